import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { SavedAddress } from '#contract/address.ts'
import type { Address } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { addZoneNames } from '../site/index.ts'
import { savedAddresses, users } from './tables.ts'

/** Maximum number of addresses of one customer. */
const MAX_ADDRESSES = 20

type AddressRow = typeof savedAddresses.$inferSelect

export interface AddressInput {
  address: Address
  label: string
  isDefault: boolean
}

/** A customer's addresses: the default first, then the one used last. */
export async function listAddresses(db: Db, userId: number): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(desc(savedAddresses.isDefault), isNull(savedAddresses.usedAt), desc(savedAddresses.usedAt), asc(savedAddresses.id))
  return rows.map(toSavedAddress)
}

/** @throws ShopError address_not_found, also for another customer's */
export async function findAddress(db: Db, userId: number, id: number): Promise<SavedAddress> {
  return toSavedAddress(await readAddress(db, userId, id))
}

/** The first address becomes the default; one that is in the book gets the new label. @throws ShopError validation for an unknown place, addresses_full */
export async function addAddress(tx: Db, userId: number, input: AddressInput, locale: Locale, now: Date): Promise<SavedAddress> {
  const address = await resolveZones(tx, input.address, locale)
  await lockAddresses(tx, userId)
  const [known] = await tx.select({ id: savedAddresses.id }).from(savedAddresses).where(isSamePlace(userId, address))
  if (known) return updateAddress(tx, userId, known.id, { ...input, address }, locale)
  const count = await tx.$count(savedAddresses, eq(savedAddresses.userId, userId))
  if (count >= MAX_ADDRESSES) throw new ShopError('addresses_full', { most: MAX_ADDRESSES })
  const isDefault = input.isDefault || count === 0
  if (isDefault) await clearDefault(tx, userId)
  const [row] = await tx.insert(savedAddresses).values({ userId, label: input.label, address, isDefault, createdAt: now }).returning()
  if (!row) throw new Error('An address was not written.')
  return toSavedAddress(row)
}

/** An address that became the same as another one replaces it. @throws ShopError validation for an unknown place, address_not_found */
export async function updateAddress(tx: Db, userId: number, id: number, input: AddressInput, locale: Locale): Promise<SavedAddress> {
  const address = await resolveZones(tx, input.address, locale)
  await lockAddresses(tx, userId)
  const before = await readAddress(tx, userId, id)
  const same = await tx
    .delete(savedAddresses)
    .where(and(isSamePlace(userId, address), ne(savedAddresses.id, id)))
    .returning({ isDefault: savedAddresses.isDefault })
  if (input.isDefault) await clearDefault(tx, userId)
  const isDefault = input.isDefault || before.isDefault || same.some(each => each.isDefault)
  const [row] = await tx.update(savedAddresses).set({ label: input.label, address, isDefault }).where(eq(savedAddresses.id, id)).returning()
  return toSavedAddress(row ?? before)
}

/** @throws ShopError address_not_found */
export async function setDefaultAddress(tx: Db, userId: number, id: number): Promise<SavedAddress> {
  await lockAddresses(tx, userId)
  const row = await readAddress(tx, userId, id)
  await clearDefault(tx, userId)
  await tx.update(savedAddresses).set({ isDefault: true }).where(eq(savedAddresses.id, id))
  return toSavedAddress({ ...row, isDefault: true })
}

/** Deletes an address. If it was the default, the last used one becomes the default. @throws ShopError address_not_found */
export async function deleteAddress(tx: Db, userId: number, id: number): Promise<void> {
  await lockAddresses(tx, userId)
  const row = await readAddress(tx, userId, id)
  await tx.delete(savedAddresses).where(eq(savedAddresses.id, id))
  const [next] = row.isDefault ? await listAddresses(tx, userId) : []
  if (next) await tx.update(savedAddresses).set({ isDefault: true }).where(eq(savedAddresses.id, next.id))
}

/**
 * Adds the address of an order to the address book, as a part of `createOrder`. A full book drops the address that was used longest ago.
 */
export function createAddressPart(userId: number, address: Address, now: Date): SQL {
  const place = toPlace(address)
  const at = sql`${now.toISOString()}::timestamptz`
  const book = sql`FROM ${savedAddresses} WHERE user_id = ${userId}`
  return sql`
      owner AS (SELECT owner.id FROM created, ${users} AS owner WHERE owner.id = ${userId} FOR NO KEY UPDATE OF owner), known AS (
      SELECT saved.id FROM owner JOIN ${savedAddresses} AS saved ON saved.user_id = owner.id AND saved.address @> ${place}::jsonb ORDER BY saved.id LIMIT 1
    ), used AS (
      UPDATE ${savedAddresses} SET used_at = ${at} WHERE id = (SELECT id FROM known)
    ), dropped AS (
      DELETE FROM ${savedAddresses} WHERE id = (SELECT id ${book} AND NOT is_default ORDER BY used_at IS NULL DESC, used_at, id LIMIT 1)
      AND NOT EXISTS (SELECT FROM known) AND (SELECT count(*) ${book}) >= ${MAX_ADDRESSES}
    ), saved AS (
      INSERT INTO ${savedAddresses} (user_id, address, is_default, created_at, used_at)
      SELECT id, ${JSON.stringify(address)}::jsonb, NOT EXISTS (SELECT ${book}), ${at}, ${at} FROM owner WHERE NOT EXISTS (SELECT FROM known)
      ON CONFLICT DO NOTHING
    )`
}

/** What makes an address the same: not its names, which depend on the language. */
const toPlace = ({ city, district, quarter, details, receiver, phone }: Address): string =>
  JSON.stringify({ city, district, quarter, details, receiver, phone })

const isSamePlace = (userId: number, address: Address): SQL | undefined =>
  and(eq(savedAddresses.userId, userId), sql`${savedAddresses.address} @> ${toPlace(address)}::jsonb`)

/** Sets the khoroo's code and the zone names from the list of zones; only the khoroo may be unknown. @throws ShopError validation */
export async function resolveZones(db: Db, address: Address, locale: Locale): Promise<Address> {
  const found = await addZoneNames(db, address, locale)
  if (found) return { ...address, ...found }
  const inDistrict = await addZoneNames(db, { ...address, quarter: '' }, locale)
  throw new ShopError('validation', {
    fields: inDistrict ? { 'address.quarter': 'quarter_wrong' } : { 'address.district': 'district_required' }
  })
}

/** Serializes changes of one customer's address book. */
async function lockAddresses(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

async function readAddress(db: Db, userId: number, id: number): Promise<AddressRow> {
  const [row] = await db
    .select()
    .from(savedAddresses)
    .where(and(eq(savedAddresses.id, id), eq(savedAddresses.userId, userId)))
  if (!row) throw new ShopError('address_not_found')
  return row
}

async function clearDefault(tx: Db, userId: number): Promise<void> {
  await tx
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(eq(savedAddresses.userId, userId), eq(savedAddresses.isDefault, true)))
}

function toSavedAddress({ id, label, address, isDefault }: AddressRow): SavedAddress {
  return { id, label, address, is_default: isDefault }
}
