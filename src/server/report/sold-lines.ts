import { sql, type SQL } from 'drizzle-orm'
import type { Period } from '#domain/period.ts'
import { type Locale, LOCALES } from '#domain/site.ts'
import { isWithin } from '../kernel/db/period.ts'
import { orderAdjustments, orderLines, orders, selectPrepaid } from '../order/index.ts'
import { refundCases } from '../payment/index.ts'

/** A stored text in a language, or in the other one where it is missing. */
export function selectLocalized(column: SQL, locale: Locale): SQL {
  const texts = [locale, ...LOCALES].map(each => sql`nullif(${column} ->> ${sql.raw(`'${each}'`)}, '')`)
  return sql`coalesce(${sql.join(texts, sql`, `)}, '')`
}

/**
 * Lines of goods and tickets of the orders that were placed in a period: `sales` is what was paid for a line, less its discounts; `returned`
 * the part of that for pieces that were refunded since, or all of it where the order was canceled.
 * @param where further condition of the lines `l`
 */
export function selectSoldLines(period: Period, where: SQL = sql`true`): SQL {
  const isPlaced = isWithin(sql`o.placed_at`, period)
  return sql`
    SELECT s.*, CASE s.state WHEN 'placed' THEN s.sales * s.refunded / s.quantity ELSE s.sales END AS returned FROM (
      SELECT o.state, l.order_id, l.product_id, l.variant_id, l.entry_id, l.quantity, l.total - coalesce(a.amount, 0) AS sales,
        coalesce(r.quantity, 0) AS refunded
      FROM ${orders} o JOIN ${orderLines} l ON l.order_id = o.id
      LEFT JOIN (
        SELECT a.line_id, sum(a.amount)::bigint AS amount FROM ${orders} o JOIN ${orderAdjustments} a ON a.order_id = o.id
        WHERE ${isPlaced} AND NOT a.included AND a.line_id IS NOT NULL GROUP BY a.line_id
      ) a ON a.line_id = l.id
      LEFT JOIN (
        SELECT l.id, l.refunded_quantity AS quantity FROM ${orderLines} l WHERE l.refunded_quantity > 0 AND l.order_id IN (
          SELECT c.order_id FROM ${orders} o JOIN ${refundCases} c ON c.order_id = o.id WHERE ${isPlaced}
        )
      ) r ON r.id = l.id
      WHERE ${isPlaced} AND l.variant_id IS NOT NULL AND ${where}
    ) s`
}

/** What an order sold, for use inside a query. @param order alias of the orders */
export const selectOrderSales = (order: SQL): SQL => sql`(${order}.total - ${selectPrepaid(sql`${order}.id`)})`
