import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { authenticate, startSession } from '#server/identity/log-in.ts'
import { createSession, endOtherSessions, listSessions } from '#server/identity/sessions.ts'
import { hashPassword, OWASP_COST, setPasswordCost, verifyPassword } from '#server/identity/passwords.ts'
import { users } from '#server/identity/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

const PASSWORD = 'цагаан морь 42'
let shop: TestShop
let visitor: TestShop['call']
beforeAll(async () => {
  shop = await openTestShop()
  visitor = shop.browser()
  await shop.server.db.insert(users).values([
    {
      mobile: '88550001',
      email: 'saraa@example.mn',
      emailVerifiedAt: new Date(),
      firstName: 'Сараа',
      passwordHash: await hashPassword(PASSWORD)
    },
    { mobile: '88550002', firstName: 'Бат' },
    { mobile: '88550003', email: 'typed@example.mn', passwordHash: await hashPassword(PASSWORD) }
  ])
})
afterAll(() => shop.close())

const logIn = (login: unknown, password: unknown, peer = '10.0.0.1') =>
  shop.call('POST', '/api/v2/users/login', { body: { login, password }, peer })
const reset = (body: Record<string, unknown>) => visitor('POST', '/api/v2/mcs_auth/reset', { body })
const setPassword = (body: Record<string, unknown>) => visitor('POST', '/api/v2/users/password', { body })

function useRealCost(): void {
  const lowered = setPasswordCost(OWASP_COST)
  onTestFinished(() => void setPasswordCost(lowered))
}

describe('a password', () => {
  test('is stored as argon2id with a separate salt', async () => {
    useRealCost()
    const [a, b] = [await hashPassword('same'), await hashPassword('same')]
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(a).not.toBe(b)
    expect(await verifyPassword('same', a)).toBe(true)
    expect(await verifyPassword('Same', a)).toBe(false)
    expect(await verifyPassword('same', 'not a hash')).toBe(false)
  })

  test('matches in any Unicode composition', async () => {
    expect(await verifyPassword('й'.normalize('NFD'), await hashPassword('й'.normalize('NFC')))).toBe(true)
  })
})

describe.each(['pglite', 'postgres'] as const)('a login by a password that is changed at the same time, on %s', kind => {
  let own: TestShop
  beforeAll(async () => {
    own = await openTestShop(undefined, kind)
  })
  afterAll(() => own.close())

  test('leaves no session', async () => {
    const { db } = own.server
    const [former, changed] = [await hashPassword('хуучин нууц 1'), await hashPassword('шинэ нууц 22')]
    const [user] = await db.insert(users).values({ mobile: '88550009', passwordHash: former }).returning({ id: users.id })
    const userId = user?.id ?? 0
    const checked = await authenticate(db, { login: '88550009', password: 'хуучин нууц 1', address: '10.9.9.9', factor: 1 }, new Date())
    await db.transaction(async tx => {
      await tx.update(users).set({ passwordHash: changed }).where(eq(users.id, userId))
      await endOtherSessions(tx, userId, randomUUID())
    })
    const guest = await createSession(db, { kind: 'browser', now: new Date() })
    const login = {
      ...checked,
      before: guest.session,
      source: { address: '10.9.9.9', userAgent: '', locale: 'mn', publicUrl: '' } as const,
      isProven: false,
      mergeGuest: async () => {}
    }
    await expect(db.transaction(tx => startSession(tx, login, new Date()))).rejects.toThrow('password_wrong')
    expect(await listSessions(db, userId, new Date())).toEqual([])
  })
})

describe('login', () => {
  test.each(['88550001', '+976 8855 0001', 'saraa@example.mn', ' Saraa@Example.mn '])('knows %j', async login => {
    const { status, body, session } = await logIn(login, PASSWORD)
    expect(status).toBe(200)
    expect(body['first_name']).toBe('Сараа')
    expect(session).toBeTruthy()
  })

  test('gives the same error for a wrong password, an unknown login and an account without a password', async () => {
    const responses = [
      await logIn('88550001', 'wrong'),
      await logIn('88559999', 'wrong'),
      await logIn('88550002', ''),
      await logIn('88550002', 'x')
    ]
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 422, 401])
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect(responses[0]?.body).toEqual(responses[3]?.body)
    expect(responses[0]?.body['error']).toBe('Incorrect password or user name')
  })

  test('takes as long for an unknown login as for a wrong password', async () => {
    useRealCost()
    await shop.server.db.insert(users).values({ mobile: '88550099', passwordHash: await hashPassword(PASSWORD) })
    // The shortest time of each: any call may wait for other work of the machine.
    const shortest = { existing: Infinity, unknown: Infinity }
    const measure = async (of: keyof typeof shortest, login: string, peer: string): Promise<void> => {
      const start = performance.now()
      await logIn(login, 'wrong', peer)
      shortest[of] = Math.min(shortest[of], performance.now() - start)
    }
    for (let i = 0; i < 8; i++) {
      await measure('existing', '88550099', '10.2.0.1')
      await measure('unknown', '77777777', '10.2.0.2')
    }
    const times = Object.values(shortest)
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(3)
  })

  test.each([
    [{ login: '', password: 'x' }],
    [{ login: 'a' }],
    [{ login: 'a', password: 'x'.repeat(201) }],
    [{ login: { $ne: 1 }, password: ['x'] }]
  ])('refuses %j', async body => {
    expect((await shop.call('POST', '/api/v2/users/login', { body })).status).toBe(422)
  })

  test('rejects the eleventh attempt, also with the right password, until the window ends', async () => {
    for (let i = 0; i < 10; i++) expect((await logIn('88550003', 'wrong', '10.3.0.1')).status).toBe(401)
    const refused = await logIn('88550003', PASSWORD, '10.3.0.1')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      details: { seconds: 900 },
      error: expect.stringContaining('15 minutes')
    })
    expect((await logIn('88550003', PASSWORD, '10.3.1.1')).status).toBe(200)
    shop.pass(900)
    expect((await logIn('88550003', PASSWORD, '10.3.0.1')).status).toBe(200)
  })

  test('resets earlier attempts after a success', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await logIn('88550001', 'wrong', '10.4.0.1')
      expect((await logIn('88550001', PASSWORD, '10.4.0.1')).status).toBe(200)
    }
  })
})

describe('a new password', () => {
  test('by a phone code ends all sessions and starts one', async () => {
    shop.pass(3600)
    const before = (await logIn('88550001', PASSWORD)).session ?? ''
    expect((await reset({ mobile: '8855 0001' })).body).toEqual({ seconds: 60 })
    const code = await shop.lastCode('88550001')
    expect((await setPassword({ mobile: '88550001', code, password: 'short' })).body['details']).toMatchObject({
      fields: { password: 'password_short' }
    })
    const done = await setPassword({ mobile: '88550001', code, password: 'шинэ нууц үг' })
    expect(done.status).toBe(200)
    expect((await shop.call('GET', '/api/v2/users/me', { session: before })).status).toBe(401)
    expect((await shop.call('GET', '/api/v2/users/me', { session: done.session ?? '' })).status).toBe(200)
    expect((await logIn('88550001', PASSWORD)).status).toBe(401)
    expect((await logIn('88550001', 'шинэ нууц үг')).status).toBe(200)
    expect((await setPassword({ mobile: '88550001', code, password: 'again and again' })).body['code']).toBe('code_expired')
  })

  test('needs a reset code, which cannot be used to log in', async () => {
    shop.pass(61)
    await visitor('POST', '/api/v2/mcs_auth/check', { body: { mobile: '88550001' } })
    expect((await setPassword({ mobile: '88550001', code: await shop.lastCode('88550001'), password: 'long enough' })).status).toBe(422)
    shop.pass(61)
    await reset({ mobile: '88550002' })
    const verified = await visitor('POST', '/api/v2/mcs_auth/verify', {
      body: { mobile: '88550002', code: await shop.lastCode('88550002') }
    })
    expect(verified.body['code']).toBe('code_expired')
  })

  test('by an e-mailed link, once, within an hour', async () => {
    await reset({ email: 'Saraa@example.mn' })
    const token = /token=([\w-]+)/.exec(await shop.lastMessage('saraa@example.mn'))?.[1] ?? ''
    expect(token).toHaveLength(43)
    expect((await setPassword({ token: `${token}x`, password: 'long enough' })).body['code']).toBe('token_invalid')
    expect((await setPassword({ token, password: 'long enough' })).status).toBe(200)
    expect((await setPassword({ token, password: 'long enough' })).body['code']).toBe('token_invalid')
    shop.pass(61)
    await reset({ email: 'saraa@example.mn' })
    const expired = /token=([\w-]+)/.exec(await shop.lastMessage('saraa@example.mn'))?.[1] ?? ''
    shop.pass(3600)
    expect((await setPassword({ token: expired, password: 'long enough' })).body['code']).toBe('token_invalid')
  })

  test('does not reveal accounts, and sends nothing to unverified mailboxes', async () => {
    expect((await reset({ mobile: '88558888' })).body).toEqual({ seconds: 60 })
    expect((await reset({ email: 'nobody@example.mn' })).body).toEqual({ seconds: 60 })
    expect((await reset({ email: 'typed@example.mn' })).body).toEqual({ seconds: 60 })
    for (const recipient of ['88558888', 'nobody@example.mn', 'typed@example.mn']) {
      expect(await shop.server.db.select().from(messages).where(eq(messages.recipient, recipient))).toHaveLength(0)
    }
    expect((await reset({ mobile: '88558888' })).status).toBe(429)
    expect((await reset({})).status).toBe(422)
    await reset({ mobile: '88550003' })
    const wrong = (mobile: string) => setPassword({ mobile, code: '000000', password: 'long enough' })
    for (let tries = 0; tries < 6; tries++) {
      const [known, unknown] = [await wrong('88550003'), await wrong('88558888')]
      expect(known.body['code']).toBe(tries < 4 ? 'code_wrong' : 'code_too_many')
      expect(unknown).toEqual(known)
    }
  })

  test('is repeated alike where a form asks twice', async () => {
    const refused = await setPassword({ token: 'x', password: 'морин хуур 7', password_confirmation: 'морин хуур 8' })
    expect(refused.status).toBe(422)
    expect(refused.body['errors']).toEqual({
      password: ['The password does not match'],
      password_confirmation: ['The repeated password does not match']
    })
    const empty = await setPassword({ token: 'x', password: 'морин хуур 7', password_confirmation: '' })
    expect(empty.body['details']).toMatchObject({ fields: { password_confirmation: 'password_repeat_mismatch' } })
    const alike = await setPassword({ token: 'x', password: 'морин хуур 7', password_confirmation: 'морин хуур 7' })
    expect(alike.body['code']).toBe('token_invalid')
  })

  test.each(['12345678', 'Password1', 'QWERTYUIOP', '１２３４５６７８', '99999999', 'абабабаб'])(
    'is not the easily guessed %j',
    async password => {
      expect((await setPassword({ token: 'x', password })).body['details']).toMatchObject({ fields: { password: 'password_common' } })
    }
  )

  test.each(['88550004', '+976 8855-0004', 'Own@Example.mn'])(
    'is not the own login %j, and the refusal leaves the link valid',
    async password => {
      const email = 'own@example.mn'
      await shop.server.db.insert(users).values({ mobile: '88550004', email, emailVerifiedAt: new Date() }).onConflictDoNothing()
      shop.pass(3600)
      await reset({ email })
      const token = /token=([\w-]+)/.exec(await shop.lastMessage(email))?.[1] ?? ''
      expect((await setPassword({ token, password })).body['details']).toMatchObject({ fields: { password: 'password_own_login' } })
      expect((await setPassword({ token, password: 'морин хуур 7' })).status).toBe(200)
    }
  )

  test('needs a proof', async () => {
    expect((await setPassword({ password: 'long enough' })).status).toBe(422)
    expect((await setPassword({ mobile: '88550001', code: '12', password: 'long enough' })).status).toBe(422)
  })
})

describe('a change of the password', () => {
  const mobile = '88550005'
  const change = (session: string, body: Record<string, unknown>) =>
    shop.call('POST', '/api/v2/users/change_password', { session, body, peer: '10.5.0.1' })
  const me = (session: string) => shop.call('GET', '/api/v2/users/me', { session })
  const start = async (): Promise<string> => (await logIn(mobile, PASSWORD, '10.5.0.1')).session ?? ''
  beforeAll(async () => {
    await shop.server.db.insert(users).values([{ mobile, passwordHash: await hashPassword(PASSWORD) }])
  })

  test('asks for the current one, twice for the new one, and refuses what a reset refuses', async () => {
    const session = await start()
    const fields = async (body: Record<string, unknown>) => (await change(session, body)).body['details']
    expect(await fields({ current_password: 'өөр нууц үг', password: 'морин хуур 7' })).toMatchObject({
      fields: { current_password: 'password_current_wrong' }
    })
    expect(await fields({ current_password: PASSWORD, password: 'морин хуур 7', password_confirmation: 'морин' })).toMatchObject({
      fields: { password: 'password_mismatch', password_confirmation: 'password_repeat_mismatch' }
    })
    expect(await fields({ current_password: PASSWORD, password: '12345678' })).toMatchObject({ fields: { password: 'password_common' } })
    expect(await fields({ current_password: PASSWORD, password: mobile })).toMatchObject({ fields: { password: 'password_own_login' } })
    expect((await logIn(mobile, PASSWORD, '10.5.0.1')).status).toBe(200)
    expect((await change('', { current_password: PASSWORD, password: 'морин хуур 7' })).status).toBe(401)
  })

  test('ends every other session and exchanges the token of this one', async () => {
    const [here, elsewhere] = [await start(), await start()]
    const changed = await change(here, { current_password: PASSWORD, password: 'морин хуур 7' })
    expect(changed.status).toBe(200)
    expect((await me(changed.session ?? '')).status).toBe(200)
    expect((await me(here)).status).toBe(401)
    expect((await me(elsewhere)).status).toBe(401)
    expect((await logIn(mobile, PASSWORD, '10.5.0.1')).status).toBe(401)
    expect((await logIn(mobile, 'морин хуур 7', '10.5.0.1')).status).toBe(200)
  })

  test('is reported to the mailbox, else to the phone, also after a reset, but not to the phone that got its code', async () => {
    const { db } = shop.server
    const found = async (recipient: string) =>
      (await db.select().from(messages).where(eq(messages.recipient, recipient))).filter(
        ({ body }) => body.includes('/password/reset\n') || body.endsWith('/password/reset')
      )
    const [phone, mailbox] = ['88550031', 'dulam@example.mn']
    await db.insert(users).values([
      { mobile: phone, phoneVerifiedAt: shop.server.now(), passwordHash: await hashPassword(PASSWORD) },
      { mobile: '88550032', email: mailbox, emailVerifiedAt: shop.server.now(), passwordHash: await hashPassword(PASSWORD) }
    ])
    const session = (await logIn(phone, PASSWORD, '10.5.0.31')).session ?? ''
    expect((await change(session, { current_password: PASSWORD, password: 'морин хуур 8' })).status).toBe(200)
    expect(await found(phone)).toMatchObject([{ channel: 'sms', body: expect.stringContaining('password was changed') }])
    await shop.logIn(phone)
    shop.pass(61)
    const browser = shop.browser()
    await browser('POST', '/api/v2/mcs_auth/reset', { body: { mobile: phone } })
    const [newest] = await db.select().from(messages).where(eq(messages.recipient, phone)).orderBy(desc(messages.id))
    const code = newest?.body.slice(0, 6)
    expect((await browser('POST', '/api/v2/users/password', { body: { mobile: phone, code, password: 'морин хуур 9' } })).status).toBe(200)
    expect(await found(phone)).toHaveLength(1)
    await browser('POST', '/api/v2/mcs_auth/reset', { body: { email: mailbox } })
    const [link] = await db.select().from(messages).where(eq(messages.recipient, mailbox))
    const token = /token=([\w-]+)/.exec(link?.body ?? '')?.[1]
    expect((await browser('POST', '/api/v2/users/password', { body: { token, password: 'морин хуур 9' } })).status).toBe(200)
    expect(await found(mailbox)).toMatchObject([{ subject: 'The password of your account was changed' }])
    expect(await found('88550032')).toEqual([])
  })

  test('cannot be used to guess the current one, nor to set a first one without a proof', async () => {
    const session = (await logIn(mobile, 'морин хуур 7', '10.5.0.1')).session ?? ''
    const guess = () => change(session, { current_password: 'буруу', password: 'шинэ нууц үг' })
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
    const { session: without } = await shop.logIn('88550006')
    const refused = await change(without ?? '', { current_password: 'x', password: 'шинэ нууц үг' })
    expect(refused.body['details']).toMatchObject({ fields: { current_password: 'password_current_wrong' } })
  })
})
