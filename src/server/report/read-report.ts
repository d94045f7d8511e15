import { sql, type SQL } from 'drizzle-orm'
import type { Report } from '#contract/report.ts'
import { type Figure, type Period, previousPeriod, REPORTS, type ReportName } from '#domain/report.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { searchRows } from './search-rows.ts'

export interface ReportDefinition {
  /** Selects `key`, `label` and the figures of the report. */
  rows: (period: Period, locale: Locale) => SQL
  /** Figures whose sum over the rows means something. */
  summed: readonly Figure[]
}

const DEFINITIONS: Record<ReportName, ReportDefinition> = {
  searches: { rows: period => searchRows(period), summed: ['searches', 'clicks'] },
  empty_searches: { rows: period => searchRows(period, true), summed: ['searches'] }
}

type Row = Record<string, string | number | null>

/** The largest rows of a report with those of the period before, counted in one statement. */
export async function readReport(db: Db, name: ReportName, period: Period, locale: Locale, limit: number): Promise<Report> {
  const figures: readonly Figure[] = REPORTS[name]
  const { rows: selectRows, summed } = DEFINITIONS[name]
  const before = previousPeriod(period)
  const column = (of: string, figure: string): SQL => sql`${sql.identifier(of)}.${sql.identifier(figure)}`
  const columns = figures.flatMap(figure => {
    const total = (of: SQL): SQL => (summed.includes(figure) ? of : sql`NULL`)
    return [
      sql`${column('current', figure)}::float8 AS ${sql.identifier(figure)}`,
      sql`${column('previous', figure)}::float8 AS ${sql.identifier(`before_${figure}`)}`,
      sql`${total(sql`(sum(${column('current', figure)}) OVER ())::float8`)} AS ${sql.identifier(`total_${figure}`)}`,
      sql`${total(sql`(SELECT sum(${sql.identifier(figure)})::float8 FROM previous)`)} AS ${sql.identifier(`total_before_${figure}`)}`
    ]
  })
  const result = await db.execute(sql`
      WITH current AS MATERIALIZED (${selectRows(period, locale)}), previous AS MATERIALIZED (${selectRows(before, locale)})
      SELECT current.key, current.label, ${sql.join(columns, sql`, `)}
      FROM current LEFT JOIN previous ON previous.key = current.key
      ORDER BY ${column('current', figures[0] ?? 'key')} DESC NULLS LAST, current.label, current.key LIMIT ${limit + 1}`)
  const { rows: found } = result as { rows: Row[] }
  const valuesOf = (row: Row | undefined, prefix: string): (number | null)[] =>
    figures.map(figure => {
      const value = row?.[`${prefix}${figure}`] ?? null
      return value === null ? null : Number(value)
    })
  return {
    name,
    ...period,
    before,
    figures: [...figures],
    rows: found.slice(0, limit).map(row => ({
      key: String(row['key']),
      label: String(row['label']),
      values: valuesOf(row, ''),
      before: valuesOf(row, 'before_')
    })),
    totals: { values: valuesOf(found[0], 'total_'), before: valuesOf(found[0], 'total_before_') },
    more: found.length > limit
  }
}
