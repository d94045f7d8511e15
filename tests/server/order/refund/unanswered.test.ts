import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { StaffRefundCase } from '#contract/refund.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { transact } from '#server/kernel/db/transact.ts'
import { runDueJobs } from '#server/jobs.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { log } from '#server/kernel/log/log.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { CONTINUE_REFUND } from '#server/order/refund/send.ts'
import { cancelOrder, findOrder, orderEvents } from '#server/order/index.ts'
import { readStaffCounts } from '#server/notice/staff-counts.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { refunds } from '#server/payment/tables.ts'
import { USUAL_KINDS } from '../../database.ts'
import { MINUTE, placeOrder, requireOk, setUpShop, setUpUser, toOrderPath } from '../../shop.ts'

type Answered = StaffRefundCase & ErrorBody
const DAY = 24 * 60 * MINUTE

describe.each(USUAL_KINDS)('a refund that the provider does not answer, on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createRefundRoutes])
  const user = setUpUser(shop)
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(() => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    Object.assign(shop.bank, { refunds: 0, silent: false, late: false, refusing: false })
  })

  const buy = async () => {
    const made = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
    await shop.payInvoice(made.payment)
    return { number: made.number, sessionId: made.payment?.id ?? '' }
  }
  const cancel = (number: string) => user.call<Order>('PUT', toOrderPath(number, '/cancel'))
  const list = async (state: string) =>
    requireOk(await staff.call<{ refunds: StaffRefundCase[] }>('GET', `/api/v2/staff/refund_cases?state=${state}`)).refunds
  const settle = (id: number, body: object) => staff.call<Answered>('POST', `/api/v2/refund_cases/${id}/refunds`, body)
  const byHand = (id: number, ref: string, risk = false) => settle(id, { by: 'bank_transfer', ref, ...(risk && { risk_accepted: true }) })
  const settleDouble = (id: number, body: object) => staff.call<Answered>('POST', `/api/v2/refund_cases/${id}/double_refund`, body)
  const eventsOf = async (name: string) =>
    (await database.db.select().from(orderEvents).where(eq(orderEvents.kind, name))).map(({ data }) => data)
  const recorded = async () => (await database.db.select().from(refunds)).map(({ provider, amount }) => [provider, amount])
  const pass = async (ms: number) => {
    shop.clock.pass(ms)
    await runDueJobs(shop.server)
  }
  const jobsLeft = () => database.db.$count(jobs, eq(jobs.kind, CONTINUE_REFUND))

  /** A canceled order whose refund the bank has accepted without an answer. */
  const unanswered = async () => {
    const { number, sessionId } = await buy()
    shop.bank.late = true
    requireOk(await cancel(number))
    const [refund] = await list('open')
    expect(refund).toMatchObject({ order_number: number, unanswered_since: shop.clock.now.toISOString(), refusal: null })
    return { number, sessionId, id: refund?.id ?? 0 }
  }

  test('is not transferred by hand while it may still be paid, and settled by the job when the provider has', async () => {
    const { id } = await unanswered()
    expect(await byHand(id, 'TX-1')).toMatchObject({ status: 409, body: { code: 'refund_unanswered' } })
    expect(await settle(id, { by: 'wallet' })).toMatchObject({ status: 409, body: { code: 'refund_unanswered' } })
    shop.bank.down = true
    expect(await byHand(id, 'TX-1')).toMatchObject({ status: 409, body: { code: 'refund_unanswered' } })
    await pass(2 * MINUTE)
    expect(await list('open')).toMatchObject([{ id, unanswered_since: expect.any(String) }])
    shop.bank.down = false
    shop.bank.finishRefunds()
    await pass(2 * MINUTE)
    expect(await list('done')).toMatchObject([{ id, unanswered_since: null, doubled: null }])
    expect(await recorded()).toEqual([['qpay', 16_000]])
    expect(shop.bank.refunds).toBe(1)
    await pass(DAY)
    expect(await jobsLeft()).toBe(0)
    const sent = (await database.db.select().from(messages)).filter(({ body }) => body.includes('sent back to you'))
    expect(sent).toHaveLength(1)
  })

  test('is transferred by hand once the provider has said no', async () => {
    const { id } = await unanswered()
    Object.assign(shop.bank, { late: false, refusing: true })
    await pass(2 * MINUTE)
    expect(await list('open')).toMatchObject([{ id, unanswered_since: null, refusal: 'PAYMENT_SETTLED' }])
    expect(await jobsLeft()).toBe(0)
    expect(requireOk(await byHand(id, 'TX-2'))).toMatchObject({ state: 'done', refusal: null })
    expect(await eventsOf('refund_risk_accepted')).toEqual([])
    expect(await recorded()).toEqual([['bank_transfer', 16_000]])
  })

  test('is not taken for refused where the provider says no and then cannot say whether it was refunded', async () => {
    const { id } = await unanswered()
    Object.assign(shop.bank, { late: false, refusing: true })
    const { check } = shop.bank
    shop.bank.check = async () => Promise.reject(new Error('No answer.'))
    await pass(2 * MINUTE)
    shop.bank.check = check
    expect(await list('open')).toMatchObject([{ id, unanswered_since: expect.any(String) }])
  })

  test.each(['down', 'up'])(
    'is transferred at a risk that staff confirm, and a late success becomes a case; the provider is %s',
    async is => {
      const { number, id } = await unanswered()
      shop.bank.down = is === 'down'
      expect(requireOk(await byHand(id, 'TX-3', true))).toMatchObject({ state: 'done', doubled: null })
      shop.bank.down = false
      expect(await eventsOf('refund_risk_accepted')).toEqual([{ ref: 'TX-3', amount: 16_000, staff: expect.any(Number) }])
      // The job asks, and does not send it again.
      shop.bank.late = false
      await pass(60 * MINUTE)
      await pass(60 * MINUTE)
      expect(shop.bank.refunds).toBe(0)
      expect(await list('doubled')).toEqual([])
      expect(await readStaffCounts(database.db, shop.clock.now)).toMatchObject({ refunds: 0 })

      const told = await database.db.$count(messages)
      shop.bank.finishRefunds()
      await pass(2 * DAY)
      expect(await list('doubled')).toMatchObject([
        { id, order_number: number, state: 'done', doubled: { amount: 16_000, outcome: null, at: shop.clock.now.toISOString() } }
      ])
      expect(await eventsOf('refund_doubled')).toMatchObject([{ amount: 16_000 }])
      expect(await database.db.$count(messages)).toBe(told)
      expect(await readStaffCounts(database.db, shop.clock.now)).toMatchObject({ refunds: 1 })
      expect(await recorded()).toEqual([
        ['bank_transfer', 16_000],
        ['qpay', 16_000]
      ])
      expect(await findBookProblems(database.db)).toEqual([])

      expect(await settleDouble(id, { outcome: 'recovered' })).toMatchObject({ status: 422 })
      expect((await user.call('POST', `/api/v2/refund_cases/${id}/double_refund`, { outcome: 'written_off' })).status).toBe(403)
      const back = { outcome: 'recovered', ref: 'IN-9' }
      for (let n = 0; n < 2; n++) expect(requireOk(await settleDouble(id, back)).doubled).toMatchObject({ outcome: 'recovered' })
      expect(await eventsOf('double_refund_recovered')).toMatchObject([{ amount: 16_000, ref: 'IN-9' }])
      expect(await readStaffCounts(database.db, shop.clock.now)).toMatchObject({ refunds: 0 })
      await pass(DAY)
      expect(await jobsLeft()).toBe(0)
    }
  )

  test('and that nobody refunded twice has no such case', async () => {
    const { id } = await unanswered()
    expect(await settleDouble(id, { outcome: 'written_off' })).toMatchObject({ status: 409, body: { code: 'refund_not_doubled' } })
    expect((await settleDouble(99_999, { outcome: 'written_off' })).status).toBe(404)
  })

  test('is asked about for a month after it was transferred by hand', async () => {
    const { id } = await unanswered()
    requireOk(await byHand(id, 'TX-4', true))
    for (let day = 0; day < 31; day++) await pass(DAY)
    expect(await jobsLeft()).toBe(0)
  })

  test('is sent by the job where the process ended between its commit and the call', async () => {
    const { number } = await buy()
    const { id: orderId } = await findOrder(database.db, number)
    await transact(database.db, tx => cancelOrder(tx, orderId, { to: 'origin', staffId: null }, 'http://shop.test', shop.clock.now))
    expect(await list('open')).toMatchObject([{ order_number: number, unanswered_since: null }])
    await pass(2 * MINUTE)
    await pass(2 * MINUTE)
    expect(shop.bank.refunds).toBe(1)
    expect(await list('done')).toMatchObject([{ order_number: number }])
  })
})
