import { afterAll, describe, expect, test } from 'vitest'
import { contentPages } from '#server/content/tables.ts'
import { openPostgres, EMPTY } from '../server/database.ts'
import { setUpLiveShop } from './live-shop.ts'
import { storeContact } from '../server/settings.ts'

const NAME = { mn: 'Хүрэн тэмээ', en: 'Brown Camel' }

/** A live shop with another name, whose editors have published one of the two policies. */
const database = await openPostgres(EMPTY)
afterAll(() => database.close())
await storeContact(database, { name: NAME })
await database.db.insert(contentPages).values({ slug: 'terms', title: { mn: 'Нөхцөл', en: 'Terms' }, summary: {}, body: {} })
const { url } = await setUpLiveShop({ DATABASE_URL: database.url ?? '' })

const read = async (path: string): Promise<string> => (await fetch(url + path)).text()
const listLinks = (html: string): string[] => [...html.matchAll(/ href="(\/[^"#]*)"/g)].map(([, href]) => href ?? '')

describe.each([
  ['mn', ''],
  ['en', '/en']
] as const)('in %s', (locale, prefix) => {
  test.each(['/', '/login', '/cart', '/contact'])('the page %s says the name of this shop and never the default', async path => {
    const html = await read(path === '/' ? prefix || '/' : prefix + path)
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(NAME[locale])
    expect(/<a class="logo"[\s\S]*?<\/a>/.exec(html)?.[0]).toContain(NAME[locale])
    expect(html).not.toMatch(/Delguur|Дэлгүүр \||\| Дэлгүүр/)
    expect(html).not.toContain('/brand/logo')
  })

  test('the manifest contains it', async () => {
    const href = /<link rel="manifest" href="([^"]*)"/.exec(await read(prefix || '/'))?.[1] ?? ''
    expect(JSON.parse(await read(href))).toMatchObject({ name: NAME[locale], short_name: NAME[locale], lang: locale })
  })

  test('the login links to the published policies', async () => {
    const links = listLinks(await read(`${prefix}/login`))
    expect(links).toContain(`${prefix}/terms`)
    expect(links).not.toContain(`${prefix}/privacy`)
  })
})

test('an empty live shop links only to existing pages', async () => {
  const pages = await Promise.all(['/', '/login', '/cart', '/contact', '/products', '/articles', '/en', '/en/login'].map(read))
  const links = [...new Set(pages.flatMap(listLinks))].map(link => link.replaceAll('&amp;', '&'))
  expect(links.length).toBeGreaterThan(10)
  const missing: string[] = []
  for (const link of links) {
    const { status } = await fetch(url + link, { redirect: 'manual' })
    if (status >= 400) missing.push(`${link} ${status}`)
  }
  expect(missing).toEqual([])
})
