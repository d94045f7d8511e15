import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { ImportedHotel } from '#contract/hotel-admin.ts'
import { type HotelDocument, hotelDocument, type RateFields } from '#contract/hotel-record.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { Db } from '../kernel/db/open.ts'
import { toFieldErrors } from '../kernel/http/implement.ts'
import { findBySlug } from '../kernel/slugs/former-slugs.ts'
import { addRate } from './rates.ts'
import { createHotel, createRoom, readHotelRecord, saveHotel, saveRoom } from './records.ts'
import { hotels, roomRates } from './tables.ts'

/** Hotels as a file: what staff edit in forms, without bookings. */

/** All hotels in the order they were added. */
export async function exportHotels(db: Db, now: Date): Promise<HotelDocument[]> {
  const rows = await db.select({ id: hotels.id }).from(hotels).orderBy(asc(hotels.id))
  const documents: HotelDocument[] = []
  for (const { id } of rows) documents.push(await readDocument(db, id, now))
  return documents
}

async function readDocument(db: Db, hotelId: number, now: Date): Promise<HotelDocument> {
  const { id: _id, version: _version, former: _former, images: pictures, rooms, ...hotel } = await readHotelRecord(db, hotelId, now)
  return {
    ...hotel,
    images: pictures.map(({ id }) => id),
    rooms: rooms.map(({ id: _room, version: _roomVersion, closures: _closures, image, rates, ...room }) => ({
      ...room,
      image: image?.id ?? null,
      rates: rates.map(({ id: _rate, ...rate }) => rate)
    }))
  }
}

/** Imports one hotel; one that is found by a former slug keeps its own. @throws ShopError as `createHotel`, `saveHotel`, `createRoom` and `saveRoom` */
export async function importHotel(tx: Db, document: HotelDocument, staffId: number | null, now: Date): Promise<ImportedHotel['outcome']> {
  const { rooms, published, images, ...fields } = document
  const found = await findBySlug(tx, 'hotel', document.slug, slug =>
    tx.select({ id: hotels.id }).from(hotels).where(eq(hotels.slug, slug)).for('no key update')
  )
  const before = found ? await readDocument(tx, found.id, now) : null
  if (before && isSame(before, { ...document, slug: before.slug })) return 'unchanged'
  const body = { ...fields, images: images ?? before?.images ?? [] }
  const hotelId = found?.id ?? (await createHotel(tx, body, staffId, now))
  const { rooms: existing } = await readHotelRecord(tx, hotelId, now)
  for (const { rates, image, ...room } of rooms) {
    const same = existing.find(({ name }) => hasName(name, room.name))
    const roomFields = { ...room, image: image === undefined ? (same?.image?.id ?? null) : image }
    const roomId = same?.id ?? (await createRoom(tx, hotelId, roomFields))
    if (same) await saveRoom(tx, same.id, { ...roomFields, version: same.version })
    await replaceRates(tx, roomId, same?.rates.map(({ id: _id, ...rate }) => rate) ?? [], rates)
  }
  const { slug: _slug, ...saved } = body
  const { version } = await readHotelRecord(tx, hotelId, now)
  await saveHotel(tx, hotelId, { ...saved, published, version }, staffId, now)
  return found ? 'updated' : 'created'
}

const hasName = (one: Localized, other: Localized): boolean =>
  (one.mn !== undefined && one.mn === other.mn) || (one.en !== undefined && one.en === other.en)

/** Whether an import would change nothing. Rooms that the document does not list do not count. */
function isSame(before: HotelDocument, { images, rooms, ...fields }: HotelDocument): boolean {
  const { images: pictures, rooms: existing, ...kept } = before
  return (
    isDeepStrictEqual(kept, fields) &&
    (images === undefined || isDeepStrictEqual(pictures, images)) &&
    rooms.every(room => {
      const same = existing.find(({ name }) => hasName(name, room.name))
      return same !== undefined && isDeepStrictEqual(same, { ...room, image: room.image === undefined ? same.image : room.image })
    })
  )
}

async function replaceRates(tx: Db, roomId: number, before: readonly RateFields[], rates: readonly RateFields[]): Promise<void> {
  if (isDeepStrictEqual(before, rates)) return
  await tx.delete(roomRates).where(eq(roomRates.roomTypeId, roomId))
  for (const rate of rates) await addRate(tx, roomId, rate)
}

class DryRun extends Error {
  readonly outcome: ImportedHotel['outcome']
  constructor(outcome: ImportedHotel['outcome']) {
    super('Rolled back')
    this.outcome = outcome
  }
}

/** Imports hotels, each whole or not at all. @param dryRun writes and checks everything, then rolls back */
export async function importHotels(
  db: Db,
  documents: readonly unknown[],
  { dryRun, staffId, locale, now }: { dryRun: boolean; staffId: number; locale: Locale; now: Date }
): Promise<ImportedHotel[]> {
  const t = createTranslator(locale)
  const results: ImportedHotel[] = []
  const slugs = new Set<string>()
  for (const [index, typed] of documents.entries()) {
    try {
      const document = parseDocument(typed, slugs)
      const outcome = await db.transaction(async tx => {
        const made = await importHotel(tx, document, staffId, now)
        if (dryRun) throw new DryRun(made)
        return made
      })
      results.push({ slug: document.slug, outcome, errors: {} })
    } catch (error) {
      const slug = toName(typed, locale) || String(index + 1)
      if (error instanceof DryRun) results.push({ slug, outcome: error.outcome, errors: {} })
      else if (error instanceof ShopError) {
        const fields = Object.entries((error.details['fields'] ?? { slug: error.code }) as Record<string, ErrorCode>)
        results.push({ slug, outcome: 'refused', errors: Object.fromEntries(fields.map(([field, code]) => [field, t(`errors:${code}`)])) })
      } else throw error
    }
  }
  return results
}

/** @param slugs of the hotels before it in the file @throws ShopError validation */
function parseDocument(typed: unknown, slugs: Set<string>): HotelDocument {
  const { success, data, error } = hotelDocument.safeParse(typed)
  if (!success) throw new ShopError('validation', { fields: toFieldErrors(error.issues) })
  if (slugs.has(data.slug)) throw new ShopError('validation', { fields: { slug: 'address_twice' } })
  slugs.add(data.slug)
  return data
}

function toName(typed: unknown, locale: Locale): string {
  const { slug, name } = (typed ?? {}) as { slug?: unknown; name?: unknown }
  if (typeof slug === 'string' && slug) return slug.slice(0, 100)
  return typeof name === 'object' && name ? localize(name, locale).slice(0, 100) : ''
}
