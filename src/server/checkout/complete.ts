import { and, desc, eq, gt, isNotNull, notInArray } from 'drizzle-orm'
import type { Address } from '#domain/cart.ts'
import { MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { filterStockedLines, readVatOfCart } from '../cart/index.ts'
import { holdCoupons, usePrices } from '../discount/index.ts'
import { holdStays } from '../hotel/index.ts'
import { createAddressPart } from '../identity/index.ts'
import { createHoldsPart, toVariantQuantities } from '../inventory/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { saveLease } from '../lease/index.ts'
import {
  calculateHoldEnd,
  createOrder,
  type CreatedOrder,
  createPaymentPart,
  findOrderById,
  lockOrder,
  orders,
  readProductIds,
  requestLease,
  reservePoints,
  reserveWallet,
  updateStatus
} from '../order/index.ts'
import { isTransfer, paymentSessions } from '../payment/index.ts'
import { type ClaimedCart, claimPricedCart, refuseChangedCart } from './claim-cart.ts'
import { calculateDiscount, listAdjustments, readContact, toAddress, toOrderLines } from './new-order.ts'
import { type PaymentPlan, type Payments, planPayment } from './plan-payment.ts'
import type { Submission } from './submission.ts'

/** How long a repeated submission of a completed cart returns its order. */
const REPEAT_MS = 10 * MINUTE_MS

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
  const claimed = await claimPricedCart(tx, submission, now)
  if (!claimed) return findSubmittedOrder(tx, submission, now)
  const { cart, lines, goods } = claimed
  const address = goods.length ? toAddress(cart, submission.branches) : await readContact(tx, submission.userId)
  await refuseChangedCart(tx, claimed, submission, now)
  const plan = await planPayment(tx, claimed, submission, now)
  const { order, sessionId } = await insertOrder(tx, claimed, address, plan, submission, now)
  await reserve(tx, order, claimed, plan, submission, now)
  if (plan.due === 0 && plan.lease) {
    await requestLease(tx, await lockOrder(tx, order.id), plan.deadline, submission.publicUrl, now)
    await updateStatus(tx, order.id)
  }
  return {
    orderId: order.id,
    number: order.number,
    sessionId,
    productIds: lines.some(line => line.giftVariantId) ? await readProductIds(tx, order.id) : lines.map(line => line.productId)
  }
}

/** Inserts the order, the holds of its stock and its payment session by one statement. @returns `sessionId` as in `Submitted` */
async function insertOrder(
  tx: Db,
  { cart, lines, goods, stays, coupons, totals }: ClaimedCart,
  address: Address,
  { lease, deadline, payments }: PaymentPlan,
  submission: Submission,
  now: Date
): Promise<{ order: CreatedOrder; sessionId: string | null }> {
  const { method, paymentInput: input = {} } = submission
  const taxTotal = await readVatOfCart(tx, lines, stays, coupons, totals, submission.taxes)
  const orderLines = toOrderLines(lines, stays)
  const kinds = orderLines.map(({ kind }) => kind)
  const session = payments.rest !== null && method ? createPaymentPart({ method, amount: payments.rest, input }, kinds, now) : null
  const stocked = filterStockedLines(lines)
  const deliveryMethod = goods.length ? cart.deliveryMethod : 'digital'
  const order = await createOrder(
    tx,
    {
      cartId: cart.id,
      userId: submission.userId,
      ...totals,
      taxTotal,
      itemTotal: orderLines.reduce((sum, { total }) => sum + total, 0),
      adjustmentTotal: lines.reduce((sum, line) => sum + calculateDiscount(line), totals.discountTotal),
      shipTotal: totals.shipTotal ?? 0,
      address,
      deliveryMethod,
      branchCode: deliveryMethod === 'pickup' ? cart.branchCode : null,
      organisation: cart.organisation,
      tracking: submission.tracking ?? null,
      ...(lease && { lease: 'down_payment_due' as const, financedTotal: lease.financed }),
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
  return { order, sessionId: session?.id ?? null }
}

/** Takes for a new order what is not stock: agreed prices, rooms, its lease, points, wallet money and uses of coupons. */
async function reserve(
  tx: Db,
  order: CreatedOrder,
  { lines, stays, coupons, totals }: ClaimedCart,
  { lease, due, deadline, payments }: PaymentPlan,
  submission: Submission,
  now: Date
): Promise<void> {
  const { userId } = submission
  const agreed = lines.flatMap(line => line.agreed?.id ?? [])
  await usePrices(tx, agreed, order.id)
  const lineIds = order.lineIds.slice(lines.length)
  if (stays.length) await holdStays(tx, stays, { orderId: order.id, lineIds, expiresAt: calculateHoldEnd(deadline) }, now)
  if (lease && submission.lease?.terms) await saveLease(tx, order.id, lease, submission.lease.input, submission.lease.terms, now)
  const giftCards = totals.itemTotal - totals.goodsTotal - totals.ticketTotal
  await reserveCredit(tx, { ...order, userId, total: due, giftCards }, payments, submission, now)
  const used = coupons.applied.map(({ coupon, amount }) => ({
    coupon,
    amount: coupon.kind === 'free_delivery' ? totals.waivedShipTotal : amount
  }))
  const reducing = used.filter(({ amount }) => amount > 0)
  await holdCoupons(tx, reducing, { userId, orderId: order.id }, now)
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
