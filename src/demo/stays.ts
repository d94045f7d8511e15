import { and, asc, eq, inArray } from 'drizzle-orm'
import { addDays, HOUR_MS, MINUTE_MS, toDayInUlaanbaatar } from '#domain/day.ts'
import type { StayRequest } from '#domain/stay.ts'
import { openCart } from '#server/cart/index.ts'
import { addStay, hotels, listStaysOfOrder, roomTypes } from '#server/hotel/index.ts'
import { users } from '#server/identity/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import type { Server } from '#server/kernel/server.ts'
import { addCharge, changeRoom, createBill, orders, recordArrival } from '#server/order/index.ts'
import { toTaxRules } from '#server/site/index.ts'
import { toMidnight } from './dates.ts'
import { chargeOrder, readSession, readStaffId } from './order-steps.ts'
import { orderCart, readSetting, type Setting, settlePast } from './orders.ts'
import { type DemoStay, PEOPLE } from './people.ts'

/** Books and pays the stays of the demo's customers, and takes their guests to where they are today. Does nothing where they exist. */
export async function seedStays(server: Server): Promise<void> {
  const numbers = PEOPLE.flatMap(({ stays = [] }) => stays.map(({ number }) => number))
  if (await server.db.$count(orders, inArray(orders.number, numbers))) return
  const setting = await readSetting(server)
  await server.db.transaction(async tx => {
    for (const { mobile, stays = [] } of PEOPLE) {
      const [user] = stays.length ? await tx.select({ id: users.id }).from(users).where(eq(users.mobile, mobile)) : []
      for (const stay of stays) if (user) await replayStay(tx, user.id, stay, setting)
    }
    await settlePast(tx)
  })
}

async function replayStay(tx: Db, userId: number, stay: DemoStay, setting: Setting): Promise<void> {
  const roomTypeId = await findRoomType(tx, stay)
  // Staff have withdrawn the hotel from a shop that was filled earlier.
  if (roomTypeId === undefined) return
  const { publicUrl } = setting.server.config
  const at = new Date(setting.now.getTime() - stay.hours_ago * HOUR_MS)
  const paidAt = new Date(at.getTime() + 4 * MINUTE_MS)
  const cart = await openCart(tx, { userId }, at)
  const { guests, flight = '', note = '' } = stay
  await addStay(tx, cart.id, { roomTypeId, request: toRequest(stay, setting.now), guests, flight, note }, at)
  const order = await orderCart(tx, userId, { number: stay.number, method: 'qpay' }, setting, at)
  const { amount } = await readSession(tx, order.id)
  await chargeOrder(tx, order.id, { ref: `demo-${stay.number}`, amount, paidAt }, paidAt, publicUrl)
  const [booked] = await listStaysOfOrder(tx, order.id)
  if (booked && stay.arrival !== 'expected') await receiveGuests(tx, booked.id, roomTypeId, stay, setting)
}

/** What the reception does from the arrival on. */
async function receiveGuests(tx: Db, id: number, roomTypeId: number, stay: DemoStay, { server, settings, now }: Setting): Promise<void> {
  const { publicUrl } = server.config
  const staffId = await readStaffId(tx)
  const arrivedAt = new Date(toMidnight(now, stay.arrives_in_days).getTime() + 15 * HOUR_MS)
  await recordArrival(tx, id, { arrival: 'arrived', staffId }, arrivedAt)
  const room = { roomTypeId, number: stay.room_number ?? '', shared: false, charge: false, expectedDifference: 0 }
  await changeRoom(tx, id, room, staffId, publicUrl, arrivedAt)
  const { charge } = stay
  if (charge) await addCharge(tx, id, { ...charge, vat: true }, staffId, new Date(arrivedAt.getTime() + 5 * HOUR_MS))
  if (stay.arrival !== 'departed') return
  const departedAt = new Date(Math.min(now.getTime(), toMidnight(now).getTime() + 10 * HOUR_MS))
  if (charge) {
    const terms = { method: 'cash' as const, expectedTotal: charge.amount, taxes: toTaxRules(settings) }
    const bill = await createBill(tx, id, terms, departedAt)
    await chargeOrder(tx, bill.orderId, { ref: bill.sessionId, amount: charge.amount, paidAt: departedAt }, departedAt, publicUrl)
  }
  await recordArrival(tx, id, { arrival: 'departed', staffId }, departedAt)
}

async function findRoomType(tx: Db, { hotel, room }: DemoStay): Promise<number | undefined> {
  const rows = await tx
    .select({ id: roomTypes.id })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(and(eq(hotels.slug, hotel), hotels.published, roomTypes.active))
    .orderBy(asc(roomTypes.id))
  return rows[room]?.id
}

function toRequest({ arrives_in_days: days, nights, adults, child_ages: childAges = [], meals }: DemoStay, now: Date): StayRequest {
  const checkIn = addDays(toDayInUlaanbaatar(now), days)
  return { checkIn, checkOut: addDays(checkIn, nights), rooms: 1, adults, childAges, extraBeds: 0, meals, transfer: null }
}
