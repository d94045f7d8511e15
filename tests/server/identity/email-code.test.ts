import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/identity/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

const EMAIL = 'oyun@example.mn'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.pass(3600)
  await shop.server.db.delete(users)
})

async function logIn(browser = shop.browser(), typed = EMAIL) {
  const sent = await browser('POST', '/api/v2/mcs_auth/check', { body: { email: typed } })
  return { sent, verified: await browser('POST', '/api/v2/mcs_auth/verify', { body: { email: typed, code: await shop.lastCode(EMAIL) } }) }
}

test('a code by e-mail makes an account, and finds it again', async () => {
  const { sent, verified } = await logIn(shop.browser(), ' Oyun@Example.MN ')
  expect(sent.body).toEqual({ mobile: '', email: EMAIL, seconds: 60 })
  expect(verified).toMatchObject({ status: 200, body: { email: EMAIL, email_verified: true, mobile: null } })
  shop.pass(3600)
  expect((await logIn()).verified.body['id']).toBe(verified.body['id'])
})

test('an unverified e-mail of another account does not open that account', async () => {
  const [other] = await shop.server.db.insert(users).values({ mobile: '99001122', email: EMAIL }).returning({ id: users.id })
  const { verified } = await logIn()
  expect(verified.status).toBe(200)
  expect(verified.body['id']).not.toBe(other?.id)
})

test('a code is used by the session that asked, once, and for its own mailbox', async () => {
  const [browser, thief] = [shop.browser(), shop.browser()]
  await browser('POST', '/api/v2/mcs_auth/check', { body: { email: EMAIL } })
  const code = await shop.lastCode(EMAIL)
  const use = (by: typeof browser, email: string) => by('POST', '/api/v2/mcs_auth/verify', { body: { email, code } })
  expect((await use(thief, EMAIL)).body['code']).toBe('code_expired')
  expect((await use(browser, 'other@example.mn')).body['code']).toBe('code_expired')
  expect((await use(browser, EMAIL)).status).toBe(200)
  expect((await use(browser, EMAIL)).status).not.toBe(200)
})

test('the mailbox stays while it is the only way to log in', async () => {
  const browser = shop.browser()
  await logIn(browser)
  expect((await browser('GET', '/api/v2/users/sign_in_methods')).body).toEqual([{ kind: 'email', label: EMAIL, removable: false }])
  const change = (email: string) => browser('POST', '/api/v2/users/update_profile', { body: { first_name: 'Оюун', email } })
  expect((await change('mistyped@example.mn')).body['errors']).toHaveProperty('email')
  expect((await change('')).status).toBe(422)
  expect((await change(EMAIL)).status).toBe(200)
  await shop.server.db.update(users).set({ mobile: '99001122', phoneVerifiedAt: shop.clock.now })
  expect((await change('new@example.mn')).body).toMatchObject({ email: 'new@example.mn', email_verified: false })
})

test.each([{}, { mobile: '99001122', email: EMAIL }, { email: 'oyun' }, { email: '' }])('refuses %j', async body => {
  expect((await shop.call('POST', '/api/v2/mcs_auth/check', { body })).status).toBe(422)
})
