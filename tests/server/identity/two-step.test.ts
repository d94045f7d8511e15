import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/passwords.ts'
import { staffRoles, users } from '#server/identity/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { PERMISSIONS, type Role } from '#domain/permission.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'

const PASSWORD = 'цагаан морь 42'
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
  mobile = await addUser('staff')
})

async function addUser(role: Role, suffix = 0): Promise<string> {
  const phone = String(88_660_000 + count * 10 + suffix)
  await shop.server.db.insert(users).values({ mobile: phone, phoneVerifiedAt: shop.clock.now, passwordHash, role })
  return phone
}
const logIn = (browser: TestShop['call'], login = mobile) => browser('POST', '/api/v2/users/login', { body: { login, password: PASSWORD } })
const finish = (browser: TestShop['call'], code: string) => browser('POST', '/api/v2/users/second_step', { body: { code } })
const readWho = async (browser: TestShop['call']) => (await browser('GET', '/api/v2/users/me')).body

/** Codes of an authenticator app with this secret. */
const createApp = (secret: string) => () =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: shop.clock.now.getTime() })

/** Logs in and turns the second step on. */
async function turnOn(login = mobile) {
  const browser = shop.browser()
  expect((await logIn(browser, login)).status).toBe(200)
  const { body } = await browser('POST', '/api/v2/users/two_step/start')
  const app = createApp(String(body['secret']))
  const confirmed = await browser('POST', '/api/v2/users/two_step/confirm', { body: { code: app() } })
  expect(confirmed.status).toBe(200)
  shop.pass(30)
  return { browser, app, recovery: confirmed.body['recovery_codes'] as string[] }
}

describe('two-step login', () => {
  test('is turned on by a code of the app, with ten recovery codes, and ends the other sessions', async () => {
    const other = shop.browser()
    await logIn(other)
    const browser = shop.browser()
    await logIn(browser)
    const started = (await browser('POST', '/api/v2/users/two_step/start')).body
    expect(started['uri']).toMatch(/^otpauth:\/\/totp\/[^?]+\?.*secret=/)
    const app = createApp(String(started['secret']))
    const wrong = String((Number(app()) + 500_000) % 1_000_000).padStart(6, '0')
    expect((await browser('POST', '/api/v2/users/two_step/confirm', { body: { code: wrong } })).body['errors']).toHaveProperty('code')
    expect((await browser('POST', '/api/v2/users/two_step/start')).body['secret']).toBe(started['secret'])
    const { status, body } = await browser('POST', '/api/v2/users/two_step/confirm', { body: { code: app() } })
    expect(status).toBe(200)
    expect(new Set(body['recovery_codes'] as string[]).size).toBe(10)
    expect((await browser('GET', '/api/v2/users/two_step')).body).toEqual({
      enabled_at: shop.clock.now.toISOString(),
      recovery_codes_left: 10
    })
    expect(await readWho(other)).toMatchObject({ code: 'login_required' })
    expect((await browser('POST', '/api/v2/users/two_step/start')).body['code']).toBe('two_step_on')
  })

  test('a login by password or phone needs the code, in the same session; until then nobody is logged in', async () => {
    const { app } = await turnOn()
    const browser = shop.browser()
    const first = await logIn(browser)
    expect(first).toMatchObject({ status: 403, body: { code: 'second_step_required' } })
    expect(first.body).not.toHaveProperty('id')
    expect(await readWho(browser)).toMatchObject({ code: 'login_required' })
    expect((await finish(shop.browser(), app())).body['code']).toBe('second_step_expired')
    expect((await finish(browser, app())).status).toBe(200)
    expect(await readWho(browser)).toMatchObject({ mobile })
    const phone = shop.browser()
    await phone('POST', '/api/v2/mcs_auth/check', { body: { mobile } })
    const verified = await phone('POST', '/api/v2/mcs_auth/verify', { body: { mobile, code: await shop.lastCode(mobile) } })
    expect(verified.body['code']).toBe('second_step_required')
    shop.pass(30)
    expect((await finish(phone, app())).status).toBe(200)
  })

  test('a new password ends every session, and still needs the code', async () => {
    const { app, browser: before } = await turnOn()
    const browser = shop.browser()
    await browser('POST', '/api/v2/mcs_auth/reset', { body: { mobile } })
    const body = { mobile, code: await shop.lastCode(mobile), password: 'хөх тэнгэр 77' }
    expect((await browser('POST', '/api/v2/users/password', { body })).body['code']).toBe('second_step_required')
    expect(await readWho(before)).toMatchObject({ code: 'login_required' })
    expect(await readWho(browser)).toMatchObject({ code: 'login_required' })
    expect((await finish(browser, app())).status).toBe(200)
  })

  test('a login that waits for its code ends with a new password', async () => {
    const { app, browser } = await turnOn()
    const waiting = shop.browser()
    expect((await logIn(waiting)).body['code']).toBe('second_step_required')
    const body = { current_password: PASSWORD, password: 'хөх тэнгэр 77', password_confirmation: 'хөх тэнгэр 77' }
    expect((await browser('POST', '/api/v2/users/change_password', { body })).status).toBe(200)
    expect((await finish(waiting, app())).body['code']).toBe('second_step_expired')
  })

  test('a code is valid once, also for two at once, and for one period before and after', async () => {
    const { app } = await turnOn()
    const [a, b] = [shop.browser(), shop.browser()]
    await logIn(a)
    await logIn(b)
    const code = app()
    const both = await Promise.all([finish(a, code), finish(b, code)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const c = shop.browser()
    await logIn(c)
    shop.pass(30)
    const late = app()
    shop.pass(30)
    expect((await finish(c, late)).status).toBe(200)
    shop.pass(90)
    const old = app()
    shop.pass(90)
    const d = shop.browser()
    await logIn(d)
    expect((await finish(d, old)).status).toBe(422)
  })

  test('a recovery code works once, however it is typed; new ones end the old', async () => {
    const { app, browser, recovery } = await turnOn()
    const [one = '', two = ''] = recovery
    const phone = shop.browser()
    await logIn(phone)
    expect((await finish(phone, one.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect((await browser('GET', '/api/v2/users/two_step')).body['recovery_codes_left']).toBe(9)
    const again = shop.browser()
    await logIn(again)
    expect((await finish(again, one)).status).toBe(422)
    const renewed = await browser('POST', '/api/v2/users/two_step/recovery_codes', { body: { code: app() } })
    expect(renewed.body['recovery_codes']).toHaveLength(10)
    expect((await finish(again, two)).status).toBe(422)
  })

  test('the first step is forgotten after ten minutes', async () => {
    const { app } = await turnOn()
    const browser = shop.browser()
    await logIn(browser)
    shop.pass(601)
    expect((await finish(browser, app())).body['code']).toBe('second_step_expired')
  })

  test('guesses are limited for the account, and do not keep the owner out from another network', async () => {
    const { app } = await turnOn()
    const guesser = shop.browser({ peer: '203.0.113.9' })
    await logIn(guesser)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) statuses.push((await finish(guesser, String(100_000 + guess))).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422))
    expect(statuses.slice(10)).toEqual([429, 429])
    const owner = shop.browser({ peer: '198.51.100.7' })
    await logIn(owner)
    expect((await finish(owner, app())).status).toBe(200)
  })

  test('guesses from many networks are few a day', async () => {
    const { app } = await turnOn()
    let wrong = 0
    for (let network = 0; network < 12; network++) {
      const guesser = shop.browser({ peer: `172.21.${network}.1` })
      await logIn(guesser)
      for (let guess = 0; guess < 7; guess++) wrong += Number((await finish(guesser, '000000')).status === 422)
    }
    // The account's total of fifty, seven of each network, then three of each of the four that are left.
    expect(wrong).toBe(50 + 3 * 5)
    const owner = shop.browser({ peer: '198.51.100.7' })
    await logIn(owner)
    expect((await finish(owner, app())).status).toBe(200)
  })

  test('is turned off by a code; then one step is enough', async () => {
    const { app, browser } = await turnOn()
    expect((await browser('POST', '/api/v2/users/two_step/end', { body: { code: '000000' } })).status).toBe(422)
    expect((await browser('POST', '/api/v2/users/two_step/end', { body: { code: app() } })).status).toBe(200)
    expect((await logIn(shop.browser())).status).toBe(200)
  })

  test('a token by password needs the code as `otp`', async () => {
    const { app } = await turnOn()
    const token = (otp?: string) =>
      shop.call('POST', '/oauth/token', { body: { grant_type: 'password', username: mobile, password: PASSWORD, ...(otp && { otp }) } })
    expect(await token()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const { status, body } = await token(app())
    expect(status).toBe(200)
    expect((await shop.call('GET', '/api/v2/users/me', { bearer: String(body['access_token']) })).body['mobile']).toBe(mobile)
  })
})

describe('a shop that requires it of staff', () => {
  const requireTwoStep = (browser: TestShop['call'], staffTwoStep: boolean, version: number) =>
    browser('PUT', '/api/v2/site_settings/security', { body: { version, value: { staffTwoStep } } })

  test('gives no permission until it is set up, and customers nothing to do; only who manages staff changes the rule', async () => {
    const owner = shop.browser()
    await logIn(owner, await addUser('owner', 1))
    const staff = shop.browser()
    await logIn(staff)
    const customer = shop.browser()
    await logIn(customer, await addUser('customer', 2))
    expect((await requireTwoStep(staff, true, 0)).status).toBe(403)
    const saved = await requireTwoStep(owner, true, 0)
    expect(saved.status).toBe(200)
    try {
      expect(await readWho(staff)).toMatchObject({ role: 'staff', permissions: [], two_step_due: true })
      expect((await staff('GET', '/api/v2/site_settings/contact')).status).toBe(403)
      expect(await readWho(customer)).toMatchObject({ two_step_due: false })
      const { secret } = (await staff('POST', '/api/v2/users/two_step/start')).body
      expect((await staff('POST', '/api/v2/users/two_step/confirm', { body: { code: createApp(String(secret))() } })).status).toBe(200)
      expect(await readWho(staff)).toMatchObject({ two_step_due: false })
      expect((await staff('GET', '/api/v2/site_settings/contact')).status).toBe(200)
      const { secret: own } = (await owner('POST', '/api/v2/users/two_step/start')).body
      await owner('POST', '/api/v2/users/two_step/confirm', { body: { code: createApp(String(own))() } })
    } finally {
      expect((await requireTwoStep(owner, false, Number(saved.body['version']))).status).toBe(200)
    }
  })

  test("an owner alone turns off a member's second step for a lost phone, which ends the sessions and is recorded", async () => {
    const { browser: lost } = await turnOn()
    const id = Number((await readWho(lost))['id'])
    const owner = shop.browser()
    await logIn(owner, await addUser('owner', 3))
    const [role] = await shop.server.db
      .insert(staffRoles)
      .values({ name: 'Менежер', permissions: [...PERMISSIONS], createdAt: shop.clock.now })
      .returning()
    const manager = shop.browser()
    const managerLogin = await addUser('custom', 4)
    await shop.server.db
      .update(users)
      .set({ staffRoleId: role?.id ?? null })
      .where(eq(users.mobile, managerLogin))
    await logIn(manager, managerLogin)
    const reset = (browser: TestShop['call'], reason = 'Утсаа хаясан') =>
      browser('POST', `/api/v2/staff/members/${id}/two_step/end`, { body: { reason } })
    expect((await reset(manager)).status).toBe(403)
    expect((await reset(owner, ' ')).body['errors']).toHaveProperty('reason')
    const members = (await owner('GET', '/api/v2/staff/members')).body['members'] as { id: number; two_step: boolean }[]
    expect(members.find(member => member.id === id)?.two_step).toBe(true)
    expect((await reset(owner)).status).toBe(200)
    expect(await readWho(lost)).toMatchObject({ code: 'login_required' })
    expect((await reset(owner)).body['code']).toBe('two_step_off')
    expect((await logIn(shop.browser())).status).toBe(200)
    const { actions } = (await owner('GET', '/api/v2/staff/actions')).body as { actions: { action: string; after: unknown }[] }
    expect(actions.find(({ action }) => action === 'staff.two_step')?.after).toEqual({ on: false, reason: 'Утсаа хаясан' })
  })

  test("staff who may change customers turn off a customer's, who is told by e-mail and text message", async () => {
    const login = await addUser('customer', 5)
    const email = `lost-${login}@example.mn`
    await shop.server.db.update(users).set({ email, emailVerifiedAt: shop.clock.now }).where(eq(users.mobile, login))
    const { browser: lost } = await turnOn(login)
    const id = Number((await readWho(lost))['id'])
    const waiting = shop.browser()
    expect((await logIn(waiting, login)).body['code']).toBe('second_step_required')
    // In another language than the customer's.
    const [staff, support] = [shop.browser({ locale: 'mn' }), shop.browser()]
    await logIn(staff)
    await logIn(support, await addUser('support', 6))
    const reset = (browser: TestShop['call'], of = id) =>
      browser('POST', `/api/v2/staff/customers/${of}/two_step/end`, { body: { reason: 'Дугаар руу нь залгаж нягталсан' } })
    expect((await reset(support)).status).toBe(403)
    const own = Number((await readWho(staff))['id'])
    expect((await reset(staff, own)).status).toBe(404)
    expect((await reset(staff)).status).toBe(200)
    expect(await readWho(lost)).toMatchObject({ code: 'login_required' })
    expect((await finish(waiting, '000000')).body['code']).toBe('second_step_expired')
    expect((await logIn(shop.browser(), login)).status).toBe(200)
    const told = (await shop.server.db.select().from(messages)).filter(
      ({ recipient, body }) => [email, login].includes(recipient) && /two-step login/.test(body)
    )
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
    const { actions } = (await staff('GET', '/api/v2/staff/actions')).body as {
      actions: { action: string; subject: string; after: unknown }[]
    }
    expect(actions.find(({ action }) => action === 'customer.two_step')).toMatchObject({
      subject: String(id),
      after: { on: false, reason: 'Дугаар руу нь залгаж нягталсан' }
    })
  })
})
