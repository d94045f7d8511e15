import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normalizeEmail } from '#domain/account.ts'
import { users } from '#server/identity/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

let shop: TestShop
let session = ''
beforeAll(async () => {
  shop = await openTestShop()
  await shop.server.db.insert(users).values({ mobile: '88770002', email: 'taken@example.mn' })
  session = (await shop.logIn('88770001')).session ?? ''
})
afterAll(() => shop.close())

const change = (body: unknown, who = session) => shop.call('POST', '/api/v2/users/update_profile', { body, session: who })

describe('the profile', () => {
  test('changes only the sent fields', async () => {
    const first = await change({
      first_name: ' Болормаа ',
      last_name: 'Бат',
      gender: 'MS',
      birthday: '1990-05-17',
      home_phone: '7011-2345',
      email: 'Bolor@Example.mn'
    })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      first_name: 'Болормаа',
      full_name: 'Бат Болормаа',
      gender: 'MS',
      birthday: '1990-05-17',
      home_phone: '70112345',
      email: 'bolor@example.mn',
      email_verified: false
    })
    const second = await change({ gender: '', birthday: null, home_phone: '' })
    expect(second.body).toMatchObject({ first_name: 'Болормаа', gender: null, birthday: null, home_phone: null, email: 'bolor@example.mn' })
  })

  test('keeps an unchanged e-mail verified, and unverifies another one', async () => {
    await shop.server.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.mobile, '88770001'))
    expect((await change({ email: 'bolor@example.mn' })).body['email_verified']).toBe(true)
    expect((await change({ email: 'other@example.mn' })).body['email_verified']).toBe(false)
  })

  test.each([
    [{ email: 'no address' }, 'email', 'email_wrong'],
    [{ first_name: '' }, 'first_name', 'blank'],
    [{ first_name: 'x'.repeat(61) }, 'first_name', 'too_long'],
    [{ birthday: '2990-01-01' }, 'birthday', 'birthday_wrong'],
    [{ birthday: '1990-02-30' }, 'birthday', 'birthday_wrong'],
    [{ gender: 'X' }, 'gender', 'validation'],
    [{ home_phone: '12' }, 'home_phone', 'phone_wrong'],
    [{ first_name: 7 }, 'first_name', 'blank'],
    [{ first_name: 'Бат\u0000' }, 'first_name', 'validation'],
    [{ first_name: 'Бат\nBcc: a@b.mn' }, 'first_name', 'validation'],
    [{ first_name: '\u200B\u3164' }, 'first_name', 'blank']
  ])('refuses %j', async (body, field, code) => {
    const response = await change(body)
    expect(response.status).toBe(422)
    expect(response.body['details']).toMatchObject({ fields: { [field]: code } })
    expect(response.body['errors']).toHaveProperty(field)
  })

  test('ignores role, phone and id', async () => {
    expect((await change({ role: 'owner', mobile: '88770002', id: 1, phone_verified: false })).status).toBe(422)
    const { body } = await shop.call('GET', '/api/v2/users/me', { session })
    expect(body).toMatchObject({ role: 'customer', mobile: '88770001', phone_verified: true })
  })

  test('rejects unknown fields', async () => {
    expect(await change({ first_name: 'Болормаа', nickname: 'Болор' })).toMatchObject({ status: 422, body: { code: 'validation' } })
  })

  test.each([
    ['/api/v2/users/update_profile', { first_name: '' }],
    ['/api/v2/users/verify_email', { code: 'x' }]
  ])('tells a guest to log in before it looks at what was sent to %s', async (path, body) => {
    expect((await shop.call('POST', path, { body })).status).toBe(401)
  })

  test('is visible to its owner only', async () => {
    expect((await change({ first_name: 'x' }, 'no-such-session')).body['code']).toBe('login_required')
    const me = await shop.call('GET', '/api/v2/users/me')
    expect(me.status).toBe(401)
    expect(me.body['error']).toBe('Login required')
  })
})

test.each([
  ['A@b.mn', 'a@b.mn'],
  ['a@b', null],
  ['a b@c.mn', null],
  [`${'x'.repeat(250)}@b.mn`, null],
  ['@b.mn', null]
])('an address %s is kept as %s', (typed, stored) => expect(normalizeEmail(typed)).toBe(stored))
