import { asc, desc, eq, inArray, lte, and } from 'drizzle-orm'
import type { WishedProduct, WishlistPage } from '#contract/wishlist.ts'
import { ShopError } from '#domain/errors.ts'
import type { ProductCard } from '#domain/product.ts'
import { toDisplayedPieces, toDisplayedStock } from '#domain/product-display.ts'
import { type Locale, localize } from '#domain/site.ts'
import { readSellables } from '../cart/index.ts'
import { products, readCardContext, selectCards, toCard } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Session } from '../kernel/http/session.ts'
import { readSettings } from '../site/index.ts'
import { isOwnedBy, type WishlistOwner } from './lists.ts'
import { wishlistItems, wishlists } from './tables.ts'
import { toGiver, isOwner } from './wishes.ts'

/** Variants as cards in the given order, including sold-out ones; withdrawn ones are omitted. */
export async function listWishedProducts(
  db: Db,
  variantIds: readonly number[],
  { owner, locale }: { owner: WishlistOwner | null; locale: Locale },
  now: Date
): Promise<WishedProduct[]> {
  if (!variantIds.length) return []
  const seen = owner
    ? await db
        .select({ variantId: wishlistItems.variantId, price: wishlistItems.priceWhenAdded })
        .from(wishlistItems)
        .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
        .where(isOwnedBy(owner))
    : []
  const before = new Map(seen.map(wish => [wish.variantId, wish.price]))
  const { items, cards } = await readGoods(db, variantIds, locale, now)
  return variantIds.flatMap(id => {
    const item = items.get(id)
    const product = item && cards.get(item.productId)
    if (!product) return []
    return [{ variant_id: id, product, cheaper_by: Math.max(0, (before.get(id) ?? item.price) - item.price) }]
  })
}

/**
 * A list as its owner sees it, or as a shared one. The owner never sees what was bought, so that a gift stays a surprise.
 * @throws ShopError wishlist_not_found for a list that is neither the requester's nor shared
 */
export async function viewWishlist(
  db: Db,
  hash: string,
  { session, locale }: { session: Session | null; locale: Locale },
  now: Date
): Promise<WishlistPage> {
  const [found] = await db
    .select({ list: wishlists, ownerName: users.firstName })
    .from(wishlists)
    .leftJoin(users, eq(users.id, wishlists.userId))
    .where(eq(wishlists.hash, hash))
  const own = found ? isOwner(found.list, session) : false
  if (!found || (!own && !found.list.shared)) throw new ShopError('wishlist_not_found')
  const { list } = found
  const { configs } = await readSettings(db)
  const wishes = await db.select().from(wishlistItems).where(eq(wishlistItems.wishlistId, list.id)).orderBy(desc(wishlistItems.id))
  const { items, cards } = await readGoods(
    db,
    wishes.map(wish => wish.variantId),
    locale,
    now
  )
  return {
    id: list.id,
    name: list.name,
    hash: list.hash,
    shared: list.shared,
    own,
    owner_name: found.ownerName ?? '',
    wished_products: wishes.flatMap(({ id, variantId, note, quantity, priceWhenAdded, boughtBy }) => {
      const item = items.get(variantId)
      const product = item && cards.get(item.productId)
      if (!product) return []
      return [
        {
          id,
          variant_id: variantId,
          product,
          options: item.snapshot.optionValues.map(option => localize(option.label, locale)),
          price: item.price,
          stock: toDisplayedStock(item.stock, configs),
          available: toDisplayedPieces(item.available, configs),
          cheaper_by: own ? Math.max(0, priceWhenAdded - item.price) : 0,
          note,
          quantity,
          bought: !own && boughtBy !== null,
          bought_by_me: !own && session !== null && boughtBy === toGiver(session)
        }
      ]
    })
  }
}

/** Today's prices of variants, and the cards of their products. */
async function readGoods(db: Db, variantIds: readonly number[], locale: Locale, now: Date) {
  const items = await readSellables(db, variantIds, now)
  const productIds = [...new Set([...items.values()].map(item => item.productId))]
  if (!productIds.length) return { items, cards: new Map<number, ProductCard>() }
  const context = await readCardContext(db)
  const cards = await selectCards(db, ids => ids.where(and(inArray(products.id, productIds), lte(products.availableOn, now))), [
    asc(products.id)
  ])
  return { items, cards: new Map(cards.map(card => [card.id, toCard(card, context, now, locale)])) }
}
