import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SOCIAL_PROVIDERS } from '#domain/account.ts'
import { SANDBOX_CLIENT } from '#server/identity/social/providers.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { sessions, signInMethods, socialAttempts, users } from '#server/identity/tables.ts'
import { type Asked, listen, openTestShop, type TestShop } from '../auth-harness.ts'

/** The customers of the sandbox: with a verified mailbox, an unverified one, and none. */
const [NOMIN, TEMUULEN, ENKHJIN] = ['10001', '10002', '10003'] as const
type Provider = 'google' | 'facebook'

let shop: TestShop
let http: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  shop = await openTestShop()
  http = await listen(request => shop.app.fetch(request))
  shop.server.config.publicUrl = http.url
  shop.server.config.providers.sandboxUrl = `${http.url}/dev`
})
afterAll(async () => {
  await http.close()
  await shop.close()
})
beforeEach(async () => {
  shop.pass(3600)
  const { db } = shop.server
  await db.delete(signInMethods)
  await db.delete(socialAttempts)
  await db.delete(sessions)
  await db.delete(users)
})

type Browser = ReturnType<TestShop['browser']>

/** Goes to the provider and chooses a customer there; null declines. @returns the parameters the browser brings back */
async function visit(browser: Browser, provider: Provider, customer: string | null, connect = false): Promise<Record<string, string>> {
  const started = await browser('POST', `/api/v2/social_logins/${provider}/start`, { body: { from: '/account', connect } })
  expect(started.status).toBe(200)
  const url = new URL(String(started.body['url']))
  expect((await fetch(url)).status).toBe(200)
  const form = new URLSearchParams([...url.searchParams, ['customer', customer ?? '']])
  const answer = await fetch(`${http.url}/dev/${provider}/authorize`, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(`${http.url}/login/${provider}/callback`)
  return Object.fromEntries(back.searchParams)
}
const finish = (browser: Browser, provider: Provider, body: Record<string, string>): Promise<Asked> =>
  browser('POST', `/api/v2/social_logins/${provider}/finish`, { body })
const logInWith = async (browser: Browser, provider: Provider, customer: string, connect = false): Promise<Asked> =>
  finish(browser, provider, await visit(browser, provider, customer, connect))
const readCode = ({ body }: Asked): unknown => body['code']
const addUser = async (values: Partial<typeof users.$inferInsert>): Promise<number> => {
  const [user] = await shop.server.db.insert(users).values(values).returning({ id: users.id })
  return user?.id ?? 0
}
const readUserId = ({ body }: Asked): unknown => (body['user'] as { id?: number } | undefined)?.id
const readMethods = async (browser: Browser): Promise<unknown> => (await browser('GET', '/api/v2/users/sign_in_methods')).body

describe('a login at a provider', () => {
  test('makes an account, and finds it again in another browser', async () => {
    const browser = shop.browser()
    const first = await logInWith(browser, 'google', NOMIN)
    expect(first.body).toMatchObject({
      from: '/account',
      connected: false,
      user: { first_name: 'Номин', last_name: 'Батболд', email: 'nomin.batbold@mail.example', email_verified: true, mobile: null }
    })
    expect(readUserId(await logInWith(shop.browser(), 'google', NOMIN))).toBe(readUserId(first))
    expect((await logInWith(shop.browser(), 'facebook', ENKHJIN)).body).toMatchObject({ user: { email: null, first_name: 'Энхжин' } })
    expect(await shop.server.db.$count(users)).toBe(2)
    expect((await browser('GET', '/api/v2/users/me')).status).toBe(200)
  })

  test('starts a new session, so that one planted before the login is of no use', async () => {
    const visitor = await shop.call('POST', '/api/v2/social_logins/google/start', { body: { from: '/' } })
    const planted = visitor.session ?? ''
    const browser = shop.browser({ session: planted })
    expect((await logInWith(browser, 'google', NOMIN)).session).toBeTruthy()
    expect((await shop.call('GET', '/api/v2/users/me', { session: planted })).status).toBe(401)
  })

  test('tells that the customer declined, and where the browser was', async () => {
    const browser = shop.browser()
    const back = await visit(browser, 'facebook', null)
    expect(back['error']).toBe('access_denied')
    const refused = await finish(browser, 'facebook', back)
    expect([refused.status, readCode(refused), refused.body['details']]).toEqual([401, 'social_declined', { from: '/account' }])
    expect(readCode(await finish(browser, 'facebook', back))).toBe('token_invalid')
  })

  test('accepts a state once, for ten minutes, from the browser and the provider it was made for', async () => {
    const browser = shop.browser()
    const back = await visit(browser, 'google', NOMIN)
    expect(readCode(await finish(shop.browser(), 'google', back))).toBe('token_invalid')
    expect(readCode(await finish(browser, 'facebook', back))).toBe('token_invalid')
    expect(readCode(await finish(browser, 'google', { ...back, state: 'guessed' }))).toBe('token_invalid')
    expect((await finish(browser, 'google', back)).status).toBe(200)
    expect(readCode(await finish(browser, 'google', back))).toBe('token_invalid')
    const late = await visit(browser, 'google', NOMIN)
    shop.pass(601)
    expect(readCode(await finish(browser, 'google', late))).toBe('token_invalid')
  })

  test('refuses a stolen code, which another verifier does not open', async () => {
    const victim = await visit(shop.browser(), 'google', NOMIN)
    const thief = shop.browser()
    const own = await visit(thief, 'google', TEMUULEN)
    const refused = await finish(thief, 'google', { state: own['state'] ?? '', code: victim['code'] ?? '' })
    expect([refused.status, readCode(refused)]).toEqual([502, 'social_failed'])
    expect(await shop.server.db.$count(users)).toBe(0)
  })

  test('joins the account of a mailbox that both have verified, and takes over no other', async () => {
    const nomin = await addUser({ mobile: '88770101', email: 'nomin.batbold@mail.example', emailVerifiedAt: shop.server.now() })
    expect(readUserId(await logInWith(shop.browser(), 'google', NOMIN))).toBe(nomin)
    await addUser({ mobile: '88770102', email: 'temuulen@mail.example', emailVerifiedAt: shop.server.now() })
    const browser = shop.browser()
    for (const provider of SOCIAL_PROVIDERS) {
      const refused = await logInWith(browser, provider, TEMUULEN)
      expect([provider, refused.status, readCode(refused)]).toEqual([provider, 422, 'email_taken'])
    }
    // Facebook vouches for no mailbox.
    expect(readCode(await logInWith(browser, 'facebook', NOMIN))).toBe('email_taken')
    expect(await shop.server.db.$count(users)).toBe(2)
  })

  test('ignores a mailbox that an account has typed without verifying it', async () => {
    const squatter = await addUser({ mobile: '88770103', email: 'nomin.batbold@mail.example' })
    const owner = readUserId(await logInWith(shop.browser(), 'google', NOMIN))
    expect(owner).not.toBe(squatter)
    const [row] = await shop.server.db.select().from(users).where(eq(users.id, squatter))
    expect(row?.emailVerifiedAt).toBeNull()
  })

  test('is refused for a blocked account', async () => {
    const userId = Number(readUserId(await logInWith(shop.browser(), 'google', NOMIN)))
    await shop.server.db.update(users).set({ blockedAt: shop.server.now() }).where(eq(users.id, userId))
    const refused = await logInWith(shop.browser(), 'google', NOMIN)
    expect([refused.status, readCode(refused)]).toEqual([403, 'account_blocked'])
  })
})

describe('the ways to log in', () => {
  const logInByPhone = async (mobile: string): Promise<Browser> => shop.browser({ session: (await shop.logIn(mobile)).session ?? '' })

  test('are connected and disconnected, but never the last one', async () => {
    const browser = await logInByPhone('88770110')
    const phone = { kind: 'phone', label: '8877 0110', removable: false }
    expect(await readMethods(browser)).toEqual([phone])
    expect((await logInWith(browser, 'facebook', TEMUULEN, true)).body).toMatchObject({ connected: true, user: { mobile: '88770110' } })
    expect(await readMethods(browser)).toEqual([phone, { kind: 'facebook', label: 'temuulen@mail.example', removable: true }])
    expect(await shop.lastMessage('88770110')).toContain('Facebook')
    const byMail = shop.browser()
    await logInWith(byMail, 'google', NOMIN)
    await logInWith(byMail, 'facebook', ENKHJIN, true)
    const mails = await shop.server.db.select().from(messages).where(eq(messages.recipient, 'nomin.batbold@mail.example'))
    expect(mails.map(({ subject }) => subject)).toContain('Facebook was connected to your account')
    expect(readCode(await browser('DELETE', '/api/v2/users/sign_in_methods/google'))).toBe('not_found')
    expect((await browser('DELETE', '/api/v2/users/sign_in_methods/facebook')).body).toEqual([phone])
    const social = shop.browser()
    // Without a mailbox that gets codes.
    await logInWith(social, 'facebook', TEMUULEN)
    const refused = await social('DELETE', '/api/v2/users/sign_in_methods/facebook')
    expect([refused.status, readCode(refused)]).toEqual([409, 'sign_in_last'])
  })

  test('belong to one account, and an account has one of each provider', async () => {
    await logInWith(shop.browser(), 'google', NOMIN)
    const browser = await logInByPhone('88770111')
    expect(readCode(await logInWith(browser, 'google', NOMIN, true))).toBe('social_taken')
    await logInWith(browser, 'google', TEMUULEN, true)
    expect(readCode(await logInWith(browser, 'google', ENKHJIN, true))).toBe('social_connected')
    expect((await logInWith(browser, 'google', TEMUULEN, true)).status).toBe(200)
  })

  test('are connected only by the account that began it', async () => {
    expect((await shop.call('POST', '/api/v2/social_logins/google/start', { body: { from: '/', connect: true } })).status).toBe(401)
    expect((await shop.call('GET', '/api/v2/users/sign_in_methods')).status).toBe(401)
  })
})

describe('the sandbox', () => {
  test('refuses what the providers refuse', async () => {
    const started = await shop.browser()('POST', '/api/v2/social_logins/google/start', { body: { from: '/' } })
    const url = new URL(String(started.body['url']))
    const changed = (name: string, value: string): URL => {
      const other = new URL(url)
      other.searchParams.set(name, value)
      return other
    }
    for (const wrong of [
      changed('client_id', 'x'),
      changed('redirect_uri', 'https://evil.test/'),
      changed('code_challenge_method', 'plain'),
      changed('state', '')
    ])
      expect((await fetch(wrong)).status).toBe(400)
    const token = async (fields: Record<string, string>): Promise<number> =>
      (await fetch(`${http.url}/dev/google/token`, { method: 'POST', body: new URLSearchParams(fields) })).status
    const client = { client_id: SANDBOX_CLIENT.clientId, client_secret: SANDBOX_CLIENT.clientSecret }
    expect(await token({ ...client, client_secret: 'x', grant_type: 'authorization_code' })).toBe(401)
    expect(await token({ ...client, grant_type: 'authorization_code', code: 'guessed' })).toBe(400)
    expect((await fetch(`${http.url}/dev/google/profile`, { headers: { authorization: 'Bearer guessed' } })).status).toBe(401)
  })

  test('is not there in a live shop, which offers the providers that have credentials', async () => {
    const variables = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    const live = await openTestShop(config => ({ ...config, mode: 'live', providers: { variables, sandboxUrl: null } }))
    try {
      expect((await live.call('GET', '/api/v2/social_logins')).body).toMatchObject({ providers: ['google'] })
      const start = (provider: Provider) => live.call('POST', `/api/v2/social_logins/${provider}/start`, { body: { from: '/' } })
      expect(String((await start('google')).body['url'])).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/)
      expect((await start('facebook')).status).toBe(404)
      expect((await live.call('GET', '/dev/google/authorize')).status).toBe(404)
    } finally {
      await live.close()
    }
  })
})
