import { readdirSync, statSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EntryKind } from '#domain/content.ts'
import { type StoredBlock, SUMMARY_LENGTH } from '#domain/document.ts'
import { type Locale, type Localized, localize } from '#domain/site.ts'
import { brands, taxons } from '#server/catalogue/tables.ts'
import { readDocument } from '#server/content/blocks.ts'
import { storedDocument } from '#contract/document.ts'
import { collectImageIds, toInlines, collectProductSlugs as parseProductSlugs, toBlockText } from '#domain/document-text.ts'
import { promotions } from '#server/content/promotion/tables.ts'
import { contentPages, entries, entryTranslations, series } from '#server/content/tables.ts'
import { branches } from '#server/site/tables.ts'
import { siteSources } from '#server/sources.ts'
import people from '#demo/people.json'
import { products } from '#server/catalogue/product/tables.ts'
import { contentSource } from '#server/content/search-source.ts'
import { listFacets, listProducts } from '#server/search/listing.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { readSite } from '#server/site/site-data.ts'
import { settingSchemas } from '#contract/setting.ts'
import { siteSettings } from '#server/site/tables.ts'
import { DEMO_NOW, type DemoDatabase, openDemoDatabase } from '../server/demo-database.ts'

const ARTICLES = 30
const MEDIA = 20
const LOCALES = ['mn', 'en'] as const
let database: DemoDatabase
beforeAll(async () => {
  database = await openDemoDatabase('postgres')
}, 240_000)
afterAll(() => database?.close())

/** Every text of a block by itself, also what is said beside it. */
const collectTexts = (block: StoredBlock): string[] => {
  const notes = toInlines(block).flatMap(part => ('note' in part ? [part.note] : []))
  return [...toBlockText(block).split('\n').filter(Boolean), ...notes, ...collectBeside(block)]
}
const collectBeside = (block: StoredBlock): string[] => {
  if (block.type === 'quote') return [block.cite]
  if (block.type === 'image' || block.type === 'look') return [block.alt]
  if (block.type === 'gallery') return block.pictures.map(picture => picture.alt)
  return block.type === 'video' ? block.transcript.split('\n') : []
}
const collectLinks = (block: StoredBlock): string[] => toInlines(block).flatMap(part => ('href' in part && part.href) || [])
const collectSlugs = (block: StoredBlock): string[] => parseProductSlugs([block])
const countWords = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length
type Written = { slug: string; kind: string; lead: Localized; heads: Localized[]; body: { mn?: StoredBlock[]; en?: StoredBlock[] } }
const read = async (): Promise<Written[]> => {
  const rows = await database.db.select().from(entries).innerJoin(entryTranslations, eq(entryTranslations.entryId, entries.id))
  const of = (id: number, part: 'title' | 'summary' | 'lead'): Localized =>
    Object.fromEntries(rows.filter(row => row.entries.id === id).map(({ entry_translations: text }) => [text.locale, text[part]]))
  return [...new Map(rows.map(row => [row.entries.id, row.entries])).values()].map(({ id, slug, kind }) => ({
    slug,
    kind,
    lead: of(id, 'lead'),
    heads: [of(id, 'title'), of(id, 'summary'), of(id, 'lead')],
    body: Object.fromEntries(rows.filter(row => row.entries.id === id).map(({ entry_translations: text }) => [text.locale, text.body]))
  }))
}
const readDocuments = async (): Promise<Pick<Written, 'slug' | 'heads' | 'body'>[]> => [
  ...(await read()),
  ...(await database.db.select().from(contentPages)).map(({ slug, title, summary, body }) => ({ slug, heads: [title, summary], body }))
]
const readOfKind = async (kind: EntryKind): Promise<Written[]> => (await read()).filter(entry => entry.kind === kind)
const measureLength = ({ lead, body }: Written, locale: Locale): number => {
  const response = (body[locale] ?? []).filter(block => block.type !== 'product' && block.type !== 'products')
  return countWords([localize(lead, locale), ...response.flatMap(collectTexts)].join(' '))
}

describe('entries', () => {
  test.each([
    ['article', ARTICLES, 90, 1200],
    ['news', 15, 70, 250],
    ['lookbook', 6, 90, 450],
    ['media', MEDIA, 60, 400]
  ] as const)('of %s there are %i, in both languages, of %i to %i words', async (kind, number, least, most) => {
    const found = await readOfKind(kind)
    expect(found).toHaveLength(number)
    for (const entry of found) {
      for (const locale of LOCALES) {
        expect(measureLength(entry, locale), `${entry.slug} ${locale}`).toBeGreaterThanOrEqual(least)
        expect(measureLength(entry, locale), `${entry.slug} ${locale}`).toBeLessThanOrEqual(most)
        expect(localize(entry.heads[1] ?? {}, locale).length, `${entry.slug} ${locale}`).toBeLessThanOrEqual(SUMMARY_LENGTH)
      }
      const first = entry.body.mn?.[0]
      expect(first?.type === 'paragraph' && first.drop === true, entry.slug).toBe(kind === 'article')
    }
  })

  test('have equal blocks and products in both languages', async () => {
    for (const { slug, body } of await readDocuments()) {
      expect(
        body.en?.map(block => block.type),
        slug
      ).toEqual(body.mn?.map(block => block.type))
      expect(body.en?.flatMap(collectSlugs), slug).toEqual(body.mn?.flatMap(collectSlugs))
      expect(body.en?.flatMap(collectLinks), slug).toEqual(body.mn?.flatMap(collectLinks))
      expect(collectImageIds(body.en ?? []), slug).toEqual(collectImageIds(body.mn ?? []))
    }
  })

  test('can be saved in the editor unchanged', async () => {
    for (const { slug, body } of await readDocuments())
      for (const locale of LOCALES) expect(storedDocument.parse(body[locale]), slug).toEqual(body[locale])
  })

  test('refer to existing products', async () => {
    for (const { slug, kind, body } of await read()) {
      const named = parseProductSlugs(body.mn ?? [])
      if (kind === 'article') expect(named.length, slug).toBeGreaterThanOrEqual(1)
      const { blocks } = await readDocument(database.db, body.mn ?? [], DEMO_NOW, 'mn')
      const visible = blocks.flatMap(block => {
        if (block.type === 'product') return [block.product.slug]
        if (block.type === 'products') return block.products.map(product => product.slug)
        if (block.type === 'look') return block.spots.map(spot => spot.product.slug)
        const lines = block.type === 'paragraph' ? block.text : block.type === 'list' ? block.items.flat() : []
        return lines.flatMap(part => ('product' in part ? [part.product?.slug] : []))
      })
      expect(new Set(visible), slug).toEqual(new Set(named))
    }
  })

  test('of two articles offer a hotel with its rooms inside the text', async () => {
    const offered = await Promise.all(
      (await readOfKind('article')).map(async ({ slug, body }) => {
        const { blocks } = await readDocument(database.db, body.en ?? [], DEMO_NOW, 'en')
        return blocks.flatMap(block => (block.type === 'stay' ? [`${slug}: ${block.hotel.slug}, ${block.rooms.length} rooms`] : []))
      })
    )
    expect(offered.flat().toSorted()).toEqual([
      'the-gobi-in-october: gobi-camel, 5 rooms',
      'three-days-on-the-ice-of-khuvsgul: larch-bay, 5 rooms'
    ])
  })

  test('are published in the past, by eight authors, with ten tags, in four series', async () => {
    const rows = await database.db.select().from(entryTranslations)
    expect(rows.every(row => row.publishedAt < DEMO_NOW)).toBe(true)
    const found = await database.db.select().from(entries)
    expect(new Set(found.map(entry => entry.authorId)).size).toBe(8)
    expect(new Set(found.flatMap(entry => entry.tags)).size).toBe(10)
    const inSeries = Map.groupBy(found, entry => entry.series)
    for (const { code } of await database.db.select().from(series)) expect(inSeries.get(code)?.length, code).toBeGreaterThanOrEqual(3)
  })
})

describe('look books', () => {
  test('have four to eight looks, each with hotspots', async () => {
    for (const { slug, body } of await readOfKind('lookbook')) {
      const looks = (body.mn ?? []).flatMap(block => (block.type === 'look' ? [block] : []))
      expect(looks.length, slug).toBeGreaterThanOrEqual(4)
      expect(looks.length, slug).toBeLessThanOrEqual(8)
      for (const { title, spots } of looks) {
        expect(spots.length, title).toBeGreaterThanOrEqual(3)
        expect(new Set(spots.map(spot => spot.slug)).size, title).toBe(spots.length)
        for (const { x, y } of spots) expect(x > 3 && x < 97 && y > 3 && y < 97, title).toBe(true)
        for (const one of spots) {
          const near = spots.filter(other => other !== one && Math.hypot(one.x - other.x, (one.y - other.y) * 1.5) < 8)
          expect(near, title).toEqual([])
        }
      }
    }
  })
})

describe('films', () => {
  test('exist, are small, and have texts', async () => {
    for (const { slug, body } of await readOfKind('media')) {
      for (const block of body.mn ?? []) {
        if (block.type !== 'video') continue
        expect(block.source.host, slug).toBe('shop')
        const file = 'file' in block.source ? block.source.file : ''
        const { size } = statSync(new URL(`../../src/demo${file}`, import.meta.url))
        expect(size, file).toBeLessThanOrEqual(150_000)
        expect(await database.server.storage.has(`files${file}`), file).toBe(true)
        expect(block.posterId, slug).not.toBeNull()
        expect(countWords(block.transcript), slug).toBeGreaterThanOrEqual(15)
        expect(block.seconds, slug).toBeGreaterThan(2)
      }
    }
  })
})

describe('promotions', () => {
  test('contain existing products, and some are running', async () => {
    const rows = await database.db.select().from(promotions)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    const slugs = new Set((await database.db.select({ slug: products.slug }).from(products)).map(row => row.slug))
    for (const row of rows) {
      for (const slug of row.products) expect(slugs.has(slug), slug).toBe(true)
      expect(row.body.en?.map(block => block.type)).toEqual(row.body.mn?.map(block => block.type))
    }
    expect(rows.some(row => row.startsAt < DEMO_NOW && row.endsAt && row.endsAt > DEMO_NOW)).toBe(true)
  })
})

describe('texts', () => {
  test('have no empty field and no markup of their source', async () => {
    for (const { slug, heads, body } of await readDocuments()) {
      for (const text of [
        ...heads.flatMap(head => [head.mn, head.en]),
        ...LOCALES.flatMap(locale => body[locale]?.flatMap(collectTexts))
      ]) {
        expect(text?.trim(), slug).toBeTruthy()
        expect(text, slug).not.toMatch(/lorem|\bTODO\b|\bTBD\b|undefined|\bNaN\b|\[\[|\]\(|\*\*| {2}/)
      }
    }
  })

  test('are Cyrillic without Latin look-alikes', async () => {
    const settings = (await database.db.select().from(siteSettings)).map(row => JSON.stringify(row.value))
    const places = (await database.db.select().from(branches)).map(row => JSON.stringify(row))
    const written = (await readDocuments()).flatMap(({ heads, body }) => [
      ...heads.map(head => head.mn ?? ''),
      ...(body.mn ?? []).flatMap(collectTexts)
    ])
    for (const text of [...settings, ...places, ...written, JSON.stringify(people)]) {
      const found = text
        .replaceAll(String.raw`\n`, ' ')
        .match(/\S*(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})\S*/u)
      expect(found?.[0]).toBeUndefined()
    }
  })
})

describe('links', () => {
  test('lead to existing pages', async () => {
    const { db } = database
    const files = new Set(
      readdirSync(new URL('../../src/pages', import.meta.url), { recursive: true }).map(
        file => `/${String(file).replace(/(\/?index)?\.(astro|ts)$/, '')}`
      )
    )
    const existing = new Set([
      ...files,
      ...(await db.select().from(contentPages)).map(page => `/${page.slug}`),
      ...(await db.select().from(entries)).map(({ kind, slug }) => `/${kind}/${slug}`),
      ...(await db.select().from(taxons)).map(taxon => `/t/${taxon.permalink}`),
      ...(await db.select().from(brands)).map(brand => `/brand/${brand.code}`)
    ])
    const { site } = await readSite(db, siteSources, { locale: 'mn', now: DEMO_NOW, loadZones: false, demo: true, payments: {} })
    const menus = Object.values(site.menus).flat()
    const links = [
      ...(await readDocuments()).flatMap(({ body }) => (body.mn ?? []).flatMap(collectLinks)),
      ...menus.flatMap(item => [item.href, ...item.children.map(child => child.href)]),
      ...site.presets.banners.map(banner => banner.href),
      ...site.notifications.flatMap(notice => notice.href ?? [])
    ]
    expect(links.length).toBeGreaterThan(60)
    for (const link of links) {
      if (/^(tel:\+976\d{8}|mailto:[\w.]+@[\w.]+)$/.test(link)) continue
      expect(existing.has(link.split('?')[0] ?? ''), link).toBe(true)
    }
  })
})

test('products of entries are a listing, without others', async () => {
  const { db } = database
  const visible = new Set((await read()).flatMap(entry => LOCALES.flatMap(locale => (entry.body[locale] ?? []).flatMap(collectSlugs))))
  const query = { lifestyle: true, per_page: 100 }
  const context = { db, engine: createPostgresEngine(db), content: contentSource, now: DEMO_NOW, locale: 'mn' as const }
  const { products: listed } = await listProducts(context, query)
  expect(listed.length).toBeGreaterThan(40)
  expect(listed.filter(({ slug }) => !visible.has(slug))).toEqual([])
  const taxon = { ...query, taxon: 'women' }
  expect((await listFacets(context, taxon)).total).toBe((await listProducts(context, taxon)).products.length)
})

describe('settings', () => {
  test('are valid', async () => {
    const values = new Map((await database.db.select().from(siteSettings)).map(row => [row.name, row.value]))
    for (const name of ['configs', 'menus', 'contact', 'bank_accounts', 'banners', 'delivery'] as const) {
      expect(settingSchemas[name].safeParse(values.get(name)).error, name).toBeUndefined()
    }
    const { site } = await readSite(database.db, siteSources, { locale: 'en', now: DEMO_NOW, loadZones: false, demo: true, payments: {} })
    expect(site.menus.main).toHaveLength(11)
    expect(site.menus.main.at(-1)).toMatchObject({ title: 'Sale', tone: 'sale' })
    expect(site.menus.footer).toHaveLength(3)
  })

  test('contain six branches in Mongolian', async () => {
    const rows = await database.db.select().from(branches)
    expect(rows).toHaveLength(6)
    for (const { latitude, longitude, phone } of rows) {
      expect(latitude > 41 && latitude < 52.2 && longitude > 87.7 && longitude < 120).toBe(true)
      expect(phone).toMatch(/^\d{8}$/)
    }
  })
})
