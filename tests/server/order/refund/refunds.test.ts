import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { StaffRefundCase } from '#contract/refund.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { runDueJobs } from '#server/jobs.ts'
import { createOrderListRoutes } from '#server/order/list/routes.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { claimRefundCase } from '#server/payment/index.ts'
import { charges, refundCases, refunds } from '#server/payment/tables.ts'
import { scheduleRefunds } from '#server/order/refund/send.ts'
import { USUAL_KINDS, toRows } from '../../database.ts'
import { MINUTE, requireOk, placeOrder, toOrderPath, setUpShop, setUpUser } from '../../shop.ts'
import { countRuns } from '../../../long.ts'

type Answered = StaffRefundCase & ErrorBody

describe.each(USUAL_KINDS)('money that goes back on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createOrderListRoutes, createRefundRoutes, createFulfilmentRoutes])
  const user = setUpUser(shop)
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(() => Object.assign(shop.bank, { refunds: 0, silent: false, late: false, refusing: false }))

  /** An order that was paid twice, with one payment to refund. */
  const paidTwice = async (): Promise<{ number: string; caseId: number; refs: string[] }> => {
    const { number, payment } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const refs = [1, 2].map(() => shop.bank.pay(`invoice-${payment?.id}`))
    await shop.callback(payment?.id)
    const { refund_cases: cases } = requireOk(await user.call<Order>('GET', toOrderPath(number)))
    return { number, caseId: cases[0]?.id ?? 0, refs }
  }
  const path = (id: number | string): string => `/api/v2/refund_cases/${id}/refunds`
  const byProvider = (id: number | string, who = staff) => who.call<Answered>('POST', path(id), { by: 'provider' })
  const byHand = (id: number | string, ref: string, who = staff) => who.call<Answered>('POST', path(id), { by: 'bank_transfer', ref })
  const recordedRefunds = () => database.db.select().from(refunds).orderBy(refunds.id)

  test('the provider refunds a case once for repeated calls, and the customer is notified', async () => {
    const { number, caseId } = await paidTwice()
    const { refunds } = requireOk(await staff.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases'))
    expect(refunds).toMatchObject([{ id: caseId, order_number: number, method: 'qpay', reason: 'double_payment', state: 'open' }])
    const answers = await Promise.all([1, 2, 3].map(() => byProvider(caseId)))
    for (const { status, body } of answers) expect(status === 200 || body.code === 'refund_running').toBe(true)
    expect(requireOk(await byProvider(caseId))).toMatchObject({ state: 'done', running: false })
    expect(shop.bank.refunds).toBe(1)
    expect(await recordedRefunds()).toMatchObject([{ provider: 'qpay', amount: 16_000 }])
    const after = requireOk(await user.call<Order>('GET', toOrderPath(number)))
    expect(after).toMatchObject({ state: 'placed', paid_total: 16_000, refund_cases: [{ state: 'done' }] })
    const told = (await database.db.select().from(messages)).filter(message => message.body.includes('sent back to you'))
    expect(told).toHaveLength(1)
    expect(
      requireOk(await staff.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases?state=done')).refunds
    ).toHaveLength(1)
  })

  test('an unavailable provider changes nothing; after a lost response it is asked again', async () => {
    const { caseId } = await paidTwice()
    shop.bank.down = true
    expect(await byProvider(caseId)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } })
    expect(await byHand(caseId, 'TX-1')).toMatchObject({ status: 409, body: { code: 'refund_unanswered' } })
    expect(await recordedRefunds()).toEqual([])
    shop.bank.down = false
    shop.bank.silent = true
    expect(requireOk(await byProvider(caseId)).state).toBe('done')
    expect(shop.bank.refunds).toBe(1)
  })

  test('a refund by a process that stopped before recording it is found, and not repeated', async () => {
    const { caseId, refs } = await paidTwice()
    const [row] = await database.db.select().from(charges).innerJoin(refundCases, eq(refundCases.chargeId, charges.id))
    const ref = row?.charges.providerRef ?? ''
    expect(refs).toContain(ref)
    await database.db.update(refundCases).set({ claimedUntil: new Date(shop.clock.now.getTime() + MINUTE) })
    await shop.bank.refund(ref, 0, '')
    expect(await byProvider(caseId)).toMatchObject({ status: 409, body: { code: 'refund_running' } })
    shop.clock.pass(2 * MINUTE)
    expect(await byHand(caseId, 'TX-2')).toMatchObject({ status: 409, body: { code: 'refund_done' } })
    expect(requireOk(await byProvider(caseId)).state).toBe('done')
    expect(await recordedRefunds()).toMatchObject([{ provider: 'qpay', providerRef: ref }])
    expect(shop.bank.refunds).toBe(1)
  })

  test('a refund by a process that stopped during the call is repeated by the job, and cannot be transferred by hand before', async () => {
    const { caseId } = await paidTwice()
    await claimRefundCase(database.db, caseId, 'send', shop.clock.now)
    await scheduleRefunds(database.db, [caseId], shop.clock.now)
    await runDueJobs(shop.server)
    expect(shop.bank.refunds).toBe(0)
    shop.clock.pass(2 * MINUTE)
    expect(await byHand(caseId, 'TX-3')).toMatchObject({ status: 409, body: { code: 'refund_unanswered' } })
    await runDueJobs(shop.server)
    await runDueJobs(shop.server)
    expect(shop.bank.refunds).toBe(1)
    expect(await byHand(caseId, 'TX-3')).toMatchObject({ status: 409, body: { code: 'refund_done' } })
    expect(await recordedRefunds()).toMatchObject([{ provider: 'qpay', amount: 16_000 }])
  })

  test('a transfer is refunded manually only, and its number is recorded once', async () => {
    const { number } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }], 'bank_transfer')
    const received = (ref: string) => staff.call('POST', toOrderPath(number, '/transfer_received'), { amount: 16_000, ref })
    requireOk(await received('IN-1'))
    requireOk(await received('IN-2'))
    requireOk(await received('IN-3'))
    const [first, second] = requireOk(await user.call<Order>('GET', toOrderPath(number))).refund_cases.map(found => found.id)
    expect(await byProvider(first ?? 0)).toMatchObject({ status: 409, body: { code: 'refund_by_hand' } })
    const answers = await Promise.all([byHand(first ?? 0, 'OUT-1'), byHand(first ?? 0, 'OUT-1'), byHand(first ?? 0, 'OUT-2')])
    expect(answers.filter(answer => answer.status === 200).length).toBeGreaterThan(0)
    expect(await recordedRefunds()).toHaveLength(1)
    const used = (await recordedRefunds())[0]?.providerRef ?? ''
    expect(await byHand(second ?? 0, used)).toMatchObject({ status: 409, body: { code: 'transfer_booked' } })
    expect(requireOk(await byHand(second ?? 0, 'OUT-3')).state).toBe('done')
    expect(await byHand(second ?? 0, 'OUT-4')).toMatchObject({ status: 409, body: { code: 'refund_done' } })
    expect(requireOk(await byHand(second ?? 0, 'OUT-3')).state).toBe('done')
  })

  test('is limited to staff, and to existing cases', async () => {
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

  test('a payment in parts is refunded by hand, or whole by the provider', async () => {
    const made = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const ref = await shop.payInvoice(made.payment, { amount: 6000 })
    const fact = shop.bank.invoices.get(`invoice-${made.payment?.id}`)?.facts[0]
    if (!fact) throw new Error(`There is no payment ${ref}.`)
    fact.amount = 17_000
    await shop.callback(made.payment?.id)
    const { refunds: listed } = requireOk(await staff.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases?state=open'))
    expect(listed).toMatchObject([{ order_number: made.number, amount: 1000, by_provider: false }])
    expect(await staff.call('POST', `/api/v2/refund_cases/${listed[0]?.id}/refunds`, { by: 'provider' })).toMatchObject({
      status: 409,
      body: { code: 'refund_by_hand' }
    })
    expect(shop.bank.refunds).toBe(0)

    await shop.bank.refund(ref, 0, '')
    for (let n = 0; n < 2; n++) await shop.callback(made.payment?.id)
    expect((await recordedRefunds()).map(({ amount }) => amount)).toEqual([11_000, 6000])
    expect(requireOk(await user.call<Order>('GET', toOrderPath(made.number)))).toMatchObject({
      state: 'canceled',
      paid_total: 0,
      refund_cases: [
        { reason: 'overpaid', amount: 1000, state: 'done' },
        { reason: 'by_provider', amount: 10_000, state: 'done' },
        { reason: 'by_provider', amount: 6000, state: 'done' }
      ]
    })
    expect(await findBookProblems(database.db)).toEqual([])
  })

  const step = fc.record({
    do: fc.constantFrom('provider' as const, 'provider' as const, 'hand' as const, 'callback' as const, 'pass' as const, 'break' as const),
    which: fc.nat(2),
    ref: fc.nat(3)
  })
  test('a charge is refunded at most once by any sequence of calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }), async groups => {
        await shop.begin()
        Object.assign(shop.bank, { refunds: 0, silent: false, late: false, refusing: false })
        Object.assign(user, await shop.user())
        Object.assign(staff, await shop.user({ role: 'staff' }))
        const { number, payment } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
        for (let n = 0; n < 4; n++) shop.bank.pay(`invoice-${payment?.id}`)
        await shop.callback(payment?.id)
        const cases = requireOk(await user.call<Order>('GET', toOrderPath(number))).refund_cases.map(found => found.id)
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
        const [sums] = toRows<{ n: string }>(
          await database.db.execute(sql`SELECT (SELECT sum(amount) FROM charges) - (SELECT coalesce(sum(amount), 0) FROM refunds) AS n`)
        )
        expect(Number(sums?.n)).toBe(16_000 * (4 - done.length))
      }),
      { numRuns: countRuns(4, 200) }
    )
  })
})
