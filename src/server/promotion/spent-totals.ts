import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { CURRENCY, ledgerAccounts } from '../ledger/index.ts'
import { orderLines, orders } from '../order/index.ts'

/** The total of an order's gift cards and wallet recharges. */
const STORED_TOTAL = sql<Tugrik>`coalesce((
  SELECT sum(${orderLines.total}) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id} AND ${orderLines.kind} IN ('wallet_recharge', 'gift_card')
), 0)`

/** The balance of an order's account: what was paid and not given back. */
const NET = sql<Tugrik>`coalesce((
  SELECT ${ledgerAccounts.creditsPosted} - ${ledgerAccounts.debitsPosted} FROM ${ledgerAccounts}
  WHERE ${ledgerAccounts.orderId} = ${orders.id} AND ${ledgerAccounts.kind} = 'order' AND ${ledgerAccounts.currency} = ${CURRENCY}
), 0)`

/**
 * What is spent on an order's other lines, which promotions count: an order whose goods are refunded allows no play for its delivery fee. The
 * money of gift cards and recharges is counted when it pays for another order: otherwise a gift card could be bought with another one, again
 * and again, and each purchase would allow a play.
 */
export const SPENT_TOTAL = sql<Tugrik>`greatest(${NET} - ${STORED_TOTAL}, 0)`

/** Whether at least `minimum` is spent on an order; nothing is on one of gift cards and recharges alone. */
export const hasSpent = async (db: Db, orderId: number, minimum: Tugrik): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), isSpentAtLeast(minimum)))) > 0

/** The same condition, for use inside a query of orders. */
export const isSpentAtLeast = (minimum: Tugrik): SQL => gte(SPENT_TOTAL, Math.max(1, minimum))
