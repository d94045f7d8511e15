import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/passwords.ts'
import { users, verificationCodes } from '#server/identity/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

const MAILBOX = 'bolor@example.mn'

let shop: TestShop
let session = ''
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.pass(24 * 3600)
  await shop.server.db.delete(verificationCodes)
  session = (await shop.logIn('88770001')).session ?? ''
  await shop.server.db.update(users).set({ email: MAILBOX, emailVerifiedAt: null }).where(eq(users.mobile, '88770001'))
})

const send = (who = session) => shop.call('POST', '/api/v2/users/email_code', { session: who })
const verify = (code: unknown, who = session) => shop.call('POST', '/api/v2/users/verify_email', { body: { code }, session: who })

describe('an e-mail', () => {
  test('is verified by the code sent to it, once', async () => {
    expect((await send()).body).toEqual({ email: MAILBOX, seconds: 60 })
    const code = await shop.lastCode(MAILBOX)
    const proved = await verify(` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(proved.body).toMatchObject({ email: MAILBOX, email_verified: true })
    expect(await shop.lastMessage('88770001')).toContain(MAILBOX)
    expect((await send()).status).toBe(409)
    await shop.server.db.update(users).set({ emailVerifiedAt: null })
    expect((await verify(code)).body['code']).toBe('code_expired')
  })

  test('is not verified by a wrong or old code, or a code of the phone', async () => {
    await send()
    const code = await shop.lastCode(MAILBOX)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await verify(wrong)).body).toMatchObject({ code: 'code_wrong', details: { left: 4 } })
    expect((await verify('12')).status).toBe(422)
    shop.pass(301)
    expect((await verify(code)).body['code']).toBe('code_expired')
    await shop.call('POST', '/api/v2/mcs_auth/check', { body: { mobile: '88770001' } })
    expect((await verify(await shop.lastCode('88770001'))).body['code']).toBe('code_expired')
  })

  test('limits attempts to five, and limits requests', async () => {
    await send()
    expect((await send()).body['code']).toBe('code_wait')
    const code = await shop.lastCode(MAILBOX)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) await verify(wrong)
    expect((await verify(code)).body['code']).toBe('code_too_many')
  })

  test('is not verified by a code sent before it was changed', async () => {
    await send()
    const code = await shop.lastCode(MAILBOX)
    await shop.call('POST', '/api/v2/users/update_profile', { body: { email: 'other@example.mn' }, session })
    expect((await verify(code)).body['code']).toBe('code_expired')
    const [user] = await shop.server.db.select().from(users).where(eq(users.mobile, '88770001'))
    expect(user?.emailVerifiedAt).toBeNull()
  })

  test('that was verified is told once when it is replaced or removed, an unverified one never', async () => {
    const save = (email: string) => shop.call('POST', '/api/v2/users/update_profile', { body: { email }, session })
    await save('unverified@example.mn')
    await expect(shop.lastMessage(MAILBOX)).resolves.not.toContain('no longer the address')
    await shop.server.db.update(users).set({ email: MAILBOX, emailVerifiedAt: shop.server.now() }).where(eq(users.mobile, '88770001'))
    await save(MAILBOX)
    await expect(shop.lastMessage(MAILBOX)).resolves.not.toContain('no longer the address')
    await save('')
    expect(await shop.lastMessage(MAILBOX)).toContain(`${MAILBOX} is no longer the address of your account`)
    expect(await shop.lastMessage(MAILBOX)).toContain('/account/profile/sessions')
  })

  test('of somebody else gives no access to an account, and does not keep its owner from it', async () => {
    const owner = (await shop.logIn('88770002')).session ?? ''
    const login = (password: string) => shop.call('POST', '/api/v2/users/login', { body: { login: MAILBOX, password } })
    for (const [mobile, password] of [
      ['88770001', 'password of a stranger'],
      ['88770002', 'password of the owner']
    ] as const)
      await shop.server.db
        .update(users)
        .set({ passwordHash: await hashPassword(password) })
        .where(eq(users.mobile, mobile))
    expect((await login('password of a stranger')).body['code']).toBe('password_wrong')
    expect((await shop.call('POST', '/api/v2/users/update_profile', { body: { email: MAILBOX }, session: owner })).status).toBe(200)
    await send(owner)
    expect((await verify(await shop.lastCode(MAILBOX), owner)).body).toMatchObject({ email_verified: true })
    expect((await login('password of a stranger')).body['code']).toBe('password_wrong')
    expect((await login('password of the owner')).body).toMatchObject({ mobile: '88770002' })
    shop.pass(61)
    await send()
    expect((await verify(await shop.lastCode(MAILBOX))).body['errors']).toEqual({ email: ['This e-mail is already in use'] })
    await shop.server.db.update(users).set({ email: null, emailVerifiedAt: null }).where(eq(users.mobile, '88770002'))
  })

  test('must exist, and needs a login', async () => {
    expect((await shop.call('POST', '/api/v2/users/email_code')).status).toBe(401)
    expect((await shop.call('POST', '/api/v2/users/verify_email', { body: { code: '123456' } })).status).toBe(401)
    await shop.server.db.update(users).set({ email: null })
    expect((await send()).body['errors']).toEqual({ email: ['Enter your e-mail first'] })
  })
})
