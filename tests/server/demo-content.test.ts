import { readdirSync } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredBlock } from '#domain/document.ts'
import { type Localized, localized } from '#domain/site.ts'
import { passwordFits } from '#server/auth/passwords.ts'
import { users } from '#server/auth/tables.ts'
import { brands, taxons } from '#server/catalogue/tables.ts'
import { readConfig } from '#server/config.ts'
import { authors } from '#server/content/author/tables.ts'
import { readDocument } from '#server/content/blocks.ts'
import { inlinesOf, productSlugs as slugsIn, readingMinutes, textOf } from '#server/content/facts.ts'
import { branches, contentPages, entries, entryTexts } from '#server/content/tables.ts'
import { DEMO_PASSWORD, demoPeople } from '#server/db/demo/people.ts'
import { seedDemo } from '#server/db/demo/seed.ts'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { memoryStorage } from '#server/image/storage.ts'
import { orderLines, orders, stockHolds } from '#server/order/tables.ts'
import { createProviders } from '#server/payment/providers.ts'
import { ledgerEntries, refundCases } from '#server/payment/tables.ts'
import { products, variants } from '#server/product/tables.ts'
import { readSite } from '#server/site/site-data.ts'
import { settingSchemas } from '#server/site/settings.ts'
import { siteSettings } from '#server/site/tables.ts'
import { seedZones } from '#server/zone/seed.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const LOCALES = ['mn', 'en'] as const
let database: OpenDatabase

beforeAll(async () => {
  database = await openDatabase('memory:', '')
  await migrate(database.db)
  await seedZones(database.db)
  const config = readConfig({})
  await seedDemo({ config, db: database.db, database, storage: memoryStorage(), payments: createProviders(config), now: () => NOW })
}, 120_000)
afterAll(() => database.close())

/** Every text of a block by itself, also what is said beside it. */
const textsOf = (block: StoredBlock): string[] => {
  const beside = block.type === 'quote' ? [block.cite] : block.type === 'image' ? [block.alt] : []
  return [...textOf(block).split('\n').filter(Boolean), ...beside]
}
const linksOf = (block: StoredBlock): string[] => inlinesOf(block).flatMap(part => ('href' in part && part.href) || [])
const slugsOf = (block: StoredBlock): string[] => slugsIn([block])
const words = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length
type Written = { slug: string; kind: string; lead: Localized; heads: Localized[]; body: { mn?: StoredBlock[]; en?: StoredBlock[] } }
const read = async (): Promise<Written[]> => {
  const rows = await database.db.select().from(entries).innerJoin(entryTexts, eq(entryTexts.entryId, entries.id))
  const of = (id: number, part: 'title' | 'summary' | 'lead'): Localized =>
    Object.fromEntries(rows.filter(row => row.entries.id === id).map(({ entry_texts: text }) => [text.locale, text[part]]))
  return [...new Map(rows.map(row => [row.entries.id, row.entries])).values()].map(({ id, slug, kind }) => ({
    slug,
    kind,
    lead: of(id, 'lead'),
    heads: [of(id, 'title'), of(id, 'summary'), of(id, 'lead')],
    body: Object.fromEntries(rows.filter(row => row.entries.id === id).map(({ entry_texts: text }) => [text.locale, text.body]))
  }))
}
const documents = async (): Promise<Pick<Written, 'slug' | 'heads' | 'body'>[]> => [
  ...(await read()),
  ...(await database.db.select().from(contentPages)).map(({ slug, title, summary, body }) => ({ slug, heads: [title, summary], body }))
]
const readArticles = async (): Promise<Written[]> => (await read()).filter(({ kind }) => kind === 'article')

describe('articles', () => {
  test('are twelve, in both languages, each 700 to 1200 words long', async () => {
    const rows = await readArticles()
    expect(rows).toHaveLength(12)
    for (const { slug, body, lead } of rows) {
      for (const locale of LOCALES) {
        const read = (body[locale] ?? []).filter(block => slugsOf(block).length === 0)
        const count = words([localized(lead, locale), ...read.flatMap(textsOf)].join(' '))
        expect(count, `${slug} ${locale}`).toBeGreaterThanOrEqual(700)
        expect(count, `${slug} ${locale}`).toBeLessThanOrEqual(1200)
        expect(readingMinutes(body[locale] ?? [])).toBeGreaterThanOrEqual(3)
      }
      expect(body.mn?.[0]).toMatchObject({ type: 'paragraph', drop: true })
    }
  })

  test('say the same in both languages: block for block, product for product', async () => {
    for (const { slug, body } of await documents()) {
      expect(
        body.en?.map(block => block.type),
        slug
      ).toEqual(body.mn?.map(block => block.type))
      expect(body.en?.flatMap(slugsOf), slug).toEqual(body.mn?.flatMap(slugsOf))
      expect(body.en?.flatMap(linksOf), slug).toEqual(body.mn?.flatMap(linksOf))
    }
  })

  test('sell products of the shop', async () => {
    for (const { slug, body } of await readArticles()) {
      const named = (body.mn ?? []).flatMap(slugsOf)
      expect(named.length, slug).toBeGreaterThanOrEqual(4)
      const cards = (await readDocument(database.db, body.mn ?? [], NOW, 'mn')).blocks.flatMap(block =>
        block.type === 'product' ? [block.product.slug] : block.type === 'products' ? block.products.map(product => product.slug) : []
      )
      expect(cards, slug).toEqual(named)
    }
  })

  test('came out before now, by seven authors', async () => {
    const rows = await database.db.select().from(entryTexts)
    expect(rows.every(row => row.publishedAt < NOW)).toBe(true)
    expect(await database.db.select().from(authors)).toHaveLength(7)
  })
})

describe('texts', () => {
  test('keep nothing unwritten and no mark of their source', async () => {
    for (const { slug, heads, body } of await documents()) {
      for (const text of [...heads.flatMap(head => [head.mn, head.en]), ...LOCALES.flatMap(locale => body[locale]?.flatMap(textsOf))]) {
        expect(text?.trim(), slug).toBeTruthy()
        expect(text, slug).not.toMatch(/lorem|\bTODO\b|\bTBD\b|undefined|\bNaN\b|\[\[|\]\(|\*\*| {2}/)
      }
    }
  })

  test('are Cyrillic without Latin letters that look alike', async () => {
    const settings = (await database.db.select().from(siteSettings)).map(row => JSON.stringify(row.value))
    const places = (await database.db.select().from(branches)).map(row => JSON.stringify(row))
    const written = (await documents()).flatMap(({ heads, body }) => [
      ...heads.map(head => head.mn ?? ''),
      ...(body.mn ?? []).flatMap(textsOf)
    ])
    for (const text of [...settings, ...places, ...written, JSON.stringify(demoPeople)]) {
      const found = text
        .replaceAll(String.raw`\n`, ' ')
        .match(/\S*(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})\S*/u)
      expect(found?.[0]).toBeUndefined()
    }
  })
})

describe('links', () => {
  test('lead to pages that are there', async () => {
    const { db } = database
    const files = new Set(
      readdirSync(new URL('../../src/pages', import.meta.url), { recursive: true }).map(
        file => `/${String(file).replace(/(\/?index)?\.(astro|ts)$/, '')}`
      )
    )
    const known = new Set([
      ...files,
      ...(await db.select().from(contentPages)).map(page => `/${page.slug}`),
      ...(await db.select().from(entries).where(eq(entries.kind, 'article'))).map(article => `/article/${article.slug}`),
      ...(await db.select().from(taxons)).map(taxon => `/t/${taxon.permalink}`),
      ...(await db.select().from(brands)).map(brand => `/brand/${brand.code}`)
    ])
    const { site } = await readSite(db, { locale: 'mn', now: NOW, loadZones: false, demo: true })
    const menus = Object.values(site.menus).flat()
    const links = [
      ...(await documents()).flatMap(({ body }) => (body.mn ?? []).flatMap(linksOf)),
      ...menus.flatMap(item => [item.href, ...item.children.map(child => child.href)]),
      ...site.presets.banners.map(banner => banner.href),
      ...site.notifications.flatMap(notice => notice.href ?? [])
    ]
    expect(links.length).toBeGreaterThan(60)
    for (const link of links) {
      if (/^(tel:\+976\d{8}|mailto:[\w.]+@[\w.]+)$/.test(link)) continue
      expect(known.has(link.split('?')[0] ?? ''), link).toBe(true)
    }
  })
})

describe('settings', () => {
  test('fit what the site reads', async () => {
    const values = new Map((await database.db.select().from(siteSettings)).map(row => [row.name, row.value]))
    for (const name of ['configs', 'menus', 'contact', 'bank_accounts', 'banners', 'notifications', 'delivery'] as const) {
      expect(settingSchemas[name].safeParse(values.get(name)).error, name).toBeUndefined()
    }
    const { site } = await readSite(database.db, { locale: 'en', now: NOW, loadZones: false, demo: true })
    expect(site.menus.main).toHaveLength(10)
    expect(site.menus.main.at(-1)).toMatchObject({ title: 'Sale', tone: 'sale' })
    expect(site.menus.footer).toHaveLength(3)
  })

  test('name six branches in Mongolia', async () => {
    const rows = await database.db.select().from(branches)
    expect(rows).toHaveLength(6)
    for (const { latitude, longitude, phone } of rows) {
      expect(latitude > 41 && latitude < 52.2 && longitude > 87.7 && longitude < 120).toBe(true)
      expect(phone).toMatch(/^\d{8}$/)
    }
  })
})

describe('people', () => {
  test('can log in, and have two to six orders each', async () => {
    for (const { user, orders: history } of demoPeople) {
      const [row] = await database.db.select().from(users).where(eq(users.mobile, user.mobile))
      expect(await passwordFits(DEMO_PASSWORD, row?.passwordHash ?? '')).toBe(true)
      const stored = await database.db
        .select()
        .from(orders)
        .where(eq(orders.userId, row?.id ?? 0))
        .orderBy(asc(orders.id))
      expect(stored.map(order => order.number)).toEqual(history.map(order => order.number))
      expect(stored.every(order => order.address.city_name !== '' && order.address.quarter_name !== '')).toBe(true)
    }
  })

  test('have orders in many states', async () => {
    const rows = await database.db.select({ status: orders.status }).from(orders)
    const statuses = new Set(rows.map(row => row.status))
    for (const status of [
      'completed',
      'delivered',
      'waiting_vat_receipt',
      'being_delivered',
      'in_preparation',
      'shipped',
      'canceled',
      'payment_overdue',
      'payment_pending'
    ]) {
      expect(statuses.has(status as never), status).toBe(true)
    }
  })

  test('owe and are owed what the ledger says', async () => {
    for (const order of await database.db.select().from(orders)) {
      const entries = await database.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id))
      const cases = await database.db.select().from(refundCases).where(eq(refundCases.orderId, order.id))
      const sum = (kind: string): number => entries.filter(entry => entry.kind === kind).reduce((total, entry) => total + entry.amount, 0)
      const owed = cases.filter(found => found.state === 'open').reduce((total, found) => total + found.amount, 0)
      expect(sum('charge'), order.number).toBe((order.state === 'placed' ? order.total : 0) + sum('refund') + owed)
    }
    const reasons = await database.db.select({ state: refundCases.state, reason: refundCases.reason }).from(refundCases)
    expect(reasons).toEqual(
      expect.arrayContaining([
        { state: 'open', reason: 'late_payment' },
        { state: 'done', reason: 'late_payment' }
      ])
    )
  })

  test('left the stock as it is: only placed goods that have not gone out are set aside', async () => {
    const aside = await database.db
      .select({ id: orderLines.variantId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(sql`${orders.state} = 'placed' AND ${orders.fulfilment} IN ('none', 'preparing', 'ready')`)
      .groupBy(orderLines.variantId)
    const allocated = await database.db
      .select({ id: variants.id, pieces: variants.allocated })
      .from(variants)
      .where(sql`${variants.allocated} > 0`)
    const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id
    expect(allocated.toSorted(byId)).toEqual(aside.toSorted(byId))
    const held = await database.db.select({ state: orders.state }).from(stockHolds).innerJoin(orders, eq(orders.id, stockHolds.orderId))
    expect(held.every(row => row.state === 'awaiting_payment')).toBe(true)
    const wrong = await database.db
      .select({ slug: products.slug })
      .from(products)
      .where(sql`${products.totalOnHand} <> (SELECT sum(on_hand - allocated) FROM variants WHERE product_id = ${products.id})`)
    expect(wrong).toEqual([])
  })
})
