import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order, StaffOrder } from '#contract/order.ts'
import type { StaffRefundCase } from '#contract/refund.ts'
import type { ErrorBody } from '../../../src/domain/errors.ts'
import { messages } from '../../../src/server/kernel/messages/tables.ts'
import { refundRoutes } from '../../../src/server/order/refund-routes.ts'
import { charges, refundCases, refunds } from '../../../src/server/payment/tables.ts'
import { orders } from '../../../src/server/order/tables.ts'
import { variants } from '../../../src/server/catalogue/product/tables.ts'
import { KINDS, openTestDatabase, rowsOf, type TestDatabase } from '../database.ts'
import { MINUTE, must, openTestShop, order, orderPath, type Customer, type TestShop } from '../shop.ts'
import { runs } from '../../long.ts'

type Answered = StaffRefundCase & ErrorBody

describe.each(KINDS)('money that goes back on %s', kind => {
  let database: TestDatabase
  let shop: TestShop
  let user: Customer
  let staff: Customer
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    shop = openTestShop(database, undefined, [refundRoutes])
  })
  afterAll(() => database?.close())
  const begin = async () => {
    await shop.begin()
    Object.assign(shop.bank, { refunds: 0, silent: false })
    user = await shop.user()
    staff = await shop.user({ role: 'staff' })
  }
  beforeEach(begin)

  /** An order that was paid twice: one of its two payments has to go back. */
  const paidTwice = async (): Promise<{ number: string; caseId: number; refs: string[] }> => {
    const { number, payment } = await order(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const refs = [1, 2].map(() => shop.bank.pay(`invoice-${payment?.id}`))
    await shop.callback(payment?.id)
    const { refund_cases: cases } = must(await user.call<Order>('GET', orderPath(number)))
    return { number, caseId: cases[0]?.id ?? 0, refs }
  }
  const path = (id: number | string): string => `/api/v2/refund_cases/${id}/refunds`
  const byProvider = (id: number | string, who = staff) => who.call<Answered>('POST', path(id), { by: 'provider' })
  const byHand = (id: number | string, ref: string, who = staff) => who.call<Answered>('POST', path(id), { by: 'bank_transfer', ref })
  const recordedRefunds = () => database.db.select().from(refunds).orderBy(refunds.id)

  test('a case goes back by the provider once, however often it is pressed, and the customer hears of it', async () => {
    const { number, caseId } = await paidTwice()
    const { refunds } = must(await staff.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases'))
    expect(refunds).toMatchObject([{ id: caseId, order_number: number, method: 'qpay', reason: 'double_payment', state: 'open' }])
    const answers = await Promise.all([1, 2, 3].map(() => byProvider(caseId)))
    for (const { status, body } of answers) expect(status === 200 || body.code === 'refund_running').toBe(true)
    expect(must(await byProvider(caseId))).toMatchObject({ state: 'done', running: false })
    expect(shop.bank.refunds).toBe(1)
    expect(await recordedRefunds()).toMatchObject([{ provider: 'qpay', amount: 16_000 }])
    const after = must(await user.call<Order>('GET', orderPath(number)))
    expect(after).toMatchObject({ state: 'placed', paid_total: 16_000, refund_cases: [{ state: 'done' }] })
    const told = (await database.db.select().from(messages)).filter(message => message.body.includes('sent back to you'))
    expect(told).toHaveLength(1)
    expect(must(await staff.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases?state=done')).refunds).toHaveLength(1)
  })

  test('a provider that does not answer changes nothing; one whose answer was lost is asked what it did', async () => {
    const { caseId } = await paidTwice()
    shop.bank.down = true
    expect(await byProvider(caseId)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } })
    expect(await byHand(caseId, 'TX-1')).toMatchObject({ status: 502 })
    expect(await recordedRefunds()).toEqual([])
    shop.bank.down = false
    shop.bank.silent = true
    expect(must(await byProvider(caseId)).state).toBe('done')
    expect(shop.bank.refunds).toBe(1)
  })

  test('what a process sent back just before it died is found, and not sent again', async () => {
    const { caseId, refs } = await paidTwice()
    const [row] = await database.db.select().from(charges).innerJoin(refundCases, eq(refundCases.chargeId, charges.id))
    const ref = row?.charges.providerRef ?? ''
    expect(refs).toContain(ref)
    await database.db.update(refundCases).set({ claimedUntil: new Date(shop.clock.now.getTime() + MINUTE) })
    await shop.bank.refund(ref)
    expect(await byProvider(caseId)).toMatchObject({ status: 409, body: { code: 'refund_running' } })
    shop.clock.pass(2 * MINUTE)
    expect(await byHand(caseId, 'TX-2')).toMatchObject({ status: 409, body: { code: 'refund_done' } })
    expect(must(await byProvider(caseId)).state).toBe('done')
    expect(await recordedRefunds()).toMatchObject([{ provider: 'qpay', providerRef: ref }])
    expect(shop.bank.refunds).toBe(1)
  })

  test('a transfer goes back by hand alone, and its number is booked once', async () => {
    const { number } = await order(user, [{ variantId: await shop.sell(), quantity: 1 }], 'bank_transfer')
    const received = (ref: string) => staff.call('POST', orderPath(number, '/transfer_received'), { amount: 16_000, ref })
    must(await received('IN-1'))
    must(await received('IN-2'))
    must(await received('IN-3'))
    const [first, second] = must(await user.call<Order>('GET', orderPath(number))).refund_cases.map(found => found.id)
    expect(await byProvider(first ?? 0)).toMatchObject({ status: 409, body: { code: 'refund_by_hand' } })
    const answers = await Promise.all([byHand(first ?? 0, 'OUT-1'), byHand(first ?? 0, 'OUT-1'), byHand(first ?? 0, 'OUT-2')])
    expect(answers.filter(answer => answer.status === 200).length).toBeGreaterThan(0)
    expect(await recordedRefunds()).toHaveLength(1)
    const used = (await recordedRefunds())[0]?.providerRef ?? ''
    expect(await byHand(second ?? 0, used)).toMatchObject({ status: 409, body: { code: 'transfer_booked' } })
    expect(must(await byHand(second ?? 0, 'OUT-3')).state).toBe('done')
    expect(await byHand(second ?? 0, 'OUT-4')).toMatchObject({ status: 409, body: { code: 'refund_done' } })
    expect(must(await byHand(second ?? 0, 'OUT-3')).state).toBe('done')
  })

  test('is for the staff, and for cases there are', async () => {
    const { caseId } = await paidTwice()
    expect((await byProvider(caseId, user)).status).toBe(403)
    expect((await byHand(caseId, 'TX', await shop.guest())).status).toBe(401)
    expect((await user.call('GET', '/api/v2/staff/refund_cases')).status).toBe(403)
    for (const id of [0, -1, 'x', 2 ** 31, 99_999]) expect((await byProvider(id)).status).toBe(404)
    for (const body of [
      {},
      { by: 'magic' },
      { by: 'bank_transfer' },
      { by: 'bank_transfer', ref: ' ' },
      { by: 'bank_transfer', ref: 'x'.repeat(101) }
    ])
      // prettier-ignore
      expect((await staff.call('POST', path(caseId), body)).status).toBe(422)
    expect(await recordedRefunds()).toEqual([])
  })

  test('a sold order is taken back once, its goods where they can be sold, and its money goes back by the provider', async () => {
    const stockOf = async (id: number) => {
      const [row] = await database.db.select().from(variants).where(eq(variants.id, id))
      return [row?.onHand, row?.allocated]
    }
    const returned = (number: string, restock: unknown, who = staff) =>
      who.call<Order & ErrorBody>('POST', orderPath(number, '/returns'), { restock })
    const variantId = await shop.sell()
    const { number, payment } = await order(user, [{ variantId, quantity: 2 }])
    expect(await returned(number, true)).toMatchObject({ status: 409, body: { code: 'order_not_returnable' } })
    shop.bank.pay(`invoice-${payment?.id}`)
    await shop.callback(payment?.id)
    expect(await stockOf(variantId)).toEqual([10, 2])
    expect((await returned(number, true, user)).status).toBe(403)
    expect((await returned(number, 'yes')).status).toBe(422)
    expect((await returned('DG00000000', true)).status).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => returned(number, true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stockOf(variantId)).toEqual([10, 0])
    const taken = must(await user.call<Order>('GET', orderPath(number)))
    expect(taken).toMatchObject({ state: 'placed', status: 'returned', refund_cases: [{ reason: 'returned', state: 'open' }] })
    must(await byProvider(taken.refund_cases[0]?.id ?? 0))
    must(await returned(number, false))
    expect(must(await user.call<Order>('GET', orderPath(number)))).toMatchObject({ paid_total: 0, refund_cases: [{ state: 'done' }] })
    expect(shop.bank.refunds).toBe(1)
    expect((await database.db.select().from(orders))[0]?.payment).toBe('refunded')

    const second = await order(user, [{ variantId, quantity: 3 }])
    shop.bank.pay(`invoice-${second.payment?.id}`)
    await shop.callback(second.payment?.id)
    await database.db.update(orders).set({ fulfilment: 'preparing' }).where(eq(orders.number, second.number))
    must(await returned(second.number, false))
    expect(await stockOf(variantId)).toEqual([7, 0])
    const third = await order(user, [{ variantId, quantity: 1 }])
    shop.bank.pay(`invoice-${third.payment?.id}`)
    await shop.callback(third.payment?.id)
    await database.db.update(orders).set({ fulfilment: 'delivered' }).where(eq(orders.number, third.number))
    await database.db.update(variants).set({ onHand: 6, allocated: 0 }).where(eq(variants.id, variantId))
    must(await returned(third.number, true))
    expect(await stockOf(variantId)).toEqual([7, 0])
    const { orders: found } = must(
      await staff.call<{ orders: StaffOrder[] }>('GET', `/api/v2/staff/orders?q=${third.number.toLowerCase()}`)
    )
    expect(found).toMatchObject([{ number: third.number, status: 'returned' }])
    expect((await staff.call('GET', '/api/v2/staff/orders?q=%00')).status).toBe(422)
  })

  test('what its provider sent back by itself is not owed again when the order is taken back', async () => {
    const { number, payment } = await order(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const ref = shop.bank.pay(`invoice-${payment?.id}`)
    await shop.callback(payment?.id)
    await shop.bank.refund(ref)
    await shop.callback(payment?.id)
    expect(await recordedRefunds()).toHaveLength(1)
    must(await staff.call<Order>('POST', orderPath(number, '/returns'), { restock: true }))
    expect(must(await user.call<Order>('GET', orderPath(number)))).toMatchObject({
      status: 'returned',
      refund_cases: [{ reason: 'by_provider', state: 'done' }]
    })
    expect((await database.db.select().from(orders))[0]?.payment).toBe('refunded')
  })

  const step = fc.record({
    do: fc.constantFrom('provider' as const, 'provider' as const, 'hand' as const, 'callback' as const, 'pass' as const, 'break' as const),
    which: fc.nat(2),
    ref: fc.nat(3)
  })
  test('whatever is pressed in whatever order, a charge goes back at most once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }), async groups => {
        await begin()
        const { number, payment } = await order(user, [{ variantId: await shop.sell(), quantity: 1 }])
        for (let n = 0; n < 4; n++) shop.bank.pay(`invoice-${payment?.id}`)
        await shop.callback(payment?.id)
        const cases = must(await user.call<Order>('GET', orderPath(number))).refund_cases.map(found => found.id)
        for (const group of groups) {
          await Promise.all(
            group.map(async ({ do: what, which, ref }) => {
              const id = cases[which] ?? 0
              if (what === 'provider') expect([200, 409, 502]).toContain((await byProvider(id)).status)
              else if (what === 'hand') expect([200, 409, 502]).toContain((await byHand(id, `OUT-${ref}`)).status)
              else if (what === 'callback') await shop.callback(payment?.id)
              else if (what === 'pass') shop.clock.pass(MINUTE)
              else shop.bank.silent = !shop.bank.silent
            })
          )
        }
        await shop.callback(payment?.id)
        const entries = await recordedRefunds()
        const done = (await database.db.select().from(refundCases)).filter(found => found.state === 'done')
        expect(entries).toHaveLength(done.length)
        expect(entries.filter(entry => entry.provider === 'qpay')).toHaveLength(shop.bank.refunds)
        const [sums] = rowsOf<{ n: string }>(
          await database.db.execute(sql`SELECT (SELECT sum(amount) FROM charges) - (SELECT coalesce(sum(amount), 0) FROM refunds) AS n`)
        )
        expect(Number(sums?.n)).toBe(16_000 * (4 - done.length))
      }),
      { numRuns: runs(4, 200) }
    )
  })
})
