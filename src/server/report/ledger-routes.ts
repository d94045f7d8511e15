import type { Hono } from 'hono'
import { ledgerContract } from '#contract/ledger.ts'
import { parsePeriod } from '#domain/period.ts'
import { createTranslator } from '#i18n/translator.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '../import/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import { sendCsv } from '../kernel/http/send-csv.ts'
import type { Server } from '../kernel/server.ts'
import { type JournalRow, readJournal, readLedgerReport } from './ledger-report.ts'

const USUAL_DAYS = 31
const COLUMNS = ['day', 'code', 'debit', 'credit', 'transfers', 'amount'] as const

export function createLedgerRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(ledgerContract, {
    'GET /api/v2/staff/ledger': ({ query }) => readLedgerReport(db, parsePeriod(query, USUAL_DAYS, now())),

    'GET /api/v2/staff/ledger_export': async ({ c, query, locale }) => {
      const period = parsePeriod(query, USUAL_DAYS, now())
      const t = createTranslator(locale)
      const rows = await readJournal(db, period)
      const lines = [COLUMNS.map(name => t(`ledger:column_${name}`)), ...rows.map(toCells)].map(toCsvLine)
      return sendCsv(c, `ledger-${period.from}-${period.to}`, BYTE_ORDER_MARK + lines.join(''))
    }
  })
}

const toCells = (row: JournalRow): (string | number)[] => COLUMNS.map(name => row[name])
