import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentPages } from '#server/content/tables.ts'
import { openPostgres, EMPTY, type TestDatabase } from '../server/database.ts'
import { startLiveShop } from './live-shop.ts'
import { storeContact } from '../server/settings.ts'

const NAME = { mn: 'Хүрэн тэмээ', en: 'Brown Camel' }
const folder = mkdtempSync(join(tmpdir(), 'delguur-live-'))
let database: TestDatabase
let child: ChildProcess
let url: string

/** A live shop with another name, whose editors have published one of the two policies. */
beforeAll(async () => {
  database = await openPostgres(EMPTY)
  await storeContact(database, { name: NAME })
  await database.db.insert(contentPages).values({ slug: 'terms', title: { mn: 'Нөхцөл', en: 'Terms' }, summary: {}, body: {} })
  ;({ child, url } = await startLiveShop({ DATABASE_URL: database.url ?? '', DATA_DIR: folder }))
}, 240_000)
afterAll(async () => {
  child?.kill('SIGKILL')
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

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
