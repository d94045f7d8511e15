import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#server/kernel/db/open.ts'
import { contentSource } from '#server/content/search-source.ts'
import { findPages } from '#server/search/suggestions/find-pages.ts'
import { type ListingContext, listFacets, listProducts, type ParsedQuery } from '#server/search/listing.ts'
import type { SearchEngine } from '#server/search/engine.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { refreshFacetIndex } from '#server/search/postgres/load-facet-index.ts'
import { findSuggestions } from '#server/search/suggestions/suggest.ts'
import { openCatalogue } from './catalogues.ts'
import { openIndexed, refillIndex } from './indexed.ts'
import { readJudged } from './judged.ts'
import { createQuestions } from './questions.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const judged = readJudged()

const SIZES = (process.env['BENCH_SEARCH'] ?? 'pglite:20000,postgres:100000').split(',').map(size => size.split(':'))
describe.each(SIZES)('pace on %s with %s products', (kind, size) => {
  let db: Db
  let engine: SearchEngine
  let close: () => Promise<void>
  const isServer = kind === 'opensearch'
  beforeAll(async () => {
    if (kind !== 'pglite' && kind !== 'postgres' && !isServer) throw new Error(`There is no database ${kind}.`)
    console.log(`\n${kind}, ${size} products`)
    ;({ db, close } = await openCatalogue(isServer ? 'postgres' : kind, Number(size), NOW))
    engine = isServer ? await openIndexed(db, Number(size)) : createPostgresEngine(db)
  }, 7_200_000)
  afterAll(() => close())

  test.runIf(!isServer)('the facet index', { timeout: 600_000 }, async () => {
    const started = performance.now()
    const index = await refreshFacetIndex(db, new Date())
    const seconds = (performance.now() - started) / 1000
    console.log(`  facet index read in ${seconds.toFixed(1)} s, ${(index.bytes / 1e6).toFixed(0)} MB`)
    expect(index.size).toBe(Number(size))
  })

  test('listings', { timeout: 600_000 }, async () => {
    const context = createContext(db, engine)
    const page = (query: ParsedQuery) => listProducts(context, { ...query, facets: true })
    if (!isServer) await refreshFacetIndex(db, new Date())
    const asked = await createQuestions(db)
    // Warms up the shop with other queries.
    for (const price_from of [11, 12, 13]) await page({ price_from })
    await measure('listing, asked first', asked, page)
    await measure('listing, asked again', asked, page)
    await measure(
      'deep page',
      asked.map(query => ({ ...query, page: 1000, per_page: 40 })),
      page
    )
    expect(asked.length).toBeGreaterThan(50)
  })

  test('texts', { timeout: 600_000 }, async () => {
    const context = createContext(db, engine)
    const typed = judged.flatMap(({ query }) => [2, 4, 7].map(length => query.slice(0, length))).filter((_, index) => index % 5 === 0)
    const queries = judged.map(({ query }) => query).filter((_, index) => index % 2 === 0)
    for (const text of ['ном', 'ширээ', 'lamp']) {
      await findSuggestions(context, text, 8)
      await listProducts(context, { q: text, facets: true })
    }
    await measure('suggestions', typed, text => findSuggestions(context, text, 8))
    await measure('pages', queries, q => findPages(context, q, { groups: 8, texts: 6 }))
    await measure('search', queries, q => listProducts(context, { q }))
    const few = queries.filter((_, index) => index % 4 === 0)
    await measure('search, facets', few, q => listFacets(context, { q }))
    await measure('search and facets', few, q => listProducts(context, { q, facets: true }))
    await measure(
      '10 KB of text',
      Array.from({ length: 20 }, (_, n) => `${judged[n]?.query} `.repeat(700)),
      text => context.engine.list({ text, page: 1, perPage: 40 }, NOW)
    )
    expect(typed.length).toBeGreaterThan(100)
  })

  // Takes as long as the first fill.
  test.runIf(isServer && process.env['BENCH_REFILL'])(
    'while a new index is filled and replaces the old one',
    { timeout: 7_200_000 },
    async () => {
      const context = createContext(db, engine)
      const asked = [...(await createQuestions(db)), ...judged.map(({ query }) => ({ q: query }))]
      const before = await countAll(asked)
      const filling = new AbortController()
      const refilled = refillIndex(db, Number(size)).finally(() => filling.abort())
      const times: number[] = []
      let [failed, different] = [0, 0]
      while (!filling.signal.aborted)
        for (const [place, query] of asked.entries()) {
          const start = performance.now()
          const total = await count(query).catch(() => -1)
          times.push(performance.now() - start)
          if (total < 0) failed += 1
          else if (total !== before[place]) different += 1
        }
      await refilled
      times.sort((a, b) => a - b)
      console.log(
        `  ${times.length} listings and searches meanwhile: ${failed} failed, ${different} with another number of products, p50 ${times[times.length >> 1]?.toFixed(0)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms`
      )
      expect([failed, await countAll(asked)]).toEqual([0, before])

      async function count(query: ParsedQuery): Promise<number> {
        return (await listProducts(context, query)).products.length
      }
      async function countAll(queries: readonly ParsedQuery[]): Promise<number[]> {
        const counts: number[] = []
        for (const query of queries) counts.push(await count(query))
        return counts
      }
    }
  )
})

function createContext(db: Db, engine: SearchEngine): ListingContext {
  return { db, engine, content: contentSource, now: NOW, locale: 'mn' }
}

/** Prints durations and the processor time of this process, which other work on the machine does not increase. */
async function measure<Asked>(what: string, all: readonly Asked[], ask: (one: Asked) => Promise<unknown>): Promise<void> {
  const times: { wall: number; cpu: number; one: Asked }[] = []
  for (const one of all) {
    const start = performance.now()
    const before = process.cpuUsage()
    await ask(one)
    const { user, system } = process.cpuUsage(before)
    times.push({ wall: performance.now() - start, cpu: (user + system) / 1000, one })
  }
  const at = (share: number, of: 'wall' | 'cpu'): string => {
    const sorted = times.map(time => time[of]).toSorted((a, b) => a - b)
    return `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1).padStart(6)} ms`
  }
  const slowest = times
    .toSorted((a, b) => b.wall - a.wall)
    .slice(0, 3)
    .map(({ wall, one }) => `${JSON.stringify(one).slice(0, 40)} ${wall.toFixed(0)}`)
  console.log(
    `  ${what.padEnd(20)} p50 ${at(0.5, 'wall')}  p95 ${at(0.95, 'wall')}  CPU p50 ${at(0.5, 'cpu')}  p95 ${at(0.95, 'cpu')}  (${all.length} questions; slowest: ${slowest.join(', ')})`
  )
}
