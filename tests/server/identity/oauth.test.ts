import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/passwords.ts'
import { hashToken } from '#server/identity/passwords.ts'
import { oauthClients, users } from '#server/identity/tables.ts'
import { createRemoteTransport } from '#client/transport.ts'
import { createClient } from '#client/client.ts'
import { type Asked, listen, openTestShop, type TestShop } from '../auth-harness.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.server.db.insert(users).values({ mobile: '88660001', passwordHash: await hashPassword('long enough') })
  await shop.server.db
    .insert(oauthClients)
    .values({ id: 'feed', name: 'A price comparison', secretHash: hashToken('s3cret'), trusted: false })
})
afterAll(() => shop.close())

const requestToken = (body: unknown, locale: 'mn' | 'en' = 'en') => shop.call('POST', '/oauth/token', { body, locale })
const requestTokenByForm = async (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Asked> => {
  const response = await shop.app.fetch(
    new Request('http://shop/oauth/token', { method: 'POST', body: new URLSearchParams(fields), headers })
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, session: null, headers: response.headers }
}
const CLIENT = { grant_type: 'client_credentials', client_id: 'storefront', client_secret: 'demo-secret' }

describe('POST /oauth/token', () => {
  test('gives a client a token whose expires_in is in seconds', async () => {
    const { status, body, headers } = await requestToken(CLIENT)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 })
    expect(headers.get('cache-control')).toBe('no-store')
    shop.pass(86_399)
    expect((await shop.call('GET', '/api/v2/users/me', { bearer: String(body['access_token']) })).body['code']).toBe('login_required')
    shop.pass(1)
    expect(
      (await shop.call('GET', '/api/v2/users/me', { bearer: String(body['access_token']) })).headers.get('www-authenticate')
    ).toContain('invalid_token')
  })

  test('accepts forms and the Basic header', async () => {
    expect((await requestTokenByForm(CLIENT)).status).toBe(200)
    const basic = `Basic ${Buffer.from('storefront:demo-secret').toString('base64')}`
    expect((await requestTokenByForm({ grant_type: 'client_credentials' }, { authorization: basic })).status).toBe(200)
    const unstorable = `Basic ${Buffer.from('a%00b:demo-secret').toString('base64')}`
    expect((await requestTokenByForm({ grant_type: 'client_credentials' }, { authorization: unstorable })).status).toBe(401)
  })

  test('gives a user a token by password', async () => {
    const { body } = await requestToken({ grant_type: 'password', username: '88660001', password: 'long enough' })
    const me = await shop.call('GET', '/api/v2/users/me', { bearer: String(body['access_token']) })
    expect(me.body['mobile']).toBe('88660001')
  })

  test.each([
    [{ ...CLIENT, client_secret: 'wrong' }, 401, 'invalid_client'],
    [{ ...CLIENT, client_id: 'nobody' }, 401, 'invalid_client'],
    [{ ...CLIENT, client_id: 'a\0b' }, 400, 'invalid_request'],
    [{ grant_type: 'client_credentials' }, 401, 'invalid_client'],
    [{ grant_type: 'password', username: '88660001', password: 'wrong' }, 400, 'invalid_grant'],
    [{ grant_type: 'password', username: '88660001' }, 400, 'invalid_request'],
    [{ ...CLIENT, client_secret: 'wrong', grant_type: 'password', username: '88660001', password: 'long enough' }, 401, 'invalid_client'],
    [{ grant_type: 'implicit' }, 400, 'unsupported_grant_type'],
    [{}, 400, 'invalid_request'],
    ['not json', 400, 'invalid_request'],
    [[], 400, 'invalid_request']
  ])('refuses %j', async (input, status, error) => {
    const response = await requestToken(input)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({
      error,
      error_description: expect.stringMatching(/^[ -~]+$/),
      code: expect.any(String),
      errors: { base: [expect.any(String)] }
    })
  })

  test("has a text in the request's language next to the code", async () => {
    const { body } = await requestToken({ grant_type: 'password', username: '88660001', password: 'wrong' }, 'mn')
    expect(body['errors']).toEqual({ base: ['Нэвтрэх нэр эсвэл нууц үг буруу байна'] })
  })

  test('limits attempts', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 12; i++)
      statuses.push(
        (
          await shop.call('POST', '/oauth/token', {
            peer: '10.5.0.1',
            body: { grant_type: 'password', username: '88660001', password: 'wrong' }
          })
        ).status
      )
    expect(statuses.slice(0, 10).every(status => status === 400)).toBe(true)
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})

describe("the customer's address", () => {
  const flood = async (options: { bearer?: string; claimed?: string; peer: string }): Promise<number> => {
    let last = 0
    for (let i = 0; i < 62; i++)
      last = (await shop.call('POST', '/api/v2/mcs_auth/check', { ...options, body: { mobile: '1' + String(1_000_000 + i) } })).status
    return last
  }

  test('is accepted from a trusted storefront', async () => {
    const { body } = await requestToken(CLIENT)
    const bearer = String(body['access_token'])
    shop.pass(4000)
    expect(await flood({ bearer, claimed: '203.0.113.5', peer: '10.6.0.1' })).toBe(429)
    expect(
      (
        await shop.call('POST', '/api/v2/mcs_auth/check', {
          bearer,
          claimed: '203.0.113.6',
          peer: '10.6.0.1',
          body: { mobile: '19999999' }
        })
      ).status
    ).toBe(200)
  })

  test('is ignored from others, with and without a token', async () => {
    const bearer = String(
      (await requestToken({ grant_type: 'client_credentials', client_id: 'feed', client_secret: 's3cret' })).body['access_token']
    )
    shop.pass(4000)
    expect(await flood({ bearer, claimed: '203.0.113.7', peer: '10.6.0.2' })).toBe(429)
    const again = { claimed: '203.0.113.8', peer: '10.6.0.2', body: { mobile: '19999998' } }
    expect((await shop.call('POST', '/api/v2/mcs_auth/check', { ...again, bearer })).status).toBe(429)
    expect((await shop.call('POST', '/api/v2/mcs_auth/check', again)).status).toBe(429)
  })
})

describe('a storefront in front of the shop', () => {
  test('fetches a token once, renews a rejected one, and passes on the session', async () => {
    let tokensAsked = 0
    const http = await listen(request => {
      if (request.url.endsWith('/oauth/token')) tokensAsked++
      return shop.app.fetch(request)
    })
    try {
      const transport = createRemoteTransport({ url: http.url, clientId: 'storefront', clientSecret: 'demo-secret' })
      let session: string | null = null
      const front = createClient({
        baseUrl: 'http://shop.internal',
        locale: 'en',
        fetch: async request => {
          if (session) request.headers.set('x-customer-session', session)
          const response = await transport(request)
          session = response.headers.get('x-customer-session') ?? session
          return response
        }
      })
      await front.post('/api/v2/mcs_auth/check', { body: { mobile: '88660002' } })
      const user = await front.post('/api/v2/mcs_auth/verify', {
        body: { mobile: '88660002', code: await shop.lastCode('88660002') }
      })
      expect(user.mobile).toBe('88660002')
      expect((await front.get('/api/v2/users/me')).id).toBe(user.id)
      expect(tokensAsked).toBe(1)
      shop.pass(86_400)
      expect((await front.get('/api/v2/users/me')).id).toBe(user.id)
      expect(tokensAsked).toBe(2)
    } finally {
      await http.close()
    }
  })
})
