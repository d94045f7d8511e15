import { beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../../../src/server/kernel/config.ts'
import { createProviders } from '../../../src/server/payment/providers.ts'
import { openGateway } from '../../../src/server/gateway.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

const LIVE = {
  DELGUUR_MODE: 'live',
  PUBLIC_URL: 'https://shop.mn',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'token',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Shop <no-reply@shop.mn>'
}

describe('live mode', () => {
  test.each(Object.keys(LIVE).filter(name => name !== 'DELGUUR_MODE'))('does not start without %s, and says what to set', name => {
    expect(() => readConfig({ ...LIVE, [name]: '' })).toThrow(new RegExp(`^Set ${name}[: ].+`))
  })

  test("starts with all settings, without the demo's OAuth client and sandboxes", () => {
    const config = readConfig(LIVE)
    expect(config).toMatchObject({ mode: 'live', apiClient: null, rateLimitFactor: 1, providers: { sandboxUrl: null } })
    expect(readConfig({ ...LIVE, API_CLIENT_ID: 'front', API_CLIENT_SECRET: 's' }).apiClient).toEqual({ id: 'front', secret: 's' })
  })

  test('offers the payment providers whose variables are set, and says what is missing of one', () => {
    const providersOf = (env: Record<string, string>) => Object.keys(createProviders(readConfig({ ...LIVE, ...env })))
    expect(providersOf({})).toEqual(['bank_transfer'])
    const qpay = { QPAY_USERNAME: 'SHOP', QPAY_PASSWORD: 'secret', QPAY_INVOICE_CODE: 'SHOP_INVOICE' }
    expect(providersOf(qpay)).toEqual(['qpay', 'bank_transfer'])
    expect(() => providersOf({ QPAY_USERNAME: 'SHOP' })).toThrow(/^Set QPAY_PASSWORD, QPAY_INVOICE_CODE: .+ unset QPAY_USERNAME\.$/)
    expect(() => providersOf({ ...qpay, QPAY_URL: 'merchant.qpay.mn' })).toThrow(/^Set QPAY_URL to a valid value/)
  })

  test("needs only the client's secrets for a remote shop", () => {
    const front = { DELGUUR_MODE: 'live', PUBLIC_URL: 'https://shop.mn', SHOP_API_URL: 'https://api.shop.mn' }
    expect(() => readConfig(front)).toThrow(/^Set SHOP_CLIENT_ID and SHOP_CLIENT_SECRET/)
    expect(readConfig({ ...front, SHOP_CLIENT_ID: 'a', SHOP_CLIENT_SECRET: 'b' }).remote).toEqual({
      url: 'https://api.shop.mn',
      clientId: 'a',
      clientSecret: 'b'
    })
  })
})

const DEMO_PATHS = [
  '/dev',
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/bank',
  '/dev/bank?qPay_QRcode=1',
  '/dev/bank/sign/khan.svg',
  '/dev/qpay/v2/auth/token',
  '/dev/qpay/v2/invoice'
]

describe('demo features', () => {
  const shopIn = (mode: Config['mode']): Promise<TestShop> => openTestShop(config => ({ ...config, mode }))

  describe('in live mode', () => {
    let shop: TestShop
    beforeAll(async () => {
      shop = await shopIn('live')
      return () => shop.close()
    })
    test.each(DEMO_PATHS)('%s is not there', async path => {
      for (const method of ['GET', 'POST']) expect((await shop.call(method, path)).status, method).toBe(404)
    })
  })

  test('are available in demo mode', async () => {
    const shop = await shopIn('demo')
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/bank', '/dev/bank/sign/khan.svg'])
      expect((await shop.call('GET', path)).status, path).toBe(200)
    await shop.close()
  })
})

describe('the gateway', () => {
  test('does not forward demo paths in live mode', async () => {
    const gateway = await openGateway({ ...LIVE, SHOP_API_URL: 'http://127.0.0.1:9', SHOP_CLIENT_ID: 'a', SHOP_CLIENT_SECRET: 'b' })
    for (const path of DEMO_PATHS) expect(await gateway.dev(new Request(`http://shop${path}`))).toBeUndefined()
  })

  test('rejects a write from another site, with and without a cookie', async () => {
    const gateway = await openGateway({ SHOP_API_URL: 'http://127.0.0.1:9', SHOP_CLIENT_ID: 'a', SHOP_CLIENT_SECRET: 'b' })
    const write = (headers: Record<string, string>) =>
      gateway.guard(
        new Request('http://shop/login', { method: 'POST', headers: { host: 'shop', ...headers } }),
        async () => new Response('in')
      )
    expect((await write({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await write({})).status).toBe(200)
  })
})
