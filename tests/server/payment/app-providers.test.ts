import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { runDueJobs } from '#server/jobs.ts'
import { orderEvents } from '#server/order/index.ts'
import { readNewestInvoices } from '#server/payment/sandbox/store.ts'
import { listen } from '../auth-harness.ts'
import { type Customer, MINUTE, readBooks, requireOk, toOrderPath } from '../shop.ts'
import { APPLICANT, openProviderShop, PHONE, type ProviderShop, TOTAL } from './provider-shop.ts'

/*
 * Payments in the app of a provider, from the cart to the refund: the shop calls the provider's sandbox over HTTP, the customer
 * approves or declines on the sandbox's page, and the sandbox calls the shop back.
 */

interface Case {
  input?: Record<string, string>
  /** Why the payment failed where a customer declines. */
  refusal: string
  /** Whether the provider reports payments only: the page says that it seems to be declined, and waits. */
  waits?: true
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
    refusal: 'declined',
    waits: true,
    refunds: false,
    hasOwnPath: false,
    forged: { status: 200, body: session => `<data><retType>0</retType><billId>${session.replaceAll('-', '')}</billId></data>` }
  },
  storepay: {
    input: PHONE,
    refusal: 'declined',
    waits: true,
    refunds: false,
    hasOwnPath: true,
    forged: { status: 200, body: () => '{"status":"Success"}' }
  },
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

let shop: ProviderShop
beforeAll(async () => {
  shop = await openProviderShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.begin())

describe.each(Object.entries(CASES) as [AppProvider, Case][])(
  'a payment by %s',
  (method, { input, refusal, waits, refunds, forged, hasOwnPath, waitHours }) => {
    const begin = async (): Promise<{ user: Customer; made: Order; session: string }> => {
      const user = await shop.user()
      const made = requireOk(await shop.order(user, method, input))
      expect(made).toMatchObject({
        status: waitHours ? 'waiting_bank_response' : 'payment_pending',
        payment: { method, state: 'waiting', amount: TOTAL }
      })
      const session = made.payment?.id ?? ''
      const [invoice] = await readNewestInvoices(shop.database.db, method, 1)
      numbers.set(session, invoice?.merchantRef ?? '')
      return { user, made, session }
    }
    /** The sandbox's numbers of invoices, by session. */
    const numbers = new Map<string, string>()
    const read = (user: Customer, made: Order) => shop.read(user, made.number)
    const check = (user: Customer, made: Order) => user.call<Order>('POST', toOrderPath(made.number, '/check_payment'))
    const books = () => readBooks(shop.database.db, shop.clock.now)
    /** Chooses on the page of the test app. */
    const act = async (session: string, action: string): Promise<string> => {
      const response = await shop.press(method, numbers.get(session) ?? '', action)
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
        payment: { state: waits ? 'waiting' : 'failed', failure: refusal, tells_refusal: !waits }
      })
      const other = requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
      expect(other.payment).toMatchObject({ method: 'qpay', state: 'waiting', amount: TOTAL })
    })

    if (waits)
      test('that seems to be declined is counted where the customer approves it after all', async () => {
        const { user, made, session } = await begin()
        for (let n = 0; n < 2; n++) await act(session, 'decline')
        expect((await read(user, made)).payment).toMatchObject({ state: 'waiting', failure: 'declined' })
        expect(await shop.database.db.$count(orderEvents, eq(orderEvents.kind, 'payment_failed'))).toBe(1)
        await act(session, 'pay')
        expect(await read(user, made)).toMatchObject({ state: 'placed', paid_total: TOTAL, payment: { state: 'captured', failure: null } })
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
  }
)

describe('a payment by MonPay', () => {
  const pending = async () => {
    const user = await shop.user()
    const made = requireOk(await shop.order(user, 'monpay'))
    const invoices = await readNewestInvoices(shop.database.db, 'monpay', 2)
    const numberOf = (kind: string) => invoices.find(({ data }) => data['kind'] === kind)?.merchantRef ?? ''
    return { user, number: made.number, qr: numberOf('qr'), link: numberOf('link') }
  }
  const pay = (invoice: string, action = 'pay') => shop.press('monpay', invoice, action)

  test('is found by either invoice, and one of two payments goes back', async () => {
    const { user, number, qr, link } = await pending()
    await pay(qr)
    expect(await shop.read(user, number)).toMatchObject({ state: 'placed', paid_total: TOTAL, refund_cases: [] })
    await pay(link)
    expect(await shop.read(user, number)).toMatchObject({ state: 'placed', refund_cases: [{ amount: TOTAL, reason: 'double_payment' }] })
  })

  test('of the code is found although the link was declined', async () => {
    const { user, number, qr, link } = await pending()
    await pay(link, 'decline')
    await pay(qr)
    expect(await shop.read(user, number)).toMatchObject({ state: 'placed', paid_total: TOTAL })
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
  const invoices = {
    async monpay(url: string) {
      const body = { amount: 1000, generateUuid: true, displayName: 'Test', callbackUrl: url }
      await post('/dev/monpay/rest/branch/qrpurchase/generate', body, `Basic ${btoa('delguur_test:5000112233')}`)
    },
    async pocket(url: string) {
      const token = await logIn('/dev/pocket/protocol/openid-connect/token', 'pocket-test-client', 'pocket-test-secret')
      await post('/dev/pocket/merchant/pg/config', { fallBackUrl: url }, token)
      const invoice = { terminalId: 4001, amount: 1000, info: 'Test', orderNumber: 'test1', invoiceType: 'ZERO', channel: 'ecommerce' }
      await post('/dev/pocket/merchant/v2/invoicing/generate-invoice', invoice, token)
    }
  }

  test.each(['monpay', 'pocket'] as const)('of %s reaches no other server', async provider => {
    const calls: string[] = []
    const stranger = await listen(request => {
      calls.push(request.url)
      return new Response('secret')
    })
    await invoices[provider](`${stranger.url}/latest`)
    const [invoice] = await readNewestInvoices(shop.database.db, provider, 1)
    const sent = await shop.press(provider, invoice?.merchantRef ?? '', 'pay')
    await stranger.close()
    expect(calls).toEqual([])
    const page = await (await shop.app.request(sent.headers.get('location') ?? '')).text()
    expect(page).toContain(`not sent: only to ${shop.url}`)
  })
})
