import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { OrderedStay, StayPrice } from '#contract/hotel.ts'
import type { Order } from '#contract/order.ts'
import { addDays } from '#domain/day.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Cart } from '#domain/cart.ts'
import { roomClosures } from '#server/hotel/index.ts'
import { users } from '#server/identity/index.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { readReceiptFacts } from '#server/receipt/order-facts.ts'
import { readSettings } from '#server/site/index.ts'
import { runDueJobs } from '#server/jobs.ts'
import { USUAL_KINDS } from '../database.ts'
import { BAT, HOTEL_ROUTES, NIGHT, openHotel, orderStay, PRICE, STAYS, toBooking, toStay } from './hotel-shop.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { turnOn } from '../settings.ts'
import { COMPLETE, type Customer, fillCart, runInGroups, MINUTE, requireOk, toOrderPath, START, setUpShop } from '../shop.ts'

describe.each(USUAL_KINDS)('stays on %s', async kind => {
  const { shop, database } = await setUpShop(kind, HOTEL_ROUTES)
  // Loading the shop takes the process seconds, during which the other tests run.
  const node = database.url ? startNode(database.url) : null
  afterAll(() => node?.stop())
  beforeEach(() => turnOn(database, 'hotel'))

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
    requireOk(await (await shop.guest()).call<StayPrice>('POST', PRICE, toStay(roomId))).available

  test('are paid together with goods, and cancel nights by their rules', async () => {
    const roomId = await openHotel(shop)
    const user = await shop.user()
    await database.db
      .update(users)
      .set({ email: 'bat@example.mn', emailVerifiedAt: shop.clock.now })
      .where(eq(users.id, user.userId ?? 0))
    requireOk(
      await user.call('POST', STAYS, {
        ...toBooking(roomId, { adults: 2 }),
        guests: [BAT, { ...BAT, first_name: 'Saruul' }],
        save_guests: true
      })
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
    const roomId = await openHotel(shop)
    const user = await shop.user()
    const staff = await shop.user({ role: 'staff' })
    requireOk(await user.call('POST', STAYS, toBooking(roomId)))
    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const ordered = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
    const { number, total, line_items: lines } = await pay(user, ordered)
    const { id } = await staysOf(user, number)
    const cancel = { nights: ['2026-12-12'], expected_refund: NIGHT }
    requireOk(await user.call('POST', toOrderPath(number, `/stays/${id}/cancel`), cancel))
    const line = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`)).line_items.find(({ kind }) => kind === 'stay')
    expect(line?.refundable).toEqual({ quantity: 1, amount: 2 * NIGHT, in_shop: false, parts: [] })
    expect(lines.every(({ refundable }) => refundable === undefined)).toBe(true)
    const refund = { of: 'lines', lines: [{ id: line?.id, quantity: 1 }], to: 'wallet' }
    const left = requireOk(await staff.call<Order>('POST', toOrderPath(number, '/refunds'), refund))
    expect(left.refundable_total).toBe(total - 3 * NIGHT)
    expect(await staysOf(user, number)).toMatchObject({ state: 'canceled', refunded: 3 * NIGHT })
    await expectLedgerSums(database.db)
  })

  test('are canceled after staff refunded an amount, for what is left of the payment', async () => {
    const roomId = await openHotel(shop)
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
    const roomId = await openHotel(shop, 1)
    const user = await shop.user()
    const { payments } = shop.server
    shop.server.payments = { ...payments, memepay: { ...shop.bank, code: 'memepay', decisionHours: 48 } }
    onTestFinished(() => void (shop.server.payments = payments))
    const { total } = requireOk(await user.call<Cart>('POST', STAYS, toBooking(roomId)))
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
    const roomId = await openHotel(shop)
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
    const roomId = await openHotel(shop, 1)
    const user = await shop.user()
    const first = await orderStay(user, roomId)
    const other = await shop.user()
    expect(await other.call('POST', STAYS, toBooking(roomId))).toMatchObject({ status: 409, body: { code: 'stay_sold_out' } })
    requireOk(await user.call('PUT', toOrderPath(first.number, '/cancel')))
    expect(await left(roomId)).toBe(1)
    await orderStay(user, roomId)
    expect(await left(roomId)).toBe(0)
    shop.clock.pass(40 * MINUTE)
    await runDueJobs(shop.server)
    expect(await left(roomId)).toBe(1)
    const cart = requireOk(await other.call<Cart>('POST', STAYS, toBooking(roomId)))
    expect(requireOk(await other.call<Cart>('DELETE', `${STAYS}/${cart.stays[0]?.id}`)).stays).toEqual([])
  })

  test('refund a payment for rooms that another guest has paid meanwhile', async () => {
    const roomId = await openHotel(shop, 1)
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
    const roomId = await openHotel(shop, 1)
    // All of them contain the third night.
    const orderers = await runInGroups(50, async n => {
      const user = await shop.user()
      const checkIn = addDays('2026-12-10', n % 3)
      const { total } = requireOk(
        await user.call<Cart>('POST', STAYS, toBooking(roomId, { check_in: checkIn, check_out: addDays(checkIn, 3) }))
      )
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
})
