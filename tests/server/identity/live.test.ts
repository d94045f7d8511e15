import { beforeAll, describe, expect, test } from 'vitest'
import { type Config, inspectConfig, readConfig } from '#server/kernel/config.ts'
import { createProviders } from '#server/payment/providers.ts'
import { openGateway } from '#server/gateway.ts'
import { users } from '#server/identity/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'
import { USUAL_KINDS } from '../database.ts'
import { createOwnerInvitation, listOwners, makeOwner } from '#server/identity/owner.ts'

const LIVE = {
  DELGUUR_MODE: 'live',
  PUBLIC_URL: 'https://shop.mn',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'token',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Shop <no-reply@shop.mn>'
}

describe('live mode', () => {
  test.each(Object.keys(LIVE).filter(name => name !== 'DELGUUR_MODE'))('does not start without %s, and says what to set', name => {
    expect(() => readConfig({ ...LIVE, [name]: '' })).toThrow(new RegExp(`^Set ${name}[: ].+`))
  })

  test('names everything that is missing at once', () => {
    const names = Object.keys(LIVE).filter(name => name !== 'DELGUUR_MODE')
    const { problems } = inspectConfig({ DELGUUR_MODE: 'live', PORT: 'none' })
    expect(problems.map(problem => /^Set (\w+)/.exec(problem)?.[1] ?? problem).toSorted()).toEqual([...names, 'PORT'].toSorted())
    expect(() => readConfig({ DELGUUR_MODE: 'live' })).toThrow(/PUBLIC_URL[^]*MAIL_FROM/)
  })

  test("starts with all settings, without the demo's OAuth client and sandboxes", () => {
    const config = readConfig(LIVE)
    expect(config).toMatchObject({ mode: 'live', apiClient: null, rateLimitFactor: 1, providers: { sandboxUrl: null } })
    expect(readConfig({ ...LIVE, API_CLIENT_ID: 'front', API_CLIENT_SECRET: 's' }).apiClient).toEqual({ id: 'front', secret: 's' })
  })

  test('offers the payment providers whose variables are set, and says what is missing of one', () => {
    const providersOf = (env: Record<string, string>) => Object.keys(createProviders(readConfig({ ...LIVE, ...env })))
    expect(providersOf({})).toEqual(['bank_transfer'])
    const qpay = { QPAY_USERNAME: 'SHOP', QPAY_PASSWORD: 'secret', QPAY_INVOICE_CODE: 'SHOP_INVOICE' }
    expect(providersOf(qpay)).toEqual(['qpay', 'bank_transfer'])
    expect(() => providersOf({ QPAY_USERNAME: 'SHOP' })).toThrow(/^Set QPAY_PASSWORD, QPAY_INVOICE_CODE: .+ unset QPAY_USERNAME\.$/)
    expect(() => providersOf({ ...qpay, QPAY_URL: 'merchant.qpay.mn' })).toThrow(/^Set QPAY_URL to a valid value/)
  })

  test("needs only the client's secrets for a remote shop", () => {
    const front = { DELGUUR_MODE: 'live', PUBLIC_URL: 'https://shop.mn', SHOP_API_URL: 'https://api.shop.mn' }
    expect(() => readConfig(front)).toThrow(/^Set SHOP_CLIENT_ID and SHOP_CLIENT_SECRET/)
    expect(readConfig({ ...front, SHOP_CLIENT_ID: 'a', SHOP_CLIENT_SECRET: 'b' }).remote).toEqual({
      url: 'https://api.shop.mn',
      clientId: 'a',
      clientSecret: 'b'
    })
  })
})

const DEMO_PATHS = [
  '/dev',
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/bank',
  '/dev/bank?qPay_QRcode=1',
  '/dev/bank/sign/khan.svg',
  '/dev/qpay/v2/auth/token',
  '/dev/qpay/v2/invoice'
]

describe('demo features', () => {
  const shopIn = (mode: Config['mode']): Promise<TestShop> => openTestShop(config => ({ ...config, mode }))

  describe('in live mode', () => {
    let shop: TestShop
    beforeAll(async () => {
      shop = await shopIn('live')
      return () => shop.close()
    })
    test.each(DEMO_PATHS)('%s is not there', async path => {
      for (const method of ['GET', 'POST']) expect((await shop.call(method, path)).status, method).toBe(404)
    })
  })

  test('are available in demo mode', async () => {
    const shop = await shopIn('demo')
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/bank', '/dev/bank/sign/khan.svg'])
      expect((await shop.call('GET', path)).status, path).toBe(200)
    await shop.close()
  })
})

describe('the gateway', () => {
  test('does not forward demo paths in live mode', async () => {
    const gateway = await openGateway({ ...LIVE, SHOP_API_URL: 'http://127.0.0.1:9', SHOP_CLIENT_ID: 'a', SHOP_CLIENT_SECRET: 'b' })
    for (const path of DEMO_PATHS) expect(await gateway.dev(new Request(`http://shop${path}`))).toBeUndefined()
  })

  test('rejects a write from another site, with and without a cookie', async () => {
    const gateway = await openGateway({ SHOP_API_URL: 'http://127.0.0.1:9', SHOP_CLIENT_ID: 'a', SHOP_CLIENT_SECRET: 'b' })
    const write = (headers: Record<string, string>) =>
      gateway.guard(
        new Request('http://shop/login', { method: 'POST', headers: { host: 'shop', ...headers } }),
        async () => new Response('in')
      )
    expect((await write({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await write({})).status).toBe(200)
  })
})

describe.each(USUAL_KINDS)('the owner of a live shop on %s', kind => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(config => ({ ...config, mode: 'live' }), kind)
    return () => shop.close()
  })
  const invite = () => createOwnerInvitation(shop.server.db, shop.server.now())
  const isValid = async (token: string) =>
    (await shop.call('GET', `/api/v2/owner_invitation?token=${encodeURIComponent(token)}`)).body['valid']

  test('is the first logged-in user who accepts an invitation, which is valid once and for seven days', async () => {
    const [first, second] = [(await invite()) ?? '', (await invite()) ?? '']
    expect([await isValid(first), await isValid(second), await isValid('guess')]).toEqual([true, true, false])
    expect((await shop.call('POST', '/api/v2/owner_invitation', { body: { token: first } })).status).toBe(401)
    const [one, other] = [(await shop.logIn('99110001')).session ?? '', (await shop.logIn('99110002')).session ?? '']
    shop.pass(7 * 24 * 3600)
    expect(await isValid(first)).toBe(false)
    const late = await shop.call('POST', '/api/v2/owner_invitation', { session: one, body: { token: first } })
    expect([late.status, late.body['code']]).toEqual([401, 'token_invalid'])

    const tokens = [(await invite()) ?? '', (await invite()) ?? '']
    const accepted = await Promise.all(
      [one, other].map((session, index) => shop.call('POST', '/api/v2/owner_invitation', { session, body: { token: tokens[index] } }))
    )
    expect(accepted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(await listOwners(shop.server.db)).toHaveLength(1)
    expect(await invite()).toBeNull()
  })

  test('is made or promoted by the command, which voids open invitations', async () => {
    const { db } = shop.server
    await db.update(users).set({ role: 'customer' })
    const token = (await invite()) ?? ''
    await shop.logIn('99110003')
    expect(await makeOwner(db, '99110003', shop.server.now())).toBe('promoted')
    expect(await makeOwner(db, '99110003', shop.server.now())).toBe('unchanged')
    expect(await makeOwner(db, '99110004', shop.server.now())).toBe('created')
    expect(await listOwners(db)).toEqual(['99110003', '99110004'])
    await db.update(users).set({ role: 'customer' })
    expect(await isValid(token)).toBe(false)
    expect((await shop.logIn('99110004')).body).toMatchObject({ mobile: '99110004', role: 'customer' })
  })

  test('reads who changed which setting, with the values before and after', async () => {
    const owner = (await shop.logIn('99110005')).session ?? ''
    await makeOwner(shop.server.db, '99110005', shop.server.now())
    const save = (path: string, value: unknown, version = 0) =>
      shop.call('PUT', `/api/v2/site_settings/${path}`, { session: owner, body: { version, value } })
    const account = { bank: { mn: 'Хаан банк' }, account_name: { mn: 'Хүрэн тэмээ ХХК' }, account_number: '5001', card_number: '' }
    expect((await save('bank_accounts', [account])).status).toBe(200)
    expect((await save('bank_accounts', [{ ...account, account_number: 'данс' }], 1)).body).toMatchObject({
      details: { part: 'bank_accounts.0.account_number' }
    })
    expect((await save('configs', { colours: { sky: '#ffee00' } })).body).toMatchObject({ details: { part: 'configs.colours.sky' } })
    const contact = { name: { mn: 'Тэмээ' }, legal_name: {}, register_number: '', phone: '', email: '', address: {}, hours: {} }
    for (const facebook of ['javascript:alert(1)', 'https://facebook.com.evil.test/x', 'https://evil.test/facebook.com/'])
      expect((await save('contact', { ...contact, facebook })).body).toMatchObject({ details: { part: 'contact.facebook' } })
    expect((await save('delivery', { opens: 22, closes: 9 })).body).toMatchObject({ details: { part: 'delivery.closes' } })
    const reversed = [
      await save('delivery', { elsewhere: { fromHours: 72, toHours: 24 } }),
      await save('lease', { allowedMin: 2_000_000, allowedMax: 1_500_000 }),
      await save('wallet', { rechargeMin: 2_000_000, rechargeMax: 1_000_000 })
    ]
    expect(reversed.map(({ body }) => (body['details'] as { part?: string } | undefined)?.part)).toEqual([
      'delivery.elsewhere.toHours',
      'lease.allowedMax',
      'wallet.rechargeMax'
    ])
    expect((await shop.call('GET', '/api/v2/staff/actions', { session: owner })).body).toMatchObject({
      actions: [{ action: 'setting.save', subject: 'bank_accounts', by: '99110005', before: [], after: [account] }],
      next: null
    })
    const customer = (await shop.logIn('99110006')).session ?? ''
    expect((await shop.call('GET', '/api/v2/staff/actions', { session: customer })).status).toBe(403)
  })

  test('gives roles of its own to people it invites, who can do what the role allows and give no more', async () => {
    const { db } = shop.server
    const owner = (await shop.logIn('99110010')).session ?? ''
    await db.update(users).set({ role: 'customer', staffRoleId: null })
    await makeOwner(db, '99110010', shop.server.now())
    const at = (session: string) => (method: string, path: string, body?: unknown) =>
      shop.call(method, `/api/v2/${path}`, { session, ...(body ? { body } : {}) })
    const asOwner = at(owner)
    const role = await asOwner('POST', 'staff/roles', { name: 'Үндсэн', permissions: ['staff.manage', 'order.note'] })
    const roleId = role.body['id'] as number
    expect((await asOwner('POST', 'staff/roles', { name: 'Үндсэн', permissions: ['order.view'] })).body).toMatchObject({
      code: 'role_name_taken'
    })
    const invite = { channel: 'sms', role: 'custom', role_id: roleId }
    expect((await asOwner('POST', 'staff/invitations', { ...invite, recipient: '12' })).body).toHaveProperty('errors.recipient')
    const [first, newest] = [
      await asOwner('POST', 'staff/invitations', { ...invite, recipient: '9911 0011' }),
      await asOwner('POST', 'staff/invitations', { ...invite, recipient: '99110011' })
    ]
    const tokenOf = (answer: typeof first) => new URL(String(answer.body['link'])).searchParams.get('token') ?? ''
    const member = (await shop.logIn('99110011')).session ?? ''
    const asMember = at(member)
    const accept = (answer: typeof first) => asMember('POST', 'staff_invitation', { token: tokenOf(answer) })
    expect([await accept(first), await accept(newest), await accept(newest)].map(({ status }) => status)).toEqual([401, 200, 401])

    expect((await asMember('GET', 'users/me')).body).toMatchObject({
      role: 'custom',
      permissions: ['order.view', 'order.note', 'staff.manage']
    })
    expect((await asMember('GET', 'staff/actions')).status).toBe(403)
    const { members } = (await asMember('GET', 'staff/members')).body as unknown as { members: { id: number; login: string }[] }
    const idOf = (login: string) => members.find(each => each.login === login)?.id ?? 0
    const [ownerId, memberId] = [idOf('99110010'), idOf('99110011')]
    const own = { role: 'custom', role_id: roleId }
    const code = async (answer: Promise<typeof first>) => (await answer).body['code']
    expect(await code(asMember('PUT', `staff/members/${memberId}/role`, { role: 'owner', expected: own }))).toBe('role_not_allowed')
    expect(await code(asMember('PUT', `staff/members/${ownerId}/blocked`, { blocked: true }))).toBe('role_not_allowed')
    expect(await code(asMember('POST', 'staff/invitations', { channel: 'link', role: 'packer' }))).toBe('role_not_allowed')
    expect(await code(asMember('POST', 'staff/roles', { name: 'x', permissions: ['order.refund'] }))).toBe('role_not_allowed')
    const toPacker = (expected: unknown) => asOwner('PUT', `staff/members/${memberId}/role`, { role: 'packer', expected })
    expect(await code(asOwner('PUT', `staff/members/${ownerId}/role`, { role: 'packer', expected: { role: 'owner' } }))).toBe('last_owner')
    expect(await code(asOwner('DELETE', `staff/roles/${roleId}`))).toBe('role_used')
    expect(await code(toPacker({ role: 'support' }))).toBe('member_changed')
    expect((await toPacker(own)).status).toBe(200)
    expect((await asOwner('DELETE', `staff/roles/${roleId}`)).status).toBe(200)

    expect((await asOwner('PUT', `staff/members/${memberId}/blocked`, { blocked: true })).status).toBe(200)
    expect((await asMember('GET', 'users/me')).status).toBe(401)
    shop.pass(60)
    expect((await shop.logIn('99110011')).body).toMatchObject({ code: 'account_blocked' })
    expect((await asOwner('GET', 'staff/actions?action=staff.role&subject=9911')).body).toMatchObject({
      actions: [{ subject: '99110011', by: '99110010', before: { role: 'Үндсэн' }, after: { role: 'packer' } }]
    })
  })
})
