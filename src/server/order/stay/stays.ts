import { eq } from 'drizzle-orm'
import type { OrderedStay } from '#contract/hotel.ts'
import { addDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { RefundDestination } from '#domain/return.ts'
import { type Locale, localize } from '#domain/site.ts'
import { calculateCancellationRefund } from '#domain/stay.ts'
import { formatMoney } from '#i18n/format.ts'
import { listBookedNights, cancelNights, isReviewed, listStaysOfOrder, type StayRow, viewQuote } from '../../hotel/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { renderQr } from '../../kernel/qr.ts'
import { readAirportNames } from '../../site/index.ts'
import { notifyCustomer } from '../messages.ts'
import { readRefundableTotal, refundAmount } from '../refund/refund.ts'
import { lockOrder, type OrderRow, recordEvent, scheduleReceiptSync, updateOrder, updateStatus } from '../status.ts'
import { orderLines } from '../tables.ts'

/** The stays of an order with their vouchers. */
export async function viewStays(db: Db, order: OrderRow, publicUrl: string, locale: Locale, now: Date): Promise<OrderedStay[]> {
  const views: OrderedStay[] = []
  for (const stay of await listStaysOfOrder(db, order.id)) {
    const view = await viewStay(db, stay, order, publicUrl, locale, now)
    if (view) views.push(view)
  }
  return views
}

async function viewStay(
  db: Db,
  { id, state, code, line, request, refunded, guests, flight, note, noShowAt }: StayRow,
  order: OrderRow,
  publicUrl: string,
  locale: Locale,
  now: Date
): Promise<OrderedStay | null> {
  if (!line || !code || state === 'cart') return null
  const today = toDayInUlaanbaatar(now)
  const nights = await listBookedNights(db, id)
  const lastNight = nights.at(-1)
  const isBooked = state === 'booked'
  const airport = await readAirportNames(request.transfer ? [request.transfer.iata] : [], locale)
  const { available: _, ...price } = viewQuote(line.quote, 0)
  const isFree = line.quote.freeUntil !== null && today <= line.quote.freeUntil
  const { hotel, rules } = line
  return {
    id,
    state,
    code,
    qr_svg: renderQr(`${publicUrl}/account/orders/${order.number}/stays/${id}#${code}`),
    hotel: { ...hotel, name: localize(hotel.name, locale), address: localize(hotel.address, locale) },
    room: localize(line.room, locale),
    check_in: nights[0] ?? request.checkIn,
    check_out: lastNight ? addDays(lastNight, 1) : request.checkOut,
    check_in_time: rules.checkIn,
    check_out_time: rules.checkOut,
    nights,
    rooms: request.rooms,
    adults: request.adults,
    child_ages: [...request.childAges],
    extra_beds: request.extraBeds,
    meals: request.meals,
    transfer: request.transfer && { ...request.transfer, airport: airport(request.transfer.iata) },
    flight,
    note,
    guests,
    // As of today, unlike the rest of the price.
    price: { ...price, free_until: isFree ? price.free_until : null },
    refunded,
    free_days: rules.freeDays,
    fee_percent: rules.feePercent,
    cancelable: isBooked && today < request.checkIn,
    refunds: nights.map(night => ({ night, amount: isBooked ? calculateCancellationRefund(line, [night], today) : 0 })),
    no_show: noShowAt !== null,
    reviewable: isBooked && noShowAt === null && today >= request.checkOut && !(await isReviewed(db, id))
  }
}

/**
 * Cancels nights of a placed order's stay and refunds them by the hotel's rules.
 * @returns refund cases for `sendRefunds` @throws ShopError stay_not_found, stay_not_booked, stay_not_cancelable, stay_nights_wrong,
 * stay_refund_changed where the customer saw another amount
 */
export async function cancelStay(
  tx: Db,
  orderId: number,
  stayId: number,
  { nights, expectedRefund, to }: { nights: readonly string[] | null; expectedRefund: Tugrik; to: RefundDestination },
  publicUrl: string,
  now: Date
): Promise<number[]> {
  const order = await lockOrder(tx, orderId)
  const stay = (await listStaysOfOrder(tx, orderId)).find(({ id }) => id === stayId)
  if (!stay) throw new ShopError('stay_not_found')
  if (order.state !== 'placed') throw new ShopError('stay_not_booked')
  const price = await cancelNights(tx, stay, nights, now)
  if (price !== expectedRefund) throw new ShopError('stay_refund_changed', { amount: formatMoney(price), expected: expectedRefund })
  // Staff may have refunded an amount of the order before.
  const amount = Math.min(price, await readRefundableTotal(tx, orderId))
  await recordEvent(tx, orderId, 'stay_canceled', now, { stay: stayId, nights: nights ?? 'all', amount })
  await scheduleReceiptSync(tx, orderId, now)
  await updateFulfilment(tx, order)
  const refunds = amount > 0 ? await refundAmount(tx, order, { amount, reason: 'stay_canceled', to, staffId: null }, publicUrl, now) : []
  await notifyCustomer(tx, order, 'stay_canceled', publicUrl, now, { amount })
  return refunds
}

/** An order whose stays are all canceled counts as returned, even where a hotel keeps its fee. */
async function updateFulfilment(tx: Db, order: OrderRow): Promise<void> {
  const { id: orderId } = order
  const lines = await tx.select({ kind: orderLines.kind }).from(orderLines).where(eq(orderLines.orderId, orderId))
  const isCanceled = (await listStaysOfOrder(tx, orderId)).every(({ state }) => state === 'canceled')
  if (!isCanceled || lines.some(({ kind }) => kind !== 'stay')) return
  await updateOrder(tx, order, { fulfilment: 'returned' })
  await updateStatus(tx, orderId)
}
