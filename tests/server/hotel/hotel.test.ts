import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { HotelCard, HotelGroup } from '#contract/hotel-search.ts'
import type { HotelRoom, OrderedStay, StayPrice } from '#contract/hotel.ts'
import type { Order } from '#contract/order.ts'
import { addDays } from '#domain/day.ts'
import { listNights } from '#domain/stay.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Cart } from '../../../src/domain/cart.ts'
import { createCartStayRoutes } from '../../../src/server/cart/index.ts'
import {
  readHotelOffers,
  createHotelRoutes,
  hotels,
  createHotelSearchRoutes,
  roomClosures,
  roomRates,
  roomTypes
} from '../../../src/server/hotel/index.ts'
import type { RoomIndex } from '../../../src/server/hotel/loaded-index.ts'
import { createRoomIndexReader } from '../../../src/server/hotel/room-index.ts'
import { invalidate } from '../../../src/server/kernel/cache/invalidation.ts'
import type { Db } from '../../../src/server/kernel/db/open.ts'
import { users } from '../../../src/server/identity/index.ts'
import { messages } from '../../../src/server/kernel/messages/tables.ts'
import { createRefundRoutes } from '../../../src/server/order/refund/routes.ts'
import { createOrderStayRoutes } from '../../../src/server/order/stay/routes.ts'
import { readReceiptFacts } from '../../../src/server/receipt/order-facts.ts'
import { readSettings } from '../../../src/server/site/index.ts'
import { runDueJobs } from '../../../src/server/jobs.ts'
import { USUAL_KINDS, openTestDatabase, type TestDatabase } from '../database.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { turnOn } from '../settings.ts'
import {
  COMPLETE,
  type Customer,
  fillCart,
  runInGroups,
  MINUTE,
  requireOk,
  openTestShop,
  toOrderPath,
  START,
  type TestShop
} from '../shop.ts'

const STAYS = '/api/v2/checkouts/current/stays'
const PRICE = '/api/v2/horeca/calculate_price'
const NIGHT = 100_000
interface HotelPage {
  hotels: HotelCard[]
  total: number
  more: boolean
}
const BAT = { first_name: 'Bat-Erdene', last_name: 'Dorj', gender: 'male' }

describe.each(USUAL_KINDS)('hotels on %s', kind => {
  let database: TestDatabase
  let shop: TestShop
  let node: ReturnType<typeof startNode> | null = null
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    // Loading the shop takes the process seconds, during which the other tests run.
    if (database.url) node = startNode(database.url)
    shop = openTestShop(database, undefined, [
      createHotelRoutes,
      createHotelSearchRoutes,
      createCartStayRoutes,
      createOrderStayRoutes,
      createRefundRoutes
    ])
  })
  afterAll(() => {
    node?.stop()
    return database?.close()
  })
  beforeEach(async () => {
    await shop.begin()
    await turnOn(database, 'hotel')
  })

  /** Makes a hotel with one room type. @returns the room type's id */
  async function openHotel(rooms = 2, slug = 'larch-bay'): Promise<number> {
    const now = shop.clock.now
    const rules = {
      checkIn: '14:00',
      checkOut: '12:00',
      freeDays: 7,
      feePercent: 50,
      childFreeAge: 5,
      childPrice: 20_000,
      extraBedPrice: 30_000,
      meals: { breakfast: 10_000 },
      transfers: [{ iata: 'MXV', price: 60_000 }],
      cityTaxPercent: 2
    }
    const [hotel] = await database.db
      .insert(hotels)
      .values({
        slug,
        kind: 'camp',
        name: { mn: 'Шинэст', en: 'Larch Bay' },
        description: {},
        zoneCode: '11',
        address: { mn: 'Хөвсгөл', en: 'Khuvsgul' },
        latitude: 50,
        longitude: 100,
        phone: '77001188',
        rules,
        published: true,
        createdAt: now,
        updatedAt: now
      })
      .returning({ id: hotels.id })
    const [room] = await database.db
      .insert(roomTypes)
      .values({
        hotelId: hotel?.id ?? 0,
        name: { mn: 'Гэр', en: 'Ger' },
        description: {},
        squareMetres: 28,
        rooms,
        maxAdults: 2,
        maxGuests: 3,
        extraBeds: 1,
        basePrice: NIGHT
      })
      .returning({ id: roomTypes.id })
    invalidate(database.database, ['hotels'])
    return room?.id ?? 0
  }

  const stay = (roomId: number, more: object = {}) => ({
    room_id: roomId,
    check_in: '2026-12-10',
    check_out: '2026-12-13',
    rooms: 1,
    adults: 1,
    ...more
  })
  const book = (roomId: number, more: object = {}) => ({ ...stay(roomId, more), guests: [BAT] })

  async function orderStay(user: Customer, roomId: number, more: object = {}): Promise<Order> {
    const cart = requireOk(await user.call<Cart>('POST', STAYS, book(roomId, more)))
    return requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
  }

  async function pay(user: Customer, { number, payment }: Order): Promise<Order> {
    shop.bank.pay(`invoice-${payment?.id}`)
    return requireOk(await user.call<Order>('POST', toOrderPath(number, '/check_payment')))
  }

  const staysOf = async (user: Customer, number: string): Promise<OrderedStay> => {
    const [found] = requireOk(await user.call<{ stays: OrderedStay[] }>('GET', toOrderPath(number, '/stays'))).stays
    if (!found) throw new Error('The order has no stay.')
    return found
  }

  const left = async (roomId: number): Promise<number> =>
    requireOk(await (await shop.guest()).call<StayPrice>('POST', PRICE, stay(roomId))).available

  test('a hotel that a text names is offered with its rooms, unless it is withdrawn or the shop has no hotels', async () => {
    const roomId = await openHotel()
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
    const roomId = await openHotel()
    const rate = { roomTypeId: roomId, name: {}, firstNight: '2026-12-01', lastNight: '2026-12-31' }
    await database.db.insert(roomRates).values([
      { ...rate, price: 120_000 },
      { ...rate, weekdays: [5, 6], price: 150_000 }
    ])
    const guest = await shop.guest()
    const asked = { adults: 2, child_ages: [3, 8], extra_beds: 1, meals: 'breakfast', transfer: { iata: 'MXV', rides: 2 } }
    const price = requireOk(await guest.call<StayPrice>('POST', PRICE, stay(roomId, asked)))
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
      const room = await openHotel(1, slug)
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
    requireOk(await guest.call('POST', STAYS, book(roomId?.id ?? 0)))
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
    const roomId = await openHotel()
    const refused = await (await shop.guest()).call('POST', PRICE, stay(roomId, more))
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation', details: { fields: { [field]: code } } } })
  })

  test('are paid together with goods, and cancel nights by their rules', async () => {
    const roomId = await openHotel()
    const user = await shop.user()
    await database.db
      .update(users)
      .set({ email: 'bat@example.mn', emailVerifiedAt: shop.clock.now })
      .where(eq(users.id, user.userId ?? 0))
    requireOk(
      await user.call('POST', STAYS, { ...book(roomId, { adults: 2 }), guests: [BAT, { ...BAT, first_name: 'Saruul' }], save_guests: true })
    )
    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    expect(cart).toMatchObject({ total_quantity: 2, item_total: 3 * NIGHT + 10_000, stays: [{ total: 3 * NIGHT, available: true }] })
    const ordered = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
    expect(ordered.line_items.map(line => line.kind)).toEqual(['goods', 'stay'])
    expect(await left(roomId)).toBe(1)
    const placed = await pay(user, ordered)
    expect(placed).toMatchObject({ state: 'placed', cancelable: false })
    const { number } = ordered
    expect(await user.call('PUT', toOrderPath(number, '/cancel'))).toMatchObject({ status: 409, body: { code: 'order_has_stay' } })
    const voucher = await staysOf(user, number)
    expect(voucher).toMatchObject({ state: 'booked', nights: ['2026-12-10', '2026-12-11', '2026-12-12'], cancelable: true })
    const cancel = toOrderPath(number, `/stays/${voucher.id}/cancel`)
    const stranger = await shop.user()
    expect((await stranger.call('POST', cancel, { expected_refund: 0 })).status).toBe(404)
    expect(await user.call('POST', cancel, { nights: ['2026-12-11'], expected_refund: NIGHT })).toMatchObject({
      status: 422,
      body: { code: 'stay_nights_wrong' }
    })
    expect(await user.call('POST', cancel, { nights: ['2026-12-12'], expected_refund: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stay_refund_changed' }
    })
    requireOk(await user.call('POST', cancel, { nights: ['2026-12-12'], expected_refund: NIGHT }))
    expect(await staysOf(user, number)).toMatchObject({ check_out: '2026-12-12', refunded: NIGHT, state: 'booked' })
    const mails = await database.db.select().from(messages).where(eq(messages.channel, 'email')).orderBy(messages.id)
    const [confirmation = '', cancellation = ''] = mails.map(({ body }) => body)
    for (const text of ['Larch Bay, Ger', voucher.code, `/account/orders/${number}/stays/${voucher.id}`, '/calendar.ics'])
      expect(confirmation).toContain(text)
    expect(cancellation).toContain(formatMoney(NIGHT))
    expect(cancellation).toContain('12 December')
    expect(cancellation).toContain('will be returned by')
    const freeUntil = async () => (await staysOf(user, number))?.price.free_until
    expect(await freeUntil()).not.toBeNull()
    // From a week before the arrival the hotel keeps half.
    shop.clock.now = new Date('2026-12-05T02:00:00Z')
    expect(await freeUntil()).toBeNull()
    requireOk(await user.call('POST', cancel, { expected_refund: NIGHT }))
    expect(await staysOf(user, number)).toMatchObject({ state: 'canceled', refunded: 2 * NIGHT, nights: [] })
    expect(await user.call('POST', cancel, { expected_refund: 0 })).toMatchObject({ status: 409, body: { code: 'stay_not_booked' } })
    expect(await left(roomId)).toBe(2)
    const facts = await readReceiptFacts(database.db, 1, (await readSettings(database.db)).receipt)
    expect(facts.lines.map(line => [line.total, line.tax?.cityTaxPercent])).toEqual([
      [10_000, 0],
      [NIGHT, 2],
      [cart.ship_total, 0]
    ])
    await expectLedgerSums(database.db)
    const saved = requireOk(await user.call<{ id: number }[]>('GET', '/api/v2/passengers'))
    expect(saved).toHaveLength(2)
    expect((await stranger.call('DELETE', `/api/v2/passengers/${saved[0]?.id}`)).status).toBe(404)
    requireOk(await user.call('DELETE', `/api/v2/passengers/${saved[0]?.id}`))
  })

  test('keep guests whom a customer adds, changes and removes', async () => {
    const user = await shop.user()
    const bat = { first_name: 'Bat', last_name: 'Dorj', gender: 'male' }
    const { id } = requireOk(await user.call<{ id: number }>('POST', '/api/v2/passengers', bat))
    expect(await user.call('POST', '/api/v2/passengers', { ...bat, first_name: 'Бат' })).toMatchObject({ status: 422 })
    const path = `/api/v2/passengers/${id}`
    const changed = { first_name: 'Saran', last_name: 'Dorj', gender: 'female' }
    expect((await (await shop.user()).call('PUT', path, changed)).status).toBe(404)
    expect((await (await shop.guest()).call('POST', '/api/v2/passengers', bat)).status).toBe(401)
    requireOk(await user.call('PUT', path, changed))
    expect(requireOk(await user.call('GET', '/api/v2/passengers'))).toEqual([{ ...changed, id }])
    for (let n = 1; n < 29; n++) requireOk(await user.call('POST', '/api/v2/passengers', bat))
    const last = await Promise.all([1, 2].map(() => user.call('POST', '/api/v2/passengers', bat)))
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    for (let twice = 0; twice < 2; twice++) requireOk(await user.call('DELETE', path, undefined, { 'idempotency-key': 'delete' }))
    expect(await user.call('DELETE', path)).toMatchObject({ status: 404, body: { code: 'passenger_not_found' } })
  })

  test('are refunded by staff as a whole for what canceled nights have left of their price', async () => {
    const roomId = await openHotel()
    const user = await shop.user()
    const staff = await shop.user({ role: 'staff' })
    requireOk(await user.call('POST', STAYS, book(roomId)))
    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const ordered = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
    const { number, total, line_items: lines } = await pay(user, ordered)
    const { id } = await staysOf(user, number)
    const cancel = { nights: ['2026-12-12'], expected_refund: NIGHT }
    requireOk(await user.call('POST', toOrderPath(number, `/stays/${id}/cancel`), cancel))
    const line = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`)).line_items.find(({ kind }) => kind === 'stay')
    expect(line?.refundable).toEqual({ quantity: 1, amount: 2 * NIGHT })
    expect(lines.every(({ refundable }) => refundable === undefined)).toBe(true)
    const refund = { of: 'lines', lines: [{ id: line?.id, quantity: 1 }], to: 'wallet' }
    const left = requireOk(await staff.call<Order>('POST', toOrderPath(number, '/refunds'), refund))
    expect(left.refundable_total).toBe(total - 3 * NIGHT)
    expect(await staysOf(user, number)).toMatchObject({ state: 'canceled', refunded: 3 * NIGHT })
    await expectLedgerSums(database.db)
  })

  test('are canceled after staff refunded an amount, for what is left of the payment', async () => {
    const roomId = await openHotel()
    const user = await shop.user()
    const staff = await shop.user({ role: 'staff' })
    const ordered = await orderStay(user, roomId)
    const { number, total } = await pay(user, ordered)
    requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: NIGHT, to: 'wallet' }))
    const { id, refunds } = await staysOf(user, number)
    const expected = refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(expected).toBe(total)
    const canceled = toOrderPath(number, `/stays/${id}/cancel`)
    requireOk(await user.call('POST', canceled, { expected_refund: expected, to: 'wallet' }))
    expect(await staysOf(user, number)).toMatchObject({ state: 'canceled' })
    expect(await left(roomId)).toBe(2)
    const { refund_cases: cases, paid_total: paid } = requireOk(await user.call<Order>('GET', toOrderPath(number)))
    expect([paid, cases.map(({ amount }) => amount)]).toEqual([0, [NIGHT, total - NIGHT]])
    await expectLedgerSums(database.db)
  })

  test('keep their rooms while a lender decides on the payment', async () => {
    const roomId = await openHotel(1)
    const user = await shop.user()
    const { payments } = shop.server
    shop.server.payments = { ...payments, memepay: { ...shop.bank, code: 'memepay', decisionHours: 48 } }
    onTestFinished(() => void (shop.server.payments = payments))
    const { total } = requireOk(await user.call<Cart>('POST', STAYS, book(roomId)))
    const { payment, number } = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'memepay', expected_total: total }))
    shop.clock.pass(24 * 60 * MINUTE)
    await runDueJobs(shop.server)
    expect(await left(roomId)).toBe(0)
    shop.bank.pay(`invoice-${payment?.id}`)
    await shop.app.request(`/api/v2/payments/memepay/callback/${payment?.id}`)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({ state: 'placed', refund_cases: [] })
    expect(await staysOf(user, number)).toMatchObject({ state: 'booked' })
  })

  test('complete an order of nothing else as it is paid, without an address', async () => {
    const roomId = await openHotel()
    const user = await shop.user()
    const ordered = await orderStay(user, roomId)
    expect(await pay(user, ordered)).toMatchObject({ state: 'placed', status: 'completed', cancelable: false })
    // A day before the arrival the hotel keeps its fee, and the order is no longer confirmed.
    shop.clock.now = new Date('2026-12-09T02:00:00Z')
    const { id, refunds, price } = await staysOf(user, ordered.number)
    const expected = refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(expected).toBeLessThan(price.total)
    requireOk(await user.call('POST', toOrderPath(ordered.number, `/stays/${id}/cancel`), { expected_refund: expected }))
    const order = requireOk(await user.call<Order>('GET', toOrderPath(ordered.number)))
    expect(order).toMatchObject({ state: 'placed', status: 'returned', digital: true })
  })

  test('free their rooms when an order expires, is canceled, or a guest removes the stay', async () => {
    const roomId = await openHotel(1)
    const user = await shop.user()
    const first = await orderStay(user, roomId)
    const other = await shop.user()
    expect(await other.call('POST', STAYS, book(roomId))).toMatchObject({ status: 409, body: { code: 'stay_sold_out' } })
    requireOk(await user.call('PUT', toOrderPath(first.number, '/cancel')))
    expect(await left(roomId)).toBe(1)
    await orderStay(user, roomId)
    expect(await left(roomId)).toBe(0)
    shop.clock.pass(40 * MINUTE)
    await runDueJobs(shop.server)
    expect(await left(roomId)).toBe(1)
    const cart = requireOk(await other.call<Cart>('POST', STAYS, book(roomId)))
    expect(requireOk(await other.call<Cart>('DELETE', `${STAYS}/${cart.stays[0]?.id}`)).stays).toEqual([])
  })

  test('refund a payment for rooms that another guest has paid meanwhile', async () => {
    const roomId = await openHotel(1)
    const late = await shop.user()
    const ordered = await orderStay(late, roomId)
    // The hold has ended, the payment of the same minute arrives afterwards.
    shop.bank.pay(`invoice-${ordered.payment?.id}`)
    await database.db.insert(roomClosures).values({
      roomTypeId: roomId,
      firstNight: '2026-12-11',
      lastNight: '2026-12-11',
      createdAt: shop.clock.now
    })
    const ended = requireOk(await late.call<Order>('POST', toOrderPath(ordered.number, '/check_payment')))
    expect(ended).toMatchObject({ state: 'paid_unfulfillable', cancel_reason: 'sold_out', refund_cases: [{ amount: 3 * NIGHT }] })
    await expectLedgerSums(database.db)
  })

  test('sell the last room to one of fifty guests of overlapping stays, in two processes on a server', async () => {
    const roomId = await openHotel(1)
    // All of them contain the third night.
    const orderers = await runInGroups(50, async n => {
      const user = await shop.user()
      const checkIn = addDays('2026-12-10', n % 3)
      const { total } = requireOk(await user.call<Cart>('POST', STAYS, book(roomId, { check_in: checkIn, check_out: addDays(checkIn, 3) })))
      return { user, total }
    })
    const others = node ? orderers.splice(0, 25) : []
    await node?.prepare(others.map(({ user, total }) => ({ userId: user.userId, total })))
    const statuses = await Promise.all([
      node?.order() ?? [],
      ...orderers.map(async ({ user, total }) => {
        const { status } = await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total })
        return [status]
      })
    ])
    expect(statuses.flat()).toHaveLength(50)
    expect(statuses.flat().filter(status => status === 200)).toHaveLength(1)
    expect(statuses.flat().every(status => [200, 409, 503].includes(status))).toBe(true)
  })

  /** Another process of the shop on the same database; see `node-process.ts`. */
  function startNode(url: string) {
    const files = ['../shop-process.ts', './node-process.ts'].map(file => new URL(file, import.meta.url).pathname)
    const env = { ...process.env, DATABASE_URL: url, NOW: START.toISOString() }
    const child = spawn(process.execPath, files, { env, stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const say = async (line: string): Promise<string> => {
      child.stdin.write(`${line}\n`)
      return String((await lines.next()).value)
    }
    return {
      prepare: async (orderers: readonly { userId: number | null; total: number }[]) =>
        expect(await say(JSON.stringify(orderers))).toBe('ready'),
      order: async () => JSON.parse(await say('order')) as number[],
      stop: () => void child.kill('SIGKILL')
    }
  }

  test('show rooms with their prices and why one cannot be booked', async () => {
    const roomId = await openHotel(1)
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
      const roomId = await openHotel(1 + (n % 3), slug)
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
    const roomId = await openHotel()
    await turnOn(database, 'hotel', false)
    const guest = await shop.guest()
    expect((await guest.call('GET', '/api/v2/horeca/hotels')).status).toBe(404)
    expect((await guest.call('POST', PRICE, stay(roomId))).status).toBe(404)
    expect((await guest.call('POST', STAYS, book(roomId))).status).toBe(404)
  })
})
