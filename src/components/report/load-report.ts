import type { AstroGlobal } from 'astro'
import { toApiError } from '#components/form/form.ts'
import type { Report } from '#contract/report.ts'
import type { ReportName } from '#domain/report.ts'

export interface LoadedReport {
  report: Report
  /** What was typed or chosen. */
  query: PeriodQuery
  /** Whether the usual period is shown instead of an invalid one. */
  isWrong: boolean
}
type PeriodQuery = { days?: number; from?: string; to?: string }

/** The report of the period in the URL, or of the usual period where that is invalid. */
export async function loadReport(astro: AstroGlobal, name: ReportName): Promise<LoadedReport> {
  const { client } = astro.locals
  const query = parsePeriodQuery(astro.url.searchParams)
  const load = (of: PeriodQuery) => client.get('/api/v2/staff/reports/{name}', { params: { name }, query: of })
  try {
    return { report: await load(query), query, isWrong: false }
  } catch (thrown) {
    if (toApiError(thrown).status !== 422) throw thrown
    astro.response.status = 422
    return { report: await load({}), query, isWrong: true }
  }
}

export function parsePeriodQuery(params: URLSearchParams): PeriodQuery {
  const [days, from, to] = ['days', 'from', 'to'].map(name => params.get(name) || undefined)
  if (from || to) return { ...(from && { from }), ...(to && { to }) }
  return days && /^\d{1,3}$/.test(days) ? { days: Number(days) } : {}
}

export function toSearch(query: PeriodQuery, more: Record<string, string> = {}): string {
  const entries = Object.entries({ ...query, ...more }).map(([name, value]) => [name, String(value)])
  return entries.length ? `?${new URLSearchParams(entries)}` : ''
}
