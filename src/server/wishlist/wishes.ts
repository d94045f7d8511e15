import { and, desc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { calculatePriceAt } from '#domain/price.ts'
import { MAX_WISHLIST_ITEMS } from '#domain/wishlist.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Session } from '../kernel/http/session.ts'
import { variants } from '../catalogue/index.ts'
import { lockFirstWishlist, lockWishlist, isOwnedBy, type WishlistOwner } from './lists.ts'
import { wishlistItems, wishlists } from './tables.ts'

/** The variants of an owner's lists, over all lists, newest first. */
export async function listWishedIds(db: Db, owner: WishlistOwner): Promise<number[]> {
  const rows = await db
    .select({ variantId: wishlistItems.variantId })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .where(isOwnedBy(owner))
    .orderBy(desc(wishlistItems.id))
  return [...new Set(rows.map(row => row.variantId))]
}

/**
 * Adds variants in front of the owner's first list; those in it keep their position. Unknown ones of a list are skipped.
 * @param variantIds newest first @throws ShopError variant_not_found where none of them exists
 */
export async function addToWishlist(tx: Db, owner: WishlistOwner, variantIds: readonly number[], now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
  if (!rows.length) throw new ShopError('variant_not_found')
  const { id: wishlistId } = await lockFirstWishlist(tx, owner, now)
  const byId = new Map(rows.map(row => [row.id, row]))
  // Inserted last, because the list is sorted newest first.
  const added = variantIds.toReversed().flatMap(id => byId.get(id) ?? [])
  await insertWishes(
    tx,
    wishlistId,
    added.map(variant => ({ wishlistId, variantId: variant.id, priceWhenAdded: calculatePriceAt(variant, now) }))
  )
}

/** Adds wishes in front of a list, the last one first. Wishes of the list with the same variant stay as they are. */
export async function insertWishes(tx: Db, listId: number, wishes: readonly (typeof wishlistItems.$inferInsert)[]): Promise<void> {
  if (!wishes.length) return
  await tx
    .insert(wishlistItems)
    .values([...wishes])
    .onConflictDoNothing()
  const stored = tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, listId))
    .orderBy(desc(wishlistItems.id))
    .limit(MAX_WISHLIST_ITEMS)
  await tx.delete(wishlistItems).where(and(eq(wishlistItems.wishlistId, listId), notInArray(wishlistItems.id, stored)))
}

/** Removes a variant from all lists of an owner. */
export async function removeFromWishlists(tx: Db, owner: WishlistOwner, variantId: number): Promise<void> {
  const ownLists = tx.select({ id: wishlists.id }).from(wishlists).where(isOwnedBy(owner))
  await tx.delete(wishlistItems).where(and(eq(wishlistItems.variantId, variantId), inArray(wishlistItems.wishlistId, ownLists)))
}

/** @throws ShopError wishlist_not_found, wish_not_found */
export async function changeWish(
  tx: Db,
  owner: WishlistOwner | null,
  hash: string,
  id: number,
  change: { note?: string | undefined; quantity?: number | undefined; move_to?: string | undefined }
): Promise<void> {
  const list = await lockWishlist(tx, owner, hash)
  const [wish] = await tx
    .select()
    .from(wishlistItems)
    .where(and(eq(wishlistItems.id, id), eq(wishlistItems.wishlistId, list.id)))
  if (!wish) throw new ShopError('wish_not_found')
  const { note = wish.note, quantity = wish.quantity, move_to: target } = change
  if (target === undefined || target === hash) {
    await tx.update(wishlistItems).set({ note, quantity }).where(eq(wishlistItems.id, id))
    return
  }
  const to = await lockWishlist(tx, owner, target)
  await tx
    .delete(wishlistItems)
    .where(or(eq(wishlistItems.id, id), and(eq(wishlistItems.wishlistId, to.id), eq(wishlistItems.variantId, wish.variantId))))
  await insertWishes(tx, to.id, [{ ...wish, id: undefined, note, quantity, wishlistId: to.id }])
}

export async function removeWish(tx: Db, owner: WishlistOwner | null, hash: string, id: number): Promise<void> {
  const list = await lockWishlist(tx, owner, hash)
  await tx.delete(wishlistItems).where(and(eq(wishlistItems.id, id), eq(wishlistItems.wishlistId, list.id)))
}

/** Identifies who marked a wish as bought. */
export const toGiver = ({ id, userId }: Pick<Session, 'id' | 'userId'>): string => (userId === null ? `session:${id}` : `user:${userId}`)

/**
 * Marks a wish of somebody else's shared list as bought, or removes the giver's own mark. Of two givers the first one gets it.
 * @throws ShopError wishlist_not_found, wish_not_found, wish_own for the owner, wish_bought
 */
export async function markBought(tx: Db, session: Session, hash: string, id: number, bought: boolean): Promise<void> {
  const [found] = await tx
    .select({ list: wishlists, wish: wishlistItems })
    .from(wishlists)
    .leftJoin(wishlistItems, and(eq(wishlistItems.wishlistId, wishlists.id), eq(wishlistItems.id, id)))
    .where(eq(wishlists.hash, hash))
  if (found && isOwner(found.list, session)) throw new ShopError('wish_own')
  if (!found?.list.shared) throw new ShopError('wishlist_not_found')
  if (!found.wish) throw new ShopError('wish_not_found')
  const giver = toGiver(session)
  const markedByGiver = eq(wishlistItems.boughtBy, giver)
  const [changed] = await tx
    .update(wishlistItems)
    .set({ boughtBy: bought ? giver : null })
    .where(and(eq(wishlistItems.id, id), or(isNull(wishlistItems.boughtBy), markedByGiver)))
    .returning({ id: wishlistItems.id })
  if (!changed) throw new ShopError('wish_bought')
}

export function isOwner(list: { userId: number | null; sessionId: string | null }, session: Session | null): boolean {
  if (!session) return false
  return session.userId === null ? list.sessionId === session.id : list.userId === session.userId
}
