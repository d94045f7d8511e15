import { sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import { orderLines, orders } from '../order/index.ts'

/** What an order costs for gift cards and recharges. */
const STORED_TOTAL = sql<Tugrik>`coalesce((
  SELECT sum(${orderLines.total}) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id} AND ${orderLines.kind} IN ('wallet_recharge', 'gift_card')
), 0)`

/**
 * The part of an order that counts for the games. Gift cards and recharges are spent on another order, which counts in their place:
 * otherwise the same money could buy gift cards again and again, and play each time.
 */
export const SPENT_TOTAL = sql<Tugrik>`(${orders.total} - ${STORED_TOTAL})`

/** As `SPENT_TOTAL`, of what was paid for the order and not given back. @param net the balance of the order's account */
export const toSpentPart = (net: typeof SPENT_TOTAL) => sql<Tugrik>`greatest(${net} - ${STORED_TOTAL}, 0)`
