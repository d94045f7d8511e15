import { and, asc, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Passenger } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { users } from '../identity/index.ts'
import { passengers } from './tables.ts'

const MAX_PASSENGERS = 30

/** In the order they were saved. */
export async function listPassengers(db: Db, userId: number): Promise<(Passenger & { id: number })[]> {
  const rows = await db.select().from(passengers).where(eq(passengers.userId, userId)).orderBy(asc(passengers.id))
  return rows.map(({ id, firstName, lastName, gender }) => ({ id, first_name: firstName, last_name: lastName, gender }))
}

/** Saves guests who are not saved yet. Beyond the limit none are saved: a booking does not fail by it. */
export async function savePassengers(tx: Db, userId: number, guests: readonly Passenger[], now: Date): Promise<void> {
  const saved = await listPassengers(tx, userId)
  const isSame = (one: Passenger, other: Passenger): boolean =>
    one.first_name.toLowerCase() === other.first_name.toLowerCase() && one.last_name.toLowerCase() === other.last_name.toLowerCase()
  for (const guest of guests) {
    if (saved.length >= MAX_PASSENGERS) return
    if (saved.some(each => isSame(each, guest))) continue
    const [row] = await tx
      .insert(passengers)
      .values({ userId, firstName: guest.first_name, lastName: guest.last_name, gender: guest.gender, createdAt: now })
      .returning({ id: passengers.id })
    if (row) saved.push({ ...guest, id: row.id })
  }
}

/** @throws ShopError passengers_full */
export async function addPassenger(tx: Db, userId: number, guest: Passenger, now: Date): Promise<Passenger & { id: number }> {
  // Two requests at once must not pass the limit together.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const count = await tx.$count(passengers, eq(passengers.userId, userId))
  if (count >= MAX_PASSENGERS) throw new ShopError('passengers_full', { most: MAX_PASSENGERS })
  const [row] = await tx
    .insert(passengers)
    .values({ userId, firstName: guest.first_name, lastName: guest.last_name, gender: guest.gender, createdAt: now })
    .returning({ id: passengers.id })
  if (!row) throw new Error('A passenger was not written.')
  return { ...guest, id: row.id }
}

/** @throws ShopError passenger_not_found */
export async function updatePassenger(tx: Db, userId: number, id: number, guest: Passenger): Promise<Passenger & { id: number }> {
  const changed = await tx
    .update(passengers)
    .set({ firstName: guest.first_name, lastName: guest.last_name, gender: guest.gender })
    .where(and(eq(passengers.id, id), eq(passengers.userId, userId)))
    .returning({ id: passengers.id })
  if (!changed.length) throw new ShopError('passenger_not_found')
  return { ...guest, id }
}

/** @throws ShopError passenger_not_found */
export async function removePassenger(tx: Db, userId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(passengers)
    .where(and(eq(passengers.id, id), eq(passengers.userId, userId)))
    .returning({ id: passengers.id })
  if (!removed.length) throw new ShopError('passenger_not_found')
}
