import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { runDueJobs } from '#server/jobs.ts'
import { COMPLETE, type Customer, fillCart, MINUTE, readBooks, requireOk, toOrderPath } from '../shop.ts'
import { openProviderShop, PHONE, type ProviderShop, toInvoiceNumber, TOTAL } from './provider-shop.ts'

/** Payments that a customer confirms with a code from the provider, a TAN. */

let shop: ProviderShop
beforeAll(async () => {
  shop = await openProviderShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.begin())

const confirm = (user: Customer, number: string, code: string) =>
  user.call<Order>('POST', toOrderPath(number, '/payments/confirm'), { code })
const readCode = async (method: ProviderCode, invoice: string): Promise<string> =>
  /<b class="numeric">(\d{6})<\/b>/.exec(await shop.readSandbox(method, invoice))?.[1] ?? ''

describe('Candy points', () => {
  const begin = async (amount?: number, phone = '88112345') => {
    const user = await shop.user()
    return { user, made: await shop.order(user, 'candy', { phone, ...(amount !== undefined && { amount }) }) }
  }
  const payWithCode = async (user: Customer, order: Order): Promise<Order> =>
    requireOk(await confirm(user, order.number, await readCode('candy', toInvoiceNumber(order))))
  const payQuietly = (order: Order) => shop.press('candy', toInvoiceNumber(order), 'pay_quietly')

  test('pay for an order with the TAN code that came to the phone, and go back as points when it is canceled', async () => {
    const { user, made } = await begin()
    const order = requireOk(made)
    expect(order.payment).toMatchObject({ state: 'waiting', amount: TOTAL, code: { sent_to: '88112345' } })
    expect(await confirm(user, order.number, 'wrong')).toMatchObject({ status: 422, body: { code: 'tan_wrong' } })
    expect(await payWithCode(user, order)).toMatchObject({ state: 'placed', paid_total: TOTAL })
    requireOk(await user.call('PUT', toOrderPath(order.number, '/cancel')))
    expect((await shop.read(user, order.number)).refund_cases).toEqual([expect.objectContaining({ amount: TOTAL, state: 'done' })])
    expect(await shop.readSandbox('candy', '')).toContain('refund ')
  })

  test('pay a part, and another method pays the rest', async () => {
    const { user, made } = await begin(6_000)
    const order = requireOk(made)
    expect(order.payment).toMatchObject({ amount: 6_000 })
    const part = await payWithCode(user, order)
    expect(part).toMatchObject({ state: 'awaiting_payment', paid_total: 6_000, missing_total: 20_000 })
    expect(part.payment).toMatchObject({ method: 'candy', state: 'captured' })
    const rest = requireOk(await user.call<Order>('POST', toOrderPath(order.number, '/payments'), { method: 'monpay' }))
    expect(rest.payment).toMatchObject({ method: 'monpay', amount: 20_000 })
    expect(await readBooks(shop.database.db, shop.clock.now)).toMatchObject({ charged: 6_000, placed: 0 })
  })

  test('cannot pay more than the rest, nothing, or more than the phone has', async () => {
    expect((await begin(TOTAL + 1)).made).toMatchObject({ status: 422, body: { code: 'payment_amount_high' } })
    expect((await begin(0)).made).toMatchObject({ status: 422, body: { code: 'validation' } })
    const { user, made } = await begin(1_000, '88112340')
    expect(requireOk(made).payment).toMatchObject({ state: 'failed', failure: 'insufficient_funds' })
    const other = requireOk(await user.call<Order>('POST', toOrderPath(requireOk(made).number, '/payments'), { method: 'qpay' }))
    expect(other.payment).toMatchObject({ method: 'qpay', amount: TOTAL })
  })

  test('that were taken although the response was lost are found by the job, and late ones go back', async () => {
    const paid = await begin(2_000)
    const late = await begin(2_000)
    await payQuietly(requireOk(paid.made))
    shop.clock.pass(4 * MINUTE)
    await runDueJobs(shop.server)
    expect(await shop.read(paid.user, requireOk(paid.made).number)).toMatchObject({ paid_total: 2_000, missing_total: TOTAL - 2_000 })
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    await payQuietly(requireOk(late.made))
    await late.user.call('POST', toOrderPath(requireOk(late.made).number, '/check_payment'))
    expect((await shop.read(late.user, requireOk(late.made).number)).refund_cases).toEqual([
      expect.objectContaining({ amount: 2_000, reason: 'late_payment' })
    ])
  })

  test('send a customer few codes, to whatever phones', async () => {
    const { user, made } = await begin()
    const { number } = requireOk(made)
    shop.server.config.rateLimitFactor = 1
    const start = (input: object) => user.call<ErrorBody>('POST', toOrderPath(number, '/payments'), { method: 'candy', input })
    const codes: number[] = []
    for (let n = 0; n < 40; n++) codes.push((await start({ phone: '88112345', amount: 1000 + n })).status)
    const cart = await fillCart(user, [{ variantId: await shop.sell({}), quantity: 1 }])
    const submit = (payment_method: string) => user.call('POST', COMPLETE, { payment_method, expected_total: cart.total })
    const submitted = [await submit('monpay'), await submit('bank_transfer')]
    expect(codes.filter(status => status === 200)).toHaveLength(29)
    expect([codes.at(-1), ...submitted.map(({ status }) => status)]).toEqual([429, 429, 200])
    shop.clock.pass(11 * MINUTE)
    requireOk(await start({ phone: '88112345', amount: 2000 }))
  })

  test('are refused by the sandbox without the token, and where a field is unknown', async () => {
    const sell = (authorization: string, body: object) =>
      shop.app.request('/dev/candy/sell', { method: 'POST', headers: { authorization }, body: JSON.stringify(body) })
    expect((await sell('Bearer other', {})).status).toBe(401)
    const sale = {
      customer: { value: '88112345', system: 'ISDN' },
      amount: 100,
      description: '1',
      product: 'a'.repeat(32),
      productType: 'ORDER'
    }
    expect(await (await sell('Bearer candy-test-token', { ...sale, extra: 1 })).json()).toMatchObject({ code: '2' })
    expect(await (await sell('Bearer candy-test-token', { ...sale, amount: 50_001 })).json()).toMatchObject({ code: '51' })
  })
})

describe('a payment by Most Money', () => {
  const pending = async (): Promise<{ user: Customer; number: string; bill: string }> => {
    const user = await shop.user()
    const made = requireOk(await shop.order(user, 'mostmoney', PHONE))
    return { user, number: made.number, bill: toInvoiceNumber(made) }
  }
  const issueTan = async (invoice: string): Promise<string> => {
    await shop.press('mostmoney', invoice, 'tan')
    return readCode('mostmoney', invoice)
  }
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('is made with a TAN code, which works once and not with a digit wrong', async () => {
    const { user, number, bill } = await pending()
    const tan = await issueTan(bill)
    expect(await confirm(user, number, other(tan))).toMatchObject({ status: 422, body: { code: 'tan_wrong' } })
    expect(requireOk(await confirm(user, number, tan))).toMatchObject({ state: 'placed', paid_total: TOTAL })
    expect(await confirm(user, number, tan)).toMatchObject({ status: 409 })
  })

  test('refuses a TAN code after five minutes and after three wrong ones; a new one works', async () => {
    const { user, number, bill } = await pending()
    const old = await issueTan(bill)
    shop.clock.pass(5 * MINUTE + 1000)
    expect(await confirm(user, number, old)).toMatchObject({ status: 422, body: { code: 'tan_wrong' } })
    const second = await issueTan(bill)
    for (let tries = 0; tries < 3; tries++) await confirm(user, number, other(second))
    expect(await confirm(user, number, second)).toMatchObject({ status: 422 })
    expect(requireOk(await confirm(user, number, await issueTan(bill))).state).toBe('placed')
  })

  test('is made from inside the app, with tokens that the app has issued', async () => {
    const { user, number } = await pending()
    const pay = (custtkn: string) =>
      user.call<Order>('PUT', `/api/v2/checkouts/${number}/most_in_app`, { custtkn, txntkn: 'transaction-12345678' })
    expect(await pay('stranger')).toMatchObject({ status: 422, body: { code: 'payment_token_wrong' } })
    expect(requireOk(await pay('customer-12345678'))).toMatchObject({ state: 'placed', paid_total: TOTAL })
    expect(await pay('customer-12345678')).toMatchObject({ status: 409 })
    expect(await (await shop.user()).call('PUT', `/api/v2/checkouts/${number}/most_in_app`, { custtkn: 'a', txntkn: 'b' })).toMatchObject({
      status: 404
    })
  })
})
