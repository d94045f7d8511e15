import { beforeEach, describe, expect, test } from 'vitest'
import type { HotelRecord, ListedHotel } from '#contract/hotel-record.ts'
import type { BookedStay } from '#contract/reception.ts'
import type { HotelCard } from '#contract/hotel-search.ts'
import type { OrderedStay, StayPrice } from '#contract/hotel.ts'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Cart } from '#domain/cart.ts'
import { createCartStayRoutes } from '#server/cart/index.ts'
import { createHotelAdminRoutes, createHotelRoutes, createHotelSearchRoutes, readHotelOffers } from '#server/hotel/index.ts'
import { createReceptionRoutes } from '#server/order/stay/reception-routes.ts'
import { createOrderStayRoutes } from '#server/order/stay/routes.ts'
import { orderEvents } from '#server/order/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { turnOn } from '../settings.ts'
import { COMPLETE, type Customer, MINUTE, requireOk, toOrderPath, setUpShop, setUpUser } from '../shop.ts'
import { HOTEL, ROOM } from './hotel-shop.ts'

const HOTELS = '/api/v2/staff/hotels'
const ROOMS = '/api/v2/staff/rooms'
const STAYS = '/api/v2/staff/stays'
const DAY = 24 * 60 * MINUTE

describe.each(USUAL_KINDS)('hotels of staff on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [
    createHotelRoutes,
    createHotelSearchRoutes,
    createHotelAdminRoutes,
    createCartStayRoutes,
    createOrderStayRoutes,
    createReceptionRoutes
  ])
  const staff = setUpUser(shop, { role: 'staff', mobile: '95113322' })
  beforeEach(() => turnOn(database, 'hotel'))

  const read = async (id: number): Promise<HotelRecord> => requireOk(await staff.call<HotelRecord>('GET', `${HOTELS}/${id}`))
  const found = async (): Promise<HotelCard[]> =>
    requireOk(await (await shop.guest()).call<{ hotels: HotelCard[] }>('GET', '/api/v2/horeca/hotels')).hotels

  /** Makes a published hotel with one room type. */
  async function openHotel(room: object = {}): Promise<{ id: number; roomId: number }> {
    const { id } = requireOk(await staff.call<{ id: number }>('POST', HOTELS, HOTEL))
    const { id: roomId } = requireOk(await staff.call<{ id: number }>('POST', `${HOTELS}/${id}/rooms`, { ...ROOM, ...room }))
    requireOk(await staff.call('PUT', `${HOTELS}/${id}`, { ...HOTEL, published: true, version: 1 }))
    return { id, roomId }
  }

  test('a hotel with another address is found by the former one, in texts and in an imported file, too', async () => {
    const { id } = await openHotel()
    const { id: other } = requireOk(await staff.call<{ id: number }>('POST', HOTELS, { ...HOTEL, slug: 'pine' }))
    const save = async (slug: string) =>
      staff.call<ErrorBody>('PUT', `${HOTELS}/${id}`, { ...HOTEL, slug, published: true, version: (await read(id)).version })
    expect((await save('pine')).body.errors).toEqual({ slug: ['Another page has this address. Choose another one.'] })
    requireOk(await save('larch'))
    const detail = async (slug: string) =>
      requireOk(await (await shop.guest()).call<HotelCard>('GET', `/api/v2/horeca/hotel_detail?hotel=${slug}`)).slug
    expect([await detail('larch-bay'), await detail('larch')]).toEqual(['larch', 'larch'])
    expect(await read(id)).toMatchObject({ slug: 'larch', former: ['larch-bay'] })
    const offers = await readHotelOffers(database.db, ['larch-bay'], 'en', shop.server.now())
    expect(offers.get('larch-bay')?.hotel.slug).toBe('larch')
    const { hotels: exported } = requireOk(await staff.call<{ hotels: { slug: string }[] }>('GET', `${HOTELS}/export`))
    const file = exported.map(hotel => (hotel.slug === 'larch' ? { ...hotel, slug: 'larch-bay', phone: '77001199' } : hotel))
    const { results } = requireOk(await staff.call<{ results: unknown[] }>('POST', `${HOTELS}/import`, { hotels: file }))
    expect(results).toMatchObject([
      { slug: 'larch-bay', outcome: 'updated' },
      { slug: 'pine', outcome: 'unchanged' }
    ])
    expect(await read(id)).toMatchObject({ slug: 'larch', phone: '77001199' })
    // Another hotel takes the former address.
    requireOk(await staff.call('PUT', `${HOTELS}/${other}`, { ...HOTEL, slug: 'larch-bay', published: false, version: 1 }))
    expect((await (await shop.guest()).call('GET', '/api/v2/horeca/hotel_detail?hotel=larch-bay')).status).toBe(404)
  })

  async function buy(
    roomId: number,
    checkIn: string,
    checkOut: string,
    firstName = 'Bat-Erdene'
  ): Promise<{ user: Customer; order: Order }> {
    const user = await shop.user({ mobile: '88112345' })
    const guests = [{ first_name: firstName, last_name: 'Dorj', gender: 'male' }]
    const body = { room_id: roomId, check_in: checkIn, check_out: checkOut, rooms: 1, adults: 1, guests }
    const cart = requireOk(await user.call<Cart>('POST', '/api/v2/checkouts/current/stays', body))
    const made = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
    shop.bank.pay(`invoice-${made.payment?.id}`)
    return { user, order: requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/check_payment'))) }
  }

  const priceOf = async (roomId: number, night: string, next: string): Promise<StayPrice> => {
    const body = { room_id: roomId, check_in: night, check_out: next, rooms: 1, adults: 1 }
    return requireOk(await (await shop.guest()).call<StayPrice>('POST', '/api/v2/horeca/calculate_price', body))
  }

  test('a hotel is added, gets a room, and is found as soon as it is published', async () => {
    const { id } = requireOk(await staff.call<{ id: number }>('POST', HOTELS, HOTEL))
    expect(await read(id)).toMatchObject({ ...HOTEL, slug: 'larch-bay', published: false, version: 1, rooms: [] })
    const nowhere = { ...HOTEL, rules: { ...HOTEL.rules, transfers: [{ iata: 'ZZZ', price: 1000 }] } }
    expect((await staff.call<ErrorBody>('POST', HOTELS, nowhere)).body.details).toEqual({
      fields: { 'rules.transfers.0.iata': 'airport_unknown' }
    })
    const early = await staff.call<ErrorBody>('PUT', `${HOTELS}/${id}`, { ...HOTEL, published: true, version: 1 })
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([422, ['published']])
    requireOk(await staff.call('POST', `${HOTELS}/${id}/rooms`, ROOM))
    expect(await found()).toEqual([])
    requireOk(await staff.call('PUT', `${HOTELS}/${id}`, { ...HOTEL, published: true, version: 1 }))
    expect(await found()).toMatchObject([{ slug: 'larch-bay', price_from: 100_000 }])
    expect((await read(id)).rooms).toMatchObject([{ ...ROOM, rates: [], closures: [] }])
    expect(requireOk(await staff.call<{ hotels: ListedHotel[] }>('GET', HOTELS)).hotels).toMatchObject([{ id, rooms: 2, published: true }])
  })

  test('two colleagues do not overwrite each other, and the last room of a published hotel is not withdrawn', async () => {
    const { id, roomId } = await openHotel()
    const stale = await staff.call<ErrorBody>('PUT', `${HOTELS}/${id}`, { ...HOTEL, phone: '70000000', published: true, version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_save'])
    expect((await read(id)).phone).toBe('77001188')
    const withdrawn = await staff.call<ErrorBody>('PUT', `${ROOMS}/${roomId}`, { ...ROOM, active: false, version: 1 })
    expect([withdrawn.status, Object.keys(withdrawn.body.errors ?? {})]).toEqual([422, ['active']])
    requireOk(await staff.call('PUT', `${ROOMS}/${roomId}`, { ...ROOM, rooms: 5, version: 1 }))
    expect((await read(id)).rooms).toMatchObject([{ rooms: 5, active: true, version: 2 }])
    const again = await staff.call<ErrorBody>('PUT', `${ROOMS}/${roomId}`, { ...ROOM, rooms: 9, version: 1 })
    expect([again.status, again.body.code]).toEqual([409, 'stale_save'])
  })

  test('wrong values are named by their field, and nothing is written', async () => {
    const wrong: [object, string][] = [
      [{ name: {} }, 'name'],
      [{ zone: '9999' }, 'zone'],
      [{ latitude: 91 }, 'latitude'],
      [{ stars: 6 }, 'stars'],
      [{ images: ['00000000000000000000'] }, 'images'],
      [{ rules: { ...HOTEL.rules, check_in: '25:00' } }, 'rules.check_in'],
      [{ rules: { ...HOTEL.rules, fee_percent: 101 } }, 'rules.fee_percent']
    ]
    for (const [change, field] of wrong) {
      const response = await staff.call<ErrorBody>('POST', HOTELS, { ...HOTEL, ...change })
      expect([response.status, Object.keys(response.body.errors ?? {})], field).toEqual([422, [field]])
    }
    expect(requireOk(await staff.call<{ hotels: ListedHotel[] }>('GET', HOTELS)).hotels).toEqual([])
    const { id } = await openHotel()
    const few = await staff.call<ErrorBody>('POST', `${HOTELS}/${id}/rooms`, { ...ROOM, max_guests: 1 })
    expect([few.status, Object.keys(few.body.errors ?? {})]).toEqual([422, ['max_guests']])
  })

  test('rates and closed nights apply at once, and end when they are removed', async () => {
    const { id, roomId } = await openHotel()
    const season = { name: { mn: 'Өвөл' }, first_night: '2026-12-01', last_night: '2026-12-31', weekdays: [], price: 80_000 }
    const { id: rateId } = requireOk(await staff.call<{ id: number }>('POST', `${ROOMS}/${roomId}/rates`, season))
    requireOk(await staff.call('POST', `${ROOMS}/${roomId}/rates`, { ...season, name: { mn: 'Амралт' }, weekdays: [6], price: 120_000 }))
    expect((await priceOf(roomId, '2026-12-10', '2026-12-11')).total).toBe(80_000)
    expect((await priceOf(roomId, '2026-12-12', '2026-12-13')).total).toBe(120_000)
    requireOk(await staff.call('DELETE', `${ROOMS}/${roomId}/rates/${rateId}`))
    expect((await priceOf(roomId, '2026-12-10', '2026-12-11')).total).toBe(100_000)
    const gone = await staff.call<ErrorBody>('DELETE', `${ROOMS}/${roomId}/rates/${rateId}`)
    expect([gone.status, gone.body.code]).toEqual([404, 'rate_not_found'])

    const closed = { first_night: '2026-12-10', last_night: '2026-12-11', rooms: 1, reason: 'Засвар' }
    const { id: closureId } = requireOk(await staff.call<{ id: number }>('POST', `${ROOMS}/${roomId}/closures`, closed))
    expect((await priceOf(roomId, '2026-12-10', '2026-12-11')).available).toBe(1)
    expect((await read(id)).rooms[0]?.closures).toMatchObject([{ ...closed, by: '95113322' }])
    requireOk(await staff.call('DELETE', `${ROOMS}/${roomId}/closures/${closureId}`))
    expect((await priceOf(roomId, '2026-12-10', '2026-12-11')).available).toBe(2)
    const backwards = await staff.call<ErrorBody>('POST', `${ROOMS}/${roomId}/closures`, { ...closed, last_night: '2026-12-01' })
    expect([backwards.status, Object.keys(backwards.body.errors ?? {})]).toEqual([422, ['last_night']])
    const past = await staff.call<ErrorBody>('POST', `${ROOMS}/${roomId}/closures`, {
      ...closed,
      first_night: '2020-12-01',
      last_night: '2020-12-02'
    })
    expect(past).toMatchObject({ status: 422, body: { details: { fields: { last_night: 'nights_past' } } } })
  })

  test('the calendar tells booked, closed and free rooms of each night', async () => {
    const { id, roomId } = await openHotel({ rooms: 3 })
    await buy(roomId, '2026-12-10', '2026-12-12')
    requireOk(
      await staff.call('POST', `${ROOMS}/${roomId}/closures`, { first_night: '2026-12-11', last_night: '2026-12-11', rooms: 1, reason: '' })
    )
    const { rooms } = requireOk(
      await staff.call<{ rooms: { nights: object[] }[] }>('GET', `${HOTELS}/${id}/calendar?from=2026-12-09&days=4`)
    )
    expect(rooms[0]?.nights).toEqual([
      { night: '2026-12-09', price: 100_000, taken: 0, closed: 0, free: 3 },
      { night: '2026-12-10', price: 100_000, taken: 1, closed: 0, free: 2 },
      { night: '2026-12-11', price: 100_000, taken: 1, closed: 1, free: 1 },
      { night: '2026-12-12', price: 100_000, taken: 0, closed: 0, free: 3 }
    ])
    requireOk(await staff.call('PUT', `${ROOMS}/${roomId}`, { ...ROOM, rooms: 0, version: 1 }))
    const less = requireOk(await staff.call<{ rooms: { nights: object[] }[] }>('GET', `${HOTELS}/${id}/calendar?from=2026-12-10&days=1`))
    expect(less.rooms[0]?.nights).toMatchObject([{ taken: 1, free: -1 }])
  })

  test('the reception sees who arrives, stays and departs, also when nights were canceled', async () => {
    const { id, roomId } = await openHotel()
    const { user, order } = await buy(roomId, '2026-12-10', '2026-12-13')
    const on = async (day: string): Promise<BookedStay[]> =>
      requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?hotel=${id}&from=${day}`)).stays
    expect(await on('2026-12-09')).toEqual([])
    expect(await on('2026-12-10')).toMatchObject([
      { order: order.number, check_in: '2026-12-10', check_out: '2026-12-13', nights: 3, arrival: 'expected', phone: '88112345' }
    ])
    expect(await on('2026-12-13')).toHaveLength(1)
    expect(await on('2026-12-14')).toEqual([])
    const { stays } = requireOk(await user.call<{ stays: OrderedStay[] }>('GET', toOrderPath(order.number, '/stays')))
    const refund = stays[0]?.refunds.find(({ night }) => night === '2026-12-12')?.amount ?? 0
    const cancel = { nights: ['2026-12-12'], expected_refund: refund, to: 'origin' }
    requireOk(await user.call('POST', toOrderPath(order.number, `/stays/${stays[0]?.id}/cancel`), cancel))
    expect(await on('2026-12-12')).toMatchObject([{ check_out: '2026-12-12', nights: 2 }])
    expect(await on('2026-12-13')).toEqual([])
    for (const typed of [stays[0]?.code.toLowerCase(), order.number, 'bat-erdene', 'Dorj Bat', '8811 2345'])
      expect(
        requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?find=${encodeURIComponent(typed ?? '')}`)).stays,
        typed
      ).toHaveLength(1)
    expect(requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?find=%25%25`)).stays).toEqual([])
  })

  test('an arrival is recorded from its day on, again without effect, and can be taken back', async () => {
    const { roomId } = await openHotel()
    await buy(roomId, '2026-11-18', '2026-11-20')
    const { stays } = requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?from=2026-11-18`))
    const path = `${STAYS}/${stays[0]?.id}/arrival`
    const early = await staff.call<ErrorBody>('PUT', path, { arrival: 'arrived' })
    expect([early.status, early.body.code]).toEqual([409, 'stay_not_begun'])
    shop.clock.pass(DAY)
    expect(requireOk(await staff.call<BookedStay>('PUT', path, { arrival: 'arrived' })).arrival).toBe('arrived')
    expect(requireOk(await staff.call<BookedStay>('PUT', path, { arrival: 'arrived' })).arrival).toBe('arrived')
    expect(requireOk(await staff.call<BookedStay>('PUT', path, { arrival: 'departed' })).arrival).toBe('departed')
    expect(requireOk(await staff.call<BookedStay>('PUT', path, { arrival: 'expected' })).arrival).toBe('expected')
    expect((await staff.call('PUT', `${STAYS}/999/arrival`, { arrival: 'arrived' })).status).toBe(404)
  })

  test('guests who did not come are marked from the day of arrival on, without money, and the mark can be taken back', async () => {
    const { roomId } = await openHotel()
    const { user, order } = await buy(roomId, '2026-11-18', '2026-11-20')
    const path = `${STAYS}/${requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?from=2026-11-18`)).stays[0]?.id}/arrival`
    const record = (arrival: string) => staff.call<BookedStay & ErrorBody>('PUT', path, { arrival })
    const seen = async () => requireOk(await user.call<{ stays: OrderedStay[] }>('GET', toOrderPath(order.number, '/stays'))).stays[0]
    expect((await record('no_show')).body.code).toBe('stay_not_begun')
    expect((await user.call('PUT', path, { arrival: 'no_show' })).status).toBe(403)
    shop.clock.pass(DAY)
    requireOk(await record('no_show'))
    expect(requireOk(await record('no_show')).arrival).toBe('no_show')
    expect(await seen()).toMatchObject({ state: 'booked', no_show: true, refunded: 0, cancelable: false })
    expect(requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?from=2026-11-19`)).stays).toMatchObject([
      { arrival: 'no_show' }
    ])
    expect(requireOk(await record('expected')).arrival).toBe('expected')
    expect(requireOk(await record('arrived')).arrival).toBe('arrived')
    expect(await seen()).toMatchObject({ no_show: false })
    expect(await record('no_show'), 'a colleague has received them meanwhile').toMatchObject({
      status: 409,
      body: { code: 'stay_recorded' }
    })
    requireOk(await record('expected'))
    requireOk(await record('no_show'))
    expect((await record('departed')).body.code).toBe('stay_recorded')
    const events = await database.db.select({ kind: orderEvents.kind }).from(orderEvents)
    expect(events.flatMap(({ kind }) => (kind.startsWith('stay_') ? [kind] : []))).toEqual([
      'stay_no_show',
      'stay_no_show_undone',
      'stay_no_show'
    ])
    shop.clock.pass(3 * DAY)
    expect(await seen()).toMatchObject({ reviewable: false })
    const review = { rating: 1, comment: 'Муу' }
    expect((await user.call('POST', toOrderPath(order.number, `/stays/${(await seen())?.id}/review`), review)).status).toBe(409)
  })

  test('an export is imported: unchanged, changed, refused by field, and nothing in a dry run', async () => {
    const { id, roomId } = await openHotel()
    const season = { name: { mn: 'Өвөл' }, first_night: '2026-12-01', last_night: '2026-12-31', weekdays: [], price: 80_000 }
    requireOk(await staff.call('POST', `${ROOMS}/${roomId}/rates`, season))
    const file = requireOk(await staff.call<{ hotels: { slug: string; rooms: object[] }[] }>('GET', `${HOTELS}/export`))
    const outcomes = async (hotels: unknown[], dryRun = false): Promise<unknown[]> => {
      const answer = await staff.call<{ results: { slug: string; outcome: string; errors: object }[] }>('POST', `${HOTELS}/import`, {
        hotels,
        dry_run: dryRun
      })
      return requireOk(answer).results.map(({ slug, outcome, errors }) => [slug, outcome, Object.keys(errors)])
    }
    expect(await outcomes(file.hotels)).toEqual([['larch-bay', 'unchanged', []]])
    const [hotel] = file.hotels
    const changed = { ...hotel, phone: '70001122', rooms: [{ ...hotel?.rooms[0], rooms: 7, rates: [{ ...season, price: 90_000 }] }] }
    const other = { ...hotel, slug: 'other', name: { mn: 'Өөр' }, published: false }
    const batch = [changed, other, { ...other, slug: 'bad', stars: 9 }, { ...other, slug: 'other' }, 5]
    const expected = [
      ['larch-bay', 'updated', []],
      ['other', 'created', []],
      ['bad', 'refused', ['stars']],
      ['other', 'refused', ['slug']],
      ['5', 'refused', ['body']]
    ]
    expect(await outcomes(batch, true)).toEqual(expected)
    expect(await read(id)).toMatchObject({ phone: HOTEL.phone, rooms: [{ rooms: 2, rates: [season] }] })
    expect(await outcomes(batch)).toEqual(expected)
    expect(await read(id)).toMatchObject({ phone: '70001122', rooms: [{ rooms: 7, rates: [{ price: 90_000 }] }] })
    expect((await priceOf(roomId, '2026-12-10', '2026-12-11')).total).toBe(90_000)
    expect(await outcomes(batch.slice(0, 2))).toEqual([
      ['larch-bay', 'unchanged', []],
      ['other', 'unchanged', []]
    ])
  })

  test('packers and customers reach none of it, support sees bookings only', async () => {
    const { id } = await openHotel()
    const packer = await shop.user({ role: 'packer' })
    const support = await shop.user({ role: 'support' })
    const customer = await shop.user()
    for (const who of [packer, customer]) expect((await who.call('GET', STAYS)).status).toBe(403)
    expect((await support.call('GET', STAYS)).status).toBe(200)
    expect((await support.call('PUT', `${HOTELS}/${id}`, { ...HOTEL, published: false, version: 2 })).status).toBe(403)
    expect((await (await shop.guest()).call('GET', HOTELS)).status).toBe(401)
  })
})
