import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { hashPassword } from '#server/identity/passwords.ts'
import { users } from '#server/identity/tables.ts'
import { toAddressBlock, toNetwork } from '#server/kernel/http/address-block.ts'
import { limitAttempts, removeAttempt } from '#server/kernel/http/rate-limit.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'
import { USUAL_KINDS } from '../database.ts'

const PASSWORD = 'сүүтэй цай 7'

describe.each(USUAL_KINDS)('attacks on one account on %s', kind => {
  let shop: TestShop
  let mobile = ''
  let accounts = 0
  beforeAll(async () => (shop = await openTestShop(config => config, kind)))
  afterAll(() => shop.close())
  beforeEach(async () => {
    mobile = String(88_440_000 + accounts++)
    await shop.server.db.insert(users).values({ mobile, passwordHash: await hashPassword(PASSWORD) })
  })

  const logIn = (password: string, peer: string, headers: Record<string, string> = {}) =>
    shop.call('POST', '/api/v2/users/login', { body: { login: mobile, password }, peer, ...headers })
  const ask = (caller: TestShop['call']) => caller('POST', '/api/v2/mcs_auth/check', { body: { mobile } })
  const verify = (caller: TestShop['call'], code: string) => caller('POST', '/api/v2/mcs_auth/verify', { body: { mobile, code } })
  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('seventy wrong passwords from one network block that network only', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 70; i++) statuses.push((await logIn('wrong', '198.51.100.7')).status)
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(60)
    expect((await logIn(PASSWORD, '198.51.100.8')).status).toBe(429)
    expect((await logIn(PASSWORD, '203.0.113.9')).status).toBe(200)
  })

  test('many networks slow each other down, and the owner can still log in', async () => {
    const statuses: number[] = []
    for (let network = 0; network < 12; network++)
      for (let i = 0; i < 10; i++) statuses.push((await logIn('wrong', `172.20.${network}.1`)).status)
    // The account's total of sixty, then three of each network.
    expect(statuses.slice(0, 60).every(status => status === 401)).toBe(true)
    expect(statuses.slice(60).filter(status => status === 401)).toHaveLength(6 * 3)
    for (let i = 0; i < 5; i++) expect((await logIn(PASSWORD, '203.0.113.20')).status).toBe(200)
  })

  test('a claimed address does not start another count', async () => {
    for (let i = 0; i < 10; i++) await logIn('wrong', '198.51.101.7', { claimed: `203.0.115.${i}` })
    expect((await logIn(PASSWORD, '198.51.101.7', { claimed: '203.0.116.1' })).status).toBe(429)
  })

  test('IPv6 addresses of one customer share a count', async () => {
    for (let i = 0; i < 10; i++) await logIn('wrong', `2001:db8:7:${i}::${i + 1}`)
    expect((await logIn(PASSWORD, '2001:db8:7:99::5')).status).toBe(429)
    expect((await logIn(PASSWORD, '2001:db8:8::5')).status).toBe(200)
  })

  test('networks of one IPv6 /48 have a limit together, which an operator with many customers does not reach', async () => {
    const { db } = shop.server
    const write = async (network: string, customer: number) =>
      limitAttempts(db, 'contacts_from', toAddressBlock(`2001:db8:${network}:${customer.toString(16)}::1`), 1, shop.clock.now).then(
        () => true,
        () => false
      )
    // Ten of one customer, fifty times as many of the network.
    const written: boolean[] = []
    for (let i = 0; i < 510; i++) written.push(await write('9', i))
    expect(written.indexOf(false)).toBe(500)
    expect(await write('a', 1)).toBe(true)
    await removeAttempt(db, 'contacts_from', toAddressBlock('2001:db8:a:1::1'))
    for (let i = 0; i < 10; i++) expect(await write('a', 1)).toBe(true)
    expect(await write('a', 1)).toBe(false)
  })

  test('counts are in the database and shared by processes', async () => {
    for (let i = 0; i < 10; i++) await logIn('wrong', '198.51.102.7')
    const restarted = shop.reopen()
    const response = await restarted('POST', '/api/v2/users/login', { body: { login: mobile, password: PASSWORD }, peer: '198.51.102.7' })
    expect(response.status).toBe(429)
  })

  test("another person's guesses do not void the owner's code", async () => {
    const [owner, stranger] = [shop.browser({ peer: '203.0.113.30' }), shop.browser({ peer: '198.51.103.30' })]
    await ask(owner)
    const code = await shop.lastCode(mobile)
    for (let i = 0; i < 8; i++) expect((await verify(stranger, otherThan(code))).body['code']).toBe('code_expired')
    // Even the correct code is rejected for another requester.
    expect((await verify(stranger, code)).body['code']).toBe('code_expired')
    expect((await verify(owner, code)).status).toBe(200)
  })

  test("another person's request for a code neither delays nor replaces the owner's", async () => {
    const [owner, stranger] = [shop.browser({ peer: '203.0.113.31' }), shop.browser({ peer: '198.51.103.31' })]
    expect((await ask(stranger)).status).toBe(200)
    expect((await ask(owner)).status).toBe(200)
    const code = await shop.lastCode(mobile)
    for (let round = 0; round < 8; round++) {
      shop.pass(30)
      await ask(stranger)
      await verify(stranger, otherThan(code))
    }
    expect((await verify(owner, code)).status).toBe(200)
  })

  test("code requests from many networks are limited, and the owner's network still gets one", async () => {
    let sent = 0
    for (let network = 0; network < 6; network++)
      for (let i = 0; i < 6; i++) {
        if ((await ask(shop.browser({ peer: `172.21.${network}.1` }))).status === 200) sent++
        shop.pass(61)
      }
    expect(sent).toBe(12 + 4 * 2)
    expect((await ask(shop.browser({ peer: '203.0.113.40' }))).status).toBe(200)
  })

  test('guesses of codes from many networks end, and the owner still logs in', async () => {
    const owner = shop.browser({ peer: '203.0.113.60' })
    const answers: unknown[] = []
    for (let network = 0; network < 25; network++) {
      const guesser = shop.browser({ peer: `172.22.${network}.1` })
      expect((await ask(guesser)).status).toBe(200)
      const wrong = otherThan(await shop.lastCode(mobile))
      for (let i = 0; i < 5; i++) answers.push((await verify(guesser, wrong)).body['code'])
    }
    // The phone's total of a hundred a day, then three of each network.
    expect(answers.slice(0, 100)).not.toContain('too_many_requests')
    expect(answers.slice(100).filter(code => code === 'too_many_requests')).toHaveLength(5 * 2)
    shop.pass(3600)
    await ask(owner)
    const code = await shop.lastCode(mobile)
    expect((await verify(owner, otherThan(code))).body['code']).toBe('code_wrong')
    expect((await verify(owner, code)).status).toBe(200)
  })

  test('guesses of codes with which an account claims a phone or mailbox end, too', async () => {
    const [own, claimed, mailbox] = [`99${mobile.slice(2)}`, `77${mobile.slice(2)}`, `a${mobile}@example.mn`]
    const claimer = shop.browser({ session: (await shop.logIn(own)).session ?? '' })
    await shop.server.db.update(users).set({ email: mailbox }).where(eq(users.mobile, own))
    const claims = [
      { target: claimed, ask: 'mobile_codes', answer: 'change_mobile', body: { mobile: claimed }, more: { current_code: '123456' } },
      { target: mailbox, ask: 'email_code', answer: 'verify_email' }
    ]
    for (const { target, ask: question, answer, body, more } of claims) {
      const answers: unknown[] = []
      for (let network = 0; network < 25; network++) {
        shop.pass(900)
        const peer = `172.23.${network}.1`
        expect((await claimer('POST', `/api/v2/users/${question}`, { body, peer })).status).toBe(200)
        const guess = { ...body, ...more, code: otherThan(await shop.lastCode(target)) }
        for (let i = 0; i < 5; i++) answers.push((await claimer('POST', `/api/v2/users/${answer}`, { body: guess, peer })).body['code'])
      }
      expect(answers.slice(0, 100)).not.toContain('too_many_requests')
      expect(answers.slice(100).filter(code => code === 'too_many_requests')).toHaveLength(5 * 2)
    }
  })

  test('a reset code is bound to its requester', async () => {
    const [owner, stranger] = [shop.browser({ peer: '203.0.113.50' }), shop.browser({ peer: '198.51.103.50' })]
    await owner('POST', '/api/v2/mcs_auth/reset', { body: { mobile } })
    const code = await shop.lastCode(mobile)
    const set = (caller: TestShop['call'], typed: string) =>
      caller('POST', '/api/v2/users/password', { body: { mobile, code: typed, password: 'шинэ нууц үг' } })
    for (let i = 0; i < 6; i++) expect((await set(stranger, otherThan(code))).body['code']).toBe('code_expired')
    expect((await set(owner, code)).status).toBe(200)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', 'unknown']
])('the address %s counts as %s, its network as %s', (address, unit, network) => {
  expect(toAddressBlock(address)).toBe(unit)
  expect(toNetwork(address)).toBe(network)
  expect(toNetwork(unit)).toBe(network)
})
