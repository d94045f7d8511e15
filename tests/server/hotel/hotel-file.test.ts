import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { ImportedHotel } from '#contract/hotel-admin.ts'
import type { HotelRecord } from '#contract/hotel-record.ts'
import { createHotelAdminRoutes, createHotelRoutes } from '#server/hotel/index.ts'
import { hotels, roomTypes } from '#server/hotel/tables.ts'
import { images } from '#server/kernel/images/tables.ts'
import { formerSlugs } from '#server/kernel/slugs/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { turnOn } from '../settings.ts'
import { requireOk, setUpShop, setUpUser } from '../shop.ts'
import { HOTEL as EXAMPLE_HOTEL, ROOM as EXAMPLE_ROOM } from './hotel-shop.ts'

const HOTELS = '/api/v2/staff/hotels'
const PICTURE = 'a'.repeat(20)
const HOTEL = {
  ...EXAMPLE_HOTEL,
  stars: 3,
  images: [PICTURE],
  rules: { ...EXAMPLE_HOTEL.rules, meals: { full_board: 40_000, breakfast: 10_000 }, city_tax_percent: 1.5 }
}
const ROOM = { ...EXAMPLE_ROOM, name: { en: 'Ger', mn: 'Гэр' }, image: PICTURE, amenities: ['stove'] }

describe.each(USUAL_KINDS)('a file of hotels on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createHotelRoutes, createHotelAdminRoutes])
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(async () => {
    await turnOn(database, 'hotel')
    await database.db.insert(images).values({ id: PICTURE, width: 400, height: 300, format: 'webp' })
  })

  const create = async (body: object): Promise<number> => requireOk(await staff.call<{ id: number }>('POST', HOTELS, body)).id
  const read = async (id: number): Promise<HotelRecord> => requireOk(await staff.call<HotelRecord>('GET', `${HOTELS}/${id}`))
  const rename = async (id: number, slug: string): Promise<void> => {
    const { version } = await read(id)
    requireOk(await staff.call('PUT', `${HOTELS}/${id}`, { ...HOTEL, slug, published: true, version }))
  }
  const exportAll = async (): Promise<{ hotels: { slug: string; former_slugs?: string[] }[] }> =>
    requireOk(await staff.call('GET', `${HOTELS}/export`))
  const importAll = async (list: readonly unknown[]): Promise<ImportedHotel[]> =>
    requireOk(await staff.call<{ results: ImportedHotel[] }>('POST', `${HOTELS}/import`, { hotels: list })).results

  test('hotels of one name get addresses of their own, none of which led to another hotel', async () => {
    const ids = [await create(HOTEL), await create(HOTEL)]
    const slugs = async () => (await database.db.select({ slug: hotels.slug }).from(hotels).orderBy(hotels.id)).map(({ slug }) => slug)
    expect(await slugs()).toEqual(['larch-bay', 'larch-bay-2'])
    requireOk(await staff.call('POST', `${HOTELS}/${ids[0]}/rooms`, ROOM))
    await rename(ids[0] ?? 0, 'larch')
    await create(HOTEL)
    expect(await slugs()).toEqual(['larch', 'larch-bay-2', 'larch-bay-3'])
    expect((await staff.call('POST', HOTELS, { ...HOTEL, slug: 'larch' })).status).toBe(422)
  })

  test('gives an empty shop the same hotels, whose former addresses lead to them', async () => {
    const id = await create(HOTEL)
    requireOk(await staff.call('POST', `${HOTELS}/${id}/rooms`, ROOM))
    const rate = { name: { mn: 'Зун' }, first_night: '2026-06-01', last_night: '2026-08-31', weekdays: [5, 6], price: 150_000 }
    const room = requireOk(await staff.call<{ id: number }>('POST', `${HOTELS}/${id}/rooms`, { ...ROOM, name: { en: 'Cabin' }, active: false })).id // prettier-ignore
    requireOk(await staff.call('POST', `/api/v2/staff/rooms/${room}/rates`, rate))
    for (const slug of ['larch', 'bay']) await rename(id, slug)
    await create({ ...HOTEL, name: { mn: 'Нуга' }, images: [] })
    const exported = await exportAll()
    expect(exported.hotels).toMatchObject([{ slug: 'bay', former_slugs: ['larch', 'larch-bay'] }, { slug: 'nuga' }])

    const empty = async (): Promise<void> => {
      await database.db.delete(roomTypes)
      await database.db.delete(hotels)
    }
    await empty()
    expect(await database.db.$count(formerSlugs)).toBe(0)
    expect(await importAll(exported.hotels)).toMatchObject([{ outcome: 'created' }, { outcome: 'created' }])
    expect(JSON.stringify(await exportAll())).toBe(JSON.stringify(exported))
    expect(await importAll(exported.hotels)).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'unchanged' }])

    // Without the pictures, and where another hotel has a former address.
    await empty()
    await database.db.delete(images).where(eq(images.id, PICTURE))
    await create({ ...HOTEL, images: [], slug: 'larch' })
    expect(await importAll(exported.hotels)).toMatchObject([
      { outcome: 'created', missing_pictures: 1 },
      { outcome: 'created', missing_pictures: 0 }
    ])
    expect((await exportAll()).hotels).toMatchObject([
      { slug: 'larch' },
      { slug: 'bay', former_slugs: ['larch-bay'], images: [], rooms: [{ image: null }, { image: null }] },
      { slug: 'nuga' }
    ])
    expect(await importAll(exported.hotels)).toMatchObject([{ outcome: 'unchanged', missing_pictures: 1 }, { outcome: 'unchanged' }])
  })
})
