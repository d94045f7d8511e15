import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import { type GiftCardDetails, MAX_GIFT_CARDS } from '#domain/gift-card.ts'
import { deleteStays } from '../hotel/index.ts'
import type { Session } from '../kernel/http/session.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { isStockShown } from '../site/index.ts'
import { chooseGift } from './gifts.ts'
import { readSellables, type Sellable } from './lines.ts'
import { carts, lineItems } from './tables.ts'

/** After this time the claim of a process that died can be taken over. */
const CLAIM_MS = 60_000

export type CartOwner = { userId: number } | { sessionId: string }
export type CartRow = typeof carts.$inferSelect

export function toCartOwner(session: Session): CartOwner {
  return session.userId ? { userId: session.userId } : { sessionId: session.id }
}

const isOwnedBy = (owner: CartOwner): SQL => ('userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.sessionId, owner.sessionId))
const isChangeable = (now: Date) =>
  or(eq(carts.state, 'open'), and(eq(carts.state, 'completing'), lt(carts.completingAt, new Date(now.getTime() - CLAIM_MS))))

/** The cart displayed to an owner; null before the first item and after an order. */
export async function readCurrentCart(db: Db, owner: CartOwner): Promise<CartRow | null> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(isOwnedBy(owner), ne(carts.state, 'completed')))
  return cart ?? null
}

/**
 * Locks the owner's cart for a change, creating it where there is none: a customer's new cart has the address of the last order.
 * @throws ShopError cart_completing while an order is made of it
 */
export async function openCart(tx: Db, owner: CartOwner, now: Date): Promise<CartRow> {
  const touch = () =>
    tx
      .update(carts)
      .set({ updatedAt: now, state: 'open', completingAt: null })
      .where(and(isOwnedBy(owner), isChangeable(now)))
      .returning()
  const [open] = await touch()
  if (open) return open
  const [made] = await tx
    .insert(carts)
    .values({ ...owner, ...(await findLastDelivery(tx, owner)), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const [others] = await touch()
  if (!others) throw new ShopError('cart_completing')
  return others
}

const claim = compileQuery(['userId', 'now', 'expired'], (db, { userId, now, expired }) =>
  db
    .update(carts)
    .set({ state: 'completing', completingAt: sql`${now}::timestamptz`, updatedAt: sql`${now}::timestamptz` })
    .where(
      and(
        eq(carts.userId, userId),
        // Without parameters, which would hide the partial index from a stored plan.
        sql`(${carts.state} = 'open' OR (${carts.state} = 'completing' AND ${carts.completingAt} < ${expired}::timestamptz))`
      )
    )
    .returning()
)

/** Claims the cart for an order. Of concurrent calls only one succeeds; the others find the cart completed. */
export async function claimCart(tx: Db, userId: number, now: Date): Promise<CartRow | null> {
  const [claimed] = await claim(tx, { userId, now: now.toISOString(), expired: new Date(now.getTime() - CLAIM_MS).toISOString() })
  return claimed ?? null
}

/** @throws ShopError cart_full */
async function refuseFull(tx: Db, cartId: string): Promise<void> {
  const lines = await tx.$count(lineItems, eq(lineItems.cartId, cartId))
  if (lines > MAX_CART_LINES) throw new ShopError('cart_full', { most: MAX_CART_LINES })
}

/**
 * Adds a quantity of a variant to the cart. @throws ShopError variant_not_found, out_of_stock, quantity_unavailable,
 * gift_required, gift_sold_out, gift_short, cart_full
 */
export async function addItem(
  tx: Db,
  owner: CartOwner,
  item: { variantId: number; quantity: number; giftVariantId?: number | undefined; entryId?: number | null; couponId?: number },
  now: Date
): Promise<void> {
  const cart = await openCart(tx, owner, now)
  const sellable = (await readSellables(tx, [item.variantId], now)).get(item.variantId)
  if (!sellable) throw new ShopError('variant_not_found')
  if (sellable.kind === 'gift_card') {
    // Added without details, the card is shown to its buyer.
    const card: GiftCardDetails = { amount: sellable.basePrice, channel: 'self', contact: '', sender: '', message: '', sendOn: null }
    await insertGiftCards(
      tx,
      cart.id,
      sellable,
      Array.from({ length: item.quantity }, () => card)
    )
    return
  }
  const [line] = await tx
    .select()
    .from(lineItems)
    .where(and(eq(lineItems.cartId, cart.id), eq(lineItems.variantId, item.variantId)))
  const quantity = (line?.quantity ?? 0) + item.quantity
  await refuseBeyond(tx, sellable, quantity)
  const gift = { wanted: item.giftVariantId, before: line?.giftVariantId, quantity }
  const giftVariantId = await chooseGift(tx, sellable.giftVariantIds, gift, now)
  const seenPrice = sellable.price
  const { variantId, entryId, couponId } = item
  await tx
    .insert(lineItems)
    .values({ cartId: cart.id, variantId, quantity: item.quantity, giftVariantId, seenPrice, entryId, couponId })
    .onConflictDoUpdate({
      target: [lineItems.cartId, lineItems.variantId],
      targetWhere: isNull(lineItems.giftCard),
      set: {
        quantity: sql`${lineItems.quantity} + excluded.quantity`,
        giftVariantId,
        seenPrice,
        entryId: sql`coalesce(excluded.entry_id, ${lineItems.entryId})`,
        couponId: null
      }
    })
  if (!line) await refuseFull(tx, cart.id)
}

/** Puts a gift card into the cart, as a line of its own. @throws ShopError variant_not_found, out_of_stock, gift_cards_many */
export async function addGiftCard(tx: Db, owner: CartOwner, variantId: number, card: GiftCardDetails, now: Date): Promise<void> {
  const cart = await openCart(tx, owner, now)
  const sellable = (await readSellables(tx, [variantId], now)).get(variantId)
  if (sellable?.kind !== 'gift_card') throw new ShopError('variant_not_found')
  await insertGiftCards(tx, cart.id, sellable, [card])
}

async function insertGiftCards(tx: Db, cartId: string, sellable: Sellable, cards: readonly GiftCardDetails[]): Promise<void> {
  await refuseBeyond(tx, sellable, 1)
  const existing = await tx.$count(lineItems, and(eq(lineItems.cartId, cartId), isNotNull(lineItems.giftCard)))
  if (existing + cards.length > MAX_GIFT_CARDS) throw new ShopError('gift_cards_many', { most: MAX_GIFT_CARDS })
  const { variantId } = sellable
  await tx.insert(lineItems).values(cards.map(giftCard => ({ cartId, variantId, quantity: 1, seenPrice: giftCard.amount, giftCard })))
}

/**
 * @param quantity of the whole line; 0 removes it
 * @throws ShopError line_not_found, out_of_stock, quantity_unavailable, gift_short
 */
export async function setQuantity(tx: Db, owner: CartOwner, line: { id: number; quantity: number }, now: Date): Promise<void> {
  const cart = await openCart(tx, owner, now)
  const mine = and(eq(lineItems.id, line.id), eq(lineItems.cartId, cart.id))
  const [existing] = await tx.select().from(lineItems).where(mine)
  if (!existing) throw new ShopError('line_not_found')
  if (line.quantity === 0) {
    await tx.delete(lineItems).where(mine)
    return
  }
  const sellable = (await readSellables(tx, [existing.variantId], now)).get(existing.variantId)
  if (!sellable) throw new ShopError('out_of_stock')
  await refuseBeyond(tx, existing.giftCard ? { ...sellable, available: Math.min(sellable.available, 1) } : sellable, line.quantity)
  if (existing.giftCard) return
  const giftVariantId = existing.giftVariantId && (await chooseGift(tx, [existing.giftVariantId], { quantity: line.quantity }, now))
  await tx
    .update(lineItems)
    .set({ quantity: line.quantity, seenPrice: sellable.price, giftVariantId: giftVariantId ?? existing.giftVariantId, couponId: null })
    .where(mine)
}

/**
 * Adds lines with agreed quantities, all or none: an existing line gets exactly this quantity. Of several gifts the first
 * available one is selected. @throws ShopError out_of_stock, quantity_unavailable, gift_short, cart_full
 */
export async function putItems(
  tx: Db,
  owner: CartOwner,
  items: readonly { variantId: number; quantity: number }[],
  now: Date
): Promise<CartRow> {
  const cart = await openCart(tx, owner, now)
  const variantIds = items.map(item => item.variantId)
  const rows = await readSellables(tx, variantIds, now)
  const existing = await tx
    .select()
    .from(lineItems)
    .where(and(eq(lineItems.cartId, cart.id), inArray(lineItems.variantId, variantIds)))
  for (const { variantId, quantity } of items) {
    const sellable = rows.get(variantId)
    if (sellable?.kind !== 'goods') throw new ShopError('out_of_stock')
    await refuseBeyond(tx, sellable, quantity)
    const before = existing.find(line => line.variantId === variantId)?.giftVariantId
    const giftVariantId = await chooseGift(tx, sellable.giftVariantIds, { before, quantity, any: true }, now)
    const seenPrice = sellable.price
    await tx
      .insert(lineItems)
      .values({ cartId: cart.id, variantId, quantity, giftVariantId, seenPrice })
      .onConflictDoUpdate({
        target: [lineItems.cartId, lineItems.variantId],
        targetWhere: isNull(lineItems.giftCard),
        set: { quantity, giftVariantId, seenPrice }
      })
  }
  if (existing.length < items.length) await refuseFull(tx, cart.id)
  return cart
}

export async function resetCart(tx: Db, owner: CartOwner, now: Date): Promise<void> {
  const cart = await openCart(tx, owner, now)
  await tx.delete(lineItems).where(eq(lineItems.cartId, cart.id))
  await deleteStays(tx, cart.id)
  await tx
    .update(carts)
    .set({ ...(await findLastDelivery(tx, owner)), couponIds: [] })
    .where(eq(carts.id, cart.id))
}

/** @throws ShopError out_of_stock, quantity_unavailable with the available number, quantity_short where the shop does not show it */
export async function refuseBeyond(tx: Db, { available, variantId, snapshot }: Sellable, quantity: number): Promise<void> {
  if (quantity <= Math.min(available, MAX_LINE_QUANTITY)) return
  const details = { variant_id: variantId, sku: snapshot.sku }
  if (available <= 0) throw new ShopError('out_of_stock', { available: 0, ...details })
  throw (await isStockShown(tx))
    ? new ShopError('quantity_unavailable', { available, ...details })
    : new ShopError('quantity_short', details)
}

/** Address and organisation of the customer's latest order, the defaults of a new cart. Null for a guest. */
export async function findLastDelivery(
  tx: Db,
  owner: CartOwner
): Promise<Required<Pick<typeof carts.$inferInsert, 'address' | 'organisation'>>> {
  const [ordered] =
    'userId' in owner
      ? await tx
          .select({ address: carts.address, organisation: carts.organisation })
          .from(carts)
          .where(and(eq(carts.userId, owner.userId), eq(carts.state, 'completed')))
          .orderBy(desc(carts.updatedAt))
          .limit(1)
      : []
  return ordered ?? { address: null, organisation: null }
}
