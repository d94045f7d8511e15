import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { orderLines, orders } from '../order/index.ts'

/** The total of an order's gift cards and wallet recharges. */
const STORED_TOTAL = sql<Tugrik>`coalesce((
  SELECT sum(${orderLines.total}) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id} AND ${orderLines.kind} IN ('wallet_recharge', 'gift_card')
), 0)`

/**
 * The total of an order's other lines, which promotions count. The money of gift cards and recharges is counted when it pays for another
 * order: otherwise a gift card could be bought with another one, again and again, and each purchase would allow a play.
 */
const SPENT_TOTAL = sql<Tugrik>`(${orders.total} - ${STORED_TOTAL})`

/** Whether an order has a spent total of at least `minimum`; one of gift cards and recharges alone has none. */
export const hasSpent = async (db: Db, orderId: number, minimum: Tugrik): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), isSpentAtLeast(minimum)))) > 0

/** The same condition, for use inside a query of orders. */
export const isSpentAtLeast = (minimum: Tugrik): SQL => gte(SPENT_TOTAL, Math.max(1, minimum))

/** What is left of the spent total after refunds. @param net the balance of the order's account */
export const toNetSpentTotal = (net: SQL<Tugrik>): SQL<Tugrik> => sql<Tugrik>`greatest(${net} - ${STORED_TOTAL}, 0)`
