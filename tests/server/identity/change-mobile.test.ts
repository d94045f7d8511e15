import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/identity/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

const CODES = '/api/v2/users/mobile_codes'
const CHANGE = '/api/v2/users/change_mobile'

let shop: TestShop
let count = 0
/** The account's phone, and one that its owner also holds. */
let old: string
let next: string
let browser: ReturnType<TestShop['browser']>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  shop.pass(24 * 3600)
  ;[old, next] = [String(88_660_000 + count), String(99_660_000 + count)]
  browser = shop.browser({ session: (await shop.logIn(old)).session ?? '' })
  shop.pass(60)
})

const send = (body: object = {}) => browser('POST', CODES, { body: { mobile: next, ...body } })
const change = (code: string, currentCode: string, body: object = {}) =>
  browser('POST', CHANGE, { body: { mobile: next, code, current_code: currentCode, ...body } })
const verifyMailbox = (email: string) =>
  shop.server.db.update(users).set({ email, emailVerifiedAt: shop.clock.now }).where(eq(users.mobile, old))
const changeLastDigit = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('the phone of an account', () => {
  test('is changed by both codes; the former one is told, and other sessions end', async () => {
    const elsewhere = shop.browser({ session: (await shop.logIn(old)).session ?? '' })
    shop.pass(60)
    expect((await send()).body).toEqual({ mobile: next, seconds: 60 })
    const [code, currentCode] = [await shop.lastCode(next), await shop.lastCode(old)]
    const changed = await change(code, currentCode)
    expect(changed).toMatchObject({ status: 200, body: { mobile: next, phone_verified: true } })
    expect(await shop.lastMessage(old)).toContain('was changed')
    expect((await elsewhere('GET', '/api/v2/users/me')).status).toBe(401)
    expect((await browser('GET', '/api/v2/users/me')).status).toBe(200)
    const { id } = changed.body
    shop.pass(60)
    expect((await shop.logIn(next)).body).toMatchObject({ id })
    expect((await shop.logIn(old)).body['id']).not.toBe(id)
    expect((await change(code, currentCode)).body).toMatchObject({ code: 'validation', details: { fields: { mobile: 'mobile_same' } } })
  })

  test('is asked for twice by forms, and both have to be the same', async () => {
    expect((await send({ mobile_confirmation: old })).body).toMatchObject({
      details: { fields: { mobile_confirmation: 'mobile_mismatch' } }
    })
    expect((await send({ mobile_confirmation: `+976 ${next}` })).status).toBe(200)
  })

  test('needs both codes, each in its field', async () => {
    await send()
    const [code, currentCode] = [await shop.lastCode(next), await shop.lastCode(old)]
    expect((await change(code, '')).body).toMatchObject({ details: { fields: { current_code: 'code_required' } } })
    expect((await change(code, changeLastDigit(currentCode))).body).toMatchObject({
      code: 'code_wrong',
      details: { fields: { current_code: 'code_wrong' } }
    })
    expect((await change(changeLastDigit(code), currentCode)).body).toMatchObject({
      code: 'code_wrong',
      details: { fields: { code: 'code_wrong' } }
    })
    expect((await browser('GET', '/api/v2/users/me')).body['mobile']).toBe(old)
    expect((await change(code, currentCode)).status).toBe(200)
  })

  test('is not changed by codes for another number, of another account, or after five minutes', async () => {
    await send()
    const [code, currentCode] = [await shop.lastCode(next), await shop.lastCode(old)]
    expect((await change(code, currentCode, { mobile: '99669999' })).body['code']).toBe('code_expired')
    const stranger = shop.browser({ session: (await shop.logIn(`7${next.slice(1)}`)).session ?? '' })
    const stolen = await stranger('POST', CHANGE, { body: { mobile: next, code, current_code: currentCode } })
    expect(stolen.body['code']).toBe('code_expired')
    shop.pass(301)
    expect((await change(code, currentCode)).body['code']).toBe('code_expired')
  })

  test('refuses the present number, and tells that another account has it only to who holds the phone', async () => {
    expect((await send({ mobile: old })).body).toMatchObject({ details: { fields: { mobile: 'mobile_same' } } })
    expect((await send({ mobile: '123' })).body).toMatchObject({ details: { fields: { mobile: 'phone_wrong' } } })
    await shop.logIn(next)
    shop.pass(60)
    expect((await send()).body).toEqual({ mobile: next, seconds: 60 })
    const [code, currentCode] = [await shop.lastCode(next), await shop.lastCode(old)]
    expect((await change(changeLastDigit(code), currentCode)).body['code']).toBe('code_wrong')
    expect(await change(code, currentCode)).toMatchObject({
      status: 422,
      body: { code: 'mobile_taken', details: { fields: { mobile: 'mobile_taken' } } }
    })
    expect((await browser('GET', '/api/v2/users/me')).body['mobile']).toBe(old)
  })

  test('is changed by the verified mailbox where the phone is lost', async () => {
    expect((await send({ proof: 'email' })).status).toBe(422)
    const email = `dulmaa-${count}@example.mn`
    await verifyMailbox(email)
    // Whoever has a session could add a mailbox of their own, and take the account with it.
    expect((await send({ proof: 'email' })).body).toMatchObject({ details: { fields: { proof: 'email_recent' } } })
    shop.pass(3 * 24 * 3600)
    expect((await send({ proof: 'email' })).status).toBe(200)
    const [code, mailCode] = [await shop.lastCode(next), await shop.lastCode(email)]
    expect((await change(code, mailCode)).body['code']).toBe('code_expired')
    expect((await change(code, mailCode, { proof: 'email' })).body).toMatchObject({ mobile: next })
  })

  test('is limited like other codes, and needs a login', async () => {
    await send()
    expect((await send()).body['code']).toBe('code_wait')
    expect((await shop.call('POST', CODES, { body: { mobile: next } })).status).toBe(401)
  })
})
