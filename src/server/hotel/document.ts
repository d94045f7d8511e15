import { isDeepStrictEqual } from 'node:util'
import { asc, eq, inArray } from 'drizzle-orm'
import type { ImportedHotel } from '#contract/hotel-admin.ts'
import { type HotelDocument, hotelDocument, type RateFields } from '#contract/hotel-record.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { MAX_HOTEL_PICTURES } from '#domain/stay.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { Db } from '../kernel/db/open.ts'
import { images as pictures } from '../kernel/images/tables.ts'
import { toFieldErrors } from '../kernel/http/implement.ts'
import { findBySlug, restoreFormerSlugs } from '../kernel/slugs/former-slugs.ts'
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
  const { id: _id, version: _version, former, images: shown, rooms, slug, ...hotel } = await readHotelRecord(db, hotelId, now)
  return {
    slug,
    ...(former.length && { former_slugs: former }),
    ...hotel,
    images: shown.map(({ id }) => id),
    rooms: rooms.map(({ id: _room, version: _roomVersion, closures: _closures, image, rates, ...room }) => ({
      ...room,
      image: image?.id ?? null,
      rates: rates.map(({ id: _rate, ...rate }) => rate)
    }))
  }
}

interface Written {
  outcome: ImportedHotel['outcome']
  missingPictures: number
}

/**
 * Imports one hotel; one that is found by a former slug keeps its own. Pictures that the shop does not have are left out.
 * @throws ShopError as `createHotel`, `saveHotel`, `createRoom` and `saveRoom`
 */
export async function importHotel(tx: Db, given: HotelDocument, staffId: number | null, now: Date): Promise<Written> {
  const found = await findBySlug(tx, 'hotel', given.slug, slug =>
    tx.select({ id: hotels.id }).from(hotels).where(eq(hotels.slug, slug)).for('no key update')
  )
  const before = found ? await readDocument(tx, found.id, now) : null
  const { document, missingPictures } = await withoutUnknownPictures(tx, given, before)
  const { rooms, published, images = before?.images ?? [], former_slugs: former = [], ...fields } = document
  const slug = before?.slug ?? document.slug
  const isUnchanged = before !== null && isSame(before, { ...document, slug })
  if (!isUnchanged) {
    const hotelId = found?.id ?? (await createHotel(tx, { ...fields, images }, staffId, now))
    const { rooms: existing } = await readHotelRecord(tx, hotelId, now)
    for (const { rates, image, ...room } of rooms) {
      const same = existing.find(({ name }) => hasName(name, room.name))
      const roomFields = { ...room, image: image === undefined ? (same?.image?.id ?? null) : image }
      const roomId = same?.id ?? (await createRoom(tx, hotelId, roomFields))
      if (same) await saveRoom(tx, same.id, { ...roomFields, version: same.version })
      await replaceRates(tx, roomId, same?.rates.map(({ id: _id, ...rate }) => rate) ?? [], rates)
    }
    const { slug: _slug, ...saved } = fields
    const { version } = await readHotelRecord(tx, hotelId, now)
    await saveHotel(tx, hotelId, { ...saved, images, published, version }, staffId, now)
  }
  await restoreFormerSlugs(
    tx,
    'hotel',
    former.map(each => ({ slug: each, current: slug })),
    slugs =>
      tx
        .select({ slug: hotels.slug })
        .from(hotels)
        .where(inArray(hotels.slug, [...slugs]))
  )
  return { outcome: isUnchanged ? 'unchanged' : found ? 'updated' : 'created', missingPictures }
}

/** Where one is missing, those that the hotel or the room has stay. */
async function withoutUnknownPictures(
  tx: Db,
  document: HotelDocument,
  before: HotelDocument | null
): Promise<{ document: HotelDocument; missingPictures: number }> {
  const named = [...(document.images ?? []), ...document.rooms.flatMap(({ image }) => image ?? [])]
  const rows = named.length ? await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, named)) : []
  const known = new Set(rows.map(({ id }) => id))
  const missing = new Set(named.filter(id => !known.has(id)))
  if (!missing.size) return { document, missingPictures: 0 }
  const { images, rooms } = document
  return {
    document: {
      ...document,
      ...(images?.some(id => missing.has(id)) && {
        images: [...new Set([...images.filter(id => known.has(id)), ...(before?.images ?? [])])].slice(0, MAX_HOTEL_PICTURES)
      }),
      rooms: rooms.map(room => (room.image && missing.has(room.image) ? { ...room, image: undefined } : room))
    },
    missingPictures: missing.size
  }
}

const hasName = (one: Localized, other: Localized): boolean =>
  (one.mn !== undefined && one.mn === other.mn) || (one.en !== undefined && one.en === other.en)

/** Whether an import would change nothing but former slugs. Rooms that the document does not list do not count. */
function isSame(before: HotelDocument, { images, rooms, former_slugs: _former, ...fields }: HotelDocument): boolean {
  const { images: own, rooms: existing, former_slugs: _ownFormer, ...kept } = before
  return (
    isDeepStrictEqual(kept, fields) &&
    (images === undefined || isDeepStrictEqual(own, images)) &&
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
  readonly written: Written
  constructor(written: Written) {
    super('Rolled back')
    this.written = written
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
      const { outcome, missingPictures } = await db.transaction(async tx => {
        const made = await importHotel(tx, document, staffId, now)
        if (dryRun) throw new DryRun(made)
        return made
      })
      results.push({ slug: document.slug, outcome, missing_pictures: missingPictures, errors: {} })
    } catch (error) {
      const slug = toName(typed, locale) || String(index + 1)
      if (error instanceof DryRun)
        results.push({ slug, outcome: error.written.outcome, missing_pictures: error.written.missingPictures, errors: {} })
      else if (error instanceof ShopError) {
        const fields = Object.entries((error.details['fields'] ?? { slug: error.code }) as Record<string, ErrorCode>)
        results.push({
          slug,
          outcome: 'refused',
          missing_pictures: 0,
          errors: Object.fromEntries(fields.map(([field, code]) => [field, t(`errors:${code}`)]))
        })
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
