import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { EntryCard } from '#contract/content.ts'
import { createTranslator } from '#i18n/translator.ts'
import { listProductSitemapPages, listProductSitemapParts } from '#components/catalogue/product-sitemap.ts'
import { renderSitemap } from '#components/catalogue/sitemap.ts'
import { writeFeed } from '#components/content/feed.ts'
import { createFakeClient } from '../../stores/browser.ts'

const createEntry = (change: Partial<EntryCard> = {}): EntryCard => ({
  id: 3,
  kind: 'article',
  slug: 'felt',
  title: 'Felt & wool <b> ]]> \u0007',
  summary: 'A "day" of felt & wool',
  locale: 'en',
  tags: [{ code: 'craft', name: 'Craft & <b>"home"' }],
  author: { id: 1, slug: 'sara', name: 'Sara <x>', avatar: '' },
  image: { id: 'ab', width: 10, height: 10, alt: '' },
  published_at: '2026-11-20T02:00:00.000Z',
  reading_minutes: 3,
  looks: 0,
  video: null,
  ...change
})
const site = {
  origin: 'https://shop.mn',
  locale: 'en' as const,
  t: createTranslator('en'),
  logo: null,
  pictureBytes: new Map([['ab', 54_321]])
}

/** Elements in order, and their text. An unclosed element fails. */
function parseElements(xml: string): { names: string[]; text: string } {
  const names: string[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        names.push(name)
        if (attributes['label']) text += attributes['label']
      },
      ontext: words => void (text += words),
      onclosetag: (name, implied) => {
        if (implied && xml.slice(parser.endIndex - 1, parser.endIndex + 1) !== '/>') throw new Error(`${name} is not closed`)
      }
    },
    { xmlMode: true, decodeEntities: true }
  )
  // This parser ignores characters that XML forbids in attributes.
  for (const [, value = ''] of xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '').matchAll(/="([^"]*)"/g))
    if (/<|&(?!(?:amp|lt|gt|quot|apos);)/.test(value)) throw new Error(`${value} is no attribute`)
  parser.write(xml)
  parser.end()
  return { names, text }
}

test.each(['rss', 'atom'] as const)('%s names an entry the same after its slug has changed', async format => {
  const write = (entry: EntryCard) => writeFeed([entry], {}, format, site).text()
  const id = 'tag:shop.mn,2026:article-3-en'
  expect(await write(createEntry())).toContain(id)
  const moved = await write(createEntry({ slug: 'wool' }))
  expect(moved).toContain(id)
  expect(moved).toContain('https://shop.mn/en/article/wool')
})

test.each(['rss', 'atom'] as const)('%s is well formed whatever is written, and the same for the same entries', async format => {
  const write = () =>
    writeFeed([createEntry(), createEntry({ id: 4, slug: 'б', image: null })], { tag: 'craft', name: 'Craft & <i>' }, format, site).text()
  const xml = await write()
  const { names, text } = parseElements(xml)
  expect(names.filter(name => name === (format === 'rss' ? 'item' : 'entry'))).toHaveLength(2)
  expect(xml).toContain('https://shop.mn/en/article/felt')
  expect(xml).not.toContain('\u0007')
  // Feed readers interpret the text as HTML.
  expect(text).toContain('Felt &amp; wool &lt;b> ]]>')
  expect(text).toContain('Sara <x>')
  expect(text).toContain('Craft & <b>"home"')
  expect(names.includes('author')).toBe(format === 'atom')
  expect(xml).toContain(format === 'rss' ? 'type="image/jpeg"' : 'type="image/webp"')
  expect(xml.includes('length="54321"')).toBe(format === 'rss')
  expect(await write()).toBe(xml)
})

test('a sitemap has languages, pictures and news', () => {
  const xml = renderSitemap(
    'https://shop.mn',
    [
      { path: '/article/felt', locales: ['en'], images: ['/img/ab/1200.jpg'], changed: '2026-11-20T02:00:00.000Z' },
      { path: '/news/a&b', news: { title: 'Tea & <milk>', published: '2026-11-20T02:00:00.000Z', locale: 'mn' } }
    ],
    'Delguur'
  )
  parseElements(xml)
  expect(xml).toContain('<loc>https://shop.mn/en/article/felt</loc><lastmod>2026-11-20</lastmod>')
  expect(xml).not.toContain('<loc>https://shop.mn/article/felt</loc>')
  expect(xml).toContain('<image:loc>https://shop.mn/img/ab/1200.jpg</image:loc>')
  expect(xml).toContain('<news:title>Tea &amp; &lt;milk&gt;</news:title>')
})

test('lists products with the day of their last change, in parts by id', async () => {
  const client = createFakeClient({
    'GET /api/v2/sitemap_products/parts': () => Promise.resolve([1, 3] as never),
    'GET /api/v2/sitemap_products': ({ query }) =>
      Promise.resolve(
        ((query as { part: number }).part === 3 ? [{ slug: 'p', image: 'ab', updated_at: '2026-11-20T02:00:00.000Z' }] : []) as never
      )
  })
  expect(await listProductSitemapParts(client)).toEqual(['products-1', 'products-3'])
  const pages = await listProductSitemapPages(client, 'products-3')
  expect(pages).toEqual([{ path: '/products/p', changed: '2026-11-20T02:00:00.000Z', images: ['/img/ab/1200.jpg'] }])
  for (const name of ['products-4', 'products-0', 'products-01', 'women']) expect(await listProductSitemapPages(client, name)).toBeNull()
})
