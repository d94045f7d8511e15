import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calculateChecksum } from '#server/payment/providers/qpay/sandbox/qr-text.ts'
import { listen, openTestShop, type TestShop } from '../auth-harness.ts'

let shop: TestShop
let merchant: { url: string; close: () => Promise<void> }
let token = ''
/** Received callbacks, and the merchant's response to them. */
const callbacks: URL[] = []
let answers: string[] = []

beforeAll(async () => {
  merchant = await listen(request => {
    callbacks.push(new URL(request.url))
    return new Response(answers.shift() ?? 'SUCCESS')
  })
  shop = await openTestShop(config => ({ ...config, publicUrl: merchant.url }))
})
beforeEach(async () => {
  callbacks.splice(0)
  answers = []
  token = String((await ask('POST', '/auth/token', undefined, toBasicAuthorization('TEST_MERCHANT:TEST_PASSWORD'))).body['access_token'])
})
afterAll(async () => {
  await merchant.close()
  await shop.close()
})

const toBasicAuthorization = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`
const ask = async (method: string, path: string, body?: unknown, authorization = `Bearer ${token}`) => {
  const answer = await shop.app.fetch(
    new Request(`http://shop/dev/qpay/v2${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    })
  )
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
let numbers = 0
const newInvoice = (change: Record<string, unknown> = {}) => ({
  invoice_code: 'TEST_INVOICE',
  sender_invoice_no: `attempt${++numbers}`,
  invoice_receiver_code: 'terminal',
  invoice_description: 'D-1042',
  amount: 25_000,
  callback_url: `${merchant.url}/callback?attempt=${numbers}`,
  ...change
})
const createInvoice = async (change: Record<string, unknown> = {}): Promise<string> =>
  String((await ask('POST', '/invoice', newInvoice(change))).body['invoice_id'])
const check = async (id: string) =>
  (await ask('POST', '/payment/check', { object_type: 'INVOICE', object_id: id, offset: { page_number: 1, page_limit: 100 } })).body
const press = async (id: string, action: string, fields: Record<string, string> = {}) =>
  shop.app.fetch(
    new Request('http://shop/dev/bank?locale=en', {
      method: 'POST',
      body: new URLSearchParams({ invoice: id, bank: 'golomt', action, ...fields })
    })
  )
const readBankPage = async (query: string): Promise<{ status: number; text: string }> => {
  const answer = await shop.app.fetch(new Request(`http://shop/dev/bank${query}`))
  return { status: answer.status, text: await answer.text() }
}

describe('the merchant API', () => {
  test('gives tokens whose expires_in is a unix timestamp', async () => {
    const { body } = await ask('POST', '/auth/token', undefined, toBasicAuthorization('TEST_MERCHANT:TEST_PASSWORD'))
    expect(body['expires_in']).toBe(Math.floor(shop.server.now().getTime() / 1000) + 86_400)
    const again = await ask('POST', '/auth/refresh', undefined, `Bearer ${String(body['refresh_token'])}`)
    expect(again.body['access_token']).toBeTruthy()
    expect((await ask('POST', '/auth/refresh', undefined, `Bearer ${String(body['access_token'])}`)).status).toBe(401)
  })

  test.each([toBasicAuthorization('TEST_MERCHANT:wrong'), toBasicAuthorization('x'), 'Bearer x', ''])(
    'gives none to %j',
    async authorization => {
      expect(await ask('POST', '/auth/token', undefined, authorization)).toEqual({
        status: 401,
        body: { error: 'NO_CREDENDIALS', message: expect.any(String) }
      })
    }
  )

  test('rejects every call with a forged or expired token', async () => {
    const [kind, until, signature] = token.split('.')
    expect((await ask('GET', '/invoice/x', undefined, `Bearer ${kind}.${Number(until) + 1}.${signature}`)).status).toBe(401)
    shop.pass(86_400)
    for (const [method, path] of [
      ['POST', '/invoice'],
      ['GET', '/invoice/x'],
      ['DELETE', '/invoice/x'],
      ['POST', '/payment/check'],
      ['POST', '/payment/list'],
      ['GET', '/payment/1'],
      ['DELETE', '/payment/cancel/1'],
      ['DELETE', '/payment/refund/1']
    ] as const) {
      expect((await ask(method, path, method === 'POST' ? {} : undefined)).status, `${method} ${path}`).toBe(401)
    }
  })

  test.each([
    [{ sender_invoice_no: 'has-dashes' }],
    [{ sender_invoice_no: 'x'.repeat(46) }],
    [{ sender_invoice_no: undefined }],
    [{ amount: -1 }],
    [{ amount: 0 }],
    [{ amount: '25000' }],
    [{ invoice_description: '' }],
    [{ invoice_description: 'x'.repeat(256) }],
    [{ invoice_receiver_code: undefined }],
    [{ callback_url: 'no address' }],
    [{ invoice_code: 'OTHER' }]
  ])('refuses an invoice with %j', async change => {
    const { status, body } = await ask('POST', '/invoice', newInvoice(change))
    expect(status).toBe(400)
    expect(body).toEqual({ error: expect.stringMatching(/^(VALIDATION_ERROR|INVOICE_CODE_INVALID)$/), message: expect.any(String) })
  })

  test.each(['not json', '[]', 'null'])('refuses the body %j', async body => {
    expect((await ask('POST', '/invoice', body)).body['error']).toBe('VALIDATION_ERROR')
    expect((await ask('POST', '/payment/check', body)).status).toBe(400)
  })

  test('creates one invoice per number for concurrent calls', async () => {
    const invoice = newInvoice()
    const statuses = (await Promise.all([1, 2, 3].map(() => ask('POST', '/invoice', invoice)))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('returns a QR code with a valid checksum and its PNG', async () => {
    const { body } = await ask('POST', '/invoice', newInvoice())
    const text = String(body['qr_text'])
    expect(calculateChecksum('123456789')).toBe('29B1')
    expect(text.slice(-4)).toBe(calculateChecksum(text.slice(0, -4)))
    expect(Buffer.from(String(body['qr_image']), 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(body['urls']).toHaveLength(6)
    expect(body['qPay_shortUrl']).toContain('/dev/bank?invoice=')
  })

  test('returns, lists and cancels invoices', async () => {
    const id = await createInvoice()
    expect((await ask('GET', `/invoice/${id}`)).body).toMatchObject({ invoice_status: 'OPEN', total_amount: '25000.00' })
    await press(id, 'pay')
    const row = ((await check(id))['rows'] as Record<string, unknown>[])[0]
    expect((await ask('GET', `/payment/${String(row?.['payment_id'])}`)).body).toMatchObject({ object_id: id, payment_status: 'PAID' })
    expect((await ask('POST', '/payment/list', { object_type: 'INVOICE', object_id: id })).body['count']).toBe(1)
    expect((await ask('DELETE', `/invoice/${id}`)).body['error']).toBe('INVOICE_PAID')
    expect((await ask('DELETE', `/payment/refund/${String(row?.['payment_id'])}`)).status).toBe(200)
    expect((await ask('GET', '/invoice/unknown')).status).toBe(422)
    expect((await ask('GET', '/payment/1e9')).status).toBe(422)
    expect((await ask('PUT', '/nothing')).status).toBe(404)
  })
})

describe('the bank app', () => {
  test('opens by the QR code and by the link, and displays the amount', async () => {
    const { body } = await ask('POST', '/invoice', newInvoice({ amount: 189_900 }))
    const { status, text } = await readBankPage(`?qPay_QRcode=${encodeURIComponent(String(body['qr_text']))}&bank=golomt&locale=en`)
    expect(status).toBe(200)
    expect(text).toContain('189,900₮')
    expect(text).toContain('Golomt Bank')
    expect((await readBankPage(`?invoice=${String(body['invoice_id'])}&locale=mn`)).text).toContain('Хаан банк')
  })

  test('rejects unknown QR codes, and escapes their text', async () => {
    expect((await readBankPage('?qPay_QRcode=0002010102')).status).toBe(404)
    expect((await readBankPage('?invoice=1')).status).toBe(404)
    const id = await createInvoice({ invoice_description: '<script>alert(1)</script>' })
    const { text } = await readBankPage(`?invoice=${id}`)
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;script&gt;')
  })

  test('pays and calls back with the payment’s id', async () => {
    const id = await createInvoice()
    expect((await press(id, 'pay')).status).toBe(303)
    expect(await check(id)).toMatchObject({ count: 1, paid_amount: 25_000 })
    expect(callbacks).toHaveLength(1)
    expect(callbacks[0]?.searchParams.get('attempt')).toBe(String(numbers))
    expect(callbacks[0]?.searchParams.get('qpay_payment_id')).toMatch(/^\d+$/)
    expect((await readBankPage(`?invoice=${id}&locale=en`)).text).toContain('<b>200 SUCCESS</b>')
  })

  test('repeats the callback until the shop responds SUCCESS', async () => {
    answers = ['busy', 'busy']
    await press(await createInvoice(), 'pay')
    expect(callbacks).toHaveLength(3)
  })

  test("displays the shop's response where it is never SUCCESS", async () => {
    answers = ['no', 'no', 'still no']
    const id = await createInvoice()
    await press(id, 'pay')
    expect((await readBankPage(`?invoice=${id}&locale=en`)).text).toContain('200 still no')
  })

  test('pays twice, pays another amount, and pays late', async () => {
    const twice = await createInvoice()
    await press(twice, 'twice')
    expect(await check(twice)).toMatchObject({ count: 2, paid_amount: 50_000 })
    const other = await createInvoice()
    await press(other, 'other', { amount: '12,000' })
    expect(await check(other)).toMatchObject({ count: 1, paid_amount: 12_000 })
    await press(other, 'other', { amount: '-' })
    await press(other, 'other', { amount: '9'.repeat(30) })
    expect(await check(other)).toMatchObject({ count: 1 })
    const lateInvoiceId = await createInvoice()
    await ask('DELETE', `/invoice/${lateInvoiceId}`)
    expect((await readBankPage(`?invoice=${lateInvoiceId}&locale=en`)).text).toContain('Pay late')
    await press(lateInvoiceId, 'pay')
    expect(await check(lateInvoiceId)).toMatchObject({ count: 1, paid_amount: 25_000 })
  })

  test('calls no other server', async () => {
    const stranger = await listen(request => {
      callbacks.push(new URL(request.url))
      return new Response('secret')
    })
    const id = await createInvoice({ callback_url: `${stranger.url}/latest` })
    await press(id, 'pay')
    await stranger.close()
    expect(callbacks).toHaveLength(0)
    expect((await readBankPage(`?invoice=${id}&locale=en`)).text).toContain(`not sent: only to ${merchant.url}`)
  })

  test('fails without a callback', async () => {
    const id = await createInvoice()
    await press(id, 'fail')
    expect(await check(id)).toMatchObject({ count: 1, paid_amount: 0, rows: [{ payment_status: 'FAILED' }] })
    expect(callbacks).toHaveLength(0)
  })
})
