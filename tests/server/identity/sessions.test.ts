import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LoginSession } from '#contract/session.ts'
import { describeDevice } from '#server/identity/device.ts'
import { purgeLoginDevices } from '#server/identity/login-notice.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { loginDevices, users } from '#server/identity/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

const SESSIONS = '/api/v2/users/sessions'
const PASSWORD = 'цагаан морь 42'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0'
const DAY_SECONDS = 24 * 60 * 60

let shop: TestShop
let passwordHash: string
let mobile: string
let count = 0
beforeAll(async () => {
  shop = await openTestShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  mobile = String(88_770_000 + count)
  await shop.server.db.insert(users).values({ mobile, phoneVerifiedAt: shop.clock.now, passwordHash })
})

/** Logs in by password. @returns calls of that browser */
async function logIn(options: { userAgent?: string; peer?: string } = {}) {
  const browser = shop.browser(options)
  expect((await browser('POST', '/api/v2/users/login', { body: { login: mobile, password: PASSWORD } })).status).toBe(200)
  return browser
}
type Browser = Awaited<ReturnType<typeof logIn>>
const readSessions = async (browser: Browser): Promise<LoginSession[]> =>
  (await browser('GET', SESSIONS)).body['sessions'] as LoginSession[]
const readNotices = async (recipient: string) =>
  (await shop.server.db.select().from(messages).where(eq(messages.recipient, recipient))).map(({ body }) => body)

describe('the sessions of an account', () => {
  test('are listed with their device, the last used first, without those that have expired', async () => {
    const phone = await logIn({ userAgent: ANDROID })
    shop.pass(3600)
    const desk = await logIn({ userAgent: WINDOWS })
    expect(await readSessions(desk)).toMatchObject([
      { device: 'Microsoft Edge, Windows', is_current: true, is_program: false },
      { device: 'Chrome, Android', is_current: false }
    ])
    shop.pass(3600)
    const [first] = await readSessions(phone)
    expect(first).toMatchObject({ device: 'Chrome, Android', is_current: true, used_at: shop.clock.now.toISOString() })
    shop.pass(89 * DAY_SECONDS + DAY_SECONDS - 3600 - 1)
    expect(await readSessions(desk)).toHaveLength(1)
  })

  test('say the last use to about ten minutes', async () => {
    const browser = await logIn()
    const usedAt = async () => (await readSessions(browser))[0]?.used_at
    const at = shop.clock.now.toISOString()
    shop.pass(300)
    expect(await usedAt()).toBe(at)
    shop.pass(301)
    expect(await usedAt()).toBe(shop.clock.now.toISOString())
  })

  test('are ended one by one or all others at once, never those of another account', async () => {
    const browsers = [await logIn({ userAgent: ANDROID }), await logIn({ userAgent: WINDOWS }), await logIn()] as const
    const [phone, desk, third] = browsers
    const [stranger] = [shop.browser()]
    await shop.server.db.insert(users).values({ mobile: `9${mobile.slice(1)}`, passwordHash })
    await stranger('POST', '/api/v2/users/login', { body: { login: `9${mobile.slice(1)}`, password: PASSWORD } })
    const id = (await readSessions(phone)).find(({ is_current: isCurrent }) => isCurrent)?.id ?? ''
    expect(await stranger('DELETE', `${SESSIONS}/${id}`)).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
    expect((await stranger('DELETE', `${SESSIONS}/x`)).status).toBe(404)
    expect((await desk('DELETE', `${SESSIONS}/${id}`)).status).toBe(200)
    expect((await phone('GET', '/api/v2/users/me')).status).toBe(401)
    expect((await desk('DELETE', `${SESSIONS}/${id}`)).status).toBe(404)
    expect(await readSessions(desk)).toHaveLength(2)
    await desk('POST', `${SESSIONS}/end_others`)
    expect(await readSessions(desk)).toHaveLength(1)
    expect((await third('GET', '/api/v2/users/me')).status).toBe(401)
    expect((await stranger('GET', '/api/v2/users/me')).status).toBe(200)
    expect((await shop.call('GET', SESSIONS)).status).toBe(401)
  })

  test('include the tokens of programs', async () => {
    const browser = await logIn({ userAgent: ANDROID })
    const body = { grant_type: 'password', username: mobile, password: PASSWORD }
    expect((await shop.call('POST', '/oauth/token', { body, userAgent: 'stock-sync/1.0' })).status).toBe(200)
    expect(await readSessions(browser)).toEqual(expect.arrayContaining([expect.objectContaining({ is_program: true, is_current: false })]))
  })
})

test('a login keeps its language for later messages', async () => {
  const read = async () => (await shop.server.db.select({ locale: users.locale }).from(users).where(eq(users.mobile, mobile)))[0]
  await logIn()
  expect(await read()).toEqual({ locale: 'en' })
  const browser = shop.browser()
  await browser('POST', '/api/v2/users/login', { body: { login: mobile, password: PASSWORD }, locale: 'mn' })
  expect(await read()).toEqual({ locale: 'mn' })
})

describe('a login from a new device', () => {
  test('is announced by text message, except the first one, and once', async () => {
    await logIn({ userAgent: ANDROID })
    await logIn({ userAgent: ANDROID })
    expect(await readNotices(mobile)).toEqual([])
    await logIn({ userAgent: WINDOWS })
    await logIn({ userAgent: WINDOWS })
    expect(await readNotices(mobile)).toEqual([expect.stringContaining('Microsoft Edge, Windows')])
    expect((await readNotices(mobile))[0]).toContain('/account/profile/sessions')
    await logIn({ userAgent: ANDROID, peer: '66.181.160.9' })
    expect(await readNotices(mobile)).toHaveLength(2)
  })

  test('is announced by e-mail where the mailbox is verified', async () => {
    const email = `bat-${count}@example.mn`
    await shop.server.db.update(users).set({ email, emailVerifiedAt: shop.clock.now }).where(eq(users.mobile, mobile))
    await logIn({ userAgent: ANDROID })
    await logIn({ userAgent: WINDOWS })
    expect(await readNotices(email)).toHaveLength(1)
    expect(await readNotices(mobile)).toEqual([])
  })

  test('is not announced after a code, nor where the customer does not want it', async () => {
    await logIn({ userAgent: ANDROID })
    const byCode = await shop.logIn(mobile, { userAgent: WINDOWS })
    expect(byCode.status).toBe(200)
    const announced = async () => (await readNotices(mobile)).filter(body => body.includes('new device'))
    expect(await announced()).toEqual([])
    const browser = await logIn({ userAgent: ANDROID })
    expect((await browser('PUT', '/api/v2/users/login_notices', { body: { enabled: false } })).status).toBe(200)
    expect((await browser('GET', SESSIONS)).body['login_notices']).toBe(false)
    await logIn({ userAgent: ANDROID, peer: '66.181.161.9' })
    expect(await announced()).toEqual([])
  })

  test('sends at most five messages a day', async () => {
    await logIn({ peer: '10.9.0.1' })
    for (let network = 1; network <= 8; network++) await logIn({ peer: `10.9.${network}.1` })
    expect(await readNotices(mobile)).toHaveLength(5)
  })

  test('is forgotten after half a year', async () => {
    await logIn({ userAgent: ANDROID })
    const left = async () => {
      await purgeLoginDevices(shop.server.db, shop.clock.now)
      return shop.server.db.$count(loginDevices)
    }
    shop.pass(180 * DAY_SECONDS - 1)
    expect(await left()).toBeGreaterThan(0)
    shop.pass(2)
    expect(await left()).toBe(0)
  })
})

test.each([
  [ANDROID, 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/468.0]',
    'Facebook, iOS'
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/1]',
    'Messenger, Android'
  ],
  ['<script>'.repeat(50), ''],
  ['', '']
])('%j is described as %j', (userAgent, device) => expect(describeDevice(userAgent)).toBe(device))
