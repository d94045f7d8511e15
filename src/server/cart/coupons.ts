import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import { MAX_CODES } from '#domain/coupon.ts'
import { readCapitalPrice } from '#domain/delivery.ts'
import { ShopError } from '#domain/errors.ts'
import { variants } from '../catalogue/index.ts'
import { type CouponRow, findCoupon, NO_COUPONS, priceCoupons, type PricedCoupons } from '../discount/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { selectAvailableQuantity } from '../inventory/index.ts'
import { addItem, type CartRow, openCart } from './cart.ts'
import { type PricedLine, readPricedLines } from './lines.ts'
import { carts, lineItems } from './tables.ts'
import { type CartDelivery, type DeliveryData, calculateTotals } from './totals.ts'

/** The codes of a cart and the campaigns that apply to it, with their reductions of its lines. */
export async function listCouponsOfCart(
  db: Db,
  cart: Pick<CartRow, 'couponIds' | 'userId' | 'organisation'> & CartDelivery,
  lines: readonly PricedLine[],
  data: DeliveryData,
  now: Date
): Promise<PricedCoupons> {
  const discounted = lines.map(({ productId, price, quantity, giftCard, agreed }) => ({
    productId,
    amount: price * quantity,
    quantity,
    isGiftCard: giftCard !== null,
    hasAgreedPrice: agreed !== null
  }))
  const { shipTotal, goodsTotal } = calculateTotals(lines, [], NO_COUPONS, cart, data, now)
  const { couponIds, userId, organisation } = cart
  const deliveryFee = shipTotal ?? readCapitalPrice(data.rules, goodsTotal)
  return priceCoupons(db, { couponIds, userId, isOrganisation: organisation !== null, flags: data.flags, deliveryFee }, discounted, now)
}

/**
 * Applies a code to the customer's cart; a code that is applied already changes nothing. Its use is held by the order alone.
 * A gift without variants is added to the cart. @throws ShopError cart_empty, coupon_not_found, coupon_delivery_free, and the refusals of `findCouponRefusal`
 */
export async function applyCoupon(tx: Db, userId: number, code: string, data: DeliveryData, now: Date): Promise<void> {
  const cart = await openCart(tx, { userId }, now)
  const lines = await readPricedLines(tx, cart.id, now)
  if (!lines.length) throw new ShopError('cart_empty')
  const coupon = await findCoupon(tx, code, userId, data.flags)
  if (cart.couponIds.includes(coupon.id)) return
  const before = await listCouponsOfCart(tx, cart, lines, data, now)
  // Codes that can no longer be used make room for the new one.
  const couponIds = [...before.applied.flatMap(each => (each.coupon.type === 'campaign' ? [] : each.coupon.id)), coupon.id]
  const price = async (priced: readonly PricedLine[]) => listCouponsOfCart(tx, { ...cart, couponIds }, priced, data, now)
  let priced = await price(lines)
  if (priced.refused.some(({ error }) => error.code === 'coupon_gift_missing') && (await addGift(tx, userId, coupon, now)))
    priced = await price(await readPricedLines(tx, cart.id, now))
  const refused = priced.refused.find(each => each.coupon.id === coupon.id)
  if (refused) throw refused.error
  if (couponIds.length > MAX_CODES) throw new ShopError('coupon_not_combinable', { code })
  const applied = priced.applied.find(each => each.coupon.id === coupon.id)
  if (coupon.kind !== 'free_delivery' && !applied?.amount) throw new ShopError('coupon_not_for_goods', { code })
  if (coupon.kind === 'free_delivery' && calculateTotals(lines, [], before, cart, data, now).shipTotal === 0)
    throw new ShopError('coupon_delivery_free', { code })
  await storeCoupons(tx, cart.id, couponIds)
}

/** Removes a coupon from the customer's cart; one that is not applied changes nothing. */
export async function removeCoupon(tx: Db, userId: number, couponId: number, now: Date): Promise<void> {
  const cart = await openCart(tx, { userId }, now)
  await storeCoupons(
    tx,
    cart.id,
    cart.couponIds.filter(id => id !== couponId)
  )
}

/** Stores the coupons of a cart, and removes the gifts that those taken out had added: the customer would pay for them. */
async function storeCoupons(tx: Db, cartId: string, couponIds: number[]): Promise<void> {
  await tx.update(carts).set({ couponIds }).where(eq(carts.id, cartId))
  await tx
    .delete(lineItems)
    .where(and(eq(lineItems.cartId, cartId), isNotNull(lineItems.couponId), notInArray(lineItems.couponId, couponIds)))
}

/** Adds a coupon's gift that has no variants to choose from. @returns false for one that the customer has to choose */
async function addGift(tx: Db, userId: number, { id: couponId, giftProductId }: CouponRow, now: Date): Promise<boolean> {
  const offered = await tx
    .select({ id: variants.id, available: selectAvailableQuantity(now) })
    .from(variants)
    .where(eq(variants.productId, giftProductId ?? 0))
  const [only, ...others] = offered
  if (!only || others.length || only.available < 1) return false
  await addItem(tx, { userId }, { variantId: only.id, quantity: 1, couponId }, now)
  return true
}
