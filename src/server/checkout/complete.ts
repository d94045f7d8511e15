import { and, desc, eq, gt, isNotNull, notInArray } from 'drizzle-orm'
import type { LeaseInput } from '#contract/lease.ts'
import { ShopError } from '#domain/errors.ts'
import type { LoyaltyRule } from '#domain/loyalty.ts'
import type { LeaseTerms } from '#domain/lease.ts'
import { MAX_AMOUNT, type Tugrik } from '#domain/money.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { type Locale, localize } from '#domain/site.ts'
import type { WalletRules } from '#domain/wallet.ts'
import {
  type CartRow,
  claimCart,
  listCouponsOfCart,
  type DeliveryData,
  filterGoods,
  type PricedLine,
  refuseBeyond,
  refuseMissingGifts,
  filterStockedLines,
  calculateTotals,
  readVatOfCart
} from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import {
  createOrder,
  findOrderById,
  calculateHoldEnd,
  calculateLeaseDeadline,
  lockOrder,
  orders,
  createPaymentPart,
  readProductIds,
  requestLease,
  reservePoints,
  reserveWallet,
  calculateUnpaidDeadline,
  updateStatus
} from '../order/index.ts'
import { planLease, saveLease } from '../lease/index.ts'
import { holdStays, listStaysOfCart } from '../hotel/index.ts'
import { createHoldsPart, toVariantQuantities } from '../inventory/index.ts'
import { isTransfer, type PaymentInput, paymentSessions } from '../payment/index.ts'
import { holdCoupons, NO_COUPONS, usePrices } from '../discount/index.ts'
import { createAddressPart } from '../identity/index.ts'
import { lockLines, NO_LINES, refuseUnpaid } from './lock-lines.ts'
import { toAddress, listAdjustments, readContact, calculateDiscount, toOrderLines } from './new-order.ts'
import { refuseMissing } from './pickup.ts'
import { refuseUnavailable } from './update.ts'

/** How long a repeated submission of a completed cart returns its order. */
const REPEAT_MS = 10 * 60 * 1000

export interface Submission extends DeliveryData {
  userId: number
  /** For what the wallet does not pay. */
  method: ProviderCode | null
  paymentInput?: PaymentInput
  /** What the wallet pays; what was chosen for the cart where it is undefined. */
  storeCredit: Tugrik | undefined
  walletRules: WalletRules
  /** Points to pay with; what was chosen for the cart where it is undefined. */
  points: number | undefined
  loyalty: LoyaltyRule
  expectedTotal: Tugrik
  locale: Locale
  publicUrl: string
  /** With the terms of the shop; null for an order without a lease. */
  lease: { input: LeaseInput; terms: LeaseTerms | null } | null
  /** Minutes until the unpaid order expires. */
  paymentMinutes: number
  /** The browser of a customer who consented to report the purchase. */
  tracking?: { userAgent: string; fbp?: string; fbc?: string } | null
}

export interface Submitted {
  orderId: number
  number: string
  /** Null where the wallet pays everything: `settleRecorded` places the order. */
  sessionId: string | null
  /** Products with newly held stock. */
  productIds: number[]
}

/**
 * Converts the user's cart to an order that awaits payment and holds its stock, all or nothing. @throws ShopError cart_empty,
 * address_required, shipping_unavailable, window_unavailable, pickup_unavailable, out_of_stock, quantity_unavailable, gift_gone,
 * total_changed, lease_unavailable, lease_term_wrong, lease_down_wrong, applicant_too_young, total_too_large, unpaid_orders_many, unpaid_pieces_many
 */
export async function submitCart(tx: Db, submission: Submission, now: Date): Promise<Submitted> {
  const cart = await claimCart(tx, submission.userId, now)
  const { lines, hasStays, hasCampaigns, unpaidOrders } = cart ? await lockLines(tx, cart, submission.userId, now) : NO_LINES
  const cartStays = cart && hasStays ? await listStaysOfCart(tx, cart.id, now) : []
  if (!cart || !(lines.length + cartStays.length)) return findSubmittedOrder(tx, submission, now)
  const goods = filterGoods(lines)
  const deliveryMethod = goods.length ? cart.deliveryMethod : 'digital'
  const address = goods.length ? toAddress(cart, submission.branches) : await readContact(tx, submission.userId)
  const coupons = hasCampaigns || cart.couponIds.length ? await listCouponsOfCart(tx, cart, lines, submission, now) : NO_COUPONS
  const totals = calculateTotals(lines, cartStays, coupons, cart, submission, now)
  if (goods.length) refuseUnavailable(totals, cart)
  for (const line of lines) await refuseBeyond(tx, line, line.quantity)
  for (const { stay, available } of cartStays) if (available < stay.request.rooms) throw new ShopError('stay_sold_out', { available })
  const branchCode = deliveryMethod === 'pickup' ? cart.branchCode : null
  if (branchCode !== null) await refuseMissing(tx, branchCode, goods, submission.locale, now)
  if (unpaidOrders) await refuseUnpaid(tx, lines, submission)
  await refuseMissingGifts(tx, lines, submission.locale, now)
  // A total that the customer saw without a refused coupon is accepted.
  if (totals.total !== submission.expectedTotal) throw coupons.refused[0]?.error ?? createTotalChangedError(submission, totals.total, lines)
  if (totals.total > MAX_AMOUNT) throw new ShopError('total_too_large')

  const leased = {
    productIds: goods.length === lines.length && !cartStays.length ? goods.map(line => line.productId) : [],
    price: totals.itemTotal - totals.discountTotal
  }
  const plan = submission.lease && (await planLease(tx, leased, submission.lease.input, submission.lease.terms, now))
  const taxTotal = await readVatOfCart(tx, lines, cartStays, coupons, totals, submission.taxes)
  const orderLines = toOrderLines(lines, cartStays)
  const due = totals.total - (plan?.financed ?? 0)
  // Where nothing is paid down, the lender decides at once.
  const deadline = due > 0 ? calculateUnpaidDeadline(now, submission.paymentMinutes) : calculateLeaseDeadline(now)
  // Wallet money and points of the cart are for the whole price, not for a down payment.
  const chosen = plan ? { ...submission, storeCredit: 0, points: 0 } : submission
  const payments = plan && due === 0 ? NO_PAYMENTS : planPayments(chosen, cart, due)
  const { method, paymentInput: input = {} } = submission
  const session =
    payments.rest !== null && method
      ? createPaymentPart(
          { method, amount: payments.rest, input },
          orderLines.map(({ kind }) => kind),
          now
        )
      : null
  const stocked = filterStockedLines(lines)
  const order = await createOrder(
    tx,
    {
      cartId: cart.id,
      userId: submission.userId,
      ...totals,
      taxTotal,
      itemTotal:
        lines.reduce((sum, line) => sum + line.listPrice * line.quantity, 0) + cartStays.reduce((sum, { quote }) => sum + quote.total, 0),
      adjustmentTotal: lines.reduce((sum, line) => sum + calculateDiscount(line), totals.discountTotal),
      shipTotal: totals.shipTotal ?? 0,
      address,
      deliveryMethod,
      branchCode,
      organisation: cart.organisation,
      tracking: submission.tracking ?? null,
      ...(plan && { lease: 'down_payment_due' as const, financedTotal: plan.financed }),
      locale: submission.locale
    },
    orderLines,
    {
      paymentMinutes: submission.paymentMinutes,
      method: method ?? 'wallet',
      adjustments: listAdjustments(lines, coupons, taxTotal),
      parts: [
        ...(stocked.length ? [createHoldsPart(toVariantQuantities(stocked), calculateHoldEnd(deadline))] : []),
        ...(session ? [session.part] : []),
        ...(deliveryMethod === 'address' ? [createAddressPart(submission.userId, address, now)] : [])
      ]
    },
    now
  )
  await usePrices(
    tx,
    lines.flatMap(line => line.agreed?.id ?? []),
    order.id
  )
  const lineIds = order.lineIds.slice(lines.length)
  if (cartStays.length) await holdStays(tx, cartStays, { orderId: order.id, lineIds, expiresAt: calculateHoldEnd(deadline) }, now)
  if (plan && submission.lease?.terms) await saveLease(tx, order.id, plan, submission.lease.input, submission.lease.terms, now)
  const giftCards = totals.itemTotal - totals.goodsTotal - totals.ticketTotal
  await reserveCredit(tx, { ...order, userId: submission.userId, total: due, giftCards }, payments, submission, now)
  const used = coupons.applied.map(({ coupon, amount }) => ({
    coupon,
    amount: coupon.kind === 'free_delivery' ? totals.waivedShipTotal : amount
  }))
  await holdCoupons(
    tx,
    used.filter(({ amount }) => amount > 0),
    { userId: submission.userId, orderId: order.id },
    now
  )
  if (due === 0 && plan) {
    await requestLease(tx, await lockOrder(tx, order.id), deadline, submission.publicUrl, now)
    await updateStatus(tx, order.id)
  }
  return {
    orderId: order.id,
    number: order.number,
    sessionId: session?.id ?? null,
    productIds: lines.some(line => line.giftVariantId) ? await readProductIds(tx, order.id) : lines.map(line => line.productId)
  }
}

interface Payments {
  points: number
  credit: Tugrik
  /** What a provider is asked for; null where nothing is left for one. */
  rest: Tugrik | null
}

const NO_PAYMENTS: Payments = { points: 0, credit: 0, rest: null }

/** What points, the wallet and a provider pay of an order. @throws ShopError payment_method_unavailable without a method for the rest */
function planPayments({ method, storeCredit, points: chosen }: Submission, cart: CartRow, total: Tugrik): Payments {
  const points = Math.min(total, chosen ?? cart.points)
  const credit = Math.min(total - points, storeCredit ?? cart.storeCredit)
  const rest = total - points - credit
  if (rest === 0 && total > 0) return { points, credit, rest: null }
  if (!method) throw new ShopError('payment_method_unavailable')
  return { points, credit, rest }
}

/** Reserves the points and the wallet money that pay for a part of a new order, or for all of it. @throws ShopError as `reservePoints` and `reserveWallet` */
async function reserveCredit(
  tx: Db,
  order: { id: number; userId: number; total: Tugrik; giftCards: Tugrik; expiresAt: Date },
  { points, credit, rest }: Payments,
  { method, walletRules, loyalty }: Submission,
  now: Date
): Promise<void> {
  if (points > 0) await reservePoints(tx, await findOrderById(tx, order.id), points, loyalty, now)
  if (credit > 0) await reserveWallet(tx, { ...order, due: order.total - points, recharges: 0 }, credit, walletRules, now)
  // An order paid by transfer waits for it from its creation, whatever is reserved beside.
  if (points + credit > 0 && (rest === null || !method || !isTransfer(method))) await updateStatus(tx, order.id)
}

/** Every submission of a cart returns its one order, also late ones. @throws ShopError cart_empty where there is none */
async function findSubmittedOrder(tx: Db, { userId, expectedTotal }: Submission, now: Date): Promise<Submitted> {
  const [order] = await tx
    .select({ orderId: orders.id, number: orders.number, total: orders.total, sessionId: paymentSessions.id })
    .from(orders)
    .leftJoin(paymentSessions, and(eq(paymentSessions.orderId, orders.id), notInArray(paymentSessions.method, ['wallet', 'points'])))
    .where(and(eq(orders.userId, userId), isNotNull(orders.cartId), gt(orders.createdAt, new Date(now.getTime() - REPEAT_MS))))
    .orderBy(desc(orders.id), desc(paymentSessions.sequence))
    .limit(1)
  if (order?.total !== expectedTotal) throw new ShopError('cart_empty')
  const { orderId, number, sessionId } = order
  return { orderId, number, sessionId, productIds: [] }
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
