import { sql, type SQL } from 'drizzle-orm'
import type { Report } from '#contract/report.ts'
import { type Period, toPreviousPeriod } from '#domain/period.ts'
import { type Figure, REPORTS, type ReportName, type VisitStep } from '#domain/report.ts'
import type { ReturnReason } from '#domain/return.ts'
import { ORDER_DELIVERY_METHODS } from '#domain/order.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Translate, isTextKey, createTranslator } from '#i18n/translator.ts'
import { selectFunnelRows } from './funnel-rows.ts'
import { selectAuthorRows, selectCouponRows, selectEntryRows, selectReturnRows, selectReceiptRows, selectStockRows } from './other-rows.ts'
import {
  selectBranchRows,
  selectBrandRows,
  selectDayRows,
  selectMethodRows,
  selectProductRows,
  selectTaxonRows,
  selectVendorRows
} from './sales-rows.ts'
import { selectEmptySearchRows, selectSearchRows } from './search-rows.ts'

interface ReportDefinition {
  /** Selects `key`, `label` and the figures of the report. */
  rows: (period: Period, locale: Locale, now: Date) => SQL
  /** Figures whose sum over the rows means something. */
  summed: readonly Figure[]
  /** Figures that do not depend on the period. */
  uncompared?: readonly Figure[]
  /** The first figure, the largest first, by default. */
  order?: SQL
  /** The label of a row that has none in the database. */
  labelOf?: (key: string, t: Translate) => string
}

const bySales = sql`current.sales DESC, current.views DESC`
const goods = ['sales', 'quantity', 'returned'] as const
const reading = { summed: ['views', 'cart_additions', 'orders', 'sales'], order: bySales } as const

const DEFINITIONS: Record<ReportName, ReportDefinition> = {
  day: { rows: selectDayRows, summed: ['sales', 'orders', 'refunded', 'net'], order: sql`current.label` },
  product: { rows: selectProductRows, summed: goods },
  brand: { rows: selectBrandRows, summed: goods },
  taxon: { rows: selectTaxonRows, summed: goods },
  vendor: { rows: selectVendorRows, summed: goods },
  funnel: {
    rows: selectFunnelRows,
    summed: [],
    order: sql`current.position`,
    labelOf: (key, t) => t(`report:step_${key as VisitStep | 'order'}`)
  },
  method: { rows: selectMethodRows, summed: ['received', 'payments', 'refunded'], labelOf: formatMethod },
  branch: { rows: selectBranchRows, summed: ['sales', 'orders'], labelOf: formatBranch },
  article: { rows: (period, locale) => selectEntryRows(period, locale, sql`<> 'lookbook'`), ...reading },
  lookbook: { rows: (period, locale) => selectEntryRows(period, locale, sql`= 'lookbook'`), ...reading },
  author: { rows: selectAuthorRows, ...reading },
  receipt: { rows: selectReceiptRows, summed: ['receipts', 'receipted', 'vat', 'city_tax'], order: sql`current.label` },
  coupon: { rows: selectCouponRows, summed: ['uses', 'reduction'] },
  return: {
    rows: selectReturnRows,
    summed: ['returns', 'quantity', 'refunded'],
    labelOf: (key, t) => t(`returns:r_${key as ReturnReason}`)
  },
  stock: {
    rows: selectStockRows,
    summed: [],
    uncompared: ['days_left', 'available'],
    order: sql`current.days_left, current.quantity DESC`
  },
  searches: { rows: selectSearchRows, summed: ['searches', 'clicks'] },
  empty_searches: { rows: selectEmptySearchRows, summed: ['searches'] }
}

function formatMethod(provider: string, t: Translate): string {
  const key = `payment:${provider}`
  return isTextKey(key) ? t(key) : provider
}

function formatBranch(key: string, t: Translate): string {
  const method = ORDER_DELIVERY_METHODS.find(each => each === key)
  return method ? t(`report:delivery_${method}`) : key
}

/** An average of sums, where both are known. */
function withAverage(figures: readonly Figure[], values: (number | null)[]): (number | null)[] {
  const of = (figure: Figure) => values[figures.indexOf(figure)] ?? 0
  return figures.map((figure, index) => (figure === 'average' && of('orders') ? of('sales') / of('orders') : (values[index] ?? null)))
}

type Row = Record<string, string | number | null>

export interface ReportRequest {
  name: ReportName
  period: Period
  /** The maximum number of rows. */
  limit: number
}

/** The largest rows of each report with those of the period before, each counted in one statement. */
export async function readReports(
  db: Db,
  requests: readonly ReportRequest[],
  { locale, now }: { locale: Locale; now: Date }
): Promise<Report[]> {
  const t = createTranslator(locale)
  return db.transaction(async tx => {
    // Sorts of a year's lines stay in memory, and compiling a statement would take longer than running it.
    await tx.execute(sql`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`)
    const reports: Report[] = []
    for (const request of requests) {
      const { rows } = (await tx.execute(createStatement(request, locale, now))) as { rows: unknown[] }
      reports.push(toReport(request, rows as Row[], t))
    }
    return reports
  })
}

function createStatement({ name, period, limit }: ReportRequest, locale: Locale, now: Date): SQL {
  const figures: readonly Figure[] = REPORTS[name]
  const { rows: selectRows, summed, uncompared = [], order } = DEFINITIONS[name]
  const before = toPreviousPeriod(period)
  const column = (of: string, figure: string): SQL => sql`${sql.identifier(of)}.${sql.identifier(figure)}`
  const columns = figures.flatMap(figure => {
    const total = (of: SQL): SQL => (summed.includes(figure) ? of : sql`NULL`)
    return [
      sql`${column('current', figure)}::float8 AS ${sql.identifier(figure)}`,
      sql`${uncompared.includes(figure) ? sql`NULL` : column('previous', figure)}::float8 AS ${sql.identifier(`before_${figure}`)}`,
      sql`${total(sql`(sum(${column('current', figure)}) OVER ())::float8`)} AS ${sql.identifier(`total_${figure}`)}`,
      sql`${total(sql`(SELECT sum(${sql.identifier(figure)})::float8 FROM previous)`)} AS ${sql.identifier(`total_before_${figure}`)}`
    ]
  })
  return sql`
      WITH current AS MATERIALIZED (${selectRows(period, locale, now)}), previous AS MATERIALIZED (${selectRows(before, locale, now)})
      SELECT current.key, current.label, ${sql.join(columns, sql`, `)}
      FROM current LEFT JOIN previous ON previous.key = current.key
      ORDER BY ${order ?? sql`${column('current', figures[0] ?? 'key')} DESC NULLS LAST`}, current.label, current.key LIMIT ${limit + 1}`
}

function toReport({ name, period, limit }: ReportRequest, found: readonly Row[], t: Translate): Report {
  const figures: readonly Figure[] = REPORTS[name]
  const { labelOf } = DEFINITIONS[name]
  const valuesOf = (row: Row | undefined, prefix: string): (number | null)[] =>
    figures.map(figure => {
      const value = row?.[`${prefix}${figure}`] ?? null
      return value === null ? null : Number(value)
    })
  return {
    name,
    ...period,
    before: toPreviousPeriod(period),
    figures: [...figures],
    rows: found.slice(0, limit).map(row => ({
      key: String(row['key']),
      label: String(row['label']) || (labelOf ? labelOf(String(row['key']), t) : '') || t('report:without'),
      values: valuesOf(row, ''),
      before: valuesOf(row, 'before_')
    })),
    totals: {
      values: withAverage(figures, valuesOf(found[0], 'total_')),
      before: withAverage(figures, valuesOf(found[0], 'total_before_'))
    },
    more: found.length > limit
  }
}
