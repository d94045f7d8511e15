import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { WishedProduct, Wishlist } from '#contract/wishlist.ts'
import { priceAt } from '#domain/price.ts'
import type { Locale } from '#domain/site.ts'
import { MAX_WISHLIST_ITEMS } from '#domain/wishlist.ts'
import type { Db } from '../kernel/db/open.ts'
import { products, readCardContext, selectCards, toCard, variants } from '../catalogue/index.ts'
import { wishlistItems, wishlists } from './tables.ts'

/** The variants of a user's wishlists, over all lists, newest first. */
export async function listWishedIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ variantId: wishlistItems.variantId })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .where(eq(wishlists.userId, userId))
    .orderBy(desc(wishlistItems.id))
  return [...new Set(rows.map(row => row.variantId))]
}

export async function listWishlists(db: Db, userId: number): Promise<Wishlist[]> {
  const rows = await db
    .select({ list: wishlists, wish: wishlistItems })
    .from(wishlists)
    .leftJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .where(eq(wishlists.userId, userId))
    .orderBy(asc(wishlists.id), desc(wishlistItems.id))
  const lists = new Map<number, Wishlist>()
  for (const { list, wish } of rows) {
    const cached = lists.get(list.id) ?? { id: list.id, name: list.name, hash: list.hash, wished_products: [] }
    lists.set(list.id, cached)
    if (wish) cached.wished_products.push({ id: wish.id, variant_id: wish.variantId })
  }
  return [...lists.values()]
}

/**
 * Adds variants in front of the user's first list; those in it keep their position. Unknown ones of a guest's list are skipped.
 * @param variantIds newest first @throws ShopError variant_not_found where none of them exists
 */
export async function addToWishlist(tx: Db, userId: number, variantIds: readonly number[], now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
  if (!rows.length) throw new ShopError('variant_not_found')
  const listId = await firstList(tx, userId, now)
  const byId = new Map(rows.map(row => [row.id, row]))
  // Inserted last, because the list is sorted newest first.
  const added = variantIds.toReversed().flatMap(id => byId.get(id) ?? [])
  await tx
    .insert(wishlistItems)
    .values(added.map(variant => ({ wishlistId: listId, variantId: variant.id, priceWhenAdded: priceAt(variant, now) })))
    .onConflictDoNothing()
  const stored = tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, listId))
    .orderBy(desc(wishlistItems.id))
    .limit(MAX_WISHLIST_ITEMS)
  await tx.delete(wishlistItems).where(and(eq(wishlistItems.wishlistId, listId), notInArray(wishlistItems.id, stored)))
}

/** Removes a variant from all lists of a user. */
export async function removeFromWishlists(tx: Db, userId: number, variantId: number): Promise<void> {
  const ownLists = tx.select({ id: wishlists.id }).from(wishlists).where(eq(wishlists.userId, userId))
  await tx.delete(wishlistItems).where(and(eq(wishlistItems.variantId, variantId), inArray(wishlistItems.wishlistId, ownLists)))
}

async function firstList(tx: Db, userId: number, now: Date): Promise<number> {
  await tx
    .insert(wishlists)
    .values({ userId, hash: randomBytes(12).toString('base64url'), createdAt: now })
    .onConflictDoNothing()
  const [list] = await tx
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(eq(wishlists.userId, userId))
    .orderBy(asc(wishlists.id))
    .limit(1)
    .for('update')
  if (!list) throw new Error('A wish list was not written.')
  return list.id
}

/** Variants as cards in the given order, including sold-out ones; withdrawn ones are omitted. */
export async function listWishedProducts(
  db: Db,
  variantIds: readonly number[],
  { userId, locale }: { userId: number | null; locale: Locale },
  now: Date
): Promise<WishedProduct[]> {
  if (!variantIds.length) return []
  const rows = await db
    .select()
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
  const seen = userId
    ? await db
        .select({ variantId: wishlistItems.variantId, price: wishlistItems.priceWhenAdded })
        .from(wishlistItems)
        .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
        .where(eq(wishlists.userId, userId))
    : []
  const productIds = [...new Set(rows.map(row => row.productId))]
  const context = await readCardContext(db)
  const cards = await selectCards(db, ids => ids.where(and(inArray(products.id, productIds), lte(products.availableOn, now))), [
    asc(products.id)
  ])
  const byId = new Map(cards.map(card => [card.id, toCard(card, context, now, locale)]))
  return variantIds.flatMap(id => {
    const variant = rows.find(row => row.id === id)
    const product = variant && byId.get(variant.productId)
    if (!product) return []
    const price = priceAt(variant, now)
    const before = seen.find(wish => wish.variantId === id)?.price ?? price
    return [{ variant_id: id, product, cheaper_by: Math.max(0, before - price) }]
  })
}
