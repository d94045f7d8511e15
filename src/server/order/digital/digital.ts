import { eq, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { isDigital } from '#domain/order.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../../kernel/db/open.ts'
import { readBalance, postTransfers } from '../../ledger/index.ts'
import type { OrderRow } from '../status.ts'
import { orderLines, orders } from '../tables.ts'

type LineRow = typeof orderLines.$inferSelect

/**
 * Hands over the lines of an order that need no parcel, in the transaction that places it: exactly once. An order of nothing else is
 * delivered by it.
 */
export async function deliverDigitalLines(tx: Db, order: OrderRow, lines: readonly LineRow[], now: Date): Promise<OrderRow> {
  const recharged = sumRecharges(lines)
  if (recharged > 0) await creditRecharge(tx, order, recharged, now)
  // Gift cards are delivered by a job, some of them on a later day.
  if (!isDigital(lines) || lines.some(({ kind }) => kind === 'gift_card')) return order
  const delivered = { fulfilment: 'delivered', deliveredAt: now } as const
  await tx.update(orders).set(delivered).where(eq(orders.id, order.id))
  return { ...order, ...delivered }
}

const sumRecharges = (lines: readonly LineRow[]): Tugrik =>
  lines.reduce((sum, { kind, total }) => (kind === 'wallet_recharge' ? sum + total : sum), 0)

/**
 * The order's account keeps what was paid, as every order's does, so that it is refunded like any other. A recharge is no revenue:
 * the shop owes the customer goods for it.
 */
async function creditRecharge(tx: Db, { id: orderId, userId }: OrderRow, amount: Tugrik, now: Date): Promise<void> {
  await postTransfers(tx, [{ debit: { kind: 'revenue' }, credit: { kind: 'wallet', userId }, amount, code: 'recharge', orderId }], now)
}

/**
 * Takes the recharge of a wallet back that is refunded: at most what is left of it.
 * @param by a refund by the provider has happened already; one by the shop is refused where the customer has spent the money
 * @throws ShopError recharge_spent with the largest amount that can be refunded
 */
export async function takeRechargeBack(
  tx: Db,
  { id: orderId, userId, state, fulfilment }: OrderRow,
  amount: Tugrik,
  by: 'shop' | 'provider',
  now: Date
): Promise<void> {
  if (state !== 'placed' || fulfilment !== 'delivered' || (await readDigitalTotals(tx, orderId)).recharges === 0) return
  const wallet = { kind: 'wallet', userId } as const
  const { posted, reserved } = await readBalance(tx, wallet)
  const left = Math.max(0, posted - reserved)
  if (by === 'shop' && left < amount) throw new ShopError('recharge_spent', { most: formatMoney(left) })
  const taken = Math.min(left, amount)
  if (taken > 0)
    await postTransfers(tx, [{ debit: wallet, credit: { kind: 'revenue' }, amount: taken, code: 'recharge_refund', orderId }], now)
}

/** What the recharges and the gift cards of an order cost. */
export interface DigitalTotals {
  recharges: Tugrik
  giftCards: Tugrik
}

export async function readDigitalTotals(db: Db, orderId: number): Promise<DigitalTotals> {
  const totalOf = (kind: LineRow['kind']) =>
    sql<number>`coalesce(sum(${orderLines.total}) FILTER (WHERE ${orderLines.kind} = ${kind}), 0)::float8`
  const [totals] = await db
    .select({ recharges: totalOf('wallet_recharge'), giftCards: totalOf('gift_card') })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  return totals ?? { recharges: 0, giftCards: 0 }
}
