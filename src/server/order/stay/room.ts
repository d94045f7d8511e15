import { and, asc, eq, gte, inArray, isNull, ne } from 'drizzle-orm'
import type { RoomChoice } from '#contract/stay-bill.ts'
import { addDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { localize } from '#domain/site.ts'
import { addGivenBack, calculateNightPrice, countGuests, hasBeds, listDoors } from '#domain/stay.ts'
import { formatMoney } from '#i18n/format.ts'
import { createTranslator } from '#i18n/translator.ts'
import {
  countFreeRooms,
  findLeastFree,
  hotels,
  listBookedNights,
  lockRoomTypes,
  readRates,
  roomTypes,
  type RoomTypeRow,
  stayCharges,
  stayNights,
  type StayRow,
  stays
} from '../../hotel/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { readRefundableTotal, refundAmount } from '../refund/refund.ts'
import { lockOrder, recordEvent, scheduleReceiptSync } from '../status.ts'
import { lockBookedStay } from './charges.ts'

/** The nights that a change of room is about: those from today on. */
async function listRemainingNights(db: Db, stayId: number, now: Date): Promise<string[]> {
  const today = toDayInUlaanbaatar(now)
  return (await listBookedNights(db, stayId)).filter(night => night >= today)
}

/**
 * The room types that guests can be in for the rest of their stay, and what each costs more than theirs at today's prices. Their own
 * is always free.
 */
export async function listRoomChoices(db: Db, stay: StayRow, now: Date): Promise<RoomChoice[]> {
  const nights = await listRemainingNights(db, stay.id, now)
  const [first, last] = [nights[0], nights.at(-1)]
  const [own] = await db.select().from(roomTypes).where(eq(roomTypes.id, stay.roomTypeId))
  if (!own || !first || !last) return []
  const [hotel] = await db.select().from(hotels).where(eq(hotels.id, own.hotelId))
  const types = (await db.select().from(roomTypes).where(eq(roomTypes.hotelId, own.hotelId)).orderBy(asc(roomTypes.id))).filter(
    ({ id, active }) => active || id === own.id
  )
  const dates = { checkIn: first, checkOut: addDays(last, 1) }
  const rates = await readRates(
    db,
    types.map(({ id }) => id),
    dates.checkIn,
    dates.checkOut
  )
  const free = await countFreeRooms(db, types, dates, now)
  const priceOf = ({ id, basePrice }: RoomTypeRow): Tugrik =>
    nights.reduce((sum, night) => sum + calculateNightPrice({ basePrice, rates: rates.get(id) ?? [] }, night), 0) * stay.request.rooms
  const guests = countGuests(stay.request, hotel?.rules.childFreeAge ?? 0)
  return types.map(type => ({
    id: type.id,
    name: type.name,
    free: findLeastFree(free.get(type.id)),
    fits: hasBeds(stay.request, guests, type) && stay.request.extraBeds <= type.extraBeds * stay.request.rooms,
    difference: priceOf(type) - priceOf(own)
  }))
}

interface RoomChange {
  roomTypeId: number
  /** As on its door; empty where it is not known. */
  number: string
  /** Whether another stay can have the same number, as in a room of several beds that are sold singly. */
  shared: boolean
  /** Whether guests pay for a more expensive room, or get money back for a cheaper one. */
  charge: boolean
  expectedDifference: Tugrik
}

/**
 * Locks the hotel, so that two receptions do not give one number at the same time.
 * @throws ShopError room_number_taken where other guests have it on one of the nights
 */
async function refuseTakenNumber(tx: Db, stay: StayRow, number: string, nights: readonly string[]): Promise<void> {
  const doors = listDoors(number)
  if (!doors.length) return
  const [own] = await tx.select({ hotelId: roomTypes.hotelId }).from(roomTypes).where(eq(roomTypes.id, stay.roomTypeId))
  const hotelId = own?.hotelId ?? 0
  await tx.select({ id: hotels.id }).from(hotels).where(eq(hotels.id, hotelId)).for('no key update')
  const others = await tx
    .selectDistinct({ code: stays.code, number: stays.roomNumber })
    .from(stays)
    .innerJoin(roomTypes, eq(roomTypes.id, stays.roomTypeId))
    .innerJoin(stayNights, eq(stayNights.stayId, stays.id))
    .where(
      and(
        eq(roomTypes.hotelId, hotelId),
        ne(stays.id, stay.id),
        ne(stays.roomNumber, ''),
        eq(stays.state, 'booked'),
        isNull(stays.departedAt),
        isNull(stays.noShowAt),
        isNull(stayNights.canceledAt),
        inArray(stayNights.night, [...nights])
      )
    )
  for (const other of others) {
    const door = listDoors(other.number).find(each => doors.includes(each))
    if (door) throw new ShopError('room_number_taken', { number: door, code: other.code ?? '' })
  }
}

/**
 * Moves guests to another room for the rest of their stay. A higher price becomes a charge of the stay, a lower one is refunded, unless
 * staff leave the price as it is.
 * @returns refund cases for `sendRefunds` @throws ShopError stay_not_found, stay_not_booked, stay_over, room_number_taken, room_not_found,
 * stay_sold_out, validation where the guests have too few beds, stay_difference_changed where staff saw another amount
 */
export async function changeRoom(
  tx: Db,
  stayId: number,
  { roomTypeId, number, shared, charge, expectedDifference }: RoomChange,
  staffId: number,
  publicUrl: string,
  now: Date
): Promise<number[]> {
  const [found] = await tx.select({ orderId: stays.orderId }).from(stays).where(eq(stays.id, stayId))
  const order = found?.orderId ? await lockOrder(tx, found.orderId) : null
  const stay = await lockBookedStay(tx, stayId)
  const nights = await listRemainingNights(tx, stayId, now)
  if (!order || !nights.length || stay.departedAt || stay.noShowAt) throw new ShopError('stay_over')
  if (!shared) await refuseTakenNumber(tx, stay, number, nights)
  if (roomTypeId === stay.roomTypeId) {
    await tx.update(stays).set({ roomNumber: number }).where(eq(stays.id, stayId))
    return []
  }
  await lockRoomTypes(tx, [stay.roomTypeId, roomTypeId])
  const choices = await listRoomChoices(tx, stay, now)
  const [from, to] = [choices.find(({ id }) => id === stay.roomTypeId), choices.find(({ id }) => id === roomTypeId)]
  if (!to) throw new ShopError('room_not_found')
  if (!to.fits) throw new ShopError('validation', { fields: { room_type_id: 'stay_guests_many' } })
  if (to.free < stay.request.rooms) throw new ShopError('stay_sold_out', { available: to.free })
  if (charge && to.difference !== expectedDifference)
    throw new ShopError('stay_difference_changed', { amount: formatMoney(Math.abs(to.difference)) })
  await tx
    .update(stayNights)
    .set({ roomTypeId })
    .where(and(eq(stayNights.stayId, stayId), isNull(stayNights.canceledAt), gte(stayNights.night, nights[0] ?? '')))
  const difference = charge ? to.difference : 0
  const back = Math.min(Math.max(0, -difference), await readRefundableTotal(tx, order.id))
  const line = stay.line && { ...stay.line, room: to.name, ...(back > 0 && { givenBack: addGivenBack(stay.line, nights, back) }) }
  await tx.update(stays).set({ roomTypeId, roomNumber: number, line }).where(eq(stays.id, stayId))
  await recordEvent(tx, order.id, 'stay_moved', now, { stay: stayId, staff: staffId, amount: difference > 0 ? difference : -back })
  if (difference > 0) {
    const t = createTranslator(order.locale)
    const text = t('hotel:moved_charge', { from: localize(from?.name, order.locale), to: localize(to.name, order.locale) }).slice(0, 200)
    await tx.insert(stayCharges).values({ stayId, text, amount: difference, vat: true, createdBy: staffId, createdAt: now })
  }
  if (back === 0) return []
  await tx.update(stays).set({ refunded: stay.refunded + back }).where(eq(stays.id, stayId)) // prettier-ignore
  await scheduleReceiptSync(tx, order.id, now)
  return refundAmount(tx, order, { amount: back, reason: 'stay_moved', to: 'origin', staffId }, publicUrl, now)
}
