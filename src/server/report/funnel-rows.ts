import { sql, type SQL } from 'drizzle-orm'
import type { Period } from '#domain/period.ts'
import { VISIT_STEPS } from '#domain/report.ts'
import { orders } from '../order/index.ts'
import { isWithin } from '../kernel/db/period.ts'
import { visitStatistics } from './tables.ts'

/** The steps to an order, each with its share of the step before in percent. */
export function selectFunnelRows(period: Period): SQL {
  const steps = VISIT_STEPS.map((step, position) => sql`(${position}::integer, ${step})`)
  return sql`
    SELECT s.step AS key, '' AS label, s.position, s.count, 100.0 * s.count / nullif(lag(s.count) OVER (ORDER BY s.position), 0) AS share
    FROM (
      SELECT position, step, coalesce((
        SELECT sum(v.count) FROM ${visitStatistics} v WHERE v.step = steps.step AND v.day BETWEEN ${period.from} AND ${period.to}
      ), 0) AS count FROM (VALUES ${sql.join(steps, sql`, `)}) steps (position, step)
      UNION ALL
      SELECT ${VISIT_STEPS.length}::integer, 'order', (SELECT count(*) FROM ${orders} o WHERE ${isWithin(sql`o.placed_at`, period)})
    ) s`
}
