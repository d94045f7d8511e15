import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/server/database.ts'
import { furnishDemoCatalogue } from '../../../tests/server/search/demo-catalogue.ts'
import { postgresEngine } from '#server/search/postgres.ts'
import { suggest } from '#server/search/suggestions.ts'
import { generateCatalogue } from './generated.ts'
import { isRight, readJudged, scoreOf } from './judged.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const judged = readJudged()
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

test('judged queries', { timeout: 120_000 }, async () => {
  const { db, close } = await openTestDatabase('pglite')
  const { products, brands } = await furnishDemoCatalogue(db, NOW)
  const known = new Map(
    products.map(({ row, family }) => [
      row.id,
      { family: family.code, title: row.title.en ?? '', brand: brands[(row.brandId ?? 0) - 1]?.code ?? '' }
    ])
  )
  const places = new Map<string, number[]>()
  for (const one of judged) {
    const { ids } = await postgresEngine(db).list({ text: one.query, page: 1, perPage: 20 }, NOW)
    const place = ids.findIndex(id => isRight(one, known.get(id) ?? { family: '', brand: '', title: '' })) + 1
    places.set(one.kind, [...(places.get(one.kind) ?? []), place])
  }
  console.log(`\nJudged queries over the demo catalogue (${products.length} products)`)
  for (const [kind, list] of [...places, ['all', [...places.values()].flat()] as const]) {
    const { queries, hit1, hit5, mrr } = scoreOf(list)
    console.log(
      `  ${kind.padEnd(10)} ${String(queries).padStart(4)} queries  hit@1 ${percent(hit1)}  hit@5 ${percent(hit5)}  MRR ${mrr.toFixed(3)}`
    )
  }
  await close()
})

const SIZES = (process.env['BENCH_SEARCH'] ?? 'pglite:20000,postgres:100000').split(',').map(size => size.split(':'))
test.each(SIZES)('pace on %s with %s products', { timeout: 1_800_000 }, async (kind, size) => {
  if (kind !== 'pglite' && kind !== 'postgres') throw new Error(`There is no database ${kind}.`)
  const { db, close } = await openTestDatabase(kind)
  const started = performance.now()
  await generateCatalogue(db, Number(size), NOW)
  console.log(`\n${kind}, ${size} products, made in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const engine = postgresEngine(db)
  const typed = judged.flatMap(({ query }) => [2, 4, 7].map(length => query.slice(0, length))).filter((_, index) => index % 5 === 0)
  const queries = judged.map(({ query }) => query).filter((_, index) => index % 2 === 0)
  await measure('suggestions', typed, text => suggest(db, engine, text, 8, NOW, 'mn'))
  await measure('search', queries, text => engine.list({ text, page: 1, perPage: 40 }, NOW))
  await measure(
    '10 KB of text',
    Array.from({ length: 20 }, (_, n) => `${judged[n]?.query} `.repeat(700)),
    text => engine.list({ text, page: 1, perPage: 40 }, NOW)
  )
  await close()
  expect(typed.length).toBeGreaterThan(100)
})

async function measure(what: string, texts: readonly string[], ask: (text: string) => Promise<unknown>): Promise<void> {
  for (const text of texts.slice(0, 20)) await ask(text)
  const times: [number, string][] = []
  for (const text of texts) {
    const start = performance.now()
    await ask(text)
    times.push([performance.now() - start, text])
  }
  const sorted = times.toSorted(([a], [b]) => a - b)
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)]?.[0] ?? 0).toFixed(1)
  const slowest = sorted.slice(-3).map(([ms, text]) => `${text.slice(0, 20)} ${ms.toFixed(0)}`)
  console.log(`  ${what.padEnd(14)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  (${texts.length} texts; slowest: ${slowest.join(', ')})`)
}
