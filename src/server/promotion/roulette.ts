import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { RouletteLocation, RoulettePrize, RouletteUser, SavedRoulettePrize } from '#contract/roulette.ts'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import { findPermitted, formatName, users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { branches } from '../site/index.ts'
import { rouletteLocations, roulettePrizes, rouletteUsers } from './tables.ts'

/** A member of staff: draws at own branches; who manages the roulette sees all. */
export interface RouletteStaff {
  userId: number
  manages: boolean
}

export async function listOwnLocationIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ id: rouletteUsers.locationId }).from(rouletteUsers).where(eq(rouletteUsers.userId, userId))
  return rows.map(({ id }) => id)
}

export async function listLocations(db: Db, { userId, manages }: RouletteStaff, locale: Locale): Promise<RouletteLocation[]> {
  const own = await listOwnLocationIds(db, userId)
  const rows = await db
    .select({ location: rouletteLocations, name: branches.name })
    .from(rouletteLocations)
    .innerJoin(branches, eq(branches.code, rouletteLocations.branchCode))
    .where(manages ? undefined : inArray(rouletteLocations.id, own))
    .orderBy(asc(branches.position), asc(branches.code))
  return rows.map(({ location, name }) => ({
    id: location.id,
    branch: location.branchCode,
    name: localize(name, locale),
    minimum: location.minimum,
    open: location.isOpen,
    mine: own.includes(location.id)
  }))
}

/** A branch of another's is as unknown as one that does not exist. @throws ShopError roulette_not_found */
export async function requireVisible(db: Db, { userId, manages }: RouletteStaff, locationId: number): Promise<void> {
  const isVisible = manages
    ? (await db.$count(rouletteLocations, eq(rouletteLocations.id, locationId))) > 0
    : (await listOwnLocationIds(db, userId)).includes(locationId)
  if (!isVisible) throw new ShopError('roulette_not_found')
}

/** @returns the location's id @throws ShopError branch_required for an unknown branch */
export async function saveLocation(
  tx: Db,
  { branch, minimum, open }: { branch: string; minimum: number; open: boolean },
  staffId: number,
  now: Date
): Promise<number> {
  if (!(await tx.$count(branches, eq(branches.code, branch)))) throw new ShopError('validation', { fields: { branch: 'branch_required' } })
  const [saved] = await tx
    .insert(rouletteLocations)
    .values({ branchCode: branch, minimum, isOpen: open, secret: randomBytes(32).toString('hex'), createdBy: staffId, createdAt: now })
    .onConflictDoUpdate({ target: rouletteLocations.branchCode, set: { minimum, isOpen: open } })
    .returning({ id: rouletteLocations.id })
  if (!saved) throw new Error('A location was not written.')
  return saved.id
}

export async function listUsers(db: Db, id?: number): Promise<RouletteUser[]> {
  const rows = await db
    .select({ row: rouletteUsers, user: users })
    .from(rouletteUsers)
    .innerJoin(users, eq(users.id, rouletteUsers.userId))
    .where(id === undefined ? undefined : eq(rouletteUsers.id, id))
    .orderBy(asc(users.firstName), asc(rouletteUsers.id))
  return rows.map(({ row, user }) => ({
    id: row.id,
    location_id: row.locationId,
    user_id: user.id,
    name: formatName(user),
    login: user.mobile ?? user.email ?? '',
    created_at: row.createdAt.toISOString()
  }))
}

/** @returns the id of the assignment, also of one that exists @throws ShopError roulette_not_found, roulette_user_wrong */
export async function addUser(
  tx: Db,
  { locationId, login }: { locationId: number; login: string },
  staffId: number,
  now: Date
): Promise<number> {
  await requireVisible(tx, { userId: staffId, manages: true }, locationId)
  const user = await findPermitted(tx, login)
  if (!user?.permissions.includes('roulette.play')) throw new ShopError('validation', { fields: { login: 'roulette_user_wrong' } })
  await tx.insert(rouletteUsers).values({ locationId, userId: user.id, createdBy: staffId, createdAt: now }).onConflictDoNothing()
  const [row] = await tx
    .select({ id: rouletteUsers.id })
    .from(rouletteUsers)
    .where(and(eq(rouletteUsers.locationId, locationId), eq(rouletteUsers.userId, user.id)))
  if (!row) throw new Error('A user of the roulette was not written.')
  return row.id
}

export async function removeUser(db: Db, id: number): Promise<void> {
  await db.delete(rouletteUsers).where(eq(rouletteUsers.id, id))
}

export const readPrizeRows = (db: Db, locationId: number) =>
  db
    .select()
    .from(roulettePrizes)
    .where(eq(roulettePrizes.locationId, locationId))
    .orderBy(asc(roulettePrizes.position), asc(roulettePrizes.id))

export async function listPrizes(db: Db, locationId: number): Promise<RoulettePrize[]> {
  const rows = await readPrizeRows(db, locationId)
  return rows.map(({ id, title, weight, stock, won }) => ({ id, title, weight, stock, won }))
}

/**
 * Replaces the list of prizes. Only `savePrizes` and draws change it, both under the lock of the location.
 * @throws ShopError roulette_not_found, roulette_stock_low, roulette_prize_unknown
 */
export async function savePrizes(tx: Db, locationId: number, saved: readonly SavedRoulettePrize[]): Promise<void> {
  await lockLocation(tx, locationId)
  const present = await readPrizeRows(tx, locationId)
  const kept = saved.flatMap(({ id }) => (id === null ? [] : [id]))
  for (const [index, { id, stock }] of saved.entries()) {
    const before = present.find(each => each.id === id)
    if (id !== null && (!before || kept.indexOf(id) !== kept.lastIndexOf(id)))
      throw new ShopError('validation', { fields: { [`prizes.${index}.id`]: 'roulette_prize_unknown' } })
    if (before && stock !== null && stock < before.won)
      throw new ShopError('validation', { fields: { [`prizes.${index}.stock`]: 'roulette_stock_low' } })
  }
  const ofLocation = eq(roulettePrizes.locationId, locationId)
  await tx.delete(roulettePrizes).where(kept.length ? and(ofLocation, notInArray(roulettePrizes.id, kept)) : ofLocation)
  for (const [position, { id, ...values }] of saved.entries()) {
    await (id === null
      ? tx.insert(roulettePrizes).values({ ...values, locationId, position })
      : tx
          .update(roulettePrizes)
          .set({ ...values, position })
          .where(eq(roulettePrizes.id, id)))
  }
}

/** @throws ShopError roulette_not_found */
export async function lockLocation(tx: Db, id: number) {
  const [location] = await tx.select().from(rouletteLocations).where(eq(rouletteLocations.id, id)).for('update')
  if (!location) throw new ShopError('roulette_not_found')
  return location
}
