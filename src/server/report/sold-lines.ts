import { sql, type SQL } from 'drizzle-orm'
import type { Period } from '#domain/period.ts'
import { type Locale, LOCALES } from '#domain/site.ts'
import { isWithin } from '../kernel/db/period.ts'
import { orderAdjustments, orderLines, orders } from '../order/index.ts'
import { returnLines, returns } from '../return/index.ts'

/** A stored text in a language, or in the other one where it is missing. */
export function selectLocalized(column: SQL, locale: Locale): SQL {
  const texts = [locale, ...LOCALES].map(each => sql`nullif(${column} ->> ${sql.raw(`'${each}'`)}, '')`)
  return sql`coalesce(${sql.join(texts, sql`, `)}, '')`
}

/**
 * Lines of the orders that were placed in a period: `sales` is what was paid for a line, less its discounts; `returned` what of it
 * was refunded for returned goods, or the whole of a canceled order.
 * @param where further condition of the lines `l`
 */
export function selectSoldLines(period: Period, where: SQL = sql`true`): SQL {
  return sql`
    SELECT l.order_id, l.product_id, l.variant_id, l.entry_id, l.quantity, l.total - coalesce(a.amount, 0) AS sales,
      CASE o.state WHEN 'placed' THEN coalesce(r.amount, 0) ELSE l.total - coalesce(a.amount, 0) END AS returned
    FROM ${orders} o JOIN ${orderLines} l ON l.order_id = o.id
    LEFT JOIN (
      SELECT a.line_id, sum(a.amount) AS amount FROM ${orders} o JOIN ${orderAdjustments} a ON a.order_id = o.id
      WHERE ${isWithin(sql`o.placed_at`, period)} AND NOT a.included AND a.line_id IS NOT NULL GROUP BY a.line_id
    ) a ON a.line_id = l.id
    LEFT JOIN (
      SELECT rl.order_line_id, sum(rl.amount) AS amount FROM ${returnLines} rl JOIN ${returns} r ON r.id = rl.return_id
      WHERE r.state = 'refunded' GROUP BY rl.order_line_id
    ) r ON r.order_line_id = l.id
    WHERE ${isWithin(sql`o.placed_at`, period)} AND ${where}`
}
