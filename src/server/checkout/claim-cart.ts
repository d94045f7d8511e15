import { ShopError } from '#domain/errors.ts'
import { MAX_AMOUNT, type Tugrik } from '#domain/money.ts'
import { localize } from '#domain/site.ts'
import {
  calculateTotals,
  type CartRow,
  claimCart,
  filterGoods,
  listCouponsOfCart,
  type PricedLine,
  refuseBeyond,
  refuseMissingGifts,
  type Totals
} from '../cart/index.ts'
import { NO_COUPONS, type PricedCoupons } from '../discount/index.ts'
import { listStaysOfCart, type PricedStay } from '../hotel/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { lockLines, refuseUnpaid } from './lock-lines.ts'
import { refuseMissing } from './pickup.ts'
import type { Submission } from './submission.ts'
import { refuseUnavailable } from './update.ts'

/** A cart that is being ordered, with its stock locked and today's prices. */
export interface ClaimedCart {
  cart: CartRow
  lines: PricedLine[]
  /** The lines that are shipped. */
  goods: PricedLine[]
  stays: PricedStay[]
  coupons: PricedCoupons
  totals: Totals
  /** How many orders of the customer wait for their payment. */
  unpaidOrders: number
}

/** @returns null where the customer has no cart, or an empty one */
export async function claimPricedCart(tx: Db, submission: Submission, now: Date): Promise<ClaimedCart | null> {
  const cart = await claimCart(tx, submission.userId, now)
  if (!cart) return null
  const { lines, hasStays, hasCampaigns, unpaidOrders } = await lockLines(tx, cart, submission.userId, now)
  const stays = hasStays ? await listStaysOfCart(tx, cart.id, now) : []
  if (!lines.length && !stays.length) return null
  const coupons = hasCampaigns || cart.couponIds.length ? await listCouponsOfCart(tx, cart, lines, submission, now) : NO_COUPONS
  const totals = calculateTotals(lines, stays, coupons, cart, submission, now)
  return { cart, lines, goods: filterGoods(lines), stays, coupons, totals, unpaidOrders }
}

/**
 * Refuses a cart that cannot be ordered as the customer saw it. @throws ShopError shipping_unavailable, window_unavailable,
 * pickup_unavailable, out_of_stock, quantity_unavailable, stay_sold_out, unpaid_orders_many, unpaid_pieces_many, gift_gone, total_changed,
 * total_too_large
 */
export async function refuseChangedCart(tx: Db, claimed: ClaimedCart, submission: Submission, now: Date): Promise<void> {
  const { cart, lines, goods, stays, coupons, totals, unpaidOrders } = claimed
  if (goods.length) refuseUnavailable(totals, cart)
  for (const line of lines) await refuseBeyond(tx, line, line.quantity)
  for (const { stay, available } of stays) if (available < stay.request.rooms) throw new ShopError('stay_sold_out', { available })
  const branchCode = goods.length && cart.deliveryMethod === 'pickup' ? cart.branchCode : null
  if (branchCode !== null) await refuseMissing(tx, branchCode, goods, submission.locale, now)
  if (unpaidOrders) await refuseUnpaid(tx, lines, submission)
  await refuseMissingGifts(tx, lines, submission.locale, now)
  // A total that the customer saw without a refused coupon is accepted.
  if (totals.total !== submission.expectedTotal) throw coupons.refused[0]?.error ?? createTotalChangedError(submission, totals.total, lines)
  if (totals.total > MAX_AMOUNT) throw new ShopError('total_too_large')
}

function createTotalChangedError({ expectedTotal, locale }: Submission, total: Tugrik, lines: readonly PricedLine[]): ShopError {
  const prices = lines
    .filter(line => line.listPrice !== line.seenPrice)
    .map(line => ({
      kind: 'price',
      variant_id: line.variantId,
      name: localize(line.snapshot.name, locale),
      from: line.seenPrice,
      to: line.listPrice
    }))
  return new ShopError('total_changed', { expected: expectedTotal, total, changes: prices.length ? prices : [{ kind: 'cart' }] })
}
