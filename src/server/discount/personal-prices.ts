import { and, eq, gt, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { carts } from '../cart/tables.ts'
import type { Db } from '../kernel/db/open.ts'
import { orders } from '../order/tables.ts'
import { personalPrices } from '../quote/tables.ts'

export type AgreedPrice = Pick<typeof personalPrices.$inferSelect, 'id' | 'variantId' | 'quantity' | 'price' | 'number'>

/** An order in another state was abandoned or could not be fulfilled: its agreed prices are valid again. */
const LIVE = ['awaiting_payment', 'placed'] as const

const free = (): SQL | undefined => or(isNull(personalPrices.orderId), notInArray(orders.state, [...LIVE]))

/** Agreed prices of the cart's user for these variants that are valid at `now`. */
export async function agreedPrices(db: Db, cartId: string, variantIds: readonly number[], now: Date): Promise<AgreedPrice[]> {
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
    .leftJoin(orders, eq(orders.id, personalPrices.orderId))
    .where(
      and(
        eq(personalPrices.userId, db.select({ userId: carts.userId }).from(carts).where(eq(carts.id, cartId))),
        inArray(personalPrices.variantId, [...variantIds]),
        gt(personalPrices.validUntil, now),
        free()
      )
    )
}

/**
 * Consumes agreed prices for an order, in its transaction. @throws ShopError total_changed where one was changed or used since it
 * was read
 */
export async function usePrices(tx: Db, ids: readonly number[], orderId: number): Promise<void> {
  if (!ids.length) return
  const known = await tx
    .select({ id: personalPrices.id })
    .from(personalPrices)
    .leftJoin(orders, eq(orders.id, personalPrices.orderId))
    .where(and(inArray(personalPrices.id, [...ids]), free()))
    .orderBy(personalPrices.id)
    .for('update', { of: personalPrices })
  if (known.length !== ids.length) throw new ShopError('total_changed', { changes: [{ kind: 'cart' }] })
  await tx
    .update(personalPrices)
    .set({ orderId })
    .where(inArray(personalPrices.id, [...ids]))
}

/** Replaces the prices agreed by the same suggestion or quote. @throws ShopError offer_ordered where an active order uses one */
export async function promisePrices(
  tx: Db,
  promise: { number: string; userId: number; validUntil: Date; lines: readonly { variantId: number; quantity: number; price: Tugrik }[] },
  now: Date
): Promise<void> {
  await takeBackPrices(tx, promise.number)
  const { number, userId, validUntil, lines } = promise
  await tx
    .insert(personalPrices)
    .values(lines.map(({ variantId, quantity, price }) => ({ variantId, quantity, price, number, userId, validUntil, createdAt: now })))
}

/** @throws ShopError offer_ordered where a live order was made at it */
export async function takeBackPrices(tx: Db, number: string): Promise<void> {
  const rows = await tx
    .select({ id: personalPrices.id, orderId: personalPrices.orderId })
    .from(personalPrices)
    .where(eq(personalPrices.number, number))
    .orderBy(personalPrices.id)
    .for('update')
  if ((await orderedNumbers(tx, [number])).has(number)) throw new ShopError('offer_ordered')
  if (rows.length) await tx.delete(personalPrices).where(eq(personalPrices.number, number))
}

/** Of these suggestions and quotes those that a live order was made at. */
export async function orderedNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  if (!numbers.length) return new Set()
  const rows = await db
    .selectDistinct({ number: personalPrices.number })
    .from(personalPrices)
    .innerJoin(orders, eq(orders.id, personalPrices.orderId))
    .where(and(inArray(personalPrices.number, [...numbers]), inArray(orders.state, [...LIVE])))
  return new Set(rows.map(row => row.number))
}
