import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { runDueJobs } from '#server/jobs.ts'
import { purgeRegisterNumbers } from '#server/order/payment/lender-wait.ts'
import { paymentSessions } from '#server/payment/tables.ts'
import { COMPLETE, type Customer, fillCart, MINUTE, readBooks, requireOk, toOrderPath } from '../shop.ts'
import { APPLICANT, openProviderShop, type ProviderShop, toInvoiceNumber, TOTAL } from './provider-shop.ts'

let shop: ProviderShop
beforeAll(async () => {
  shop = await openProviderShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.begin())

describe('a loan', () => {
  test('by LendMN is looked up by its order and payment, by its customer alone', async () => {
    const user = await shop.user()
    const made = requireOk(await shop.order(user, 'lendmn'))
    const path = toOrderPath(made.number, `/check_lend?payment=${made.payment?.id}`)
    expect(requireOk(await user.call<Order>('GET', path)).state).toBe('awaiting_payment')
    await shop.press('lendmn', made.payment?.id ?? '', 'pay_quietly')
    expect((await (await shop.user()).call('GET', path)).status).toBe(404)
    expect(requireOk(await user.call<Order>('GET', path)).state).toBe('placed')
  })

  test.each([
    ['88112340', 'declined'],
    ['88112341', 'limit_exceeded']
  ])('by Storepay is refused for the phone %s', async (phone, failure) => {
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell({ price: 30_000 }), quantity: 2 }])
    const body = { payment_method: 'storepay', expected_total: cart.total, payment_input: { phone } }
    const made = requireOk(await user.call<Order>('POST', COMPLETE, body))
    expect(made).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed', failure } })
  })
})

test('Golomt Bank leases only within its limits', async () => {
  const user = await shop.user()
  const buy = async (price: number) => {
    const cart = await fillCart(user, [{ variantId: await shop.sell({ price }), quantity: 1 }])
    const body = { payment_method: 'golomt_leasing', expected_total: cart.total, payment_input: APPLICANT }
    return user.call<Order & ErrorBody>('POST', COMPLETE, body)
  }
  expect(await buy(200_000)).toMatchObject({ status: 422, body: { code: 'payment_amount_low' } })
  const made = requireOk(await buy(200_000))
  expect(made).toMatchObject({ state: 'awaiting_payment', status: 'waiting_bank_response' })
  await shop.press('golomt_leasing', toInvoiceNumber(made), 'pay')
  expect(await shop.read(user, made.number)).toMatchObject({ state: 'placed', refund_cases: [] })
})

describe('a lender that decides later', () => {
  const apply = async (): Promise<{ user: Customer; made: Order; bill: string }> => {
    const user = await shop.user()
    const made = requireOk(await shop.order(user, 'net_capital', APPLICANT))
    return { user, made, bill: toInvoiceNumber(made) }
  }
  const decide = (bill: string, action: string) => shop.press('net_capital', bill, action)
  const readApplication = (bill: string) => shop.readSandbox('net_capital', bill)
  const books = () => readBooks(shop.database.db, shop.clock.now)

  test('has the goods held for two days, and for an hour once it has refused', async () => {
    const { user, made, bill } = await apply()
    shop.clock.pass(47 * 60 * MINUTE)
    await runDueJobs(shop.server)
    expect(await shop.read(user, made.number)).toMatchObject({ state: 'awaiting_payment', status: 'waiting_bank_response' })
    expect((await books()).stock).toEqual([{ onHand: 10, allocated: 0, held: 2 }])
    await decide(bill, 'decline')
    expect(await shop.read(user, made.number)).toMatchObject({ state: 'awaiting_payment', status: 'payment_failed' })
    requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
    shop.clock.pass(61 * MINUTE)
    while ((await runDueJobs(shop.server)) > 0);
    expect((await shop.read(user, made.number)).state).toBe('expired')
    expect((await books()).stock).toEqual([{ onHand: 10, allocated: 0, held: 0 }])
  })

  test('is told where the customer cancels, or pays another way', async () => {
    const canceled = await apply()
    requireOk(await canceled.user.call('PUT', toOrderPath(canceled.made.number, '/cancel')))
    expect(await readApplication(canceled.bill)).toContain('Cancelled by the shop')
    const { user, made, bill } = await apply()
    requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
    expect(await readApplication(bill)).toContain('Cancelled by the shop')
    expect(Date.parse((await shop.read(user, made.number)).expires_at ?? '')).toBe(shop.clock.now.getTime() + 60 * MINUTE)
  })

  test('may pay a part, and a new application is made for the rest', async () => {
    const { user, made, bill } = await apply()
    await decide(bill, 'pay_half')
    const partly = await shop.read(user, made.number)
    expect(partly).toMatchObject({
      state: 'awaiting_payment',
      paid_total: TOTAL / 2,
      missing_total: TOTAL / 2,
      payment: { method: 'net_capital', state: 'waiting', amount: TOTAL / 2 }
    })
    await decide(toInvoiceNumber(partly), 'pay')
    expect(await shop.read(user, made.number)).toMatchObject({ state: 'placed', paid_total: TOTAL, refund_cases: [] })
  })

  test('may tell staff, whose record counts once beside its own', async () => {
    const staff = await shop.user({ role: 'owner' })
    const record = (number: string, decision: string, who = staff) =>
      who.call('POST', `/api/v2/staff/orders/${number}/payments/decision`, { decision })
    const { user, made, bill } = await apply()
    expect((await record(made.number, 'approved', user)).status).toBe(403)
    requireOk(await record(made.number, 'approved'))
    requireOk(await record(made.number, 'approved'))
    expect(await record(made.number, 'rejected')).toMatchObject({ status: 409, body: { code: 'lease_decided' } })
    await decide(bill, 'pay')
    expect(await shop.read(user, made.number)).toMatchObject({ state: 'placed', paid_total: TOTAL, refund_cases: [] })
    const refused = await apply()
    requireOk(await record(refused.made.number, 'rejected'))
    expect(await shop.read(refused.user, refused.made.number)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed' } })
  })

  test('gets a returned part back, not the wallet, and the register number is erased', async () => {
    const staff = await shop.user({ role: 'owner' })
    const { user, made, bill } = await apply()
    await decide(bill, 'pay')
    requireOk(await staff.call('POST', toOrderPath(made.number, '/refunds'), { of: 'amount', amount: 5000, to: 'wallet' }))
    expect((await shop.read(user, made.number)).refund_cases).toEqual([expect.objectContaining({ amount: 5000, state: 'done' })])
    expect(await readApplication(bill)).toContain('5,000')
    await purgeRegisterNumbers(shop.database.db)
    const [session] = await shop.database.db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.id, made.payment?.id ?? ''))
    expect(session?.input).toEqual({ phone: APPLICANT.phone })
  })
})
