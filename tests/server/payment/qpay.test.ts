import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { log } from '#server/kernel/log/log.ts'
import { createQpay, type QpayAccount } from '#server/payment/providers/qpay/qpay.ts'
import { findInvoiceById, payInvoice } from '#server/payment/providers/qpay/sandbox/store.ts'
import { listen, openTestShop, type TestShop } from '../auth-harness.ts'

let shop: TestShop
let url: string
let close: () => Promise<void>
let qpay: ReturnType<typeof createQpay>
let account: QpayAccount
/** Requests that the sandbox has received, such as `POST /v2/auth/token`. */
const calls: string[] = []

beforeAll(async () => {
  const http = await listen(request => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/dev/qpay', '')}`)
    return shop.app.fetch(request)
  })
  url = http.url
  close = http.close
  shop = await openTestShop(config => ({ ...config, publicUrl: url, providers: { variables: {}, sandboxUrl: `${url}/dev` } }))
  account = { url: `${url}/dev/qpay`, username: 'TEST_MERCHANT', password: 'TEST_PASSWORD', invoiceCode: 'TEST_INVOICE' }
  vi.spyOn(log, 'error').mockImplementation(() => {})
  qpay = createQpay(account, () => shop.clock.now.getTime())
})
afterEach(() => void calls.splice(0))
afterAll(async () => {
  await close()
  await shop.close()
})

const readOrder = (sessionId: string = randomUUID()) => ({
  sessionId,
  orderNumber: 'D-1042',
  amount: 189_900,
  description: 'D-1042',
  phone: '88112345',
  input: {},
  locale: 'mn' as const,
  returnUrl: `${url}/api/v2/payments/qpay/return/${sessionId}`,
  callbackUrl: `${url}/api/v2/payments/qpay/callback/${sessionId}`,
  expiresAt: new Date('2026-11-21T06:00:00Z')
})
const readInvoice = async (): Promise<string> => (await qpay.createInvoice(readOrder())).invoiceId ?? ''
const readFailure = (reason: string) => expect.objectContaining({ code: 'payment_provider_failed', details: { provider: 'qpay', reason } })

describe('an invoice', () => {
  test('has a valid QR text and unchanged bank links', async () => {
    const { invoiceId, qrText, urls, shortUrl } = await qpay.createInvoice(readOrder())
    expect(invoiceId).toMatch(/^[0-9a-f-]{36}$/)
    expect(qrText).toContain('5303496')
    expect(qrText).toContain('5409189900.00')
    expect(qrText).toContain('5802MN')
    expect(urls.length).toBeGreaterThan(3)
    expect(urls[0]).toEqual({
      name: expect.any(String),
      description: expect.any(String),
      logo: expect.stringContaining(url),
      link: expect.stringContaining(encodeURIComponent(qrText ?? ''))
    })
    expect(shortUrl).toContain(url)
  })

  test('is rejected a second time for one session', async () => {
    const once = readOrder()
    await qpay.createInvoice(once)
    await expect(qpay.createInvoice(once)).rejects.toEqual(readFailure('UNIQUE_ERROR'))
    expect(log.error).toHaveBeenLastCalledWith(
      { provider: 'qpay', status: 409, reason: 'UNIQUE_ERROR', message: 'UNIQUE_ERROR' },
      expect.any(String)
    )
  })

  test('is not created for another merchant or without an amount', async () => {
    const stranger = createQpay({ ...account, invoiceCode: 'OTHER' }, () => shop.clock.now.getTime())
    await expect(stranger.createInvoice(readOrder())).rejects.toEqual(readFailure('INVOICE_CODE_INVALID'))
    await expect(qpay.createInvoice({ ...readOrder(), amount: 0 })).rejects.toEqual(readFailure('VALIDATION_ERROR'))
  })

  test('can be canceled repeatedly, but not after its payment', async () => {
    const open = await readInvoice()
    await qpay.cancelInvoice(open)
    await qpay.cancelInvoice(open)
    const paid = await readInvoice()
    await payInvoice(shop.server.db, paid, [189_900], 'khan', shop.server.now())
    await expect(qpay.cancelInvoice(paid)).rejects.toEqual(readFailure('INVOICE_PAID'))
    await expect(qpay.cancelInvoice(randomUUID())).rejects.toEqual(readFailure('INVOICE_NOTFOUND'))
  })
})

describe('a check', () => {
  test('is empty without a payment', async () => {
    expect(await qpay.check(await readInvoice())).toEqual([])
    expect(await qpay.check(randomUUID())).toEqual([])
  })

  test('returns every payment once, in whole tugrik', async () => {
    const id = await readInvoice()
    const [first, second] = await payInvoice(shop.server.db, id, [189_900, 5000], 'khan', shop.server.now())
    expect(await qpay.check(id)).toEqual([
      { ref: String(first?.id), amount: 189_900, currency: 'MNT', status: 'paid', paidAt: shop.server.now() },
      { ref: String(second?.id), amount: 5000, currency: 'MNT', status: 'paid', paidAt: shop.server.now() }
    ])
  })

  test('reads more than the first hundred', async () => {
    const id = await readInvoice()
    await payInvoice(
      shop.server.db,
      id,
      Array.from({ length: 130 }, (_, i) => i + 1),
      'khan',
      shop.server.now()
    )
    const facts = await qpay.check(id)
    expect(facts).toHaveLength(130)
    expect(new Set(facts.map(fact => fact.ref)).size).toBe(130)
    expect(calls.filter(call => call === 'POST /v2/payment/check')).toHaveLength(2)
  })

  test('returns refunded payments', async () => {
    const id = await readInvoice()
    const [payment] = await payInvoice(shop.server.db, id, [189_900], 'khan', shop.server.now())
    await qpay.refund(String(payment?.id))
    expect((await qpay.check(id)).map(fact => fact.status)).toEqual(['refunded'])
    await expect(qpay.refund(String(payment?.id))).rejects.toEqual(readFailure('PAYMENT_ALREADY_CANCELED'))
    await expect(qpay.refund('999999')).rejects.toEqual(readFailure('PAYMENT_NOTFOUND'))
    expect((await findInvoiceById(shop.server.db, id))?.status).toBe('CLOSED')
  })
})

describe('the token', () => {
  const tokenCalls = () => calls.filter(call => call.includes('/auth/'))

  test('is fetched once for concurrent calls', async () => {
    const fresh = createQpay(account, () => shop.clock.now.getTime())
    await Promise.all([fresh.check(randomUUID()), fresh.check(randomUUID()), fresh.check(randomUUID())])
    await fresh.check(randomUUID())
    expect(tokenCalls()).toEqual(['POST /v2/auth/token'])
  })

  test('expires at the timestamp in expires_in, not after that many seconds', async () => {
    const fresh = createQpay(account, () => shop.clock.now.getTime())
    await fresh.check(randomUUID())
    shop.pass(86_400 - 60)
    await fresh.check(randomUUID())
    expect(tokenCalls()).toEqual(['POST /v2/auth/token'])
    shop.pass(31)
    await fresh.check(randomUUID())
    expect(tokenCalls()).toEqual(['POST /v2/auth/token', 'POST /v2/auth/refresh'])
    shop.pass(31 * 86_400)
    await fresh.check(randomUUID())
    expect(tokenCalls()).toEqual(['POST /v2/auth/token', 'POST /v2/auth/refresh', 'POST /v2/auth/token'])
  })

  test('is renewed when it is rejected before its end', async () => {
    let now = shop.clock.now.getTime()
    const slow = createQpay(account, () => now)
    await slow.check(randomUUID())
    now -= 1
    shop.pass(2 * 86_400)
    await slow.check(randomUUID())
    expect(tokenCalls()).toEqual(['POST /v2/auth/token', 'POST /v2/auth/token'])
  })

  test('is rejected for a wrong password', async () => {
    const stranger = createQpay({ ...account, password: 'wrong' })
    await expect(stranger.check(randomUUID())).rejects.toEqual(readFailure('NO_CREDENDIALS'))
  })
})

describe('a failing provider', () => {
  const against = async (
    handle: (path: string) => Response,
    work: (provider: ReturnType<typeof createQpay>) => Promise<unknown>
  ): Promise<unknown> => {
    const until = Math.floor(Date.now() / 1000) + 3600
    const http = await listen(request => {
      const path = new URL(request.url).pathname
      return path === '/v2/auth/token'
        ? Response.json({ access_token: 'a', refresh_token: 'r', expires_in: until, refresh_expires_in: until })
        : handle(path)
    })
    try {
      return await work(createQpay({ ...account, url: http.url }))
    } finally {
      await http.close()
    }
  }

  test('gives an error with a reason for any response', async () => {
    await expect(
      against(
        () => Response.json({ error: 'INTERNAL', message: 'x' }, { status: 500 }),
        provider => provider.check('1')
      )
    ).rejects.toEqual(readFailure('status_500'))
    await expect(
      against(
        () => new Response('<html>', { status: 502 }),
        provider => provider.check('1')
      )
    ).rejects.toMatchObject({ code: 'payment_provider_failed' })
    await expect(createQpay({ ...account, url: 'http://127.0.0.1:9' }).check('1')).rejects.toEqual(readFailure('no_answer'))
  })

  test.each([
    ['what the invoice has received', { paid_amount: 7000 }, [5000, 2000]],
    ['nothing, where nothing has come', { paid_amount: '5000.00' }, [5000]],
    ['its amount, where that is all that is known', {}, [5000, 26_000]]
  ])('counts of a payment in part %s', async (_name, total, amounts) => {
    const rows = [
      { payment_id: 'a', payment_status: 'PARTIAL', payment_amount: '26000.00' },
      { payment_id: 'b', payment_status: 'PAID', payment_amount: '5000.00' }
    ]
    const facts = (await against(
      () => Response.json({ count: 2, ...total, rows }),
      provider => provider.check('1')
    )) as { amount: number }[]
    expect(facts.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(amounts.toSorted((a, b) => a - b))
  })

  test('can misspell its field names', async () => {
    const rows = [
      { payemnt_id: 7, payemnt_status: 'paid', payemnt_amount: '15000.00', payment_date: '2026-11-21T05:00:00Z' },
      { payment_id: 'x8', payment_status: 'REFUND', payment_amount: 100, payment_currency: 'MNT' },
      { payment_id: 'x9', payment_status: 'NEW', payment_amount: '100.00' },
      { payment_id: '', payment_status: 'PAID', payment_amount: '100.00' },
      { payment_id: 'x10', payment_status: 'PAID', payment_amount: 'lots' }
    ]
    expect(
      await against(
        () => Response.json({ count: 5, rows }),
        provider => provider.check('1')
      )
    ).toEqual([
      { ref: '7', amount: 15_000, currency: 'MNT', status: 'paid', paidAt: new Date('2026-11-21T05:00:00Z') },
      { ref: 'x8', amount: 100, currency: 'MNT', status: 'refunded', paidAt: null }
    ])
    expect(
      await against(
        () => Response.json({}),
        provider => provider.check('1')
      )
    ).toEqual([])
  })
})
