import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HotelCard, HotelGroup } from '#contract/hotel-search.ts'
import type { HotelRoom, StayPrice } from '#contract/hotel.ts'
import { addDays } from '#domain/day.ts'
import { listNights } from '#domain/stay.ts'
import { readHotelOffers, hotels, roomClosures, roomRates, roomTypes } from '#server/hotel/index.ts'
import type { RoomIndex } from '#server/hotel/loaded-index.ts'
import { createRoomIndexReader } from '#server/hotel/room-index.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { USUAL_KINDS } from '../database.ts'
import { HOTEL_ROUTES, NIGHT, openHotel, orderStay, PRICE, STAYS, toBooking, toStay } from './hotel-shop.ts'
import { turnOn } from '../settings.ts'
import { MINUTE, requireOk, setUpShop } from '../shop.ts'

interface HotelPage {
  hotels: HotelCard[]
  total: number
  more: boolean
}

describe.each(USUAL_KINDS)('hotels on %s', async kind => {
  const { shop, database } = await setUpShop(kind, HOTEL_ROUTES)
  beforeEach(async () => {
    await turnOn(database, 'hotel')
  })

  test('a hotel that a text names is offered with its rooms, unless it is withdrawn or the shop has no hotels', async () => {
    const roomId = await openHotel(shop)
    const offered = async () => readHotelOffers(database.db, ['larch-bay', 'nowhere'], 'en', shop.clock.now)
    expect([...(await offered())]).toMatchObject([
      ['larch-bay', { hotel: { name: 'Larch Bay', price_from: NIGHT }, rooms: [{ id: roomId, name: 'Ger', price_from: NIGHT }] }]
    ])
    await turnOn(database, 'hotel', false)
    expect((await offered()).size).toBe(0)
    await turnOn(database, 'hotel')
    await database.db.update(roomTypes).set({ active: false })
    expect((await offered()).size).toBe(0)
  })

  test('list every part of a price, by season, weekday, guests and extras', async () => {
    const roomId = await openHotel(shop)
    const rate = { roomTypeId: roomId, name: {}, firstNight: '2026-12-01', lastNight: '2026-12-31' }
    await database.db.insert(roomRates).values([
      { ...rate, price: 120_000 },
      { ...rate, weekdays: [5, 6], price: 150_000 }
    ])
    const guest = await shop.guest()
    const asked = { adults: 2, child_ages: [3, 8], extra_beds: 1, meals: 'breakfast', transfer: { iata: 'MXV', rides: 2 } }
    const price = requireOk(await guest.call<StayPrice>('POST', PRICE, toStay(roomId, asked)))
    // Thursday, Friday and Saturday.
    expect(price.nights.map(night => night.price)).toEqual([120_000, 150_000, 150_000])
    expect(price.parts.map(({ kind: part, amount }) => [part, amount])).toEqual([
      ['nights', 420_000],
      ['children', 60_000],
      ['extra_beds', 90_000],
      ['meals', 75_000],
      ['transfer', 120_000]
    ])
    expect(price).toMatchObject({ total: 765_000, vat: Math.round((765_000 * 10) / 112), free_until: '2026-12-03', available: 2 })
  })

  test('are grouped on the map where they are near each other, the free and cheapest first', async () => {
    const place = async (slug: string, longitude: number, latitude: number, price = NIGHT): Promise<void> => {
      const room = await openHotel(shop, 1, slug)
      await database.db.update(hotels).set({ longitude, latitude }).where(eq(hotels.slug, slug))
      await database.db.update(roomTypes).set({ basePrice: price }).where(eq(roomTypes.id, room))
    }
    await place('west', 90, 49)
    await place('square', 106.9, 47.92, 200_000)
    await place('station', 106.92, 47.9, 90_000)
    invalidate(database.database, ['hotels'])
    const guest = await shop.guest()
    const groups = async (query = ''): Promise<HotelGroup[]> =>
      requireOk(await guest.call<HotelGroup[]>('GET', `/api/v2/horeca/hotel_map${query}`)).toSorted((a, b) => a.count - b.count)
    expect(await groups()).toEqual([
      { latitude: 49, longitude: 90, count: 1, price_from: NIGHT, place: '11', hotels: [expect.objectContaining({ slug: 'west' })] },
      {
        latitude: expect.closeTo(47.91, 5),
        longitude: expect.closeTo(106.91, 5),
        count: 2,
        price_from: 90_000,
        place: '11',
        hotels: [expect.objectContaining({ slug: 'station', price_from: 90_000 }), expect.objectContaining({ slug: 'square' })]
      }
    ])
    const [roomId] = await database.db.select({ id: roomTypes.id }).from(roomTypes).where(eq(roomTypes.basePrice, 90_000))
    requireOk(await guest.call('POST', STAYS, toBooking(roomId?.id ?? 0)))
    const [, inCity] = await groups('?check_in=2026-12-10&check_out=2026-12-13')
    expect(inCity).toMatchObject({ hotels: [{ slug: 'station' }, { slug: 'square' }] })
    await orderStay(await shop.user(), roomId?.id ?? 0)
    const [, full] = await groups('?check_in=2026-12-10&check_out=2026-12-13')
    expect(full).toMatchObject({
      price_from: 200_000,
      hotels: [
        { slug: 'square', available: true },
        { slug: 'station', available: false }
      ]
    })
    expect(await groups('?max_price=95000')).toMatchObject([{ count: 1, hotels: [{ slug: 'station' }] }])
    await turnOn(database, 'hotel', false)
    expect((await guest.call('GET', '/api/v2/horeca/hotel_map')).status).toBe(404)
  })

  test.each([
    ['check_in', { check_out: '2026-12-10' }, 'stay_dates_wrong'],
    ['check_in', { check_in: '2026-02-30' }, 'stay_dates_wrong'],
    ['check_in', { check_in: '2026-11-16' }, 'stay_dates_past'],
    ['check_in', { check_out: '2027-03-01' }, 'stay_too_long'],
    ['adults', { adults: 3 }, 'stay_guests_many'],
    ['adults', { rooms: 2 }, 'stay_rooms_many'],
    ['extra_beds', { extra_beds: 2 }, 'stay_beds_many'],
    ['meals', { meals: 'full_board' }, 'stay_meals_wrong'],
    ['transfer', { transfer: { iata: 'UBN', rides: 1 } }, 'stay_transfer_wrong']
  ])('say in the field %s why %j cannot be booked', async (field, more, code) => {
    const roomId = await openHotel(shop)
    const refused = await (await shop.guest()).call('POST', PRICE, toStay(roomId, more))
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation', details: { fields: { [field]: code } } } })
  })

  test('show rooms with their prices and why one cannot be booked', async () => {
    const roomId = await openHotel(shop, 1)
    const guest = await shop.guest()
    const path = '/api/v2/horeca/hotel_rooms?hotel=larch-bay&check_in=2026-12-10&check_out=2026-12-12'
    const [room] = requireOk(await guest.call<HotelRoom[]>('GET', path))
    expect(room).toMatchObject({ id: roomId, price: { total: 2 * NIGHT }, available: 1, refusal: null })
    await orderStay(await shop.user(), roomId)
    const [full] = requireOk(await guest.call<HotelRoom[]>('GET', path))
    expect(full).toMatchObject({ available: 0, refusal: expect.stringContaining('0') })
    const found = requireOk(await guest.call<{ hotels: object[] }>('GET', '/api/v2/horeca/hotels?check_in=2026-12-10&check_out=2026-12-12'))
    expect(found.hotels).toMatchObject([{ slug: 'larch-bay', available: false, price_from: NIGHT }])
    expect(requireOk(await guest.call('GET', '/api/v2/horeca/hotel_detail?hotel=larch-bay'))).toMatchObject({ free_days: 7, rating: null })
    expect(requireOk(await guest.call('GET', '/api/v2/horeca/amenity_list'))).toEqual([])
  })

  test('are found by the prices and free rooms that the domain calculates', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `camp-${n}`)
    const ids = new Map<string, number>()
    for (const [n, slug] of names.entries()) {
      const roomId = await openHotel(shop, 1 + (n % 3), slug)
      ids.set(slug, roomId)
      const days = (from: number, to: number) => ({
        roomTypeId: roomId,
        firstNight: addDays('2026-12-01', from),
        lastNight: addDays('2026-12-01', to)
      })
      if (n % 4) await database.db.insert(roomRates).values({ ...days(n, n + 6), name: {}, price: 80_000 + n * 7000 })
      if (n % 3) await database.db.insert(roomRates).values({ ...days(0, 30), name: {}, weekdays: [5, 6], price: 130_000 - n * 1000 })
      if (n % 5 === 0) await database.db.insert(roomClosures).values({ ...days(8, 10), rooms: n % 2 ? 1 : null, createdAt: shop.clock.now })
    }
    // A rate that is changed, and one that is deleted.
    await database.db
      .update(roomRates)
      .set({ price: 95_000 })
      .where(eq(roomRates.roomTypeId, ids.get('camp-5') ?? 0))
    await database.db.delete(roomRates).where(eq(roomRates.roomTypeId, ids.get('camp-7') ?? 0))
    await orderStay(await shop.user(), ids.get('camp-3') ?? 0, { check_in: '2026-12-09', check_out: '2026-12-11' })
    const guest = await shop.guest()
    const stays = [
      ['2026-12-04', '2026-12-05', 'adults=1'],
      ['2026-12-08', '2026-12-12', 'adults=2&ages=3'],
      ['2026-12-09', '2026-12-10', 'adults=2&ages=4,8&rooms=1'],
      ['2026-12-03', '2026-12-17', 'adults=3&rooms=2'],
      ['2026-12-10', '2026-12-11', 'adults=2&ages=12'],
      ['2026-12-06', '2026-12-09', 'adults=1&rooms=2']
    ] as const
    const compare = async (): Promise<void> => {
      for (const [checkIn, checkOut, guests] of stays) {
        const asked = `check_in=${checkIn}&check_out=${checkOut}&${guests}`
        const found = requireOk(await guest.call<HotelPage>('GET', `/api/v2/horeca/hotels?${asked}&per_page=50`))
        expect(found.total).toBe(names.length)
        for (const { slug, available, price_from: price } of found.hotels) {
          const [room] = requireOk(await guest.call<HotelRoom[]>('GET', `/api/v2/horeca/hotel_rooms?hotel=${slug}&${asked}`))
          expect([asked, slug, price, available]).toEqual([asked, slug, room?.price_from, room?.refusal === null])
        }
      }
    }
    await compare()
    await expectSameNights()
    // Searches see every change at once: a hold, its end, opened nights, another price, more and withdrawn rooms.
    await orderStay(await shop.user(), ids.get('camp-2') ?? 0, { check_in: '2026-12-09', check_out: '2026-12-11' })
    await database.db.delete(roomClosures)
    await database.db
      .update(roomRates)
      .set({ price: 77_000 })
      .where(eq(roomRates.roomTypeId, ids.get('camp-9') ?? 0))
    await database.db
      .update(roomTypes)
      .set({ rooms: 4 })
      .where(eq(roomTypes.id, ids.get('camp-3') ?? 0))
    invalidate(database.database, ['hotels'])
    await compare()
    shop.clock.pass(40 * MINUTE)
    await compare()
    const undated = requireOk(await guest.call<HotelPage>('GET', '/api/v2/horeca/hotels?sort=price_asc'))
    for (const { slug, price_from: price } of undated.hotels) {
      const [room] = requireOk(await guest.call<HotelRoom[]>('GET', `/api/v2/horeca/hotel_rooms?hotel=${slug}`))
      expect([slug, price]).toEqual([slug, room?.price_from])
    }
    const prices = undated.hotels.map(hotel => hotel.price_from ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async page =>
        requireOk(await guest.call<HotelPage>('GET', `/api/v2/horeca/hotels?sort=price_asc&page=${page}&per_page=5`))
      )
    )
    expect(pages.map(({ hotels: each, more }) => [each.length, more])).toEqual([
      [5, true],
      [5, true],
      [2, false],
      [0, false]
    ])
    expect(pages.flatMap(({ hotels: each }) => each)).toEqual(undated.hotels)
  })

  /** What a search reads before the index is loaded is what the index has. */
  async function expectSameNights(): Promise<void> {
    const nights = { first: '2026-12-08', end: '2026-12-14' }
    const loaded = createRoomIndexReader(shop.server.now)
    await loaded.load(database.db)
    const loading = createRoomIndexReader(shop.server.now)
    void loading.load({ execute: () => new Promise(() => {}) } as unknown as Db)
    const [whole, part] = [await loaded.read(database.db, nights), await loading.read(database.db, nights)]
    const ids = await database.db.select({ id: hotels.id }).from(hotels)
    for (const { id } of ids) {
      const read = (index: RoomIndex) =>
        index.findRooms(id).map(({ prices, taken, closed, ...room }) => ({
          ...room,
          nights: listNights(nights.first, nights.end).map(night => {
            const at = index.findPosition(night)
            return [prices?.[at] ?? room.basePrice, taken?.[at] ?? 0, closed?.[at] ?? 0]
          })
        }))
      expect(read(part)).toEqual(read(whole))
    }
    expect(part.findPosition('2026-12-10')).not.toBe(whole.findPosition('2026-12-10'))
  }

  test('do not exist where the shop does not offer them', async () => {
    const roomId = await openHotel(shop)
    await turnOn(database, 'hotel', false)
    const guest = await shop.guest()
    expect((await guest.call('GET', '/api/v2/horeca/hotels')).status).toBe(404)
    expect((await guest.call('POST', PRICE, toStay(roomId))).status).toBe(404)
    expect((await guest.call('POST', STAYS, toBooking(roomId))).status).toBe(404)
  })
})
