import { randomInt } from 'node:crypto'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import {
  calculateCancellationRefund,
  listNights,
  type Passenger,
  quoteStay,
  type StayLine,
  findStayProblems,
  type StayQuote,
  type StayRequest
} from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { countFreeRooms, findLeastFree, lockRoomTypes, readRates, type RoomTypeRow } from './rooms.ts'
import { hotels, roomTypes, stayNights, stays } from './tables.ts'

/** Stays of one cart. */
const MAX_STAYS = 5

export type StayRow = typeof stays.$inferSelect
type HotelRow = typeof hotels.$inferSelect

interface NewStay {
  roomTypeId: number
  request: StayRequest
  guests: Passenger[]
  flight: string
  note: string
}

interface OfferedRoom {
  room: RoomTypeRow
  hotel: HotelRow
}

/** A stay of a cart with today's price. */
export interface PricedStay extends OfferedRoom {
  stay: StayRow
  image: { id: string; width: number; height: number } | null
  quote: StayQuote
  /** Rooms left in the fullest night; 0 where it is not offered any more. */
  available: number
}

/** @throws ShopError room_not_found, also for a room that is not offered */
export async function findRoom(db: Db, roomTypeId: number): Promise<OfferedRoom> {
  const [row] = await db
    .select({ room: roomTypes, hotel: hotels })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(and(eq(roomTypes.id, roomTypeId), roomTypes.active, hotels.published))
  if (!row) throw new ShopError('room_not_found')
  return row
}

/** The price of a request with all its parts. @throws ShopError validation with the fields that cannot be booked */
export async function quoteRoom(db: Db, { room, hotel }: OfferedRoom, request: StayRequest, now: Date): Promise<StayQuote> {
  const today = toDayInUlaanbaatar(now)
  const fields = findStayProblems(request, room, hotel.rules, today)
  if (Object.keys(fields).length) throw new ShopError('validation', { fields })
  const rates = (await readRates(db, [room.id], request.checkIn, request.checkOut)).get(room.id) ?? []
  return quoteStay(request, { basePrice: room.basePrice, rates }, hotel.rules, today)
}

/** Puts a stay into a cart, which holds no room yet. @throws ShopError room_not_found, validation, stay_sold_out, stays_many */
export async function addStay(tx: Db, cartId: string, stay: NewStay, now: Date): Promise<void> {
  const offered = await findRoom(tx, stay.roomTypeId)
  const quote = await quoteRoom(tx, offered, stay.request, now)
  const free = findLeastFree((await countFreeRooms(tx, [offered.room], stay.request, now)).get(stay.roomTypeId))
  if (free < stay.request.rooms) throw new ShopError('stay_sold_out', { available: free })
  const [existing] = await tx.select({ stays: count() }).from(stays).where(isInCart(cartId))
  if ((existing?.stays ?? 0) >= MAX_STAYS) throw new ShopError('stays_many', { most: MAX_STAYS })
  await tx.insert(stays).values({ ...stay, cartId, state: 'cart', seenTotal: quote.total, createdAt: now })
}

const isInCart = (cartId: string) => and(eq(stays.cartId, cartId), eq(stays.state, 'cart'))

/** @throws ShopError line_not_found */
export async function removeStay(tx: Db, cartId: string, stayId: number): Promise<void> {
  const removed = await tx
    .delete(stays)
    .where(and(isInCart(cartId), eq(stays.id, stayId)))
    .returning({ id: stays.id })
  if (!removed.length) throw new ShopError('line_not_found')
}

export async function deleteStays(tx: Db, cartId: string): Promise<void> {
  await tx.delete(stays).where(isInCart(cartId))
}

/** Moves the stays of a guest's cart to that of the customer who logs in. */
export async function moveStays(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(stays).set({ cartId: to }).where(isInCart(from))
}

/** The stays of a cart in the order they were added. A stay that cannot be booked any more keeps the price last seen. */
export async function listStaysOfCart(db: Db, cartId: string, now: Date): Promise<PricedStay[]> {
  const rows = await db
    .select({ stay: stays, room: roomTypes, hotel: hotels, image: { id: images.id, width: images.width, height: images.height } })
    .from(stays)
    .innerJoin(roomTypes, eq(roomTypes.id, stays.roomTypeId))
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .leftJoin(images, eq(images.id, roomTypes.imageId))
    .where(isInCart(cartId))
    .orderBy(asc(stays.id))
  const priced: PricedStay[] = []
  for (const row of rows) priced.push(await calculateStayPrice(db, row, now))
  return priced
}

async function calculateStayPrice(db: Db, row: Omit<PricedStay, 'quote' | 'available'>, now: Date): Promise<PricedStay> {
  const { request, seenTotal } = row.stay
  const { room, hotel } = row
  const problems = findStayProblems(request, room, hotel.rules, toDayInUlaanbaatar(now))
  if (!room.active || !hotel.published || Object.keys(problems).length) {
    const quote = { nights: [], parts: [], total: seenTotal, vat: 0, cityTax: 0, freeUntil: null }
    return { ...row, quote, available: 0 }
  }
  const quote = await quoteRoom(db, row, request, now)
  const available = findLeastFree((await countFreeRooms(db, [room], request, now)).get(room.id))
  return { ...row, quote, available }
}

/** What the line of an order keeps of a stay. */
function toStayLine({ stay, room, hotel, quote }: PricedStay): StayLine {
  const { slug, name, address, phone, rules } = hotel
  const { checkIn, checkOut, freeDays, feePercent, cityTaxPercent } = rules
  return {
    hotel: { slug, name, address, phone },
    room: room.name,
    request: stay.request,
    quote,
    rules: { checkIn, checkOut, freeDays, feePercent, cityTaxPercent }
  }
}

/**
 * Holds the rooms of a cart's stays for its order, all or nothing.
 * @param lineIds of the order's lines of these stays, in their order @throws ShopError stay_sold_out
 */
export async function holdStays(
  tx: Db,
  cartStays: readonly PricedStay[],
  { orderId, lineIds, expiresAt }: { orderId: number; lineIds: readonly number[]; expiresAt: Date },
  now: Date
): Promise<void> {
  const types = await lockRoomTypes(
    tx,
    cartStays.map(({ room }) => room.id)
  )
  for (const [index, priced] of cartStays.entries()) {
    const { stay, room } = priced
    const type = types.filter(({ id, active }) => id === room.id && active)
    const free = findLeastFree((await countFreeRooms(tx, type, stay.request, now)).get(room.id))
    if (free < stay.request.rooms) throw new ShopError('stay_sold_out', { available: free })
    await writeHold(tx, priced, { orderId, orderLineId: lineIds[index] ?? null, expiresAt })
  }
}

async function writeHold(
  tx: Db,
  priced: PricedStay,
  order: { orderId: number; orderLineId: number | null; expiresAt: Date }
): Promise<void> {
  const { id, roomTypeId, request } = priced.stay
  const code = await createCode(tx)
  await tx
    .update(stays)
    .set({ ...order, state: 'held', line: toStayLine(priced), code })
    .where(eq(stays.id, id))
  const nights = listNights(request.checkIn, request.checkOut)
  await tx.insert(stayNights).values(nights.map(night => ({ stayId: id, night, roomTypeId, rooms: request.rooms })))
}

/** Eight letters and digits that cannot be confused. */
async function createCode(tx: Db): Promise<string> {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  for (;;) {
    const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
    if (!(await tx.$count(stays, eq(stays.code, code)))) return code
  }
}

/** Holds the rooms of an unpaid order until `expiresAt`. */
export async function extendStayHolds(tx: Db, orderId: number, expiresAt: Date): Promise<void> {
  await tx
    .update(stays)
    .set({ expiresAt })
    .where(and(eq(stays.orderId, orderId), eq(stays.state, 'held')))
}

/**
 * Books the rooms held for an order, also after the hold expired while rooms are left. Call it after `allocateStock`: variants are
 * locked before room types.
 * @returns false, without changes, where a night is sold out
 */
export async function bookStays(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const held = await tx
    .select()
    .from(stays)
    .where(and(eq(stays.orderId, orderId), eq(stays.state, 'held')))
    .orderBy(asc(stays.id))
  if (!held.length) return true
  const types = await lockRoomTypes(
    tx,
    held.map(({ roomTypeId }) => roomTypeId)
  )
  for (const type of types) {
    const own = held.filter(({ roomTypeId }) => roomTypeId === type.id)
    for (const { request } of own) {
      const free = (await countFreeRooms(tx, [type], request, now, orderId)).get(type.id)
      for (const night of listNights(request.checkIn, request.checkOut))
        if (countRoomsWanted(own, night) > (free?.get(night) ?? 0)) return false
    }
  }
  await tx
    .update(stays)
    .set({ state: 'booked', expiresAt: null })
    .where(and(eq(stays.orderId, orderId), eq(stays.state, 'held')))
  return true
}

/** Several stays of an order can share a night. */
const countRoomsWanted = (of: readonly StayRow[], night: string): number =>
  of.reduce((sum, { request: { checkIn, checkOut, rooms } }) => (checkIn <= night && night < checkOut ? sum + rooms : sum), 0)

/** Frees the rooms of an order that ends without being placed. */
export async function releaseStays(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(stays)
    .set({ state: 'released', expiresAt: null })
    .where(and(eq(stays.orderId, orderId), inArray(stays.state, ['held', 'booked'])))
}

/** Whether an order has a stay that is booked, or for which the hotel keeps a fee. */
export async function hasPaidStays(db: Db, orderId: number): Promise<boolean> {
  const rows = await listStaysOfOrder(db, orderId)
  return rows.some(({ state, line, refunded }) => state === 'booked' || (state === 'canceled' && refunded < (line?.quote.total ?? 0)))
}

export async function listStaysOfOrder(db: Db, orderId: number): Promise<StayRow[]> {
  return db.select().from(stays).where(eq(stays.orderId, orderId)).orderBy(asc(stays.id))
}

/**
 * Cancels booked stays whose lines staff refund as a whole, whatever the hotel's rules say. A stay that was canceled in part is not
 * refunded again.
 * @param lineIds all lines of the order where it is missing
 */
export async function cancelLines(tx: Db, orderId: number, lineIds: readonly number[] | undefined, now: Date): Promise<void> {
  for (const { id, state, orderLineId, line } of await listStaysOfOrder(tx, orderId)) {
    if (state !== 'booked' || (lineIds && !lineIds.includes(orderLineId ?? 0))) continue
    await tx
      .update(stayNights)
      .set({ canceledAt: now })
      .where(and(eq(stayNights.stayId, id), isNull(stayNights.canceledAt)))
    await tx
      .update(stays)
      .set({ state: 'canceled', canceledAt: now, refunded: line?.quote.total ?? 0 })
      .where(eq(stays.id, id))
  }
}

/** Nights of a stay that are not canceled. */
export async function listBookedNights(db: Db, stayId: number): Promise<string[]> {
  const rows = await db
    .select({ night: stayNights.night })
    .from(stayNights)
    .where(and(eq(stayNights.stayId, stayId), isNull(stayNights.canceledAt)))
    .orderBy(asc(stayNights.night))
  return rows.map(({ night }) => night)
}

/**
 * Cancels nights of a booked stay from its beginning or its end, and frees their rooms. Call it under the lock of the order.
 * @param nights the remaining ones where it is null
 * @returns what the hotel's rules refund @throws ShopError stay_not_booked, stay_not_cancelable, stay_nights_wrong
 */
export async function cancelNights(tx: Db, stay: StayRow, nights: readonly string[] | null, now: Date): Promise<Tugrik> {
  const { id, state, line, request } = stay
  const today = toDayInUlaanbaatar(now)
  if (state !== 'booked' || !line) throw new ShopError('stay_not_booked')
  if (today >= request.checkIn) throw new ShopError('stay_not_cancelable')
  const booked = await listBookedNights(tx, id)
  const canceled = [...new Set(nights ?? booked)]
  const left = booked.filter(night => !canceled.includes(night))
  const isGap = left.length > 0 && listNights(left[0] ?? '', left.at(-1) ?? '').length + 1 !== left.length
  if (!canceled.length || isGap || canceled.some(night => !booked.includes(night))) throw new ShopError('stay_nights_wrong')
  const amount = calculateCancellationRefund(line, canceled, today)
  await tx
    .update(stayNights)
    .set({ canceledAt: now })
    .where(and(eq(stayNights.stayId, id), inArray(stayNights.night, canceled)))
  await tx
    .update(stays)
    .set({ refunded: stay.refunded + amount, ...(!left.length && { state: 'canceled', canceledAt: now }) })
    .where(eq(stays.id, id))
  return amount
}
