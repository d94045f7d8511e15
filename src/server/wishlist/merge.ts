import { asc, eq } from 'drizzle-orm'
import { MAX_WISHLISTS } from '#domain/wishlist.ts'
import type { Db } from '../kernel/db/open.ts'
import { lockFirstWishlist, isOwnedBy } from './lists.ts'
import { wishlistItems, wishlists } from './tables.ts'
import { toGiver, insertWishes } from './wishes.ts'

/**
 * Moves a guest's lists to the user who logs in. The first list is merged into the user's first one, a named list into the one with
 * the same name; wishes that the user has already stay as they are. Call it inside the login's transaction.
 */
export async function mergeWishlists(tx: Db, sessionId: string, userId: number, now: Date): Promise<void> {
  const guest = { id: sessionId, userId: null }
  await tx
    .update(wishlistItems)
    .set({ boughtBy: toGiver({ id: sessionId, userId }) })
    .where(eq(wishlistItems.boughtBy, toGiver(guest)))
  const brought = await tx.select().from(wishlists).where(isOwnedBy({ sessionId })).orderBy(asc(wishlists.id)).for('update')
  if (!brought.length) return
  const first = await lockFirstWishlist(tx, { userId }, now)
  const owned = await tx.select().from(wishlists).where(isOwnedBy({ userId })).for('update')
  for (const [index, list] of brought.entries()) {
    const same = owned.find(other => other.name === list.name)
    const wishes = await tx.select().from(wishlistItems).where(eq(wishlistItems.wishlistId, list.id)).orderBy(asc(wishlistItems.id))
    await tx.delete(wishlists).where(eq(wishlists.id, list.id))
    let target = index === 0 ? first : (same ?? first)
    if (index > 0 && !same && owned.length < MAX_WISHLISTS) {
      // A new row, because the list with the lowest id is the first one; the link stays valid.
      const { name, hash, shared } = list
      const [moved] = await tx.insert(wishlists).values({ userId, name, hash, shared, createdAt: now }).returning()
      if (!moved) throw new Error('A wish list was not written.')
      owned.push(moved)
      target = moved
    }
    await insertWishes(
      tx,
      target.id,
      wishes.map(wish => ({ ...wish, id: undefined, wishlistId: target.id }))
    )
  }
}
