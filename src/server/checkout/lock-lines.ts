import { and, eq, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { MAX_UNPAID_PIECES } from '#domain/order.ts'
import { type Locale, localize } from '#domain/site.ts'
import { type CartRow, lineItems, type LineRow, type PricedLine, priceLines } from '../cart/index.ts'
import { variants } from '../catalogue/index.ts'
import { coupons, isRunning, personalPrices } from '../discount/index.ts'
import { stays } from '../hotel/index.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { orderLines, orders, refuseManyUnpaid } from '../order/index.ts'

interface LockedLines {
  lines: PricedLine[]
  /** True also where it is not known. */
  hasStays: boolean
  hasCampaigns: boolean
  unpaidOrders: number
}

const NO_LINES: LockedLines = { lines: [], hasStays: true, hasCampaigns: true, unpaidOrders: 1 }

const lockRows = compileQuery(['cartId', 'userId', 'now'], (db, { cartId, userId, now }) =>
  db
    .select({
      line: lineItems,
      hasStays: sql<boolean>`EXISTS (SELECT 1 FROM ${stays} WHERE ${stays.cartId} = ${cartId})`,
      hasAgreedPrices: sql<boolean>`EXISTS (SELECT 1 FROM ${personalPrices} WHERE ${personalPrices.userId} = ${userId})`,
      hasCampaigns: sql<boolean>`EXISTS (SELECT 1 FROM ${coupons} WHERE ${isRunning(now)})`,
      unpaidOrders: sql<number>`(SELECT count(*)::int FROM ${orders} WHERE ${orders.userId} = ${userId} AND ${orders.state} = 'awaiting_payment')`
    })
    .from(lineItems)
    .innerJoin(variants, sql`${variants.id} = ANY(ARRAY[${lineItems.variantId}, ${lineItems.giftVariantId}])`)
    .where(eq(lineItems.cartId, cartId))
    .orderBy(variants.id)
    .for('no key update', { of: variants })
)

/**
 * Locks the variants of a claimed cart and of its gifts in the order of their ids, which prevents deadlocks, and then prices the lines.
 * The lock's statement also reads whether the shop has campaigns and the customer stays, agreed prices and unpaid orders: most have none, and need no further query.
 */
export async function lockLines(tx: Db, { id: cartId }: CartRow, userId: number, now: Date): Promise<LockedLines> {
  const rows = await lockRows(tx, { cartId, userId, now: now.toISOString() })
  const [first] = rows
  if (!first) return NO_LINES
  const { hasStays, hasAgreedPrices, hasCampaigns, unpaidOrders } = first
  // A line with a gift has two rows.
  const lines = [...new Map(rows.map(({ line }): [number, LineRow] => [line.id, line])).values()].toSorted((a, b) => a.id - b.id)
  return { lines: await priceLines(tx, cartId, lines, now, hasAgreedPrices), hasStays, hasCampaigns, unpaidOrders }
}

/** Limits the stock that unpaid orders of one customer can hold. @throws ShopError unpaid_orders_many, unpaid_pieces_many */
export async function refuseUnpaid(
  tx: Db,
  lines: readonly PricedLine[],
  { userId, locale }: { userId: number; locale: Locale }
): Promise<void> {
  const unpaid = await tx
    .select({ orderId: orders.id, variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'awaiting_payment')))
  refuseManyUnpaid(new Set(unpaid.map(({ orderId }) => orderId)).size)
  for (const line of lines) {
    if (line.agreed) continue
    const held = unpaid.filter(({ variantId }) => variantId === line.variantId).reduce((sum, { quantity }) => sum + quantity, 0)
    if (held + line.quantity > MAX_UNPAID_PIECES)
      throw new ShopError('unpaid_pieces_many', { most: MAX_UNPAID_PIECES, name: localize(line.snapshot.name, locale) })
  }
}
