import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredBlock } from '#domain/document.ts'
import { entryTexts } from '#server/content/tables.ts'
import { stock } from '../catalogue/small-shop.ts'
import { type Newsroom, openNewsroom, paragraph, type Person, textOf } from './newsroom.ts'

let room: Newsroom
let editor: Person

beforeAll(async () => {
  room = await openNewsroom()
  editor = await room.person('editor')
  for (let n = 0; n < 10; n++) await stock(room.db, { slug: `thing-${n}`, variants: [{}, {}] })
  await fill(1, 100)
}, 60_000)
afterAll(() => room.close())

/** Published articles with ids from `from` to `to`, on every eighth tag's shelf. */
async function fill(from: number, to: number): Promise<void> {
  const author = await room.author(`author-${from}`)
  const numbers = sql`generate_series(${from}::int + 1000, ${to}::int + 1000) AS n`
  const at = sql`'2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'`
  await room.db.execute(sql`
    INSERT INTO entries (id, kind, slug, author_id, image_id, tags)
    SELECT n, 'article', 'article-' || n, ${author}, 'front', ARRAY['tag-' || n % 8] FROM ${numbers}`)
  await room.db.execute(sql`
    INSERT INTO entry_texts (entry_id, locale, title, body, minutes, stems, published_at, updated_at)
    SELECT n, l, 'Article ' || n, '[]', 1, ARRAY['word', 'word' || n % 500], ${at}, ${at} FROM ${numbers}, unnest(ARRAY['mn', 'en']) AS l`)
  await room.db.execute(sql`
    INSERT INTO entry_shelves (entry_id, locale, kind, shelf, published_at)
    SELECT n, l, 'article', s, ${at} FROM ${numbers}, unnest(ARRAY['mn', 'en']) AS l,
      unnest(ARRAY['', 'tag:tag-' || n % 8, 'author:' || ${author}::int]) AS s`)
  await room.db.execute(sql`ANALYZE`)
}

const shopping = (products: number): StoredBlock[] => [
  ...Array.from({ length: products }, (_, n): StoredBlock => ({ type: 'product', slug: `thing-${n}`, note: '' })),
  { type: 'products', title: '', slugs: Array.from({ length: products }, (_, n) => `thing-${n}`) },
  { type: 'paragraph', text: Array.from({ length: products }, (_, n) => ({ product: `thing-${n}`, text: 'эд' })) },
  { type: 'look', imageId: '00000000000000000000', alt: '', title: '', text: '', spots: [] },
  ...Array.from({ length: 5 }, (_, n) => paragraph(`${n}`))
]

describe('an article', () => {
  it('with ten products asks as often as one with one: once for every kind of thing', async () => {
    const counts = []
    for (const products of [1, 10]) {
      const id = await room.begin(
        editor,
        `Бараа ${products}`,
        shopping(products).filter(block => block.type !== 'look')
      )
      await room.publish(editor, id)
      // The first reading makes acquaintance with what is kept; the second is what readers cost.
      const cold = await room.queriesOf(`/api/v2/articles/${id}`)
      counts.push({ cold, warm: await room.queriesOf(`/api/v2/articles/${id}`) })
    }
    const [one, ten] = counts
    expect(ten?.warm).toBe(one?.warm)
    // The text; what stands around it; which products; their variants.
    expect(ten?.warm).toBe(4)
    expect(ten?.cold).toBeLessThanOrEqual(8)
  })

  it('of twenty thousand words and a hundred pictures is saved and read back whole', async () => {
    const words = Array.from({ length: 400 }, (_, n) => paragraph(`${n} ${'ноолуурын '.repeat(50)}`))
    const pictures = Array.from({ length: 100 }, (_, n): StoredBlock => ({
      type: 'image',
      imageId: '0'.repeat(20),
      alt: `${n}`,
      caption: ''
    }))
    const blocks = [...words, ...pictures]
    const id = await room.begin(editor, 'Урт', blocks)
    const { body } = await editor.ask('GET', `/articles/${id}?edit=1`)
    expect(body.texts.mn?.blocks).toHaveLength(500)
    const saved = await editor.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...textOf('Урт 2', blocks) })
    expect(saved).toMatchObject({ status: 200, body: { version: 3 } })
  })
})

describe('ten thousand articles', () => {
  const PATHS = [
    '/api/v2/articles?locale=mn',
    '/api/v2/articles?locale=mn&tag=tag-3',
    '/api/v2/articles?locale=mn&author=author-1&tag=tag-3',
    '/api/v2/articles?locale=mn&q=word7',
    '/api/v2/articles/article-1050',
    '/api/v2/sitemap_entries?kind=article&after=1090'
  ]
  const paceOf = async (path: string): Promise<number> => {
    const times = []
    for (let n = 0; n < 5; n++) {
      const start = performance.now()
      await room.read(path)
      times.push(performance.now() - start)
    }
    return times.toSorted((a, b) => a - b)[1] ?? 0
  }

  it('are listed, read and named to search engines as fast as a hundred', async () => {
    const before = new Map<string, number>()
    for (const path of PATHS) before.set(path, await paceOf(path))
    await fill(101, 10_000)
    expect(await room.db.$count(entryTexts)).toBeGreaterThan(19_900)
    for (const path of PATHS) {
      const [small, large] = [before.get(path) ?? 0, await paceOf(path)]
      // A chunk of a sitemap is a thousand entries now, and was ten.
      const more = path.includes('sitemap') ? 200 : 15
      expect(large, `${path}: ${small.toFixed(1)} ms of a hundred`).toBeLessThan(small * 5 + more)
    }
    const last = await paceOf('/api/v2/articles?locale=mn&per_page=100&page=100')
    expect(last).toBeLessThan(250)
  }, 60_000)
})
