import { and, eq, gt, inArray, isNotNull, isNull, type SQLWrapper } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { personalPrices } from './tables.ts'

type AgreedPrice = Pick<typeof personalPrices.$inferSelect, 'id' | 'variantId' | 'quantity' | 'price' | 'number'>

/**
 * Agreed prices of a user for these variants that are valid at `now` and not used by an order.
 * @param userId a subquery of one user's id
 */
export async function readAgreedPrices(db: Db, userId: SQLWrapper, variantIds: readonly number[], now: Date): Promise<AgreedPrice[]> {
  if (!variantIds.length) return []
  return db
    .select({
      id: personalPrices.id,
      variantId: personalPrices.variantId,
      quantity: personalPrices.quantity,
      price: personalPrices.price,
      number: personalPrices.number
    })
    .from(personalPrices)
    .where(
      and(
        eq(personalPrices.userId, userId),
        inArray(personalPrices.variantId, [...variantIds]),
        gt(personalPrices.validUntil, now),
        isNull(personalPrices.orderId)
      )
    )
}

/**
 * Consumes agreed prices for an order, in its transaction. @throws ShopError total_changed where one was changed or used since it
 * was read
 */
export async function usePrices(tx: Db, ids: readonly number[], orderId: number): Promise<void> {
  if (!ids.length) return
  const unused = await tx
    .select({ id: personalPrices.id })
    .from(personalPrices)
    .where(and(inArray(personalPrices.id, [...ids]), isNull(personalPrices.orderId)))
    .orderBy(personalPrices.id)
    .for('update')
  if (unused.length !== ids.length) throw new ShopError('total_changed', { changes: [{ kind: 'cart' }] })
  await tx
    .update(personalPrices)
    .set({ orderId })
    .where(inArray(personalPrices.id, [...ids]))
}

/** Releases the prices of an order that ends before it is placed. */
export async function releasePrices(tx: Db, orderId: number): Promise<void> {
  await tx.update(personalPrices).set({ orderId: null }).where(eq(personalPrices.orderId, orderId))
}

/** Replaces the prices agreed by the same suggestion or quote. @throws ShopError offer_ordered where an active order uses one */
export async function savePersonalPrices(
  tx: Db,
  prices: { number: string; userId: number; validUntil: Date; lines: readonly { variantId: number; quantity: number; price: Tugrik }[] },
  now: Date
): Promise<void> {
  await deletePrices(tx, prices.number)
  const { number, userId, validUntil, lines } = prices
  await tx
    .insert(personalPrices)
    .values(lines.map(({ variantId, quantity, price }) => ({ variantId, quantity, price, number, userId, validUntil, createdAt: now })))
}

/** Deletes the prices of a suggestion or quote. @throws ShopError offer_ordered where an active order uses one */
export async function deletePrices(tx: Db, number: string): Promise<void> {
  const rows = await tx
    .select({ id: personalPrices.id, orderId: personalPrices.orderId })
    .from(personalPrices)
    .where(eq(personalPrices.number, number))
    .orderBy(personalPrices.id)
    .for('update')
  if ((await listOrderedNumbers(tx, [number])).has(number)) throw new ShopError('offer_ordered')
  if (rows.length) await tx.delete(personalPrices).where(eq(personalPrices.number, number))
}

/** The given suggestions and quotes that have a price in use by an active order. */
export async function listOrderedNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  if (!numbers.length) return new Set()
  const rows = await db
    .selectDistinct({ number: personalPrices.number })
    .from(personalPrices)
    .where(and(inArray(personalPrices.number, [...numbers]), isNotNull(personalPrices.orderId)))
  return new Set(rows.map(row => row.number))
}
