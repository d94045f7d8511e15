import { like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import type { Order } from '#contract/order.ts'
import type { StaffRefundCase } from '#contract/refund.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { formatMoney } from '#i18n/format.ts'
import { USUAL_KINDS } from '../../database.ts'
import { grant } from '../../ledger/grant.ts'
import { turnOn } from '../../settings.ts'
import { COMPLETE, fillCart, MINUTE, requireOk, placeOrder, toOrderPath, readBooks, type Customer, setUpShop } from '../../shop.ts'

describe.each(USUAL_KINDS)('a transfer that a person books, on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createRefundRoutes])
  let staff: (number: string, body: unknown) => ReturnType<typeof book>
  beforeEach(async () => {
    const person = await shop.user({ role: 'staff' })
    staff = (number, body) => book(person, number, body)
  })

  const book = (person: Customer, number: string, body: unknown) =>
    person.call<Order & ErrorBody>('POST', toOrderPath(number, '/transfer_received'), body)
  const ordered = async (method = 'bank_transfer'): Promise<{ user: Customer; made: Order }> => {
    const user = await shop.user()
    return { user, made: await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }], method) }
  }

  test('places the order once, however often it is recorded', async () => {
    const { user, made } = await ordered()
    const answers = await Promise.all([1, 2, 3].map(() => staff(made.number, { amount: made.total, ref: ' TX-1 ' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(requireOk(await user.call<Order>('GET', toOrderPath(made.number)))).toMatchObject({
      state: 'placed',
      paid_total: made.total,
      refund_cases: []
    })
    expect((await readBooks(database.db, shop.clock.now)).charged).toBe(made.total)
  })

  test('is asked for by a message with account, amount and description: again where the amount changes, and not for a repeated request', async () => {
    const sent = async () => {
      const rows = await database.db.select().from(messages).where(like(messages.body, '%Khan Bank, 5001, Дэлгүүр ХХК%'))
      return rows.toSorted((a, b) => a.id - b.id)
    }
    await turnOn(database, 'storeCredit')
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell({ price: 40_000 }), quantity: 1 }])
    const submit = () => user.call<Order>('POST', COMPLETE, { payment_method: 'bank_transfer', expected_total: cart.total })
    const { number } = requireOk(await submit())
    expect(requireOk(await submit()).number).toBe(number)
    const [first, ...others] = await sent()
    expect(first).toMatchObject({ channel: 'sms', recipient: '88112345' })
    for (const text of [`transfer ${formatMoney(cart.total)}`, `Description: ${number}`, '17 November 2026, 10:30'])
      expect(first?.body).toContain(text)
    expect(others).toEqual([])

    await grant(shop.server, user.userId, 'wallet', 10_000)
    const pay = (body: object) => user.call<Order>('POST', toOrderPath(number, '/payments'), body).then(requireOk)
    await pay({ method: 'wallet' })
    expect((await sent()).slice(1).map(({ body }) => body)).toEqual([
      expect.stringContaining(`transfer ${formatMoney(cart.total - 10_000)}`)
    ])
    // A customer cannot have many messages sent to a phone.
    shop.server.config.rateLimitFactor = 1
    for (let times = 0; times < 24; times++) await pay({ method: times % 2 ? 'bank_transfer' : 'qpay' })
    expect(await sent()).toHaveLength(10)
    const { payment } = requireOk(await user.call<Order>('GET', toOrderPath(number)))
    expect(payment).toMatchObject({ method: 'bank_transfer', state: 'waiting', amount: cart.total - 10_000 })
  })

  test('places an order whose customer selected QPay first', async () => {
    const { made } = await ordered('qpay')
    expect((await staff(made.number, { amount: made.total, ref: 'TX-2' })).body.state).toBe('placed')
  })

  test('of too little leaves the order pending; a second one completes it, and an excess is refunded', async () => {
    const { user, made } = await ordered()
    const first = { amount: made.total - 5000, ref: 'TX-3' }
    for (let press = 0; press < 2; press++)
      expect((await staff(made.number, first)).body).toMatchObject({
        state: 'awaiting_payment',
        paid_total: made.total - 5000,
        missing_total: 5000,
        refund_cases: []
      })
    expect(requireOk(await user.call<Order>('GET', toOrderPath(made.number)))).toMatchObject({
      missing_total: 5000,
      payment: { method: 'bank_transfer', state: 'waiting', amount: 5000 }
    })
    for (let press = 0; press < 2; press++)
      expect((await staff(made.number, { amount: 7000, ref: 'TX-3b' })).body).toMatchObject({
        state: 'placed',
        missing_total: 0,
        refund_cases: [{ reason: 'overpaid', amount: 2000 }]
      })
    expect(await readBooks(database.db, shop.clock.now)).toMatchObject({ charged: made.total + 2000, placed: made.total, owed: 2000 })
  })

  test('becomes a refund case after the deadline', async () => {
    const late = await ordered()
    shop.clock.pass(300 * MINUTE)
    expect((await staff(late.made.number, { amount: late.made.total, ref: 'TX-4' })).body.refund_cases).toMatchObject([
      { reason: 'late_payment' }
    ])
  })

  test('is refunded to the account that the customer names', async () => {
    const { user, made } = await ordered()
    await staff(made.number, { amount: made.total, ref: 'TX-7', payer: '5001' })
    const name = (account: object, who = user) => who.call<Order & ErrorBody>('PUT', toOrderPath(made.number, '/refund_account'), account)
    const account = { bank: 'Хаан банк', number: ' gb82 west 1234 5698 7654 32', holder: 'Бат' }
    expect(await name({ ...account, number: 'GB83WEST12345698765432' })).toMatchObject({
      status: 422,
      body: { errors: { number: [expect.any(String)] } }
    })
    expect((await name({ ...account, holder: ' ' })).status).toBe(422)
    expect((await name(account, await shop.user())).status).toBe(404)
    const named = { ...account, number: 'GB82WEST12345698765432' }
    expect(requireOk(await name(account))).toMatchObject({ refund_account: named })
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    const person = await shop.user({ role: 'staff' })
    const { refunds } = requireOk(await person.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases'))
    expect(refunds).toMatchObject([{ order_number: made.number, payer: '5001', account: named }])
  })

  test('is recorded for one order and one amount only', async () => {
    const [first, second] = [await ordered(), await ordered()]
    await staff(first.made.number, { amount: first.made.total, ref: 'TX-5' })
    expect((await staff(second.made.number, { amount: second.made.total, ref: 'TX-5' })).body.code).toBe('transfer_booked')
    expect((await staff(first.made.number, { amount: 5, ref: 'TX-5' })).status).toBe(409)
    expect(requireOk(await second.user.call<Order>('GET', toOrderPath(second.made.number))).state).toBe('awaiting_payment')
  })

  test('is limited to staff', async () => {
    const { made } = await ordered()
    const body = { amount: made.total, ref: 'TX-6' }
    expect((await book(await shop.guest(), made.number, body)).status).toBe(401)
    for (const role of ['customer', 'editor'] as const) expect((await book(await shop.user({ role }), made.number, body)).status).toBe(403)
    expect((await book(await shop.user({ role: 'owner' }), made.number, body)).status).toBe(200)
  })

  test.each([
    {},
    { amount: 0, ref: 'x' },
    { amount: -5, ref: 'x' },
    { amount: 1.5, ref: 'x' },
    { amount: 1e12, ref: 'x' },
    { amount: 5, ref: ' ' },
    { amount: '5', ref: 'x' },
    { amount: 5, ref: 'x'.repeat(101) },
    { amount: 5, ref: 'x', paid_at: 'yesterday' }
  ])('is refused with %j', async body => {
    const { made } = await ordered()
    expect((await staff(made.number, body)).status).toBe(422)
    expect((await staff('DG0', { amount: 5, ref: 'x' })).status).toBe(404)
  })
})
