import { and, eq } from 'drizzle-orm'
import type { ClosureFields, RateFields } from '#contract/hotel-record.ts'
import { countDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { MAX_RATE_NIGHTS } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { roomClosures, roomRates, roomTypes } from './tables.ts'

/** Prices of seasons, and closed nights. */

/** @throws ShopError room_not_found, validation with nights_wrong */
async function refuseNights(tx: Db, roomTypeId: number, firstNight: string, lastNight: string): Promise<void> {
  const [type] = await tx.select({ id: roomTypes.id }).from(roomTypes).where(eq(roomTypes.id, roomTypeId))
  if (!type) throw new ShopError('room_not_found')
  if (lastNight < firstNight || countDays(firstNight, lastNight) >= MAX_RATE_NIGHTS)
    throw new ShopError('validation', { fields: { last_night: 'nights_wrong' } })
}

/** The newest of several rates for a night applies. @throws ShopError room_not_found, validation with nights_wrong */
export async function addRate(
  tx: Db,
  roomTypeId: number,
  { name, first_night: firstNight, last_night: lastNight, weekdays, price }: RateFields
): Promise<number> {
  await refuseNights(tx, roomTypeId, firstNight, lastNight)
  const [row] = await tx
    .insert(roomRates)
    .values({ roomTypeId, name, firstNight, lastNight, weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other), price })
    .returning({ id: roomRates.id })
  if (!row) throw new Error('A rate was not written.')
  return row.id
}

/** @throws ShopError rate_not_found */
export async function removeRate(tx: Db, roomTypeId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(roomRates)
    .where(and(eq(roomRates.id, id), eq(roomRates.roomTypeId, roomTypeId)))
    .returning({ id: roomRates.id })
  if (!removed.length) throw new ShopError('rate_not_found')
}

/** @throws ShopError room_not_found, validation with nights_wrong or nights_past */
export async function closeNights(
  tx: Db,
  roomTypeId: number,
  { first_night: firstNight, last_night: lastNight, rooms, reason }: ClosureFields,
  staffId: number,
  now: Date
): Promise<number> {
  await refuseNights(tx, roomTypeId, firstNight, lastNight)
  if (lastNight < toDayInUlaanbaatar(now)) throw new ShopError('validation', { fields: { last_night: 'nights_past' } })
  const [row] = await tx
    .insert(roomClosures)
    .values({ roomTypeId, firstNight, lastNight, rooms, reason, createdBy: staffId, createdAt: now })
    .returning({ id: roomClosures.id })
  if (!row) throw new Error('Closed nights were not written.')
  return row.id
}

/** @throws ShopError closure_not_found */
export async function openNights(tx: Db, roomTypeId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(roomClosures)
    .where(and(eq(roomClosures.id, id), eq(roomClosures.roomTypeId, roomTypeId)))
    .returning({ id: roomClosures.id })
  if (!removed.length) throw new ShopError('closure_not_found')
}
