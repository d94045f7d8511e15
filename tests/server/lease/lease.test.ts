import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lease, StaffLease } from '#contract/lease.ts'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { runDueJobs } from '#server/jobs.ts'
import { readBalance } from '#server/ledger/index.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { log } from '#server/kernel/log/log.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createChecksum } from '#server/payment/lender-api.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createLeaseRoutes, createLenderSandboxRoutes, purgeApplicants } from '#server/lease/index.ts'
import { leases, sandboxLeases } from '#server/lease/tables.ts'
import { orderEvents } from '#server/order/tables.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { listen } from '../auth-harness.ts'
import { USUAL_KINDS, toRows } from '../database.ts'
import { grant } from '../ledger/grant.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { setFlags, turnOn } from '../settings.ts'
import { COMPLETE, fillCart, MINUTE, requireOk, toOrderPath, setUpShop, setUpUser } from '../shop.ts'
import { APPLICANT, orderLease } from './application.ts'

const DAY = 24 * 60 * MINUTE
const PRICE = 1_000_000
const CALLBACK = '/api/v2/leases/callback'

describe.each(USUAL_KINDS)('leases on %s', async kind => {
  const http = await listen(request => shop.app.fetch(request))
  afterAll(http.close)
  const lender = { url: `${http.url}/dev/lender`, merchant: 'SHOP', key: 'secret' }
  const { shop, database } = await setUpShop(kind, [
    server => {
      // The sandbox reads the key when its routes are made.
      Object.assign(server.config, { lender, publicUrl: http.url })
      return createLeaseRoutes(server)
    },
    createLenderSandboxRoutes,
    createRefundRoutes
  ])
  const user = setUpUser(shop)
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(async () => {
    await turnOn(database, 'showLease')
    shop.server.config.lender = lender
  })

  const work = async () => {
    while ((await runDueJobs(shop.server)) > 0);
  }
  const orderOf = async (number: string) => requireOk(await user.call<Order>('GET', toOrderPath(number)))
  const leaseOf = async (number: string) => requireOk(await user.call<Lease>('GET', toOrderPath(number, '/lease')))
  const decide = (number: string, body: object, who = staff) =>
    who.call<StaffLease & ErrorBody>('POST', `/api/v2/staff/orders/${number}/lease/decision`, body)
  const pay = async ({ payment }: Order, amount?: number) => {
    shop.bank.pay(`invoice-${payment?.id}`, amount === undefined ? {} : { amount })
    expect((await shop.callback(payment?.id)).status).toBe(200)
  }
  /** An order whose down payment is paid. */
  const applied = async () => {
    const made = await orderLease(user, await shop.sell({ price: PRICE, onHand: 1 }))
    await pay(made)
    return made
  }
  /** The same, sent to the lender. */
  const sent = async () => {
    const made = await applied()
    await work()
    const [row] = await database.db.select().from(sandboxLeases).where(eq(sandboxLeases.number, made.number))
    return { made, ref: row?.ref ?? '' }
  }
  /** Decides at the sandbox, which calls the shop. */
  const decideAtLender = async (ref: string, action: string): Promise<string> => {
    await fetch(`${http.url}/dev/lender`, { method: 'POST', body: new URLSearchParams({ ref, action }), redirect: 'manual' })
    const [row] = await database.db.select().from(sandboxLeases).where(eq(sandboxLeases.ref, ref))
    return row?.callbackResponse ?? ''
  }
  const owedByLender = async () => {
    const sum = sql`SELECT coalesce(sum(t.amount), 0)::int AS sum FROM ledger_transfers t JOIN ledger_accounts a ON a.id = t.debit_account_id WHERE a.provider = 'lease'`
    return toRows<{ sum: number }>(await database.db.execute(sum))[0]?.sum
  }
  const call = (body: object) => user.call<ErrorBody>('POST', CALLBACK, body)
  const signed = (order: string, ref: string, decision: string, amount: number) => ({
    order,
    ref,
    decision,
    amount,
    checksum: createChecksum(lender.key, [order, ref, decision, amount])
  })

  test('the lender of the demo calls no other server', async () => {
    const calls: string[] = []
    const stranger = await listen(request => {
      calls.push(request.url)
      return new Response('secret')
    })
    const { ref } = await sent()
    await database.db.update(sandboxLeases).set({ callbackUrl: stranger.url }).where(eq(sandboxLeases.ref, ref))
    expect(await decideAtLender(ref, 'approved')).toBe(`not sent: only to ${http.url}`)
    await stranger.close()
    expect(calls).toEqual([])
  })

  test('the down payment is paid first and in full, the lender approves, the order is placed and the lender owes the rest', async () => {
    const made = await orderLease(user, await shop.sell({ price: PRICE, onHand: 1 }))
    const down = made.total - 700_000
    expect(made).toMatchObject({ lease: 'down_payment_due', financed_total: 700_000, missing_total: down, payment: { amount: down } })
    await pay(made, down - 1000)
    expect(await orderOf(made.number)).toMatchObject({ lease: 'down_payment_due', missing_total: 1000, status: 'payment_pending' })
    await pay(await orderOf(made.number))
    expect(await orderOf(made.number)).toMatchObject({
      state: 'awaiting_payment',
      status: 'waiting_bank_response',
      lease: 'waiting_bank',
      missing_total: 0,
      promise: made.promise
    })
    await work()
    const [row] = await database.db.select().from(sandboxLeases)
    expect(row).toMatchObject({ number: made.number, amount: 700_000, months: 12 })
    expect(await leaseOf(made.number)).toMatchObject({ down, financed: 700_000, interest: 151_200, monthly: 71_000, rate: 1.8 })
    expect(await decideAtLender(row?.ref ?? '', 'approved')).toBe('200 {"state":"approved"}')
    const placed = await orderOf(made.number)
    expect(placed).toMatchObject({ state: 'placed', status: 'ordered', lease: 'approved', paid_total: made.total })
    expect(placed.promise).toMatchObject({ kind: 'range', from: new Date(shop.clock.now.getTime() + 7 * DAY).toISOString() })
    expect(await owedByLender()).toBe(700_000)
    await expectLedgerSums(database.db)
    // Twice, and by staff: nothing changes.
    expect(await decideAtLender(row?.ref ?? '', 'approved')).toBe('200 {"state":"approved"}')
    requireOk(await decide(made.number, { decision: 'approved' }))
    expect(await owedByLender()).toBe(700_000)
    expect((await decide(made.number, { decision: 'rejected', reason: 'Орлого' })).body.code).toBe('lease_decided')
  })

  test('a rejected lease ends the order, sends the down payment back and tells the customer', async () => {
    const { made, ref } = await sent()
    expect(await decideAtLender(ref, 'rejected')).toBe('200 {"state":"rejected"}')
    expect(await orderOf(made.number)).toMatchObject({
      status: 'canceled',
      lease: 'rejected',
      cancel_reason: 'lease_rejected',
      paid_total: 0,
      refund_cases: [{ amount: made.total - 700_000, state: 'done' }]
    })
    expect(shop.bank.refunds).toBeGreaterThan(0)
    expect((await leaseOf(made.number)).reason).toBe('Орлого хүрэлцэхгүй байна.')
    const texts = (await database.db.select().from(messages)).map(({ body }) => body)
    expect(texts.some(text => text.includes('rejected the lease'))).toBe(true)
    await expectLedgerSums(database.db)
    // Its piece is for sale again.
    const [line] = made.line_items
    await fillCart(await shop.user(), [{ variantId: line?.product.variant_id ?? 0, quantity: 1 }])
  })

  test.each(['canceled', 'rejected', 'unanswered'])(
    'a down payment from the wallet is back in it at once where the lease is %s',
    async end => {
      await setFlags(database, { showLease: true, storeCredit: true })
      const userId = user.userId ?? 0
      for (const kind of ['bonus', 'wallet'] as const) await grant(shop.server, userId, kind, 200_000)
      const made = await orderLease(user, await shop.sell({ price: PRICE, onHand: 1 }))
      requireOk(await user.call('POST', toOrderPath(made.number, '/payments'), { method: 'wallet', amount: 250_000 }))
      await pay(await orderOf(made.number))
      expect(await orderOf(made.number)).toMatchObject({ lease: 'waiting_bank', missing_total: 0 })
      await work()
      const [row] = await database.db.select().from(sandboxLeases)
      if (end === 'canceled') requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
      if (end === 'rejected') await decideAtLender(row?.ref ?? '', 'rejected')
      if (end === 'unanswered') {
        shop.clock.pass(8 * DAY)
        await work()
      }
      expect(await orderOf(made.number)).toMatchObject({ status: 'canceled' })
      for (const kind of ['bonus', 'wallet'] as const)
        expect(await readBalance(database.db, { kind, userId })).toMatchObject({ posted: 200_000, reserved: 0 })
      expect(await findBookProblems(database.db)).toEqual([])
    }
  )

  test("of a lease that is canceled, the lender's part goes back to the lender, and the customer is told so", async () => {
    const { made, ref } = await sent()
    await decideAtLender(ref, 'approved')
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel?to=wallet')))
    const { refund_cases: cases } = await orderOf(made.number)
    expect(cases).toHaveLength(2)
    expect(cases).toContainEqual(expect.objectContaining({ amount: made.total - 700_000, state: 'done', to_lender: false }))
    const lender = cases.find(each => each.to_lender)
    expect(lender).toMatchObject({ amount: 700_000, state: 'open' })
    const texts = async () => (await database.db.select().from(messages)).map(({ body }) => body)
    const canceled = (await texts()).find(text => text.includes(`Order ${made.number} is cancelled.`))
    expect(canceled).toMatch(/has been sent back to you\. 700,000 MNT goes back to the lender\./)
    const before = (await texts()).length
    requireOk(await staff.call('POST', `/api/v2/refund_cases/${lender?.id}/refunds`, { by: 'bank_transfer', ref: 'T-9' }))
    expect(await texts()).toHaveLength(before)
    await expectLedgerSums(database.db)
  })

  test('staff decide where no lender is configured, once, with the permission', async () => {
    shop.server.config.lender = null
    const made = await applied()
    await work()
    const path = `/api/v2/staff/orders/${made.number}/lease`
    expect((await user.call('GET', path)).status).toBe(403)
    expect((await decide(made.number, { decision: 'approved' }, user)).status).toBe(403)
    expect(requireOk(await staff.call<StaffLease>('GET', path))).toMatchObject({ applicant: APPLICANT, state: 'waiting_bank' })
    const both = await Promise.all([1, 2].map(() => decide(made.number, { decision: 'approved' })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body).toMatchObject({ state: 'approved', decided_by_staff: true, applicant: null })
    expect((await orderOf(made.number)).state).toBe('placed')
    await expectLedgerSums(database.db)
  })

  test('a forged callback is refused, a wrong amount and a late decision change nothing', async () => {
    const { made, ref } = await sent()
    const forged = { ...signed(made.number, ref, 'approved', 700_000), amount: 1 }
    expect((await call(forged)).status).toBe(403)
    // Authentic, but the lender has not decided.
    expect((await call(signed(made.number, ref, 'approved', 700_000))).body).toMatchObject({ state: 'waiting_bank' })
    expect(await decideAtLender(ref, 'other')).toMatch(/^409/)
    expect(await orderOf(made.number)).toMatchObject({ lease: 'waiting_bank', state: 'awaiting_payment' })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    shop.clock.pass(2 * MINUTE)
    await work()
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    expect(await decideAtLender(ref, 'approved')).toMatch(/^409/)
    expect(await orderOf(made.number)).toMatchObject({ lease: 'canceled', status: 'canceled', refundable_total: 0 })
    const kinds = (await database.db.select({ kind: orderEvents.kind }).from(orderEvents)).map(event => event.kind)
    expect(kinds).toContain('lease_late')
    expect(kinds.filter(each => each === 'lease_amount_differs')).toHaveLength(1)
    await expectLedgerSums(database.db)
  })

  test('a lender that is away gets the application later, and its lost callback is made up for', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    shop.server.config.lender = { ...lender, url: 'http://127.0.0.1:9' }
    const made = await applied()
    await work()
    expect((await leaseOf(made.number)).sent_at).toBeNull()
    shop.server.config.lender = { ...lender, url: `${http.url}/dev/lender` }
    shop.clock.pass(2 * MINUTE)
    await work()
    expect((await leaseOf(made.number)).sent_at).not.toBeNull()
    await database.db.update(sandboxLeases).set({ decision: 'approved' })
    shop.clock.pass(90 * MINUTE)
    await work()
    expect((await orderOf(made.number)).lease).toBe('approved')
  })

  test('without a decision in seven days the order ends; the goods are held until then', async () => {
    shop.server.config.lender = null
    const made = await applied()
    const variantId = made.line_items[0]?.product.variant_id ?? 0
    const other = await shop.user()
    const taken = await other.call<ErrorBody>('POST', '/api/v2/checkouts/current/items', { variant_id: variantId, quantity: 1 })
    shop.clock.pass(6 * DAY)
    await work()
    expect((await orderOf(made.number)).lease).toBe('waiting_bank')
    const cart = taken.status === 200 ? requireOk(await other.call<Order>('GET', '/api/v2/orders/current')) : null
    if (cart)
      expect((await other.call('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total })).status).toBeGreaterThanOrEqual(
        400
      )
    shop.clock.pass(2 * DAY)
    await work()
    expect(await orderOf(made.number)).toMatchObject({
      status: 'canceled',
      lease: 'canceled',
      cancel_reason: 'lease_unanswered',
      refundable_total: 0
    })
  })

  test('money after the down payment is a refund case, and the lease goes on', async () => {
    shop.server.config.lender = null
    const made = await applied()
    await pay(made, 5000)
    expect(await orderOf(made.number)).toMatchObject({ lease: 'waiting_bank', refund_cases: [{ amount: 5000, reason: 'double_payment' }] })
    requireOk(await decide(made.number, { decision: 'approved' }))
    expect((await orderOf(made.number)).state).toBe('placed')
    await expectLedgerSums(database.db)
  })

  test('the lender is told once that the customer has canceled, also after it was unavailable', async () => {
    const { made, ref } = await sent()
    const decisions = async () =>
      (await database.db.select({ decision: sandboxLeases.decision }).from(sandboxLeases)).map(row => row.decision)
    const { lender: reachable } = shop.server.config
    shop.server.config.lender = { ...lender, url: 'http://127.0.0.1:9' }
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    vi.spyOn(log, 'error').mockImplementation(() => {})
    await work()
    expect(await decisions()).toEqual(['pending'])
    shop.server.config.lender = reachable
    shop.clock.pass(DAY)
    await work()
    expect(await decisions()).toEqual(['canceled'])
    const told = await database.db.select().from(orderEvents).where(eq(orderEvents.kind, 'lease_withdrawn'))
    expect(told.map(({ data }) => data)).toEqual([{ ref }])
  })

  test('personal data is erased by the decision, and by an order that ends without one', async () => {
    shop.server.config.lender = null
    const made = await applied()
    const stored = async () => (await database.db.select({ applicant: leases.applicant }).from(leases))[0]?.applicant
    await purgeApplicants(database.db)
    expect(await stored()).toEqual(APPLICANT)
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    await purgeApplicants(database.db)
    expect(await stored()).toBeNull()
    expect(JSON.stringify(await database.db.select().from(orderEvents))).not.toContain(APPLICANT.register_number)
  })

  test('is refused where it is not offered, with the reason', async () => {
    const variantId = await shop.sell({ price: PRICE })
    const attempt = async (lease: object) => {
      const { total } = await fillCart(user, [])
      const body = { payment_method: 'qpay', expected_total: total, lease: { months: 12, applicant: APPLICANT, ...lease } }
      return (await user.call<ErrorBody>('POST', COMPLETE, body)).body
    }
    await fillCart(user, [{ variantId, quantity: 1 }])
    expect((await attempt({ months: 31 })).code).toBe('lease_term_wrong')
    expect((await attempt({ down: 299_999 })).code).toBe('lease_down_wrong')
    expect((await attempt({ applicant: { ...APPLICANT, register_number: 'УБ10312233' } })).code).toBe('applicant_too_young')
    const wrong = await attempt({ applicant: { ...APPLICANT, register_number: 'УБ90132233', contact_phone: '123' } })
    expect(Object.keys(wrong.errors ?? {})).toEqual(['lease.applicant.register_number', 'lease.applicant.contact_phone'])
    await database.db.update(products).set({ lease: false })
    expect((await attempt({})).code).toBe('lease_unavailable')
    await database.db.update(products).set({ lease: true })
    await turnOn(database, 'showLease', false)
    expect((await attempt({})).code).toBe('lease_unavailable')
    expect(requireOk(await user.call<{ offered: boolean }>('GET', '/api/v2/checkouts/current/lease')).offered).toBe(false)
    await turnOn(database, 'showLease')
    expect(requireOk(await user.call<{ offered: boolean }>('GET', '/api/v2/checkouts/current/lease')).offered).toBe(true)
  })
})
