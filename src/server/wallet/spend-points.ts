import { listStaysOfCart } from '../hotel/index.ts'
import { eq } from 'drizzle-orm'
import type { PointsCreditView } from '#contract/points.ts'
import { ShopError } from '#domain/errors.ts'
import { type LoyaltyRule, calculateUsablePoints } from '#domain/loyalty.ts'
import { carts, type CartViewOptions, listCouponsOfCart, readCurrentCart, readPricedLines, calculateTotals } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { type OrderRow, type PointsCredit, readPointsCredit, refusePoints } from '../order/index.ts'
import { readAvailablePoints } from '../payment/index.ts'

/** What points can pay of the customer's cart, and how many of the chosen ones are used. */
async function readPointsCreditOfCart(
  db: Db,
  userId: number,
  options: CartViewOptions,
  rule: LoyaltyRule,
  now: Date
): Promise<PointsCredit & { cartId: string | null }> {
  const cart = await readCurrentCart(db, { userId })
  const balance = await readAvailablePoints(db, userId)
  if (!cart) return { cartId: null, balance, most: 0, due: 0, used: 0 }
  const lines = await readPricedLines(db, cart.id, now)
  const cartStays = await listStaysOfCart(db, cart.id, now)
  const coupons = await listCouponsOfCart(db, cart, lines, options, now)
  const { total, giftCardTotal } = calculateTotals(lines, cartStays, coupons, cart, options, now)
  const most = calculateUsablePoints(balance, { total, giftCardTotal, due: total }, rule)
  const used = cart.points >= rule.minPoints ? Math.min(cart.points, most) : 0
  return { cartId: cart.id, balance, most, due: total, used }
}

/**
 * Chooses how many points pay for the cart; nothing is reserved before the order.
 * @param amount 0 for none @throws ShopError cart_empty, and as `refusePoints`
 */
export async function choosePoints(
  tx: Db,
  userId: number,
  amount: number,
  options: CartViewOptions,
  rule: LoyaltyRule,
  now: Date
): Promise<void> {
  const { cartId, most } = await readPointsCreditOfCart(tx, userId, options, rule, now)
  if (cartId === null) throw new ShopError('cart_empty')
  if (amount > 0) refusePoints(amount, most, rule)
  await tx.update(carts).set({ points: amount }).where(eq(carts.id, cartId))
}

export async function viewPointsOfCart(
  db: Db,
  userId: number,
  options: CartViewOptions,
  rule: LoyaltyRule,
  now: Date
): Promise<PointsCreditView> {
  return viewPointsCredit(await readPointsCreditOfCart(db, userId, options, rule, now), rule)
}

export async function viewPointsOfOrder(db: Db, order: OrderRow, rule: LoyaltyRule, now: Date): Promise<PointsCreditView> {
  return viewPointsCredit(await readPointsCredit(db, order, rule, now), rule)
}

function viewPointsCredit({ balance, most, due, used }: PointsCredit, { minPoints, share }: LoyaltyRule): PointsCreditView {
  return { balance, most, due, used, min_points: minPoints, share }
}
