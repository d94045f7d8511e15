import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTranslator } from '#i18n/translator.ts'
import { users } from '#server/identity/tables.ts'
import { loadOgContent, readSiteOgContent } from '#server/link-preview/subject.ts'
import { drawOg } from '#server/link-preview/draw.ts'
import { contentPages } from '#server/content/tables.ts'
import { openTestShop, type TestShop } from '../auth-harness.ts'
import { storeContact } from '../settings.ts'

const NAME = { mn: 'Хүрэн тэмээ', en: 'Brown Camel' }
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.server
  await storeContact(shop.server, { name: NAME })
  await db.insert(users).values({ mobile: '88330001', email: 'camel@example.mn', emailVerifiedAt: new Date() })
  await db.insert(contentPages).values({ slug: 'delivery', title: { mn: 'Хүргэлт' }, summary: {}, body: {} })
})
afterAll(() => shop.close())

describe('the name in the settings', () => {
  test.each(['mn', 'en'] as const)('stands in the messages in %s', async locale => {
    shop.pass(61)
    await shop.call('POST', '/api/v2/mcs_auth/check', { body: { mobile: '88330001' }, locale })
    expect(await shop.lastMessage('88330001')).toContain(NAME[locale])
    await shop.call('POST', '/api/v2/mcs_auth/reset', { body: { email: 'camel@example.mn' }, locale })
    expect(await shop.lastMessage('camel@example.mn')).toMatch(new RegExp(`${NAME[locale]}$`))
  })

  test('is the title of the API document', async () => {
    const { body } = await shop.call('GET', '/api/v2/openapi.json')
    expect(body['info']).toMatchObject({ title: 'Brown Camel Shop API' })
  })

  test('is drawn in preview pictures', async () => {
    const context = await readSiteOgContent(shop.server.db, 'mn')
    expect(context.siteName).toBe(NAME.mn)
    expect((await loadOgContent(shop.server.db, 'page', 'delivery', 'en', new Date()))?.siteName).toBe(NAME.en)
    const [ours, default_] = [await drawOg(context, null, null), await drawOg({ ...context, siteName: 'Дэлгүүр' }, null, null)]
    expect(Buffer.compare(ours, default_)).not.toBe(0)
  })

  test('fills every text of the interface, and no text contains the default name', () => {
    expect(createTranslator('en', 'Brown Camel')('shell:home_label')).toBe('Brown Camel, home page')
    expect(createTranslator('en')('shell:site_name')).toBe('Delguur')
    expect(createTranslator('mn', '$& $1')('shell:site_name')).toBe('$& $1')
    for (const locale of ['mn', 'en'])
      for (const file of readdirSync(`src/i18n/locales/${locale}`)) {
        const text = readFileSync(`src/i18n/locales/${locale}/${file}`, 'utf8')
        expect(text, file).not.toContain('Delguur')
        expect(text, file).not.toMatch(/\\n\\nДэлгүүр"/)
      }
  })
})
