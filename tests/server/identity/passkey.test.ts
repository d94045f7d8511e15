import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#server/kernel/messages/tables.ts'
import { passkeyChallenges, passkeys, sessions, twoSteps, users } from '#server/identity/tables.ts'
import { purgePasskeyChallenges } from '#server/identity/index.ts'
import { PEER_HEADER } from '#server/kernel/http/address-block.ts'
import { ORIGIN_HEADER, SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'
import { type Deviation, createPasskeyDevice } from './passkey-device.ts'

const ORIGIN = 'https://shop.mn'
const MOBILE = '99001122'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(config => ({ ...config, publicUrl: ORIGIN }))
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.pass(3600)
  const { db } = shop.server
  for (const table of [passkeys, passkeyChallenges, twoSteps, sessions, messages, users]) await db.delete(table)
})

type Browser = ReturnType<TestShop['browser']>
type Device = ReturnType<typeof createPasskeyDevice>
const readCode = ({ body }: { body: Record<string, unknown> }): unknown => body['code']

async function createCustomer(mobile = MOBILE): Promise<Browser> {
  const { session } = await shop.logIn(mobile)
  return shop.browser({ session: session ?? '' })
}
async function add(browser: Browser, device = createPasskeyDevice(ORIGIN), deviation: Deviation = {}) {
  const options = (await browser('POST', '/api/v2/users/passkeys/start', { body: {} })).body
  return { device, added: await browser('POST', '/api/v2/users/passkeys', { body: { credential: device.create(options, deviation) } }) }
}
const start = async (browser: Browser): Promise<object> => (await browser('POST', '/api/v2/passkeys/start')).body
const finish = (browser: Browser, credential: object) => browser('POST', '/api/v2/passkeys/log_in', { body: { credential } })
const logIn = async (device: Device, deviation: Deviation = {}, browser = shop.browser()) =>
  finish(browser, device.sign(await start(browser), deviation))

describe('a passkey', () => {
  test('is added, announced, renamed, logs in in another browser with a new session, and is removed', async () => {
    const browser = await createCustomer()
    const { device, added } = await add(browser)
    expect(added.status).toBe(200)
    const [{ id } = { id: 0 }] = added.body as unknown as { id: number }[]
    expect(await shop.lastMessage(MOBILE)).toContain(`${ORIGIN}/en/account/profile/login`)
    const renamed = await browser('PUT', `/api/v2/users/passkeys/${id}`, { body: { name: 'Ажлын утас' } })
    expect(renamed.body).toMatchObject([{ name: 'Ажлын утас', host: 'shop.mn', used_at: null, removable: true }])

    const visitor = shop.browser()
    const options = await visitor('POST', '/api/v2/passkeys/start')
    const loggedIn = await finish(visitor, device.sign(options.body))
    expect(loggedIn).toMatchObject({ status: 200, body: { mobile: MOBILE } })
    expect(loggedIn.session).not.toBe(options.session)
    expect(await shop.call('GET', '/api/v2/users/me', { session: options.session ?? '' })).toMatchObject({ status: 401 })

    expect((await browser('DELETE', `/api/v2/users/passkeys/${id}`)).body).toEqual([])
    expect(readCode(await logIn(device))).toBe('passkey_unknown')
  })

  test('of another account is neither renamed nor removed', async () => {
    const { added } = await add(await createCustomer())
    const [{ id } = { id: 0 }] = added.body as unknown as { id: number }[]
    const stranger = await createCustomer('99003344')
    expect((await stranger('PUT', `/api/v2/users/passkeys/${id}`, { body: { name: 'x' } })).status).toBe(404)
    expect((await stranger('DELETE', `/api/v2/users/passkeys/${id}`)).status).toBe(404)
    expect((await stranger('GET', '/api/v2/users/passkeys')).body).toEqual([])
  })

  test('stays while it is the last way to log in', async () => {
    const browser = await createCustomer()
    const { added } = await add(browser)
    const [{ id } = { id: 0 }] = added.body as unknown as { id: number }[]
    await shop.server.db.update(users).set({ phoneVerifiedAt: null })
    expect(readCode(await browser('DELETE', `/api/v2/users/passkeys/${id}`))).toBe('sign_in_last')
    expect((await add(browser)).added.body).toMatchObject([{ removable: true }, { removable: true }])
    expect((await browser('DELETE', `/api/v2/users/passkeys/${id}`)).status).toBe(200)
  })

  test('logs in to an account with two-step login at once, and is added to it with a code only', async () => {
    const browser = await createCustomer()
    const { device } = await add(browser)
    const secret = String((await browser('POST', '/api/v2/users/two_step/start')).body['secret'])
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now.getTime() })
    expect((await browser('POST', '/api/v2/users/two_step/confirm', { body: { code: code() } })).status).toBe(200)
    expect(await logIn(device)).toMatchObject({ status: 200, body: { mobile: MOBILE } })
    expect((await browser('POST', '/api/v2/users/passkeys/start', { body: {} })).body['errors']).toHaveProperty('code')
    shop.pass(60)
    expect((await browser('POST', '/api/v2/users/passkeys/start', { body: { code: code() } })).status).toBe(200)
  })

  test('of a blocked account does not log in', async () => {
    const { device } = await add(await createCustomer())
    await shop.server.db.update(users).set({ blockedAt: shop.clock.now })
    expect(readCode(await logIn(device))).toBe('account_blocked')
  })

  test('belongs to the storefront where it was made', async () => {
    const storefront = 'https://m.shop.mn'
    const token = await shop.call('POST', '/oauth/token', {
      body: { grant_type: 'client_credentials', client_id: 'storefront', client_secret: 'demo-secret' }
    })
    const ask = async (bearer: string | null, origin: string): Promise<unknown> => {
      const headers = { [ORIGIN_HEADER]: origin, [PEER_HEADER]: '10.0.0.1', ...(bearer && { authorization: `Bearer ${bearer}` }) }
      const response = await shop.app.fetch(new Request('http://shop/api/v2/passkeys/start', { method: 'POST', headers }))
      expect(response.headers.get(SESSION_HEADER)).not.toBeNull()
      return ((await response.json()) as { rpId: unknown }).rpId
    }
    expect(await ask(String(token.body['access_token']), storefront)).toBe('m.shop.mn')
    expect(await ask(null, storefront)).toBe('shop.mn')
  })
})

describe('a challenge', () => {
  test('is used once, also by a failed attempt', async () => {
    const { device } = await add(await createCustomer())
    const browser = shop.browser()
    const options = await start(browser)
    expect(readCode(await finish(browser, device.sign(options, { unverified: true })))).toBe('passkey_failed')
    expect(readCode(await finish(browser, device.sign(options)))).toBe('passkey_expired')
    const signed = device.sign(await start(browser))
    expect((await finish(browser, signed)).status).toBe(200)
    expect(readCode(await finish(browser, signed))).toBe('passkey_expired')
  })

  test('of another session, of another purpose and one that ended are refused', async () => {
    const owner = await createCustomer()
    const { device } = await add(owner)
    const [victim, thief] = [shop.browser(), shop.browser()]
    const signed = device.sign(await start(victim))
    await start(thief)
    expect(readCode(await finish(thief, signed))).toBe('passkey_expired')
    expect(readCode(await finish(shop.browser(), signed))).toBe('passkey_expired')
    expect((await finish(victim, signed)).status).toBe(200)

    const adding = (await owner('POST', '/api/v2/users/passkeys/start', { body: {} })).body
    expect(readCode(await finish(owner, device.sign({ ...adding, rpId: 'shop.mn' })))).toBe('passkey_expired')
    const login = await start(owner)
    const foreign = createPasskeyDevice(ORIGIN).create({ ...login, rp: { id: 'shop.mn' }, user: { id: '' } })
    expect(readCode(await owner('POST', '/api/v2/users/passkeys', { body: { credential: foreign } }))).toBe('passkey_expired')

    const browser = shop.browser()
    const options = await start(browser)
    shop.pass(301)
    expect(readCode(await finish(browser, device.sign(options)))).toBe('passkey_expired')
    await purgePasskeyChallenges(shop.server.db, shop.clock.now)
    expect(await shop.server.db.$count(passkeyChallenges)).toBe(0)
  })
})

describe('a signature', () => {
  test.each<[string, Deviation]>([
    ['made on another site', { origin: 'https://shop-mn.example' }],
    ['of a device without its lock', { unverified: true }],
    ['for another account', { userHandle: Buffer.from('user-1').toString('base64url') }],
    ['of another kind', { type: 'webauthn.create' }]
  ])('%s is refused', async (_, deviation) => {
    const { device } = await add(await createCustomer())
    expect(readCode(await logIn(device, deviation))).toBe('passkey_failed')
    expect((await logIn(device)).status).toBe(200)
  })

  test('with a counter that did not grow is that of a copy', async () => {
    const { device } = await add(await createCustomer())
    expect((await logIn(device, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 3, 0]) expect(readCode(await logIn(device, { counter }))).toBe('passkey_failed')
    expect((await logIn(device, { counter: 8 })).status).toBe(200)
  })

  test('of another key is refused, and a known credential is not added twice', async () => {
    const browser = await createCustomer()
    const { device } = await add(browser)
    const copy = { ...createPasskeyDevice(ORIGIN).sign(await start(browser)), id: device.id, rawId: device.id }
    expect(readCode(await finish(browser, copy))).toBe('passkey_failed')
    expect(readCode((await add(await createCustomer('99005566'), device)).added)).toBe('passkey_failed')
    expect(readCode((await add(browser, createPasskeyDevice(ORIGIN), { origin: 'https://shop-mn.example' })).added)).toBe('passkey_failed')
    expect(readCode((await add(browser, createPasskeyDevice(ORIGIN), { unverified: true })).added)).toBe('passkey_failed')
  })
})
