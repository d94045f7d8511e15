import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { entryTranslations } from '#server/content/tables.ts'
import { type ContentTest, openContentTest } from '../../../tests/server/content/content-shop.ts'

const PATHS = [
  '/api/v2/articles?locale=mn',
  '/api/v2/articles?locale=mn&tag=tag-3',
  '/api/v2/articles?locale=mn&author=author-1&tag=tag-3',
  '/api/v2/articles?locale=mn&q=word7',
  '/api/v2/articles/article-1050',
  '/api/v2/sitemap_entries?kind=article&after=1090'
]
const ROUNDS = 20

/** Inserts published articles with ids from `from` to `to`, with a tag on every eighth. */
async function fill(room: ContentTest, from: number, to: number): Promise<void> {
  const author = await room.author(`author-${from}`)
  const numbers = sql`generate_series(${from}::int + 1000, ${to}::int + 1000) AS n`
  const at = sql`'2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'`
  await room.db.execute(sql`
    INSERT INTO entries (id, kind, slug, author_id, image_id, tags)
    SELECT n, 'article', 'article-' || n, ${author}, 'front', ARRAY['tag-' || n % 8] FROM ${numbers}`)
  await room.db.execute(sql`
    INSERT INTO entry_translations (entry_id, locale, title, body, minutes, stems, published_at, updated_at)
    SELECT n, l, 'Article ' || n, '[]', 1, ARRAY['word', 'word' || n % 500], ${at}, ${at} FROM ${numbers}, unnest(ARRAY['mn', 'en']) AS l`)
  await room.db.execute(sql`
    INSERT INTO entry_listings (entry_id, locale, kind, list, published_at)
    SELECT n, l, 'article', s, ${at} FROM ${numbers}, unnest(ARRAY['mn', 'en']) AS l,
      unnest(ARRAY['', 'tag:tag-' || n % 8, 'author:' || ${author}::int]) AS s`)
  await room.db.execute(sql`ANALYZE`)
}

async function measurePath(room: ContentTest, path: string): Promise<string> {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await room.read(path)
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(ROUNDS * share)] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms  p95 ${at(0.95)} ms`
}

test('lists, an article and a part of the sitemap, with a hundred articles and with ten thousand', { timeout: 600_000 }, async () => {
  const room = await openContentTest()
  await fill(room, 1, 100)
  const before = new Map<string, string>()
  for (const path of PATHS) before.set(path, await measurePath(room, path))
  await fill(room, 101, 10_000)
  expect(await room.db.$count(entryTranslations)).toBeGreaterThan(19_900)
  console.log('\nArticles, in process on PGlite: of 100, then of 10,000')
  for (const path of PATHS) console.log(`  ${path.padEnd(56)} ${before.get(path)}  →  ${await measurePath(room, path)}`)
  await room.close()
})
