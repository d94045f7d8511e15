import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { orderLines, orders } from '../order/index.ts'

/** What an order costs for gift cards and recharges. */
const STORED_TOTAL = sql<Tugrik>`coalesce((
  SELECT sum(${orderLines.total}) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id} AND ${orderLines.kind} IN ('wallet_recharge', 'gift_card')
), 0)`

/**
 * The part of an order that counts for the games. Gift cards and recharges are spent on another order, which counts in their place:
 * otherwise the same money could buy gift cards again and again, and play each time.
 */
const SPENT_TOTAL = sql<Tugrik>`(${orders.total} - ${STORED_TOTAL})`

/** Whether an order counts, and is of a least amount. */
export const isSpentOrder = async (db: Db, orderId: number, minimum: Tugrik): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), isSpent(minimum)))) > 0

/** Of the orders in a query. */
export const isSpent = (minimum: Tugrik): SQL | undefined => and(gt(SPENT_TOTAL, 0), gte(SPENT_TOTAL, minimum))

/** As `SPENT_TOTAL`, of what was paid for the order and not given back. @param net the balance of the order's account */
export const toSpentPart = (net: typeof SPENT_TOTAL) => sql<Tugrik>`greatest(${net} - ${STORED_TOTAL}, 0)`
