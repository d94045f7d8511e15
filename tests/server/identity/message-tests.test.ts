import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createTranslator } from '#i18n/translator.ts'
import { createMessageTestRoutes } from '#server/identity/message-tests.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createSettingRoutes } from '#server/site/setting-routes.ts'
import { readSiteTranslator } from '#server/site/index.ts'
import { USUAL_KINDS } from '../database.ts'
import { setUpShop } from '../shop.ts'

describe.each(USUAL_KINDS)('message texts of the shop on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createMessageTestRoutes, createSettingRoutes])
  beforeAll(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })

  test('replace the defaults in messages; a text without its code, or with an invented placeholder, is refused', async () => {
    const staff = await shop.user({ role: 'owner' })
    const save = async (text: string) =>
      (await staff.call('PUT', '/api/v2/site_settings/translation', { version: 0, value: { 'message:login_code': { mn: text } } })).status
    expect(await save('Сайн байна уу')).toBe(422)
    expect(await save('{{code}} {{password}}')).toBe(422)
    expect(await save('Манай код: {{code}}')).toBe(200)
    const t = await readSiteTranslator(database.db, 'mn')
    expect(t('message:login_code', { code: 123_456 })).toBe('Манай код: 123456')
    expect((await readSiteTranslator(database.db, 'en'))('message:login_code', { code: 1 })).toContain('login code')
  })

  test('are tried out on the own phone; an unconfirmed e-mail address gets none, nor may customers send any', async () => {
    const staff = await shop.user({ role: 'staff', mobile: '99112233', email: 'staff@shop.mn' })
    const send = (body: object) => staff.call<{ recipient: string }>('POST', '/api/v2/staff/message_tests', body)
    expect((await send({ channel: 'sms', body: 'Туршилт' })).body.recipient).toBe('99112233')
    expect((await send({ channel: 'email', subject: 'Туршилт', body: 'Туршилт' })).status).toBe(409)
    expect((await send({ channel: 'sms', body: '' })).status).toBe(422)
    expect(await database.db.select({ body: messages.body }).from(messages)).toEqual([{ body: 'Туршилт' }])
    const customer = await shop.user({ role: 'customer' })
    expect((await customer.call('POST', '/api/v2/staff/message_tests', { channel: 'sms', body: 'x' })).status).toBe(403)
  })

  test('are previewed as the e-mail that arrives, with example goods where the text lists them; a test has the same', async () => {
    const staff = await shop.user({ role: 'staff', email: 'staff@shop.mn', emailVerifiedAt: shop.clock.now })
    const t = createTranslator('en')
    const mail = { subject: 'Order <1>', body: `Hello Bold & Co,\n\n${t('message_text:example_lines')}`, locale: 'en' }
    const { body } = await staff.call<{ html: string }>('POST', '/api/v2/staff/message_previews', mail)
    expect(body.html).toContain('Order &lt;1&gt;')
    expect(body.html).toContain('Hello Bold &amp; Co,')
    expect(body.html).toMatch(/<th scope="row"[^>]*>\s*<b>Woollen scarf<\/b>/)
    // The policy of the page that frames it forbids style sheets.
    expect(body.html).not.toContain('<style')
    await staff.call('POST', '/api/v2/staff/message_tests', { channel: 'email', ...mail })
    const [sent] = await database.db.select().from(messages)
    expect(sent).toMatchObject({ locale: 'en', goods: { lines: [{ name: 'Woollen scarf', quantity: 1 }, { quantity: 2 }] } })
    const customer = await shop.user({ role: 'customer' })
    expect((await customer.call('POST', '/api/v2/staff/message_previews', mail)).status).toBe(403)
  })
})
