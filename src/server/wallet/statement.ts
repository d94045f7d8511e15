import { sql } from 'drizzle-orm'
import { POSTING_REASONS, type StatementFilters, type WalletPosting } from '#contract/wallet.ts'
import { startOfDay } from '#domain/day.ts'
import type { Locale } from '#domain/site.ts'
import type { CreditKind } from '#domain/wallet.ts'
import { formatDate, formatTime } from '#i18n/format.ts'
import { createTranslator } from '#i18n/translator.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '../import/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { CURRENCY, ledgerAccounts, ledgerTransfers } from '../ledger/index.ts'
import { orders } from '../order/index.ts'

const PER_PAGE = 20
const BATCH = 500

interface Row extends Record<string, unknown> {
  id: number
  at: string | Date
  kind: CreditKind
  code: string
  number: string | null
  amount: number
  balance: number
}

/** The accounts of the points' statement. */
export const POINTS_ACCOUNT: readonly CreditKind[] = ['points']

/** Posted changes of a customer's accounts, newest first. @param before the id of a posting */
async function readPostings(
  db: Db,
  userId: number,
  of: readonly CreditKind[],
  filters: StatementFilters,
  before: number | undefined,
  limit: number
): Promise<WalletPosting[]> {
  const { kind, direction, from, to } = filters
  const kinds = sql.join(
    of.map(each => sql`${each}`),
    sql`, `
  )
  const conditions = [
    sql`true`,
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(direction ? [direction === 'in' ? sql`amount > 0` : sql`amount < 0`] : []),
    ...(from ? [sql`created_at >= ${startOfDay(from).toISOString()}::timestamptz`] : []),
    ...(to ? [sql`created_at < ${startOfDay(to, 1).toISOString()}::timestamptz`] : [])
  ]
  const { rows } = (await db.execute(sql`
    WITH own AS (
      SELECT id, kind FROM ${ledgerAccounts} WHERE user_id = ${userId} AND kind IN (${kinds}) AND currency = ${CURRENCY}
    ), postings AS (
      SELECT t.id, t.created_at, own.kind, t.code, coalesce(t.order_id, other.order_id) AS order_id,
        CASE WHEN t.credit_account_id = own.id THEN t.amount ELSE -t.amount END AS amount
      FROM own
      JOIN ${ledgerTransfers} t ON (t.debit_account_id = own.id OR t.credit_account_id = own.id) AND t.kind IN ('single', 'post_pending')
      JOIN ${ledgerAccounts} other ON other.id = CASE WHEN t.credit_account_id = own.id THEN t.debit_account_id ELSE t.credit_account_id END
    ), balanced AS (
      SELECT *, sum(amount) OVER (ORDER BY id) AS balance FROM postings
    )
    SELECT b.id::float8 AS id, b.created_at AS at, b.kind, b.code, o.number, b.amount::float8 AS amount, b.balance::float8 AS balance
    FROM balanced b LEFT JOIN ${orders} o ON o.id = b.order_id
    WHERE b.id IN (SELECT id FROM balanced WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id DESC LIMIT ${limit})
    ORDER BY b.id DESC`)) as { rows: Row[] }
  return rows.map(({ id, at, kind: account, code, number, amount, balance }) => ({
    id,
    created_at: new Date(at).toISOString(),
    kind: account,
    reason: POSTING_REASONS.find(reason => reason === code) ?? 'other',
    order_number: number,
    amount,
    balance
  }))
}

export async function listPostings(
  db: Db,
  userId: number,
  of: readonly CreditKind[],
  filters: StatementFilters,
  before: number | undefined
): Promise<{ postings: WalletPosting[]; next: number | null }> {
  const found = await readPostings(db, userId, of, filters, before, PER_PAGE + 1)
  const postings = found.slice(0, PER_PAGE)
  return { postings, next: found.length > PER_PAGE ? (postings.at(-1)?.id ?? null) : null }
}

/** The filtered statement as CSV, read and sent in batches. */
export function exportPostings(
  db: Db,
  userId: number,
  of: readonly CreditKind[],
  filters: StatementFilters,
  locale: Locale
): ReadableStream<Uint8Array> {
  const t = createTranslator(locale)
  const encoder = new TextEncoder()
  let before: number | undefined
  const toCells = ({ created_at: at, reason, order_number: number, kind, amount, balance }: WalletPosting): (string | number)[] => [
    `${formatDate(new Date(at))} ${formatTime(new Date(at))}`,
    t(`wallet:posting_${reason}`),
    number ?? '',
    t(`wallet:kind_${kind}`),
    amount,
    balance
  ]
  const columns = (['date', 'posting', 'order', 'source', 'amount', 'balance'] as const).map(name => t(`wallet:column_${name}`))
  return new ReadableStream({
    start: controller => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + toCsvLine(columns))),
    pull: async controller => {
      const batch = await readPostings(db, userId, of, filters, before, BATCH)
      if (batch.length) controller.enqueue(encoder.encode(batch.map(posting => toCsvLine(toCells(posting))).join('')))
      before = batch.at(-1)?.id
      if (batch.length < BATCH) controller.close()
    }
  })
}
