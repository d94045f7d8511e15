import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry, EntryPage, Tag } from '#contract/content.ts'
import type { ContentPage } from '#contract/page.ts'
import type { StoredBlock } from '#domain/document.ts'
import type { TranslationContent } from '#domain/editing.ts'
import { authors } from '#server/content/author/tables.ts'
import { createPageRoutes } from '#server/content/editor/page-routes.ts'
import { products } from '#server/catalogue/index.ts'
import { contentSource } from '#server/content/index.ts'
import { contentSources } from '#server/sources.ts'
import { createContentRoutes } from '#server/content/routes.ts'
import { contentPages, entryRedirects, series, tags } from '#server/content/tables.ts'
import { insertEntry, type NewEntry } from './published-entries.ts'
import { furnishShop, addHours, NOON, openTestShop, stockProduct } from '../catalogue/small-shop.ts'

const shop = await openTestShop([createPageRoutes, server => createContentRoutes(server, contentSources)])
const { db } = shop
const read = (slug: string, locale = 'mn') => shop.read<Entry>(`/api/v2/articles/${slug}`, locale)
const list = (query = '', locale = 'mn') => shop.read<EntryPage>(`/api/v2/articles${query}`, locale)

const BODY: StoredBlock[] = [
  { type: 'paragraph', text: [{ text: 'Нэг ' }, { text: 'цамц', bold: true, href: '/products/sweater' }], drop: true },
  { type: 'heading', level: 2, text: 'Яаж угаах вэ?' },
  { type: 'heading', level: 2, text: 'Яаж угаах вэ?' },
  { type: 'heading', level: 3, text: '…' },
  { type: 'list', ordered: true, items: [[{ text: 'Хүйтэн ус' }]] },
  { type: 'quote', text: 'Дулаан', cite: 'Ээж' },
  { type: 'image', imageId: 'back', alt: 'Цамц', caption: 'Өвлийн цамц' },
  { type: 'image', imageId: 'lost', alt: '', caption: '' },
  { type: 'product', slug: 'sweater', note: 'Хамгийн дулаан' },
  { type: 'product', slug: 'withdrawn', note: '' },
  { type: 'product', slug: 'never-was', note: '' },
  { type: 'products', title: 'Хамт өмсөх', slugs: ['sold-out', 'withdrawn', 'sweater'] },
  { type: 'products', title: 'Байхгүй', slugs: ['withdrawn', 'tomorrow'] },
  {
    type: 'table',
    head: false,
    rows: [[[{ product: 'sweater', text: 'цамц' }, { note: 'Нэг' }]], [[{ product: 'withdrawn', text: 'алга' }, { note: 'Хоёр' }]]],
    caption: ''
  },
  { type: 'gallery', pictures: [{ imageId: 'lost', alt: '', caption: '' }], caption: '' },
  {
    type: 'look',
    imageId: 'sky',
    alt: '',
    title: 'Өвөл',
    text: '',
    spots: [
      { slug: 'withdrawn', x: 10, y: 10 },
      { slug: 'sweater', x: 40, y: 60 }
    ]
  }
]

const createContent = (title: string, blocks: StoredBlock[] = []): TranslationContent => ({
  title,
  summary: '',
  lead: '',
  blocks,
  seo_title: '',
  seo_description: ''
})
const write = (slug: string, hours: number, texts: NewEntry['texts'], rest: Partial<NewEntry> = {}): Promise<void> =>
  insertEntry(db, {
    kind: 'article',
    slug,
    authorId: 1,
    imageId: 'back',
    imageAlt: {},
    tags: ['home'],
    texts,
    publishedAt: addHours(hours),
    ...rest
  })

beforeAll(async () => {
  await furnishShop(db)
  await stockProduct(db, { slug: 'sweater', taxonId: 3, title: { mn: 'Цамц', en: 'Sweater' } })
  await stockProduct(db, { slug: 'jumper', taxonId: 3 })
  await stockProduct(db, { slug: 'hat', taxonId: 4 })
  await stockProduct(db, { slug: 'sold-out', taxonId: 4, variants: [{ onHand: 0 }] })
  await stockProduct(db, { slug: 'withdrawn', variants: [{ onHand: 0 }], discontinued: true })
  await stockProduct(db, { slug: 'tomorrow', availableOn: addHours(24) })
  await db.insert(authors).values({ id: 1, slug: 'nomin', name: { mn: 'Номин', en: 'Nomin' }, avatar: 'avatar-1' })
  await db.insert(tags).values([
    { code: 'home', name: { mn: 'Гэр', en: 'Home' } },
    { code: 'cashmere', name: { mn: 'Ноолуур' } }
  ])
  await db.insert(series).values({ code: 'winter', name: { mn: 'Өвөл', en: 'Winter' } })
  const together: StoredBlock = { type: 'products', title: '', slugs: ['sweater', 'jumper', 'hat'] }
  await write('goats', -10, { mn: createContent('Ямаа', [together]) }, { tags: ['cashmere'], series: 'winter' })
  await write('boots', -4, { mn: createContent('Гутал', [{ type: 'product', slug: 'sold-out', note: '' }]) }, { series: 'winter' })
  const english = createContent('One sweater', [{ type: 'paragraph', text: [{ text: 'word '.repeat(900) }] }])
  const mongolian = { ...createContent('Нэг цамц', BODY), summary: 'Товч', lead: 'Оршил' }
  await write(
    'one-sweater',
    -3,
    { mn: mongolian, en: english },
    { tags: ['cashmere', 'home'], imageId: 'front', imageAlt: { mn: 'Зураг' } }
  )
  await write('tea', -2, { mn: createContent('Цайны ширээ') })
  await write('tea-news', -1, { en: createContent('Tea is here') }, { kind: 'news' })
  await db.insert(entryRedirects).values({ kind: 'article', slug: 'one-jumper', entryId: (await read('one-sweater')).id })
  await db.insert(contentPages).values({
    slug: 'delivery',
    title: { mn: 'Хүргэлт', en: 'Delivery' },
    summary: { mn: 'Хэзээ' },
    body: { mn: [{ type: 'heading', level: 2, text: 'Хугацаа' }], en: [] },
    updatedAt: NOON
  })
})
afterAll(() => shop.close())

describe('articles', () => {
  it('are listed when they are published, the newest first', async () => {
    const page = await list()
    expect(page.entries.map(entry => entry.slug)).toEqual(['tea', 'one-sweater', 'boots', 'goats'])
    expect(page.more).toBe(false)
    expect(page.entries[1]).toEqual({
      id: expect.any(Number),
      kind: 'article',
      slug: 'one-sweater',
      title: 'Нэг цамц',
      summary: 'Товч',
      locale: 'mn',
      tags: [
        { code: 'cashmere', name: 'Ноолуур' },
        { code: 'home', name: 'Гэр' }
      ],
      author: { id: 1, slug: 'nomin', name: 'Номин', avatar: 'avatar-1' },
      image: { id: 'front', width: 800, height: 1000, alt: 'Зураг' },
      published_at: addHours(-3).toISOString(),
      reading_minutes: 1,
      looks: 1,
      video: null
    })
  })

  it('are listed in the languages they are published in', async () => {
    expect((await list('', 'en')).entries.map(entry => entry.slug)).toEqual(['one-sweater'])
    expect((await shop.read<EntryPage>('/api/v2/news', 'en')).entries.map(entry => entry.slug)).toEqual(['tea-news'])
    expect((await shop.read<EntryPage>('/api/v2/news')).entries).toEqual([])
  })

  it('are listed by taxon, those with the most links to its products first', async () => {
    const slugs = async (taxon: string): Promise<string[]> => (await list(`?taxon=${taxon}`)).entries.map(entry => entry.slug)
    expect(await slugs('women/knitwear')).toEqual(['goats', 'one-sweater', 'boots'])
    expect(await slugs('women/knitwear/sweaters')).toEqual(['goats', 'one-sweater'])
    expect(await slugs('home')).toEqual([])
    expect((await list('?taxon=women', 'en')).entries).toEqual([])
  })

  it('recommend the products of other kinds that they mention together', async () => {
    const rows = await db.select({ id: products.id, slug: products.slug }).from(products)
    const idOf = (slug: string): number => rows.find(row => row.slug === slug)?.id ?? 0
    expect(await contentSource.mentionedTogether(db, idOf('sweater'), 5)).toEqual([idOf('hat'), idOf('sold-out')])
    expect(await contentSource.mentionedTogether(db, idOf('hat'), 5)).toEqual([idOf('sweater'), idOf('jumper')])
    expect(await contentSource.mentionedTogether(db, idOf('tomorrow'), 5)).toEqual([])
  })

  it('are listed by tag, author and series, in pages', async () => {
    const slugs = async (query: string): Promise<string[]> => (await list(query)).entries.map(entry => entry.slug)
    expect(await slugs('?tag=cashmere')).toEqual(['one-sweater', 'goats'])
    expect(await slugs('?tag=cashmere&series=winter')).toEqual(['goats'])
    expect(await slugs('?author=nomin')).toHaveLength(4)
    expect(await slugs('?author=1&tag=home')).toEqual(['tea', 'one-sweater', 'boots'])
    expect(await slugs('?tag=nothing')).toEqual([])
    expect(await slugs('?author=nobody')).toEqual([])
    expect(await list('?per_page=2')).toMatchObject({ more: true, entries: [{ slug: 'tea' }, { slug: 'one-sweater' }] })
    // A full last page.
    expect(await list('?per_page=2&page=2')).toMatchObject({ more: false, entries: [{}, { slug: 'goats' }] })
    expect(await list('?per_page=3&page=2')).toMatchObject({ more: false, entries: [{ slug: 'goats' }] })
  })

  it('are found by inflected words in either alphabet', async () => {
    const slugs = async (q: string): Promise<string[]> => (await list(`?q=${encodeURIComponent(q)}`)).entries.map(entry => entry.slug)
    expect(await slugs('ширээний цай')).toEqual(['tea'])
    expect(await slugs('tsamts')).toEqual(['one-sweater'])
    expect(await slugs('угаах')).toEqual(['one-sweater'])
    expect(await slugs('цай гутал')).toEqual([])
    expect(await slugs('!?')).toEqual([])
  })

  it('are read by ids in the requested order, also in the other language', async () => {
    const [tea, boots] = [(await read('tea')).id, (await read('boots')).id]
    const { entries } = await list(`?ids=${boots},${tea},99999`, 'en')
    expect(entries.map(({ slug, locale }) => [slug, locale])).toEqual([
      ['boots', 'mn'],
      ['tea', 'mn']
    ])
  })

  it('have tags, the most frequent first', async () => {
    expect(await shop.read<Tag[]>('/api/v2/articles/tags')).toEqual([
      { code: 'home', name: 'Гэр', count: 3 },
      { code: 'cashmere', name: 'Ноолуур', count: 2 }
    ])
    expect(await shop.read<Tag>('/api/v2/articles/tag_info?code=cashmere', 'en')).toEqual({ code: 'cashmere', name: 'Ноолуур', count: 1 })
    expect(await shop.get('/api/v2/articles/tag_info?code=nothing')).toMatchObject({ status: 404 })
  })

  it('are read with their products and pictures, without withdrawn ones', async () => {
    const { blocks, lead, related, locales, next, notes } = await read('one-sweater')
    expect(lead).toBe('Оршил')
    expect(blocks.map(block => block.type)).toEqual([
      'paragraph',
      'heading',
      'heading',
      'heading',
      'list',
      'quote',
      'image',
      'product',
      'products',
      'table',
      'look'
    ])
    expect(blocks.flatMap(block => (block.type === 'heading' ? [block.id] : []))).toEqual(['yaaj-ugaakh-ve', 'yaaj-ugaakh-ve-2', 'section'])
    expect(blocks[6]).toEqual({
      type: 'image',
      image: { id: 'back', width: 800, height: 1000, alt: 'Цамц' },
      caption: 'Өвлийн цамц',
      wide: false
    })
    expect(blocks[7]).toMatchObject({
      note: 'Хамгийн дулаан',
      product: { slug: 'sweater', title: 'Цамц', selling_price: 50_000 },
      choices: [{ variant_id: expect.any(Number), available: 10, selling_price: 50_000 }]
    })
    expect(blocks[8]).toMatchObject({ products: [{ slug: 'sold-out', stock: 'out_of_stock' }, { slug: 'sweater' }] })
    expect(blocks[9]).toMatchObject({
      rows: [[[{ text: 'цамц', product: { slug: 'sweater' } }, { note: 1 }]], [[{ text: 'алга', product: null }, { note: 2 }]]]
    })
    expect(blocks[10]).toMatchObject({ spots: [{ number: 1, x: 40, product: { slug: 'sweater' }, choices: [{ available: 10 }] }] })
    expect(notes).toEqual(['Нэг', 'Хоёр'])
    expect(locales).toEqual(['mn', 'en'])
    expect(related.map(entry => entry.slug)).toEqual(['goats', 'tea', 'boots'])
    expect(next?.slug).toBe('tea')
    expect((await read('boots')).series).toMatchObject({ code: 'winter', name: 'Өвөл', entries: [{ slug: 'goats' }, { slug: 'boots' }] })
    expect((await read('tea')).next).toBeNull()
  })

  it('are read in the requested language, else in the other, which the response states', async () => {
    expect(await read('one-sweater', 'en')).toMatchObject({
      title: 'One sweater',
      locale: 'en',
      reading_minutes: 5,
      blocks: [{ type: 'paragraph' }]
    })
    expect(await read('tea', 'en')).toMatchObject({ title: 'Цайны ширээ', locale: 'mn', locales: ['mn'], blocks: [] })
  })

  it('are found by an old slug, with the current one', async () => {
    expect(await read('one-jumper')).toMatchObject({ slug: 'one-sweater', moved_to: 'one-sweater' })
    expect((await read('one-sweater')).moved_to).toBeNull()
    expect(await shop.get('/api/v2/news/one-jumper')).toMatchObject({ status: 404 })
  })

  it('are found by id', async () => expect((await read(String((await read('tea')).id))).slug).toBe('tea'))

  it('need few queries, however many products they contain', async () => {
    expect(await shop.queriesOf('/api/v2/articles')).toBe(1)
    expect(await shop.queriesOf('/api/v2/articles/one-sweater')).toBe(4)
  })

  it.each(['page=0', 'page=1000000000', 'per_page=1000000', 'per_page=0', `tag=${'t'.repeat(101)}`, 'tag=%00', 'page=1&page=2'])(
    'refuse %.20s',
    async query => {
      expect(await shop.get(`/api/v2/articles?${query}`)).toMatchObject({ status: 422, body: { code: 'validation' } })
    }
  )

  it.each(['draft', 'later', 'nothing', '0', '99999', '99999999999', '%00', "' OR 1=1 --", 'a'.repeat(3000)])(
    'are not found by %.20s',
    async slug => {
      expect(await shop.get(`/api/v2/articles/${slug}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  )
})

describe('pages', () => {
  it('are read, in the other language without a translation', async () => {
    expect(await shop.read<ContentPage>('/api/v2/pages/delivery', 'en')).toEqual({
      slug: 'delivery',
      title: 'Delivery',
      summary: 'Хэзээ',
      locale: 'mn',
      notes: [],
      blocks: [{ type: 'heading', level: 2, id: 'khugatsaa', text: 'Хугацаа' }],
      updated_at: NOON.toISOString()
    })
  })

  it.each(['nothing', '%00', '..%2F..', 'p'.repeat(3000)])('are not found by %.20s', async slug => {
    expect(await shop.get(`/api/v2/pages/${slug}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
