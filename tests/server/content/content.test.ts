import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Article, ArticleCard, ArticleTag, ContentPage } from '#domain/content.ts'
import { contentRoutes } from '#server/content/routes.ts'
import { articles, authors, contentPages, type StoredBlock } from '#server/content/tables.ts'
import { furnish, hoursFrom, NOON, openTestShop, stock } from '../catalogue/small-shop.ts'

const shop = await openTestShop([contentRoutes])
const { db } = shop
const read = (slug: string, locale = 'mn') => shop.read<Article>(`/api/v2/articles/${slug}`, locale)
const list = (query = '') => shop.read<{ articles: ArticleCard[]; more: boolean }>(`/api/v2/articles${query}`)

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
  { type: 'products', title: 'Байхгүй', slugs: ['withdrawn', 'tomorrow'] }
]

beforeAll(async () => {
  await furnish(db)
  await stock(db, { slug: 'sweater', title: { mn: 'Цамц', en: 'Sweater' } })
  await stock(db, { slug: 'sold-out', variants: [{ onHand: 0 }] })
  await stock(db, { slug: 'withdrawn', variants: [{ onHand: 0 }], discontinued: true })
  await stock(db, { slug: 'tomorrow', availableOn: hoursFrom(24) })
  await db.insert(authors).values({ id: 1, name: { mn: 'Номин', en: 'Nomin' }, avatar: 'avatar-1' })
  const base = { authorId: 1, summary: {}, lead: {}, tagCode: 'home', tag: { mn: 'Гэр', en: 'Home' }, body: {}, updatedAt: NOON }
  await db.insert(articles).values([
    {
      ...base,
      slug: 'one-sweater',
      title: { mn: 'Нэг цамц', en: 'One sweater' },
      summary: { mn: 'Товч' },
      lead: { mn: 'Оршил' },
      tagCode: 'cashmere',
      tag: { mn: 'Ноолуур' },
      imageId: 'front',
      imageAlt: { mn: 'Зураг' },
      body: { mn: BODY, en: [{ type: 'paragraph', text: [{ text: 'word '.repeat(900) }] }] },
      publishedAt: hoursFrom(-3)
    },
    { ...base, slug: 'tea', title: { mn: 'Цай' }, publishedAt: hoursFrom(-2) },
    { ...base, slug: 'goats', title: { mn: 'Ямаа' }, tagCode: 'cashmere', tag: { mn: 'Ноолуур' }, publishedAt: hoursFrom(-10) },
    { ...base, slug: 'boots', title: { mn: 'Гутал' }, publishedAt: hoursFrom(-4) },
    { ...base, slug: 'draft', title: { mn: 'Ноорог' }, published: false, publishedAt: hoursFrom(-1) },
    { ...base, slug: 'later', title: { mn: 'Дараа' }, publishedAt: hoursFrom(1) }
  ])
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
    expect(page.articles.map(article => article.slug)).toEqual(['tea', 'one-sweater', 'boots', 'goats'])
    expect(page.more).toBe(false)
    expect(page.articles[1]).toMatchObject({
      title: 'Нэг цамц',
      summary: 'Товч',
      tag: 'Ноолуур',
      tag_code: 'cashmere',
      author: { name: 'Номин', avatar: 'avatar-1' },
      image: { id: 'front', width: 800, height: 1000, alt: 'Зураг' },
      published_at: hoursFrom(-3).toISOString(),
      reading_minutes: 1
    })
  })

  it('are listed by tag and in pages', async () => {
    expect((await list('?tag=cashmere')).articles.map(article => article.slug)).toEqual(['one-sweater', 'goats'])
    expect((await list('?tag=nothing')).articles).toEqual([])
    expect(await list('?per_page=2')).toMatchObject({ more: true, articles: [{ slug: 'tea' }, { slug: 'one-sweater' }] })
    expect(await list('?per_page=3&page=2')).toMatchObject({ more: false, articles: [{ slug: 'goats' }] })
  })

  it('have tags, the most written about first', async () => {
    expect(await shop.read<ArticleTag[]>('/api/v2/articles/tags', 'en')).toEqual([
      { code: 'cashmere', name: 'Ноолуур', count: 2 },
      { code: 'home', name: 'Home', count: 2 }
    ])
  })

  it('are read with their products and pictures; what is gone leaves no hole', async () => {
    const { blocks, lead, related } = await read('one-sweater')
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
      'products'
    ])
    expect(blocks.flatMap(block => (block.type === 'heading' ? [block.id] : []))).toEqual(['yaaj-ugaakh-ve', 'yaaj-ugaakh-ve-2', 'section'])
    expect(blocks[6]).toEqual({ type: 'image', image: { id: 'back', width: 800, height: 1000, alt: 'Цамц' }, caption: 'Өвлийн цамц' })
    expect(blocks[7]).toMatchObject({ note: 'Хамгийн дулаан', product: { slug: 'sweater', title: 'Цамц', selling_price: 50_000 } })
    expect(blocks[8]).toMatchObject({ products: [{ slug: 'sold-out', stock: 'out_of_stock' }, { slug: 'sweater' }] })
    expect(related.map(article => article.slug)).toEqual(['goats', 'tea', 'boots'])
  })

  it('are read in the asker’s language, else in the other', async () => {
    expect(await read('one-sweater', 'en')).toMatchObject({
      title: 'One sweater',
      summary: 'Товч',
      reading_minutes: 5,
      blocks: [{ type: 'paragraph' }]
    })
    expect(await read('tea', 'en')).toMatchObject({ title: 'Цай', tag: 'Home', blocks: [], image: null, reading_minutes: 1 })
  })

  it('are found by id', async () => expect((await read(String((await read('tea')).id))).slug).toBe('tea'))

  it('are read with few queries, however many products they name', async () => {
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
  it('are read, in the other language where there is no text', async () => {
    expect(await shop.read<ContentPage>('/api/v2/pages/delivery', 'en')).toEqual({
      slug: 'delivery',
      title: 'Delivery',
      summary: 'Хэзээ',
      blocks: [{ type: 'heading', level: 2, id: 'khugatsaa', text: 'Хугацаа' }],
      updated_at: NOON.toISOString()
    })
  })

  it.each(['nothing', '%00', '..%2F..', 'p'.repeat(3000)])('are not found by %.20s', async slug => {
    expect(await shop.get(`/api/v2/pages/${slug}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
