import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carts } from '#server/cart/tables.ts'
import { hashToken } from '#server/identity/passwords.ts'
import { createSession, findSession } from '#server/identity/sessions.ts'
import { sessions, users, verificationCodes } from '#server/identity/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'
import { USUAL_KINDS } from '../database.ts'

describe.each(USUAL_KINDS)('on %s', kind => {
  let shop: TestShop
  let visitor: TestShop['call']
  beforeAll(async () => {
    shop = await openTestShop(config => config, kind)
    visitor = shop.browser()
  })
  afterAll(() => shop.close())

  const ask = (mobile: unknown, peer = '10.0.0.1') => visitor('POST', '/api/v2/mcs_auth/check', { body: { mobile }, peer })
  const verify = (mobile: string, code: string) => visitor('POST', '/api/v2/mcs_auth/verify', { body: { mobile, code } })
  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  describe('requesting a code', () => {
    test('returns the normalized number, and whether it has an account', async () => {
      const { status, body } = await ask('+976 8811-2345')
      expect(status).toBe(200)
      expect(body).toEqual({ mobile: '88112345', seconds: 60 })
      // Bound to the shop's address, so that phones offer it there.
      expect(await shop.lastMessage('88112345')).toMatch(/^(\d{6}) [^]*\n@localhost #\1$/)
    })

    test.each(['', '123', '881123456', 'abcdefgh', '08112345'])('refuses the number %j', async mobile => {
      const { status, body } = await ask(mobile)
      expect(status).toBe(422)
      expect(body['errors']).toHaveProperty('mobile')
      expect(body['details']).toMatchObject({ fields: { mobile: mobile ? 'phone_wrong' : 'phone_required' } })
    })

    test.each([[null], [12345678], [{ a: 1 }], [['88112345']]])('refuses %j for a number', async mobile => {
      expect((await ask(mobile)).status).toBe(422)
    })

    test('rejects a body that is not JSON', async () => {
      expect((await shop.call('POST', '/api/v2/mcs_auth/check', { body: '{"mobile":' })).status).toBe(400)
    })

    test("sends the message in the requester's language", async () => {
      await shop.call('POST', '/api/v2/mcs_auth/check', { body: { mobile: '88110001' }, locale: 'mn' })
      expect(await shop.lastMessage('88110001')).toContain('нэвтрэх код')
    })

    test('stores the code only in the message', async () => {
      await ask('88110002')
      const code = await shop.lastCode('88110002')
      const [row] = await shop.server.db.select().from(verificationCodes).where(eq(verificationCodes.target, '88110002'))
      expect(JSON.stringify(row)).not.toContain(code)
    })

    test('sends one message a minute for concurrent requests', async () => {
      const responses = await Promise.all(Array.from({ length: 5 }, () => ask('88110003')))
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429])
      const refused = responses.find(({ status }) => status === 429)
      expect(refused?.body).toMatchObject({ code: 'code_wait', details: { seconds: 60 } })
      expect(refused?.headers.get('retry-after')).toBe('60')
      const sent = await shop.server.db.select().from(messages).where(eq(messages.recipient, '88110003'))
      expect(sent).toHaveLength(1)
      shop.pass(60)
      expect((await shop.call('POST', '/api/v2/mcs_auth', { body: { mobile: '88110003' } })).status).toBe(200)
    })

    test('sends at most six messages an hour to one phone', async () => {
      const statuses: number[] = []
      for (let i = 0; i < 8; i++) {
        statuses.push((await ask('88110004', `10.1.0.${i}`)).status)
        shop.pass(61)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
      shop.pass(3600)
      expect((await ask('88110004')).status).toBe(200)
    })

    test('allows one address sixty phones an hour', async () => {
      for (let i = 0; i < 60; i++) expect((await ask(`8822${1000 + i}`, '10.9.9.9')).status).toBe(200)
      const { status, body } = await ask('88229999', '10.9.9.9')
      expect(status).toBe(429)
      expect(body['code']).toBe('too_many_requests')
      expect((await ask('88229999', '10.9.9.8')).status).toBe(200)
    })
  })

  describe('verifying a code', () => {
    test('creates the account and logs in', async () => {
      const { status, body, session } = await shop.logIn('99110001')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        mobile: '99110001',
        login: '99110001',
        phone_verified: true,
        order_count: 0,
        wallet: { balance: 0 },
        role: 'customer'
      })
      expect((await shop.call('GET', '/api/v2/users/me', { session: session ?? '' })).body).toEqual(body)
      shop.pass(61)
      expect((await ask('99110001')).body).toEqual({ mobile: '99110001', seconds: 60 })
    })

    test('counts down the attempts, then needs a new code', async () => {
      await ask('99110002')
      const code = await shop.lastCode('99110002')
      for (const remaining of [4, 3, 2, 1]) {
        const { status, body } = await verify('99110002', otherThan(code))
        expect(status).toBe(422)
        expect(body).toMatchObject({ code: 'code_wrong', details: { left: remaining } })
      }
      expect((await verify('99110002', otherThan(code))).body).toMatchObject({ code: 'code_too_many', details: { seconds: 60 } })
      const right = await verify('99110002', code)
      expect(right.status).toBe(429)
      expect(right.session).toBeNull()
      shop.pass(61)
      expect((await shop.logIn('99110002')).status).toBe(200)
    })

    test('allows five of a hundred concurrent attempts', async () => {
      await ask('99110003')
      const code = await shop.lastCode('99110003')
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, i) => verify('99110003', String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')))
      )
      expect(responses.filter(({ body }) => body['code'] === 'code_wrong')).toHaveLength(4)
      expect((await verify('99110003', code)).body['code']).toBe('code_too_many')
    })

    test('rejects a code after five minutes', async () => {
      await ask('99110004')
      shop.pass(300)
      expect((await verify('99110004', await shop.lastCode('99110004'))).body['code']).toBe('code_expired')
    })

    test('accepts a code once', async () => {
      await ask('99110005')
      const code = await shop.lastCode('99110005')
      const responses = await Promise.all([verify('99110005', code), verify('99110005', code), verify('99110005', code)])
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await verify('99110005', code)).body['code']).toBe('code_expired')
      expect(await shop.server.db.select().from(users).where(eq(users.mobile, '99110005'))).toHaveLength(1)
    })

    test('rejects a code of another phone', async () => {
      await ask('99110006')
      await ask('99110007')
      const [ours, other] = [await shop.lastCode('99110006'), await shop.lastCode('99110007')]
      if (ours !== other) expect((await verify('99110006', other)).body['code']).toBe('code_wrong')
      expect((await verify('99110008', other)).body['code']).toBe('code_expired')
    })

    test('accepts only the newest code', async () => {
      await ask('99110009')
      const old = await shop.lastCode('99110009')
      shop.pass(61)
      await ask('99110009')
      const newest = await shop.lastCode('99110009')
      if (old !== newest) expect((await verify('99110009', old)).body['code']).toBe('code_wrong')
      expect((await verify('99110009', newest)).status).toBe(200)
    })

    test.each(['', '12345', '1234567', 'abcdef'])('does not count %j as a try', async code => {
      const { status, body } = await verify('99110009', code)
      expect(status).toBe(422)
      expect(body['details']).toMatchObject({ fields: { code: 'code_required' } })
    })
  })

  describe('the session', () => {
    test("is replaced at login: the guest's token becomes invalid", async () => {
      const guest = await createSession(shop.server.db, { kind: 'browser', now: shop.server.now() })
      const { session } = await shop.logIn('99220001', { session: guest.token })
      expect(session).toBeTruthy()
      expect(session).not.toBe(guest.token)
      expect(await findSession(shop.server.db, guest.token, shop.server.now())).toBeNull()
      expect((await shop.call('GET', '/api/v2/users/me', { session: guest.token })).status).toBe(401)
    })

    test("includes the guest's cart", async () => {
      const guest = await createSession(shop.server.db, { kind: 'browser', now: shop.server.now() })
      await shop.server.db.insert(carts).values({ sessionId: guest.session.id, createdAt: shop.server.now(), updatedAt: shop.server.now() })
      const { body } = await shop.logIn('99220002', { session: guest.token })
      const ours = await shop.server.db
        .select()
        .from(carts)
        .where(and(eq(carts.userId, Number(body['id'])), eq(carts.state, 'open')))
      expect(ours).toHaveLength(1)
    })

    test('ends with logout, and the cookie is deleted', async () => {
      const { session } = await shop.logIn('99220003')
      const out = await shop.call('POST', '/api/v2/users/logout', { session: session ?? '' })
      expect(out).toMatchObject({ status: 200, body: { done: true }, session: '' })
      expect((await shop.call('GET', '/api/v2/users/me', { session: session ?? '' })).body['code']).toBe('login_required')
      expect((await shop.call('POST', '/api/v2/users/logout')).status).toBe(200)
    })

    test('is stored as a hash and expires after ninety days', async () => {
      const { session } = await shop.logIn('99220004')
      const [row] = await shop.server.db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(session ?? '')))
      expect(row?.expiresAt.getTime()).toBe(shop.server.now().getTime() + 90 * 86_400_000)
      expect(await findSession(shop.server.db, session ?? '', new Date(shop.server.now().getTime() + 90 * 86_400_000))).toBeNull()
    })
  })

  describe('signing up', () => {
    const signUp = (body: Record<string, unknown>) => visitor('POST', '/api/v2/mcs_auth/sign_up', { body })

    test('stores the name when the code verifies the phone', async () => {
      const requested = await signUp({
        mobile: '99330001',
        first_name: 'Болормаа',
        last_name: 'Бат',
        email: 'Bolor@Example.MN',
        consent: true
      })
      expect(requested.status).toBe(200)
      expect(await shop.server.db.select().from(users).where(eq(users.mobile, '99330001'))).toHaveLength(0)
      const { body } = await verify('99330001', await shop.lastCode('99330001'))
      expect(body).toMatchObject({
        first_name: 'Болормаа',
        last_name: 'Бат',
        full_name: 'Бат Болормаа',
        email: 'bolor@example.mn',
        email_verified: false
      })
    })

    test('needs a name and consent, and does not tell whose an e-mail is', async () => {
      expect((await signUp({ mobile: '99330002', first_name: ' ', consent: true })).body['details']).toMatchObject({
        fields: { first_name: 'blank' }
      })
      expect((await signUp({ mobile: '99330002', first_name: 'Бат', consent: false })).body['details']).toMatchObject({
        fields: { consent: 'consent_required' }
      })
      const same = { first_name: 'Бат', email: 'bolor@example.mn', consent: true }
      expect((await signUp({ mobile: '99330003', ...same })).body).toEqual({ mobile: '99330003', seconds: 60 })
      expect((await signUp({ mobile: '99330002', first_name: 'x'.repeat(61), consent: true })).body['details']).toMatchObject({
        fields: { first_name: 'too_long' }
      })
    })

    test('never overwrites the name of an existing account', async () => {
      shop.pass(61)
      await signUp({ mobile: '99330001', first_name: 'Хэн нэгэн', consent: true })
      const { body } = await verify('99330001', await shop.lastCode('99330001'))
      expect(body).toMatchObject({ first_name: 'Болормаа', last_name: 'Бат' })
    })
  })
})
