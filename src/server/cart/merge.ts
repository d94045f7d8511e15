import { and, eq, isNull, ne } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { moveStays } from '../hotel/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { type CartRow, findLastDelivery } from './cart.ts'
import { readSellables } from './lines.ts'
import { carts, lineItems } from './tables.ts'

/**
 * Merges a guest's cart into that of the user who logs in. No line is lost: quantities of the same variant are added within the
 * stock, and are at least the larger of the two. The address typed last, before the login, is used. Call it inside the login's
 * transaction, before the guest's session ends.
 */
export async function mergeCarts(tx: Db, sessionId: string, userId: number, now: Date): Promise<void> {
  const [guest] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.sessionId, sessionId), ne(carts.state, 'completed')))
    .for('update')
  if (!guest) return
  // Uses a cart that another tab of the user has just created, instead of failing on the unique index.
  await tx
    .insert(carts)
    .values({ userId, ...(await findLastDelivery(tx, { userId })), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const [mine] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), ne(carts.state, 'completed')))
    .for('update')
  if (!mine) throw new Error('A cart was not written.')

  const brought = await tx.select().from(lineItems).where(eq(lineItems.cartId, guest.id)).orderBy(lineItems.id)
  const stored = new Map(
    (
      await tx
        .select()
        .from(lineItems)
        .where(and(eq(lineItems.cartId, mine.id), isNull(lineItems.giftCard)))
    ).map(line => [line.variantId, line])
  )
  const stock = await readSellables(
    tx,
    brought.map(line => line.variantId),
    now,
    { hidden: true }
  )
  for (const line of brought) {
    const other = line.giftCard ? undefined : stored.get(line.variantId)
    if (!other) {
      await tx.update(lineItems).set({ cartId: mine.id }).where(eq(lineItems.id, line.id))
      continue
    }
    const larger = Math.max(line.quantity, other.quantity)
    const quantity = Math.min(
      Math.max(larger, Math.min(line.quantity + other.quantity, stock.get(line.variantId)?.available ?? 0)),
      MAX_LINE_QUANTITY
    )
    await tx
      .update(lineItems)
      .set({ quantity, entryId: line.entryId ?? other.entryId })
      .where(eq(lineItems.id, other.id))
  }
  await tx
    .update(carts)
    .set({ ...(guest.address || guest.deliveryMethod === 'pickup' ? toDelivery(guest) : {}), updatedAt: now })
    .where(eq(carts.id, mine.id))
  await moveStays(tx, guest.id, mine.id)
  await tx.delete(carts).where(eq(carts.id, guest.id))
}

function toDelivery({ address, organisation, deliveryMethod, deliveryWindow, branchCode, recipient }: CartRow) {
  return { ...(address ? { address } : {}), organisation, deliveryMethod, deliveryWindow, branchCode, recipient }
}
