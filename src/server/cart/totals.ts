import type { Branch, CartShipment } from '#domain/cart.ts'
import { promisePickup, promiseInWindow } from '#domain/delivery-choice.ts'
import { type DeliveryPromise, type DeliveryRules, quoteDelivery } from '#domain/delivery.ts'
import { parseOpeningHours } from '#domain/opening-hours.ts'
import type { Tugrik } from '#domain/money.ts'
import type { TaxRules } from '#domain/receipt.ts'
import { splitShipments } from '#domain/shipment.ts'
import type { PricedStay } from '../hotel/index.ts'
import type { CouponFlags, PricedCoupons } from '../discount/index.ts'
import { filterGoods, type PricedLine, filterStockedLines } from './lines.ts'
import type { carts } from './tables.ts'

export interface Totals {
  itemTotal: Tugrik
  /** The total of what is shipped. */
  goodsTotal: Tugrik
  giftCardTotal: Tugrik
  ticketTotal: Tugrik
  /** Null for an unknown place, one without delivery, or a deleted branch; 0 where nothing is shipped or a coupon pays the delivery. */
  shipTotal: Tugrik | null
  /** The delivery fee that a coupon pays. */
  waivedShipTotal: Tugrik
  /** What coupons reduce the goods by. */
  discountTotal: Tugrik
  total: Tugrik
  totalQuantity: number
  promise: DeliveryPromise | null
}

export type CartDelivery = Pick<typeof carts.$inferSelect, 'address' | 'deliveryMethod' | 'deliveryWindow' | 'branchCode'>

/** Delivery rules, branches and flags, read before a transaction begins. */
export interface DeliveryData {
  rules: DeliveryRules
  branches: readonly Branch[]
  flags: CouponFlags
  /** Null where prices include no VAT. */
  taxes: TaxRules | null
}

/** The totals of a cart, for display, comparison and payment. Delivery is free from a total of the goods before coupons. */
export function calculateTotals(
  lines: readonly PricedLine[],
  stays: readonly Pick<PricedStay, 'quote'>[],
  { applied }: Pick<PricedCoupons, 'applied'>,
  delivery: CartDelivery,
  data: DeliveryData,
  now: Date
): Totals {
  const lineTotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const stayTotal = stays.reduce((sum, { quote }) => sum + quote.total, 0)
  const itemTotal = lineTotal + stayTotal
  const goods = filterGoods(lines)
  const goodsTotal = goods.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const ticketTotal = filterStockedLines(lines).reduce((sum, line) => sum + line.price * line.quantity, 0) - goodsTotal
  const quote = goods.length ? quoteCart(goods, goodsTotal, delivery, data, now) : null
  const discountTotal = applied.reduce((sum, { amount }) => sum + amount, 0)
  const waivedShipTotal = applied.some(({ coupon }) => coupon.kind === 'free_delivery') ? (quote?.price ?? 0) : 0
  const shipPrice = quote && quote.price - waivedShipTotal
  const total = itemTotal - discountTotal + (shipPrice ?? 0)
  return {
    itemTotal,
    goodsTotal,
    giftCardTotal: lineTotal - goodsTotal - ticketTotal,
    ticketTotal,
    shipTotal: shipPrice ?? (lines.length + stays.length && !goods.length ? 0 : null),
    waivedShipTotal,
    discountTotal,
    total,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0) + stays.length,
    promise: quote?.promise ?? null
  }
}

/** Delivery fee and promise. A window that can no longer be met is ignored. */
function quoteCart(
  lines: readonly PricedLine[],
  itemTotal: Tugrik,
  { address, deliveryMethod, deliveryWindow, branchCode }: CartDelivery,
  { rules, branches }: DeliveryData,
  now: Date
): { price: Tugrik; promise: DeliveryPromise } | null {
  if (deliveryMethod === 'pickup') {
    const branch = branches.find(({ code }) => code === branchCode)
    return branch ? { price: 0, promise: promisePickup(rules, parseOpeningHours(branch.hours), now) } : null
  }
  const quote = address ? quoteDelivery(rules, { place: address, itemTotal, now, preorderOn: findLatestPreorder(lines) }) : null
  if (!quote || !address || !deliveryWindow) return quote
  return { ...quote, promise: promiseInWindow(rules, address, deliveryWindow, quote.promise, now) ?? quote.promise }
}

/** The latest day from which a line can be sent. */
export function findLatestPreorder(lines: readonly PricedLine[]): string | null {
  return (
    lines
      .flatMap(line => line.preorderOn ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

/** The shipments of a cart with their times: the last one has the promise of the order. */
export function planShipments(
  lines: readonly PricedLine[],
  { address }: CartDelivery,
  { rules }: DeliveryData,
  { goodsTotal, promise }: Totals,
  now: Date
): CartShipment[] {
  if (!promise) return []
  const shipments = splitShipments(filterGoods(lines), now)
  return shipments.map(({ plannedOn, lines: together }, index) => {
    const earlier = index < shipments.length - 1 && address
    const quote = earlier ? quoteDelivery(rules, { place: address, itemTotal: goodsTotal, now, preorderOn: plannedOn }) : null
    return { line_ids: together.map(({ id }) => id), promise: quote?.promise ?? promise }
  })
}
