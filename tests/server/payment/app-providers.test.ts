import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { runDueJobs } from '../../../src/server/jobs.ts'
import { paymentSessions } from '../../../src/server/payment/tables.ts'
import { purgeRegisterNumbers } from '../../../src/server/order/payment/lender-wait.ts'
import { createRefundRoutes } from '../../../src/server/order/refund/routes.ts'
import { log } from '../../../src/server/kernel/log/log.ts'
import { createProviders, createSandboxRoutes } from '../../../src/server/payment/providers.ts'
import { readNewestInvoices } from '../../../src/server/payment/sandbox/store.ts'
import { listen } from '../auth-harness.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { COMPLETE, type Customer, fillCart, MINUTE, requireOk, openTestShop, toOrderPath, readBooks, type TestShop } from '../shop.ts'

/*
 * Payments in the app of a provider, from the cart to the refund: the shop calls the provider's sandbox over HTTP, the customer
 * approves or declines on the sandbox's page, and the sandbox calls the shop back.
 */

const PHONE = { phone: '88112345' }
const TOTAL = 26_000
const APPLICANT = { phone: '88112345', register_number: 'УБ90010112' }

interface Case {
  input?: Record<string, string>
  /** Status of the provider where a customer declines; null where the payment goes on waiting. */
  refusal: string | null
  refunds: boolean
  /** A callback that a stranger can send: it changes nothing. */
  forged: { status: number; body: (session: string) => string }
  /** Whether callbacks name the session in their path. */
  hasOwnPath: boolean
  /** How long a lender may take to decide. */
  waitHours?: number
}

const LENDER: Case = {
  input: APPLICANT,
  refusal: 'declined',
  refunds: true,
  hasOwnPath: true,
  waitHours: 48,
  forged: {
    status: 403,
    body: session =>
      JSON.stringify({ order: session.replaceAll('-', ''), ref: '1', decision: 'approved', amount: TOTAL, checksum: '0'.repeat(64) })
  }
}

/** The others have tests of their own; `golomt_leasing` is a lender like `memepay`, for larger amounts. */
type AppProvider = Exclude<ProviderCode, BankPage | 'qpay' | 'candy' | 'golomt_leasing' | 'bank_transfer'>
type BankPage = 'golomt' | 'khan' | 'tdb'

const CASES: Record<AppProvider, Case> = {
  socialpay: {
    refusal: 'declined',
    refunds: true,
    hasOwnPath: false,
    forged: {
      status: 403,
      body: session =>
        JSON.stringify({
          resp_code: '00',
          amount: String(TOTAL),
          invoice: session.replaceAll('-', ''),
          terminal: '99900001',
          checksum: '0'.repeat(64)
        })
    }
  },
  monpay: {
    refusal: 'declined',
    refunds: true,
    hasOwnPath: true,
    forged: { status: 200, body: () => '{"status":"SUCCESS"}' }
  },
  pocket: {
    refusal: 'declined',
    refunds: false,
    hasOwnPath: false,
    forged: { status: 404, body: session => JSON.stringify({ invoiceId: session }) }
  },
  mostmoney: {
    input: PHONE,
    refusal: null,
    refunds: false,
    hasOwnPath: false,
    forged: { status: 200, body: session => `<data><retType>0</retType><billId>${session.replaceAll('-', '')}</billId></data>` }
  },
  storepay: { input: PHONE, refusal: null, refunds: false, hasOwnPath: true, forged: { status: 200, body: () => '{"status":"Success"}' } },
  lendmn: {
    refusal: 'canceled_by_customer',
    refunds: false,
    hasOwnPath: false,
    forged: {
      status: 403,
      body: session => JSON.stringify({ event: 'invoice.paid', invoiceNumber: '1', trackingData: session, signature: 'AAAA' })
    }
  },
  memepay: LENDER,
  digital_credit: LENDER,
  net_capital: LENDER
}

let database: TestDatabase
let shop: TestShop
let close: () => Promise<void>
let fetchApp: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })

beforeAll(async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const http = await listen(request => fetchApp(request))
  close = http.close
  database = await openTestDatabase('postgres')
  shop = openTestShop(database, undefined, [
    server => {
      server.config.publicUrl = http.url
      server.config.providers = { variables: {}, sandboxUrl: `${http.url}/dev` }
      return createSandboxRoutes(server)
    },
    createRefundRoutes
  ])
  shop.server.payments = { ...createProviders(shop.server.config, () => shop.clock.now.getTime()), qpay: shop.bank }
  fetchApp = request => shop.app.fetch(request)
})
afterAll(async () => {
  await close?.()
  await database?.close()
})
beforeEach(() => shop.begin())

describe.each(Object.entries(CASES))('a payment by %s', (method, { input, refusal, refunds, forged, hasOwnPath, waitHours }) => {
  const begin = async (): Promise<{ user: Customer; made: Order; session: string }> => {
    const user = await shop.user()
    const variantId = await shop.sell({})
    const cart = await fillCart(user, [{ variantId, quantity: 2 }])
    const body = { payment_method: method, expected_total: cart.total, ...(input && { payment_input: input }) }
    const made = requireOk(await user.call<Order>('POST', COMPLETE, body))
    expect(made).toMatchObject({
      status: waitHours ? 'waiting_bank_response' : 'payment_pending',
      payment: { method, state: 'waiting', amount: TOTAL }
    })
    const session = made.payment?.id ?? ''
    const [invoice] = await readNewestInvoices(database.db, method, 1)
    numbers.set(session, invoice?.merchantRef ?? '')
    return { user, made, session }
  }
  /** The sandbox's numbers of invoices, by session. */
  const numbers = new Map<string, string>()
  const read = async (user: Customer, made: Order) => requireOk(await user.call<Order>('GET', toOrderPath(made.number)))
  const check = (user: Customer, made: Order) => user.call<Order>('POST', toOrderPath(made.number, '/check_payment'))
  const books = () => readBooks(database.db, shop.clock.now)
  /** Chooses on the page of the test app. */
  const act = async (session: string, action: string): Promise<string> => {
    const invoice = numbers.get(session) ?? ''
    const response = await shop.app.request(`/dev/${method}?locale=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ invoice, action })
    })
    expect(response.status).toBe(303)
    return (await shop.app.request(response.headers.get('location') ?? '')).text()
  }

  test('places the order once the customer approves, and a repeated or outdated callback changes nothing', async () => {
    const { user, made, session } = await begin()
    expect(await act(session, 'pay')).toContain('200 ')
    expect(await read(user, made)).toMatchObject({ state: 'placed', status: 'ordered', paid_total: TOTAL, refund_cases: [] })
    await act(session, 'report')
    await act(session, 'report_old')
    expect(await read(user, made)).toMatchObject({ state: 'placed', paid_total: TOTAL, refund_cases: [] })
    expect(await books()).toMatchObject({ charged: TOTAL, placed: TOTAL, owed: 0, stock: [{ allocated: 2, held: 0 }] })
  })

  test('is found by the job where the browser is closed and the callback is lost', async () => {
    const { user, made, session } = await begin()
    await act(session, 'pay_quietly')
    expect((await read(user, made)).state).toBe('awaiting_payment')
    shop.clock.pass(waitHours ? 6 * MINUTE : 4 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({ state: 'placed', paid_total: TOTAL })
  })

  test('that is declined leaves the order to be paid another way', async () => {
    const { user, made, session } = await begin()
    await act(session, 'decline')
    expect(await read(user, made)).toMatchObject({
      state: 'awaiting_payment',
      paid_total: 0,
      payment: refusal ? { state: 'failed', failure: refusal } : { state: 'waiting' }
    })
    const other = requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
    expect(other.payment).toMatchObject({ method: 'qpay', state: 'waiting', amount: TOTAL })
  })

  test('that nobody approves expires with the order, and one that comes later is refunded', async () => {
    const { user, made, session } = await begin()
    shop.clock.pass(waitHours ? waitHours * 60 * MINUTE + MINUTE : 31 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({ state: 'expired', status: 'payment_overdue' })
    await act(session, 'pay')
    const late = await read(user, made)
    expect(late.state).not.toBe('placed')
    expect(late.refund_cases).toEqual([expect.objectContaining({ amount: TOTAL, reason: 'late_payment' })])
    expect(await books()).toMatchObject({ charged: TOTAL, placed: 0, stock: [{ allocated: 0, held: 0 }] })
  })

  test('waits while the provider is down, and says so', async () => {
    const { user, made, session } = await begin()
    await act(session, 'pay_quietly')
    await act(session, 'fault_down')
    expect(await check(user, made)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } })
    expect((await read(user, made)).state).toBe('awaiting_payment')
    await act(session, 'fault_none')
    expect(requireOk(await check(user, made)).state).toBe('placed')
  })

  test('does not believe a forged callback', async () => {
    const { user, made, session } = await begin()
    const address = `/api/v2/payments/${method}/callback${hasOwnPath ? `/${session}` : ''}`
    const headers = { 'content-type': 'application/json' }
    const response = await shop.app.request(address, { method: 'POST', headers, body: forged.body(session) })
    expect(response.status).toBe(forged.status)
    expect((await shop.app.request(address, { method: 'POST', headers, body: 'not json' })).status).toBe(
      forged.status === 200 && hasOwnPath ? 200 : 404
    )
    expect(await read(user, made)).toMatchObject({ state: 'awaiting_payment', paid_total: 0, payment: { state: 'waiting' } })
  })

  test(refunds ? 'goes back to the customer by the provider' : 'goes back by a refund case that staff settle', async () => {
    const { user, made, session } = await begin()
    await act(session, 'pay')
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    const canceled = await read(user, made)
    expect(canceled.refund_cases).toEqual([
      expect.objectContaining({ amount: TOTAL, reason: 'canceled', state: refunds ? 'done' : 'open' })
    ])
    expect(await books()).toMatchObject({ placed: 0, stock: [{ allocated: 0, held: 0 }] })
  })
})

describe('a payment by MonPay', () => {
  const pending = async () => {
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell({}), quantity: 2 }])
    const made = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'monpay', expected_total: cart.total }))
    const invoices = await readNewestInvoices(database.db, 'monpay', 2)
    const numberOf = (kind: string) => invoices.find(({ data }) => data['kind'] === kind)?.merchantRef ?? ''
    return { user, number: made.number, qr: numberOf('qr'), link: numberOf('link') }
  }
  const pay = (invoice: string, action = 'pay') =>
    shop.app.request('/dev/monpay', { method: 'POST', body: new URLSearchParams({ invoice, action }) })
  const read = async (user: Customer, number: string) => requireOk(await user.call<Order>('GET', toOrderPath(number)))

  test('is found by either invoice, and one of two payments goes back', async () => {
    const { user, number, qr, link } = await pending()
    await pay(qr)
    expect(await read(user, number)).toMatchObject({ state: 'placed', paid_total: TOTAL, refund_cases: [] })
    await pay(link)
    expect(await read(user, number)).toMatchObject({ state: 'placed', refund_cases: [{ amount: TOTAL, reason: 'double_payment' }] })
  })

  test('of the code is found although the link was declined', async () => {
    const { user, number, qr, link } = await pending()
    await pay(link, 'decline')
    await pay(qr)
    expect(await read(user, number)).toMatchObject({ state: 'placed', paid_total: TOTAL })
  })

  test.each([
    ['rest/branch/qrpurchase/generate', {}, { code: 401 }],
    ['rest/branch/qrpurchase/generate', { authorization: `Basic ${btoa('delguur_test:5000112233')}` }, { code: 2 }],
    ['v2/api/oauth/invoice', { authorization: 'Bearer access.9999999999.forged' }, { error: 'invalid_token' }],
    ['v2/oauth/token', {}, { error: 'invalid_client' }]
  ])('is refused by %s without credentials or an amount', async (path, headers, refusal) => {
    const response = await shop.app.request(`/dev/monpay/${path}`, { method: 'POST', headers, body: '{"amount":"1"}' })
    expect(await response.json()).toMatchObject(refusal)
  })
})

test('Pocket pays for more than 500₮, and says so of less', async () => {
  const read = async (amount: number) => {
    const methods = await (await shop.app.request(`/api/v2/checkouts/payment_methods?amount=${amount}&locale=en`)).json()
    return (methods as { code: string; refusal: string | null }[]).find(({ code }) => code === 'pocket')?.refusal
  }
  expect(await read(500)).toContain('501')
  expect(await read(501)).toBeNull()
})

describe("a callback of somebody with the demo's credentials", () => {
  const post = async (path: string, body: object | URLSearchParams, authorization?: string): Promise<Record<string, unknown>> => {
    const isForm = body instanceof URLSearchParams
    const headers = { ...(!isForm && { 'content-type': 'application/json' }), ...(authorization && { authorization }) }
    const response = await shop.app.request(path, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) })
    return (await response.json()) as Record<string, unknown>
  }
  const logIn = async (path: string, id: string, secret: string): Promise<string> =>
    `Bearer ${String((await post(path, new URLSearchParams({ client_id: id, client_secret: secret, grant_type: 'client_credentials' })))['access_token'])}`
  const invoices: Record<string, (url: string) => Promise<void>> = {
    async monpay(url) {
      const body = { amount: 1000, generateUuid: true, displayName: 'Test', callbackUrl: url }
      await post('/dev/monpay/rest/branch/qrpurchase/generate', body, `Basic ${btoa('delguur_test:5000112233')}`)
    },
    async pocket(url) {
      const token = await logIn('/dev/pocket/protocol/openid-connect/token', 'pocket-test-client', 'pocket-test-secret')
      await post('/dev/pocket/merchant/pg/config', { fallBackUrl: url }, token)
      const invoice = { terminalId: 4001, amount: 1000, info: 'Test', orderNumber: 'test1', invoiceType: 'ZERO', channel: 'ecommerce' }
      await post('/dev/pocket/merchant/v2/invoicing/generate-invoice', invoice, token)
    }
  }

  test.each(Object.entries(invoices))('of %s reaches no other server', async (provider, create) => {
    const calls: string[] = []
    const stranger = await listen(request => {
      calls.push(request.url)
      return new Response('secret')
    })
    await create(`${stranger.url}/latest`)
    const [invoice] = await readNewestInvoices(database.db, provider, 1)
    const body = new URLSearchParams({ invoice: invoice?.merchantRef ?? '', action: 'pay' })
    const sent = await shop.app.request(`/dev/${provider}`, { method: 'POST', body })
    await stranger.close()
    expect(calls).toEqual([])
    const page = await (await shop.app.request(sent.headers.get('location') ?? '')).text()
    expect(page).toContain(`not sent: only to ${shop.server.config.publicUrl}`)
  })
})

describe('Candy points', () => {
  const CANDY = '/dev/candy'
  const begin = async (amount?: number, phone = '88112345') => {
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell({}), quantity: 2 }])
    const payment_input = { phone, ...(amount !== undefined && { amount }) }
    return { user, made: await user.call<Order>('POST', COMPLETE, { payment_method: 'candy', expected_total: cart.total, payment_input }) }
  }
  const read = async (user: Customer, number: string) => requireOk(await user.call<Order>('GET', toOrderPath(number)))
  const tanOf = async ({ payment }: Order): Promise<string> => {
    const page = await (await shop.app.request(`${CANDY}?invoice=${payment?.id.replaceAll('-', '')}&locale=en`)).text()
    return /<b class="numeric">(\d{6})<\/b>/.exec(page)?.[1] ?? ''
  }
  const confirm = (user: Customer, number: string, code: string) =>
    user.call<Order>('POST', toOrderPath(number, '/payments/confirm'), { code })
  const act = (order: Order, action: string) =>
    shop.app.request(CANDY, {
      method: 'POST',
      body: new URLSearchParams({ invoice: order.payment?.id.replaceAll('-', '') ?? '', action })
    })

  test('pay for an order with the TAN code that came to the phone, and go back as points when it is canceled', async () => {
    const { user, made } = await begin()
    const order = requireOk(made)
    expect(order.payment).toMatchObject({ state: 'waiting', amount: TOTAL, code: { sent_to: '88112345' } })
    expect(await confirm(user, order.number, 'wrong')).toMatchObject({ status: 422, body: { code: 'tan_wrong' } })
    expect(requireOk(await confirm(user, order.number, await tanOf(order)))).toMatchObject({ state: 'placed', paid_total: TOTAL })
    requireOk(await user.call('PUT', toOrderPath(order.number, '/cancel')))
    expect((await read(user, order.number)).refund_cases).toEqual([expect.objectContaining({ amount: TOTAL, state: 'done' })])
    expect(await (await shop.app.request(`${CANDY}?locale=en`)).text()).toContain('refund ')
  })

  test('pay a part, and another method pays the rest', async () => {
    const { user, made } = await begin(6_000)
    const order = requireOk(made)
    expect(order.payment).toMatchObject({ amount: 6_000 })
    const part = requireOk(await confirm(user, order.number, await tanOf(order)))
    expect(part).toMatchObject({ state: 'awaiting_payment', paid_total: 6_000, missing_total: 20_000 })
    expect(part.payment).toMatchObject({ method: 'candy', state: 'captured' })
    const rest = requireOk(await user.call<Order>('POST', toOrderPath(order.number, '/payments'), { method: 'monpay' }))
    expect(rest.payment).toMatchObject({ method: 'monpay', amount: 20_000 })
    expect(await readBooks(database.db, shop.clock.now)).toMatchObject({ charged: 6_000, placed: 0 })
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
    await act(requireOk(paid.made), 'pay_quietly')
    shop.clock.pass(4 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(paid.user, requireOk(paid.made).number)).toMatchObject({ paid_total: 2_000, missing_total: TOTAL - 2_000 })
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    await act(requireOk(late.made), 'pay_quietly')
    await late.user.call('POST', toOrderPath(requireOk(late.made).number, '/check_payment'))
    expect((await read(late.user, requireOk(late.made).number)).refund_cases).toEqual([
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
      shop.app.request(`${CANDY}/sell`, { method: 'POST', headers: { authorization }, body: JSON.stringify(body) })
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
    const cart = await fillCart(user, [{ variantId: await shop.sell({}), quantity: 2 }])
    const body = { payment_method: 'mostmoney', expected_total: cart.total, payment_input: PHONE }
    const made = requireOk(await user.call<Order>('POST', COMPLETE, body))
    return { user, number: made.number, bill: made.payment?.id.replaceAll('-', '') ?? '' }
  }
  const issueTan = async (invoice: string): Promise<string> => {
    await shop.app.request('/dev/mostmoney', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ invoice, action: 'tan' })
    })
    const page = await (await shop.app.request(`/dev/mostmoney?invoice=${invoice}&locale=en`)).text()
    return /<b class="numeric">(\d{6})<\/b>/.exec(page)?.[1] ?? ''
  }
  const confirm = (user: Customer, number: string, code: string) =>
    user.call<Order>('POST', toOrderPath(number, '/payments/confirm'), { code })
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

describe('a loan', () => {
  test('by LendMN is looked up by its order and payment, by its customer alone', async () => {
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell({}), quantity: 2 }])
    const made = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'lendmn', expected_total: cart.total }))
    const path = toOrderPath(made.number, `/check_lend?payment=${made.payment?.id}`)
    expect(requireOk(await user.call<Order>('GET', path)).state).toBe('awaiting_payment')
    await shop.app.request('/dev/lendmn', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ invoice: made.payment?.id ?? '', action: 'pay_quietly' })
    })
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
  await shop.app.request('/dev/golomt_leasing', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ invoice: made.payment?.id.replaceAll('-', '') ?? '', action: 'pay' })
  })
  expect(requireOk(await user.call<Order>('GET', toOrderPath(made.number)))).toMatchObject({ state: 'placed', refund_cases: [] })
})

describe('a lender that decides later', () => {
  const apply = async (): Promise<{ user: Customer; variantId: number; made: Order; bill: string }> => {
    const user = await shop.user()
    const variantId = await shop.sell({ onHand: 2 })
    const cart = await fillCart(user, [{ variantId, quantity: 2 }])
    const body = { payment_method: 'net_capital', expected_total: cart.total, payment_input: APPLICANT }
    const made = requireOk(await user.call<Order>('POST', COMPLETE, body))
    return { user, variantId, made, bill: made.payment?.id.replaceAll('-', '') ?? '' }
  }
  const act = (invoice: string, action: string) =>
    shop.app.request('/dev/net_capital', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ invoice, action })
    })
  const read = async (user: Customer, number: string) => requireOk(await user.call<Order>('GET', toOrderPath(number)))
  const appPage = async (bill: string) => (await shop.app.request(`/dev/net_capital?invoice=${bill}&locale=en`)).text()
  const books = () => readBooks(database.db, shop.clock.now)

  test('has the goods held for two days, and for an hour once it has refused', async () => {
    const { user, made, bill } = await apply()
    shop.clock.pass(47 * 60 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(user, made.number)).toMatchObject({ state: 'awaiting_payment', status: 'waiting_bank_response' })
    expect((await books()).stock).toEqual([{ onHand: 2, allocated: 0, held: 2 }])
    await act(bill, 'decline')
    expect(await read(user, made.number)).toMatchObject({ state: 'awaiting_payment', status: 'payment_failed' })
    requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
    shop.clock.pass(61 * MINUTE)
    while ((await runDueJobs(shop.server)) > 0);
    expect((await read(user, made.number)).state).toBe('expired')
    expect((await books()).stock).toEqual([{ onHand: 2, allocated: 0, held: 0 }])
  })

  test('is told where the customer cancels, or pays another way', async () => {
    const canceled = await apply()
    requireOk(await canceled.user.call('PUT', toOrderPath(canceled.made.number, '/cancel')))
    expect(await appPage(canceled.bill)).toContain('Cancelled by the shop')
    const { user, made, bill } = await apply()
    requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
    expect(await appPage(bill)).toContain('Cancelled by the shop')
    expect(Date.parse((await read(user, made.number)).expires_at ?? '')).toBe(shop.clock.now.getTime() + 60 * MINUTE)
  })

  test('may pay a part, and a new application is made for the rest', async () => {
    const { user, made, bill } = await apply()
    await act(bill, 'pay_half')
    const partly = await read(user, made.number)
    expect(partly).toMatchObject({
      state: 'awaiting_payment',
      paid_total: TOTAL / 2,
      missing_total: TOTAL / 2,
      payment: { method: 'net_capital', state: 'waiting', amount: TOTAL / 2 }
    })
    await act(partly.payment?.id.replaceAll('-', '') ?? '', 'pay')
    expect(await read(user, made.number)).toMatchObject({ state: 'placed', paid_total: TOTAL, refund_cases: [] })
  })

  test('may tell staff, whose record counts once beside its own', async () => {
    const staff = await shop.user({ role: 'owner' })
    const decide = (number: string, decision: string, who = staff) =>
      who.call('POST', `/api/v2/staff/orders/${number}/payments/decision`, { decision })
    const { user, made, bill } = await apply()
    expect((await decide(made.number, 'approved', user)).status).toBe(403)
    requireOk(await decide(made.number, 'approved'))
    requireOk(await decide(made.number, 'approved'))
    expect(await decide(made.number, 'rejected')).toMatchObject({ status: 409, body: { code: 'lease_decided' } })
    await act(bill, 'pay')
    expect(await read(user, made.number)).toMatchObject({ state: 'placed', paid_total: TOTAL, refund_cases: [] })
    const refused = await apply()
    requireOk(await decide(refused.made.number, 'rejected'))
    expect(await read(refused.user, refused.made.number)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed' } })
  })

  test('gets a returned part back, not the wallet, and the register number is erased', async () => {
    const staff = await shop.user({ role: 'owner' })
    const { user, made, bill } = await apply()
    await act(bill, 'pay')
    requireOk(await staff.call('POST', toOrderPath(made.number, '/refunds'), { of: 'amount', amount: 5000, to: 'wallet' }))
    expect((await read(user, made.number)).refund_cases).toEqual([expect.objectContaining({ amount: 5000, state: 'done' })])
    expect(await appPage(bill)).toContain('5,000')
    await purgeRegisterNumbers(database.db)
    const [session] = await database.db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.id, made.payment?.id ?? ''))
    expect(session?.input).toEqual({ phone: APPLICANT.phone })
  })
})
