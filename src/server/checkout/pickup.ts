import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import type { PricedLine } from '../cart/index.ts'
import { toVariantQuantities, stockItems } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { HOLD_GRACE_MS, orderLines, orders, selectSentQuantity } from '../order/index.ts'

/** Finds the variants of which a branch has too few pieces for these lines. */
type MissingVariants = (branchCode: string) => number[]

/**
 * Missing stock of branches for a cart: their stock less what other orders collect there. A pre-order is not in stock. Call it
 * under `lockVariants` where the result decides.
 */
export async function readMissingInBranches(db: Db, lines: readonly PricedLine[], now: Date): Promise<MissingVariants> {
  const pieces = toVariantQuantities(lines)
  const ids = pieces.map(({ variantId }) => variantId)
  const stock = ids.length ? await db.select().from(stockItems).where(inArray(stockItems.variantId, ids)) : []
  const ordered = ids.length ? await selectOrderedForPickup(db, ids, now) : []
  return branchCode =>
    pieces
      .filter(({ variantId, quantity }) => {
        const line = lines.find(each => each.variantId === variantId)
        const onHand = stock.find(item => item.branchCode === branchCode && item.variantId === variantId)?.onHand ?? 0
        const taken = ordered
          .filter(order => order.branchCode === branchCode)
          .reduce((sum, order) => sum + (toVariantQuantities([order]).find(piece => piece.variantId === variantId)?.quantity ?? 0), 0)
        return Boolean(line?.preorderOn) || quantity > Math.min(onHand - taken, line?.available ?? onHand)
      })
      .map(({ variantId }) => variantId)
}

/** Lines of pick-up orders that are not collected yet. */
function selectOrderedForPickup(db: Db, variantIds: readonly number[], now: Date) {
  const onShelf = or(
    and(eq(orders.state, 'awaiting_payment'), gt(orders.expiresAt, new Date(now.getTime() - HOLD_GRACE_MS))),
    and(eq(orders.state, 'placed'), inArray(orders.fulfilment, ['none', 'preparing', 'ready']))
  )
  const ofThese = or(inArray(orderLines.variantId, [...variantIds]), inArray(orderLines.giftVariantId, [...variantIds]))
  return db
    .select({
      branchCode: sql<string>`${orders.branchCode}`,
      variantId: orderLines.variantId,
      giftVariantId: orderLines.giftVariantId,
      quantity: selectSentQuantity()
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isNotNull(orders.branchCode), onShelf, ofThese))
}

/** Names of products that a branch has too few of. A gift is named by its product. */
export function listNames(lines: readonly PricedLine[], variantIds: readonly number[], locale: Locale): string[] {
  return lines
    .filter(line => variantIds.includes(line.variantId) || (line.giftVariantId !== null && variantIds.includes(line.giftVariantId)))
    .map(line => localize(line.snapshot.name, locale))
}

/** @throws ShopError pickup_unavailable, with the names of the missing products */
export async function refuseMissing(db: Db, branchCode: string, lines: readonly PricedLine[], locale: Locale, now: Date): Promise<void> {
  const missing = (await readMissingInBranches(db, lines, now))(branchCode)
  if (missing.length) throw new ShopError('pickup_unavailable', { names: listNames(lines, missing, locale).join(', ') })
}
