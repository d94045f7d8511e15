import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookedStay } from '#contract/reception.ts'
import type { StaySheet } from '#contract/stay-bill.ts'
import type { OrderedStay } from '#contract/hotel.ts'
import type { Order } from '#contract/order.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { createCartStayRoutes } from '#server/cart/index.ts'
import { createHotelAdminRoutes, createHotelRoutes } from '#server/hotel/index.ts'
import { createStayBillRoutes } from '#server/order/stay/bill-routes.ts'
import { createReceptionRoutes } from '#server/order/stay/reception-routes.ts'
import { createOrderStayRoutes } from '#server/order/stay/routes.ts'
import { expireUnpaid } from '#server/order/index.ts'
import { orderEvents, orders } from '#server/order/tables.ts'
import { charges, refundCases } from '#server/payment/index.ts'
import { USUAL_KINDS } from '../database.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { payVat, turnOn } from '../settings.ts'
import { COMPLETE, type Customer, MINUTE, requireOk, setUpShop, toOrderPath } from '../shop.ts'
import { openHotel } from './hotel-shop.ts'

const STAYS = '/api/v2/staff/stays'
const HOTELS = '/api/v2/staff/hotels'
const DAY = 24 * 60 * MINUTE
const ROOM = { description: {}, image: null, square_metres: 28, rooms: 1, max_guests: 3, extra_beds: 0, amenities: [], active: true }

describe.each(USUAL_KINDS)('charges, bills and rooms of stays on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [
    createHotelRoutes,
    createHotelAdminRoutes,
    createCartStayRoutes,
    createReceptionRoutes,
    createOrderStayRoutes,
    createStayBillRoutes
  ])
  const { db } = database
  let staff: Customer
  let roomId: number
  beforeEach(async () => {
    await turnOn(database, 'hotel')
    staff = await shop.user({ role: 'staff', mobile: '95113322' })
    roomId = await openHotel(shop)
  })

  /** Books two nights of one room and pays for them. @returns the id of the stay, and the customer */
  async function book(checkIn = '2026-11-26', checkOut = '2026-11-28'): Promise<{ id: number; user: Customer }> {
    const user = await shop.user()
    const guests = [{ first_name: 'Bat-Erdene', last_name: 'Dorj', gender: 'male' }]
    const body = { room_id: roomId, check_in: checkIn, check_out: checkOut, rooms: 1, adults: 1, guests }
    const cart = requireOk(await user.call<Cart>('POST', '/api/v2/checkouts/current/stays', body))
    const made = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
    shop.bank.pay(`invoice-${made.payment?.id}`)
    requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/check_payment')))
    const { stays: found } = requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?find=${made.number}`))
    return { id: found[0]?.id ?? 0, user }
  }

  const sheetOf = async (id: number): Promise<StaySheet> => requireOk(await staff.call<StaySheet>('GET', `${STAYS}/${id}`))
  const charge = (id: number, text: string, amount: number, vat = true) =>
    staff.call<StaySheet & ErrorBody>('POST', `${STAYS}/${id}/charges`, { text, amount, vat })
  const bill = (id: number, method: string, total: number, key?: string) =>
    staff.call<StaySheet & ErrorBody>(
      'POST',
      `${STAYS}/${id}/bill`,
      { method, expected_total: total },
      key ? { 'idempotency-key': key } : undefined
    )
  const codeOf = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.code]

  test('extra charges become an order that is paid in cash, with VAT, once', async () => {
    await payVat(database)
    const { id, user } = await book()
    expect((await charge(id, ' ', 5000)).body.errors).toHaveProperty('text')
    expect((await charge(id, 'Minibar', 0)).body.errors).toHaveProperty('amount')
    requireOk(await charge(id, 'Minibar', 22_000))
    const added = requireOk(await charge(id, 'Deposit', 50_000, false))
    expect(added).toMatchObject({ open_total: 72_000, open_vat: 2000, methods: ['cash', 'terminal', 'qpay'], waiting: null })
    const mistake = requireOk(await charge(id, 'Mistake', 1000)).charges.at(-1)?.id
    requireOk(await staff.call('DELETE', `${STAYS}/${id}/charges/${mistake}`))
    expect(codeOf(await staff.call<ErrorBody>('DELETE', `${STAYS}/${id}/charges/${mistake}`))).toEqual([404, 'charge_not_found'])
    expect(codeOf(await bill(id, 'cash', 73_000))).toEqual([409, 'total_changed'])
    const paid = requireOk(await bill(id, 'cash', 72_000, 'bill-1'))
    expect(requireOk(await bill(id, 'cash', 72_000, 'bill-1'))).toEqual(paid)
    expect(paid.charges.map(({ text, state, by }) => [text, state, by])).toEqual([
      ['Minibar', 'paid', '95113322'],
      ['Deposit', 'paid', '95113322']
    ])
    expect(paid).toMatchObject({ open_total: 0, waiting: null })
    expect(codeOf(await bill(id, 'cash', 0))).toEqual([409, 'stay_charges_none'])
    const removal = await staff.call<ErrorBody>('DELETE', `${STAYS}/${id}/charges/${paid.charges[0]?.id}`)
    expect(codeOf(removal)).toEqual([409, 'stay_charge_billed'])
    const number = paid.charges[0]?.bill ?? ''
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({
      total: 72_000,
      tax_total: 2000,
      state: 'placed',
      line_items: [{ kind: 'stay_charge', total: 22_000, product: { name: 'Minibar' } }, { total: 50_000 }],
      payments: [{ method: 'cash', state: 'captured', amount: 72_000 }]
    })
    expect(await db.select({ amount: charges.amount }).from(charges).where(eq(charges.provider, 'cash'))).toEqual([{ amount: 72_000 }])
    const events = await db.select({ kind: orderEvents.kind }).from(orderEvents).where(eq(orderEvents.kind, 'stay_billed'))
    expect(events).toHaveLength(1)
    await expectLedgerSums(db)
  })

  test('a bill by QPay waits, is canceled and paid another way, or is paid by the guest', async () => {
    const { id } = await book()
    requireOk(await charge(id, 'Breakfast', 15_000))
    const waiting = requireOk(await bill(id, 'qpay', 15_000))
    expect(waiting).toMatchObject({ open_total: 0, charges: [{ state: 'billed' }], waiting: { total: 15_000 } })
    expect(waiting.waiting?.payment?.qr_svg).toContain('<svg')
    expect(codeOf(await charge(id, 'Sauna', 30_000))).toEqual([409, 'stay_bill_waiting'])
    expect(codeOf(await bill(id, 'cash', 15_000))).toEqual([409, 'stay_bill_waiting'])
    expect(requireOk(await staff.call<StaySheet>('POST', `${STAYS}/${id}/bill/check`))).toMatchObject({ waiting: { total: 15_000 } })
    expect(requireOk(await staff.call<StaySheet>('DELETE', `${STAYS}/${id}/bill`))).toMatchObject({
      open_total: 15_000,
      waiting: null,
      charges: [{ state: 'open', bill: null }]
    })
    expect(codeOf(await staff.call<ErrorBody>('DELETE', `${STAYS}/${id}/bill`))).toEqual([409, 'stay_bill_none'])
    const again = requireOk(await bill(id, 'qpay', 15_000))
    shop.bank.pay(`invoice-${again.waiting?.payment?.id}`)
    expect(requireOk(await staff.call<StaySheet>('POST', `${STAYS}/${id}/bill/check`))).toMatchObject({
      waiting: null,
      open_total: 0,
      charges: [{ state: 'paid' }]
    })
    // What the guest has not paid within the time is open again.
    requireOk(await charge(id, 'Sauna', 30_000))
    requireOk(await bill(id, 'qpay', 30_000))
    shop.clock.pass(2 * 60 * MINUTE)
    const [unpaid] = await db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'awaiting_payment'))
    await expireUnpaid(shop.server, unpaid?.id ?? 0)
    expect(await sheetOf(id)).toMatchObject({ waiting: null, open_total: 30_000 })
    expect(requireOk(await bill(id, 'terminal', 30_000)).charges.map(({ state }) => state)).toEqual(['paid', 'paid'])
    await expectLedgerSums(db)
  })

  test('guests move to a dearer room, whose difference is charged, or to a cheaper one, whose difference is refunded, or not', async () => {
    const { hotels } = requireOk(await staff.call<{ hotels: { id: number }[] }>('GET', HOTELS))
    const hotelId = hotels[0]?.id
    const add = async (en: string, price: number, adults = 2) =>
      requireOk(
        await staff.call<{ id: number }>('POST', `${HOTELS}/${hotelId}/rooms`, {
          ...ROOM,
          name: { en },
          base_price: price,
          max_adults: adults,
          max_guests: adults + 1
        })
      ).id
    const [suite, cabin] = [await add('Suite', 160_000), await add('Cabin', 70_000)]
    const { id } = await book()
    const move = (room: number, difference: number, more: object = {}) =>
      staff.call<StaySheet & ErrorBody>('PUT', `${STAYS}/${id}/room`, {
        room_type_id: room,
        number: '12',
        charge: true,
        expected_difference: difference,
        ...more
      })
    expect((await sheetOf(id)).room_choices.map(room => [room.id, room.free, room.fits, room.difference])).toEqual([
      [roomId, 1, true, 0],
      [suite, 1, true, 120_000],
      [cabin, 1, true, -60_000]
    ])
    expect(codeOf(await move(suite, 100_000))).toEqual([409, 'stay_difference_changed'])
    expect(requireOk(await move(suite, 120_000))).toMatchObject({
      room: { id: suite },
      room_number: '12',
      open_total: 120_000,
      charges: [{ text: 'Change of room: Ger → Suite', amount: 120_000, state: 'open' }]
    })
    const { rooms } = requireOk(
      await staff.call<{ rooms: { id: number; nights: { free: number }[] }[] }>(
        'GET',
        `${HOTELS}/${hotelId}/calendar?from=2026-11-26&days=2`
      )
    )
    expect(new Map(rooms.map(room => [room.id, room.nights.map(({ free }) => free)])).get(suite)).toEqual([0, 0])
    // The suite is taken now; the same room gets another number without money.
    const second = (await book()).id
    expect(codeOf(await staff.call('PUT', `${STAYS}/${second}/room`, { room_type_id: suite, number: '', charge: false, expected_difference: 0 }))).toEqual([409, 'stay_sold_out']) // prettier-ignore
    expect(requireOk(await move(suite, 0, { number: '14' }))).toMatchObject({ room_number: '14', open_total: 120_000 })
    // As the reception wants it, without the difference.
    expect(requireOk(await move(cabin, -180_000, { charge: false }))).toMatchObject({ room: { id: cabin }, open_total: 120_000 })
    expect(requireOk(await move(roomId, 60_000, { charge: false }))).toMatchObject({ room: { id: roomId }, open_total: 120_000 })
    expect(await db.$count(refundCases)).toBe(0)
    const before = (await sheetOf(id)).total
    expect(requireOk(await move(cabin, -60_000))).toMatchObject({ room: { id: cabin }, total: before - 60_000 })
    expect(await db.select({ amount: refundCases.amount, reason: refundCases.reason }).from(refundCases)).toEqual([
      { amount: 60_000, reason: 'stay_moved' }
    ])
    const cell = await add('Cell', 50_000, 1)
    await db.execute(sql`UPDATE stays SET request = jsonb_set(request, '{adults}', '2') WHERE id = ${id}`)
    expect((await move(cell, 0, { charge: false })).body.errors).toHaveProperty('room_type_id')
    await expectLedgerSums(db)
    // Guests who owe something do not depart.
    shop.clock.pass(9 * DAY)
    const depart = () => staff.call<ErrorBody & BookedStay>('PUT', `${STAYS}/${id}/arrival`, { arrival: 'departed' })
    expect((await depart()).body).toMatchObject({ code: 'stay_charges_open', error: expect.stringContaining('120,000') as string })
    const { stays: listed } = requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?find=Bat-Erdene Dorj`))
    expect(listed.find(stay => stay.id === id)?.open_total).toBe(120_000)
    requireOk(await bill(id, 'qpay', 120_000))
    expect(codeOf(await depart())).toEqual([409, 'stay_bill_waiting'])
    requireOk(await staff.call('DELETE', `${STAYS}/${id}/bill`))
    requireOk(await bill(id, 'cash', 120_000))
    // Only the nights that are left, and none after the departure.
    requireOk(await depart())
    expect(codeOf(await move(roomId, 0))).toEqual([409, 'stay_over'])
    expect((await sheetOf(id)).room_choices).toEqual([])
  })

  test('one room number is for one stay a night, unless guests share the room', async () => {
    await db.execute(sql`UPDATE room_types SET rooms = 5 WHERE id = ${roomId}`)
    const stays = [await book(), await book('2026-11-27', '2026-11-29'), await book('2026-11-28', '2026-11-30')]
    const [first = 0, overlapping = 0, later = 0] = stays.map(({ id }) => id)
    const give = (id: number, number: string, more: object = {}) =>
      staff.call<StaySheet & ErrorBody>('PUT', `${STAYS}/${id}/room`, {
        room_type_id: roomId,
        number,
        charge: true,
        expected_difference: 0,
        ...more
      })
    const { code } = requireOk(await give(first, '204, 205'))
    const refused = await give(overlapping, 'A1;  204')
    expect(codeOf(refused)).toEqual([409, 'room_number_taken'])
    expect(refused.body.error).toContain(code)
    expect((await sheetOf(overlapping)).room_number).toBe('')
    requireOk(await give(overlapping, '204', { shared: true }))
    requireOk(await give(overlapping, '20'))
    // Its own number, and that of guests who leave on the day of the arrival.
    requireOk(await give(first, '205'))
    requireOk(await give(later, '205'))
    // Of two receptions at the same time one is refused.
    const both = await Promise.all([give(overlapping, 'Ger 3'), give(later, 'ger  3')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    // Guests who have departed do not need their room.
    requireOk(await give(overlapping, '20'))
    shop.clock.pass(11 * DAY)
    expect(codeOf(await give(later, '20'))).toEqual([409, 'room_number_taken'])
    requireOk(await staff.call('PUT', `${STAYS}/${overlapping}/arrival`, { arrival: 'departed' }))
    requireOk(await give(later, '20'))
  })

  test('guests who were moved to a cheaper room get back for canceled nights what is left of their price', async () => {
    const { hotels } = requireOk(await staff.call<{ hotels: { id: number }[] }>('GET', HOTELS))
    const cabin = requireOk(
      await staff.call<{ id: number }>('POST', `${HOTELS}/${hotels[0]?.id}/rooms`, {
        ...ROOM,
        name: { en: 'Cabin' },
        base_price: 70_000,
        max_adults: 2
      })
    ).id
    const { id, user } = await book()
    const { order, total } = await sheetOf(id)
    const body = { room_type_id: cabin, number: '', charge: true, expected_difference: -60_000 }
    requireOk(await staff.call('PUT', `${STAYS}/${id}/room`, body))
    const path = toOrderPath(order, `/stays/${id}`)
    const [stay] = requireOk(await user.call<{ stays: OrderedStay[] }>('GET', toOrderPath(order, '/stays'))).stays
    expect(stay?.refunds.map(({ amount }) => amount)).toEqual([total / 2 - 30_000, total / 2 - 30_000])
    const cancel = (nights: string[], refund: number) =>
      user.call<ErrorBody>('POST', `${path}/cancel`, { nights, expected_refund: refund, to: 'wallet' })
    expect(codeOf(await cancel(['2026-11-26'], total / 2))).toEqual([409, 'stay_refund_changed'])
    requireOk(await cancel(['2026-11-26'], total / 2 - 30_000))
    requireOk(await cancel(['2026-11-27'], total / 2 - 30_000))
    const { refund_cases: refunded } = requireOk(await user.call<Order>('GET', toOrderPath(order)))
    expect(refunded.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    await expectLedgerSums(db)
  })

  test('guests depart without paying: their bill is listed, can be paid later, and removing a charge of it is recorded', async () => {
    const { id } = await book()
    shop.clock.pass(9 * DAY)
    requireOk(await charge(id, 'Minibar', 22_000))
    const record = (body: object) => staff.call<ErrorBody & BookedStay>('PUT', `${STAYS}/${id}/arrival`, body)
    const unpaid = async () => requireOk(await staff.call<{ stays: BookedStay[] }>('GET', `${STAYS}?unpaid=1`)).stays
    requireOk(await record({ arrival: 'arrived', unpaid: true }))
    expect(codeOf(await record({ arrival: 'departed' }))).toEqual([409, 'stay_charges_open'])
    expect(await unpaid()).toEqual([])
    const arrivedAt = shop.server.now().toISOString()
    shop.clock.pass(60 * MINUTE)
    for (const _ of ['once', 'again'])
      expect(requireOk(await record({ arrival: 'departed', unpaid: true }))).toMatchObject({
        arrival: 'departed',
        arrived_at: arrivedAt,
        departed_at: shop.server.now().toISOString(),
        owed_total: 22_000
      })
    expect(await unpaid()).toMatchObject([{ id, open_total: 22_000, owed_total: 22_000 }])

    // A bill that waits is owed, too; one that is paid is not.
    requireOk(await charge(id, 'Broken cup', 5000))
    requireOk(await bill(id, 'qpay', 27_000))
    expect(await unpaid()).toMatchObject([{ open_total: 0, owed_total: 27_000 }])
    requireOk(await staff.call('DELETE', `${STAYS}/${id}/bill`))
    const cup = (await sheetOf(id)).charges.at(-1)?.id
    requireOk(await staff.call('DELETE', `${STAYS}/${id}/charges/${cup}`))
    requireOk(await bill(id, 'cash', 22_000))
    expect(await unpaid()).toEqual([])
    const events = await db.select({ kind: orderEvents.kind, data: orderEvents.data }).from(orderEvents).orderBy(orderEvents.id)
    expect(events.filter(({ kind }) => kind === 'stay_left_unpaid' || kind === 'stay_debt_removed')).toMatchObject([
      { kind: 'stay_left_unpaid', data: { stay: id, amount: 22_000, staff: expect.any(Number) as number } },
      { kind: 'stay_debt_removed', data: { stay: id, amount: 5000, text: 'Broken cup' } }
    ])
  })

  test('a day without guests leads to the nearest ones before and after it', async () => {
    await book('2026-11-26', '2026-11-28')
    await book('2026-12-04', '2026-12-05')
    const daysAt = async (from: string) => {
      const {
        stays: found,
        earlier_day: earlier,
        later_day: later
      } = requireOk(
        await staff.call<{ stays: BookedStay[]; earlier_day: string | null; later_day: string | null }>('GET', `${STAYS}?from=${from}`)
      )
      return [found.length, earlier, later]
    }
    expect(await daysAt('2026-11-20')).toEqual([0, null, '2026-11-26'])
    expect(await daysAt('2026-11-28')).toEqual([1, '2026-11-27', '2026-12-04'])
    expect(await daysAt('2026-12-01')).toEqual([0, '2026-11-28', '2026-12-04'])
    expect(await daysAt('2026-12-20')).toEqual([0, '2026-12-05', null])
  })

  test('only the reception sees and changes them', async () => {
    const { id } = await book()
    for (const who of [await shop.user({ role: 'packer' }), await shop.user()]) {
      expect((await who.call('GET', `${STAYS}/${id}`)).status).toBe(403)
      expect((await who.call('POST', `${STAYS}/${id}/charges`, { text: 'Tea', amount: 1000, vat: true })).status).toBe(403)
    }
    expect((await staff.call('GET', `${STAYS}/999999`)).status).toBe(404)
  })
})
