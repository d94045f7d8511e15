import type { Hono } from 'hono'
import { reportContract } from '#contract/report.ts'
import { DAILY_REPORTS, type Figure, MONEY_FIGURES, TAX_FIGURES } from '#domain/report.ts'
import { MAX_PERIOD_DAYS, parsePeriod } from '#domain/period.ts'
import { createTranslator } from '#i18n/translator.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '../import/index.ts'
import { runInBackground } from '../kernel/db/pool.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { readReport } from './read-report.ts'

const USUAL_DAYS = 30
const ROWS = 100
const EXPORTED_ROWS = 100_000

/** Amounts are whole tugrik, taxes have two decimals, and days and percent one. */
function toCell(figure: Figure | undefined, value: number | null): number | string {
  if (value === null || figure === undefined) return ''
  const steps = TAX_FIGURES.has(figure) ? 100 : MONEY_FIGURES.has(figure) ? 1 : 10
  return Math.round(value * steps) / steps
}

export function createReportRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(reportContract, {
    'GET /api/v2/staff/reports/{name}': ({ params: { name }, query, locale }) =>
      runInBackground(() =>
        readReport(
          db,
          { name, period: parsePeriod(query, USUAL_DAYS, now()), locale, now: now() },
          DAILY_REPORTS.has(name) ? MAX_PERIOD_DAYS : ROWS
        )
      ),

    'GET /api/v2/staff/reports/{name}/export': async ({ c, params: { name }, query, locale }) => {
      const period = parsePeriod(query, USUAL_DAYS, now())
      const t = createTranslator(locale)
      const { rows, figures } = await runInBackground(() => readReport(db, { name, period, locale, now: now() }, EXPORTED_ROWS))
      const headings = figures.map(figure => t(`report:figure_${figure}`))
      const lines = [
        [t(`report:row_${name}`), ...headings, ...headings.map(heading => t('report:heading_before', { heading }))],
        ...rows.map(({ label, values, before }) => [
          label,
          ...[values, before].flatMap(cells => cells.map((value, at) => toCell(figures[at], value)))
        ])
      ]
      return c.body(BYTE_ORDER_MARK + lines.map(toCsvLine).join(''), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${period.from}-${period.to}.csv"`,
        'cache-control': 'private, no-store'
      })
    }
  })
}
