import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { HotelFields, HotelRecord, ListedHotel, RoomFields, RoomRecord } from '#contract/hotel-record.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { toCode } from '#domain/latin.ts'
import type { HotelRules } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { findFreeSlug } from '../kernel/slugs/find-free-slug.ts'
import { listFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { lockSlugs } from '../kernel/slugs/lock-slugs.ts'
import { users } from '../identity/index.ts'
import { isAirport, zones } from '../site/index.ts'
import { hotels, roomClosures, roomRates, roomTypes } from './tables.ts'

/** Hotels and room types as staff edit them. */

export async function listHotelRecords(db: Db): Promise<ListedHotel[]> {
  const rows = await db
    .select({
      hotel: hotels,
      place: zones.name,
      rooms: sql<number>`coalesce((SELECT sum(r.rooms) FROM ${roomTypes} r WHERE r.hotel_id = ${hotels.id} AND r.active), 0)::int`
    })
    .from(hotels)
    .innerJoin(zones, eq(zones.code, hotels.zoneCode))
    .orderBy(sql`lower(coalesce(${hotels.name} ->> 'mn', ${hotels.name} ->> 'en'))`, asc(hotels.id))
  const pictures = await readPicturesById(
    db,
    rows.flatMap(({ hotel }) => hotel.imageIds.slice(0, 1))
  )
  return rows.map(({ hotel: { id, slug, kind, name, published, imageIds }, place, rooms }) => ({
    id,
    slug,
    kind,
    name,
    place,
    published,
    rooms,
    image: pictures.get(imageIds[0] ?? '') ?? null
  }))
}

async function readPicturesById(db: Db, ids: readonly string[]) {
  const rows = ids.length
    ? await db
        .select({ id: images.id, width: images.width, height: images.height })
        .from(images)
        .where(inArray(images.id, [...ids]))
    : []
  return new Map(rows.map(row => [row.id, { ...row, alt: '' }]))
}

/** @throws ShopError hotel_not_found */
export async function readHotelRecord(db: Db, id: number, now: Date): Promise<HotelRecord> {
  const [hotel] = await db.select().from(hotels).where(eq(hotels.id, id))
  if (!hotel) throw new ShopError('hotel_not_found')
  const types = await db.select().from(roomTypes).where(eq(roomTypes.hotelId, id)).orderBy(asc(roomTypes.id))
  const typeIds = types.map(type => type.id)
  const rates = typeIds.length
    ? await db.select().from(roomRates).where(inArray(roomRates.roomTypeId, typeIds)).orderBy(asc(roomRates.id))
    : []
  const closures = typeIds.length
    ? await db
        .select({ closure: roomClosures, first: users.firstName, mobile: users.mobile })
        .from(roomClosures)
        .leftJoin(users, eq(users.id, roomClosures.createdBy))
        .where(and(inArray(roomClosures.roomTypeId, typeIds), gte(roomClosures.lastNight, toDayInUlaanbaatar(now))))
        .orderBy(asc(roomClosures.firstNight), asc(roomClosures.id))
    : []
  const pictures = await readPicturesById(db, [...hotel.imageIds, ...types.flatMap(({ imageId }) => imageId ?? [])])
  const { slug, kind, name, description, zoneCode, address, latitude, longitude, phone, stars, amenities, published, version } = hotel
  return {
    id,
    slug,
    former: await listFormerSlugs(db, 'hotel', slug),
    kind,
    name,
    description,
    zone: zoneCode,
    address,
    latitude,
    longitude,
    phone,
    stars,
    amenities,
    published,
    version,
    images: hotel.imageIds.flatMap(each => pictures.get(each) ?? []),
    rules: fromRules(hotel.rules),
    rooms: types.map((type): RoomRecord => ({
      id: type.id,
      name: type.name,
      description: type.description,
      image: pictures.get(type.imageId ?? '') ?? null,
      square_metres: type.squareMetres,
      rooms: type.rooms,
      max_adults: type.maxAdults,
      max_guests: type.maxGuests,
      extra_beds: type.extraBeds,
      base_price: type.basePrice,
      amenities: type.amenities,
      active: type.active,
      version: type.version,
      rates: rates
        .filter(({ roomTypeId }) => roomTypeId === type.id)
        .map(({ id: rateId, name: rateName, firstNight, lastNight, weekdays, price }) => ({
          id: rateId,
          name: rateName,
          first_night: firstNight,
          last_night: lastNight,
          weekdays,
          price
        })),
      closures: closures
        .filter(({ closure }) => closure.roomTypeId === type.id)
        .map(({ closure, first, mobile }) => ({
          id: closure.id,
          first_night: closure.firstNight,
          last_night: closure.lastNight,
          rooms: closure.rooms,
          reason: closure.reason,
          by: first || mobile,
          at: closure.createdAt.toISOString()
        }))
    }))
  }
}

const fromRules = (rules: HotelRules): HotelRecord['rules'] => ({
  check_in: rules.checkIn,
  check_out: rules.checkOut,
  free_days: rules.freeDays,
  fee_percent: rules.feePercent,
  child_free_age: rules.childFreeAge,
  child_price: rules.childPrice,
  extra_bed_price: rules.extraBedPrice,
  meals: rules.meals,
  transfers: rules.transfers,
  city_tax_percent: rules.cityTaxPercent
})

const toRules = (rules: HotelFields['rules']): HotelRules => ({
  checkIn: rules.check_in,
  checkOut: rules.check_out,
  freeDays: rules.free_days,
  feePercent: rules.fee_percent,
  childFreeAge: rules.child_free_age,
  childPrice: rules.child_price,
  extraBedPrice: rules.extra_bed_price,
  meals: rules.meals,
  transfers: rules.transfers,
  cityTaxPercent: rules.city_tax_percent
})

const createInvalidError = (field: string, code: ErrorCode): ShopError => new ShopError('validation', { fields: { [field]: code } })

async function refuseUnknownPictures(tx: Db, field: string, ids: readonly string[]): Promise<void> {
  const known = await readPicturesById(tx, ids)
  if (ids.some(id => !known.has(id))) throw createInvalidError(field, 'image_unknown')
}

async function toHotelRow(tx: Db, { zone, images: imageIds, rules, ...fields }: HotelFields) {
  const [city] = await tx
    .select({ code: zones.code })
    .from(zones)
    .where(and(eq(zones.code, zone), eq(zones.cat, 'city')))
  if (!city) throw createInvalidError('zone', 'blank')
  await refuseUnknownPictures(tx, 'images', imageIds)
  for (const [index, { iata }] of rules.transfers.entries())
    if (!(await isAirport(iata))) throw createInvalidError(`rules.transfers.${index}.iata`, 'airport_unknown')
  return { ...fields, zoneCode: zone, imageIds: [...new Set(imageIds)], rules: toRules(rules) }
}

/** @param slug one made of the name where it is missing @throws ShopError validation with image_unknown, airport_unknown or address_taken */
export async function createHotel(
  tx: Db,
  { slug, ...fields }: HotelFields & { slug?: string | undefined },
  staffId: number | null,
  now: Date
): Promise<number> {
  const [row] = await tx
    .insert(hotels)
    .values({
      ...(await toHotelRow(tx, fields)),
      slug: slug ?? (await findFreeSlug(tx, 'hotel', { wanted: toCode(fields.name.en ?? fields.name.mn ?? ''), column: hotels.slug })),
      createdAt: now,
      updatedAt: now,
      updatedBy: staffId
    })
    .onConflictDoNothing()
    .returning({ id: hotels.id })
  if (!row) throw createInvalidError('slug', 'address_taken')
  return row.id
}

/** @returns the new version @throws ShopError hotel_not_found, stale_save, validation with image_unknown, airport_unknown, address_taken or hotel_without_rooms */
export async function saveHotel(
  tx: Db,
  id: number,
  { version, published, slug, ...fields }: HotelFields & { slug?: string | undefined; published: boolean; version: number },
  staffId: number | null,
  now: Date
): Promise<number> {
  const [hotel] = await tx.select({ version: hotels.version }).from(hotels).where(eq(hotels.id, id)).for('no key update')
  if (!hotel) throw new ShopError('hotel_not_found')
  if (hotel.version !== version) throw new ShopError('stale_save')
  if (slug !== undefined) await lockSlugs(tx, 'hotel')
  if (slug !== undefined && (await tx.$count(hotels, and(eq(hotels.slug, slug), ne(hotels.id, id)))))
    throw createInvalidError('slug', 'address_taken')
  if (published && !(await tx.$count(roomTypes, and(eq(roomTypes.hotelId, id), roomTypes.active))))
    throw createInvalidError('published', 'hotel_without_rooms')
  await tx
    .update(hotels)
    .set({
      ...(await toHotelRow(tx, fields)),
      ...(slug !== undefined && { slug }),
      published,
      version: version + 1,
      updatedAt: now,
      updatedBy: staffId
    })
    .where(eq(hotels.id, id))
  return version + 1
}

async function toRoomRow(tx: Db, fields: RoomFields) {
  if (fields.image) await refuseUnknownPictures(tx, 'image', [fields.image])
  const { name, description, image, square_metres, rooms, max_adults, max_guests, extra_beds, base_price, amenities, active } = fields
  return {
    name,
    description,
    rooms,
    amenities,
    active,
    imageId: image,
    squareMetres: square_metres,
    maxAdults: max_adults,
    maxGuests: max_guests,
    extraBeds: extra_beds,
    basePrice: base_price
  }
}

/** @throws ShopError hotel_not_found, validation with image_unknown */
export async function createRoom(tx: Db, hotelId: number, fields: RoomFields): Promise<number> {
  const [hotel] = await tx.select({ id: hotels.id }).from(hotels).where(eq(hotels.id, hotelId))
  if (!hotel) throw new ShopError('hotel_not_found')
  const [row] = await tx
    .insert(roomTypes)
    .values({ ...(await toRoomRow(tx, fields)), hotelId })
    .returning({ id: roomTypes.id })
  if (!row) throw new Error('A room type was not written.')
  return row.id
}

/** @returns the new version @throws ShopError room_not_found, stale_save, validation with image_unknown or hotel_without_rooms */
export async function saveRoom(tx: Db, id: number, { version, ...fields }: RoomFields & { version: number }): Promise<number> {
  const [found] = await tx.select({ hotelId: roomTypes.hotelId }).from(roomTypes).where(eq(roomTypes.id, id))
  if (!found) throw new ShopError('room_not_found')
  // As publishing the hotel does, so that its last room is not withdrawn meanwhile.
  const [hotel] = await tx.select({ published: hotels.published }).from(hotels).where(eq(hotels.id, found.hotelId)).for('no key update')
  const [type] = await tx.select({ version: roomTypes.version }).from(roomTypes).where(eq(roomTypes.id, id)).for('no key update')
  if (type?.version !== version) throw new ShopError('stale_save')
  await tx
    .update(roomTypes)
    .set({ ...(await toRoomRow(tx, fields)), version: version + 1 })
    .where(eq(roomTypes.id, id))
  if (hotel?.published && !(await tx.$count(roomTypes, and(eq(roomTypes.hotelId, found.hotelId), roomTypes.active))))
    throw createInvalidError('active', 'hotel_without_rooms')
  return version + 1
}
