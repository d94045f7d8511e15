import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Wishlist } from '#contract/wishlist.ts'
import { ShopError } from '#domain/errors.ts'
import { MAX_WISHLISTS } from '#domain/wishlist.ts'
import type { CartOwner } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { wishlistItems, wishlists } from './tables.ts'

/** A customer, or a guest's session. */
export type WishlistOwner = CartOwner
type WishlistRow = typeof wishlists.$inferSelect

export function isOwnedBy(owner: WishlistOwner): SQL {
  return 'userId' in owner ? eq(wishlists.userId, owner.userId) : eq(wishlists.sessionId, owner.sessionId)
}

/** The owner's lists, the first one first; their wishes newest first. */
export async function listWishlists(db: Db, owner: WishlistOwner): Promise<Wishlist[]> {
  const rows = await db
    .select({ list: wishlists, wish: wishlistItems })
    .from(wishlists)
    .leftJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .where(isOwnedBy(owner))
    .orderBy(asc(wishlists.id), desc(wishlistItems.id))
  const lists = new Map<number, Wishlist>()
  for (const { list, wish } of rows) {
    const viewed = lists.get(list.id) ?? viewList(list)
    lists.set(list.id, viewed)
    if (wish) viewed.wished_products.push({ id: wish.id, variant_id: wish.variantId })
  }
  return [...lists.values()]
}

const viewList = ({ id, name, hash, shared }: WishlistRow): Wishlist => ({ id, name, hash, shared, wished_products: [] })

/** @throws ShopError wishlist_not_found for a list of somebody else, shared or not */
export async function lockWishlist(tx: Db, owner: WishlistOwner | null, hash: string): Promise<WishlistRow> {
  const [list] = owner
    ? await tx
        .select()
        .from(wishlists)
        .where(and(eq(wishlists.hash, hash), isOwnedBy(owner)))
        .for('update')
    : []
  if (!list) throw new ShopError('wishlist_not_found')
  return list
}

/** The list that the heart of a product adds to; created with the first wish. */
export async function lockFirstWishlist(tx: Db, owner: WishlistOwner, now: Date): Promise<WishlistRow> {
  const find = () => tx.select().from(wishlists).where(isOwnedBy(owner)).orderBy(asc(wishlists.id)).limit(1).for('update')
  const [list] = await find()
  if (list) return list
  await tx
    .insert(wishlists)
    .values(createListRow(owner, '', now))
    .onConflictDoNothing()
  const [written] = await find()
  if (!written) throw new Error('A wish list was not written.')
  return written
}

/** @throws ShopError wishlists_full, wishlist_name_taken */
export async function createWishlist(tx: Db, owner: WishlistOwner, name: string, now: Date): Promise<Wishlist> {
  // The first list is the one of the hearts, so that a named list never takes its place.
  await lockFirstWishlist(tx, owner, now)
  if ((await tx.$count(wishlists, isOwnedBy(owner))) >= MAX_WISHLISTS) throw new ShopError('wishlists_full', { most: MAX_WISHLISTS })
  const [list] = await tx
    .insert(wishlists)
    .values(createListRow(owner, name, now))
    .onConflictDoNothing()
    .returning()
  if (!list) throw new ShopError('wishlist_name_taken')
  return viewList(list)
}

/**
 * A list that is not shared any more gets a new link: the old one stays invalid if the list is shared again.
 * @throws ShopError wishlist_not_found, wishlist_name_taken
 */
export async function changeWishlist(
  tx: Db,
  owner: WishlistOwner | null,
  hash: string,
  { name, shared }: { name?: string | undefined; shared?: boolean | undefined }
): Promise<Wishlist> {
  // All lists are locked, because two of them must not get the same name.
  const lists = owner ? await tx.select().from(wishlists).where(isOwnedBy(owner)).for('update') : []
  const list = lists.find(other => other.hash === hash)
  if (!list) throw new ShopError('wishlist_not_found')
  if (lists.some(other => other !== list && other.name === name)) throw new ShopError('wishlist_name_taken')
  const changed = { ...list, name: name ?? list.name, shared: shared ?? list.shared }
  if (list.shared && !changed.shared) changed.hash = createHash()
  const { name: newName, shared: isShared, hash: link } = changed
  await tx.update(wishlists).set({ name: newName, shared: isShared, hash: link }).where(eq(wishlists.id, list.id))
  return viewList(changed)
}

export async function removeWishlist(tx: Db, owner: WishlistOwner | null, hash: string): Promise<void> {
  const list = await lockWishlist(tx, owner, hash)
  await tx.delete(wishlists).where(eq(wishlists.id, list.id))
}

export async function emptyWishlist(tx: Db, owner: WishlistOwner | null, hash: string): Promise<void> {
  const list = await lockWishlist(tx, owner, hash)
  await tx.delete(wishlistItems).where(eq(wishlistItems.wishlistId, list.id))
}

const createHash = (): string => randomBytes(12).toString('base64url')
const createListRow = (owner: WishlistOwner, name: string, now: Date) => ({ ...owner, name, hash: createHash(), createdAt: now })
