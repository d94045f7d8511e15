import type { Hono } from 'hono'
import { type Dashboard, type Report, reportContract } from '#contract/report.ts'
import { DAILY_REPORTS, DASHBOARD_REPORTS, DASHBOARD_ROWS, type Figure, MONEY_FIGURES, TAX_FIGURES } from '#domain/report.ts'
import { MAX_PERIOD_DAYS, parsePeriod } from '#domain/period.ts'
import type { Locale } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '../import/index.ts'
import { runInBackground } from '../kernel/db/pool.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import { sendCsv } from '../kernel/http/send-csv.ts'
import type { Server } from '../kernel/server.ts'
import { readReports, type ReportRequest } from './read-report.ts'
import { readSetupProgress } from './setup-progress.ts'

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
  const readOne = async (request: ReportRequest, locale: Locale): Promise<Report> => {
    const [report] = await runInBackground(() => readReports(db, [request], { locale, now: now() }))
    if (!report) throw new Error(`The report ${request.name} was not read.`)
    return report
  }

  return implement(reportContract, {
    'GET /api/v2/staff/reports/{name}': ({ params: { name }, query, locale }) =>
      readOne({ name, period: parsePeriod(query, USUAL_DAYS, now()), limit: DAILY_REPORTS.has(name) ? MAX_PERIOD_DAYS : ROWS }, locale),

    'GET /api/v2/staff/dashboard': async ({ locale }) => {
      const requests = Object.values(DASHBOARD_REPORTS).map(({ name, days }) => ({
        name,
        period: parsePeriod({ days }, days, now()),
        limit: DASHBOARD_ROWS
      }))
      const reports = await runInBackground(() => readReports(db, requests, { locale, now: now() }))
      return Object.fromEntries(Object.keys(DASHBOARD_REPORTS).map((part, index) => [part, reports[index]])) as Dashboard
    },

    'GET /api/v2/staff/setup_progress': () => readSetupProgress(db, now()),

    'GET /api/v2/staff/reports/{name}/export': async ({ c, params: { name }, query, locale }) => {
      const period = parsePeriod(query, USUAL_DAYS, now())
      const t = createTranslator(locale)
      const { rows, figures } = await readOne({ name, period, limit: EXPORTED_ROWS }, locale)
      const headings = figures.map(figure => t(`report:figure_${figure}`))
      const lines = [
        [t(`report:row_${name}`), ...headings, ...headings.map(heading => t('report:heading_before', { heading }))],
        ...rows.map(({ label, values, before }) => [
          label,
          ...[values, before].flatMap(cells => cells.map((value, at) => toCell(figures[at], value)))
        ])
      ]
      return sendCsv(c, `${name}-${period.from}-${period.to}`, BYTE_ORDER_MARK + lines.map(toCsvLine).join(''))
    }
  })
}
