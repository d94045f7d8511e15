import { test } from 'vitest'
import { DEMO_NOW } from '../../../tests/server/demo-database.ts'
import { listJudgedProducts } from '../../../tests/server/search/demo-catalogue.ts'
import { isProductGroup } from '#domain/suggestions.ts'
import { contentSource } from '#server/content/search-source.ts'
import { findPages } from '#server/search/suggestions/find-pages.ts'
import { type ListingContext, listProducts } from '#server/search/listing.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { openDemo } from './demo.ts'
import { type Judged, JUDGED_LISTS, findRank, readJudged, calculateScore } from './judged.ts'

const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** `BENCH_MISSED=judged` prints the queries of a list without a right result at the top; `BENCH_LISTS=judged` leaves the others out. */
test('judged queries', { timeout: 900_000 }, async () => {
  const { db, close } = await openDemo()
  const products = new Map((await listJudgedProducts(db)).map(product => [product.id, product]))
  const context: ListingContext = { db, engine: createPostgresEngine(db), content: contentSource, now: DEMO_NOW, locale: 'mn' }
  const lists = process.env['BENCH_LISTS']?.split(',') ?? JUDGED_LISTS
  for (const list of JUDGED_LISTS.filter(name => lists.includes(name))) {
    const ranks = new Map<string, number[]>()
    const missed: string[] = []
    for (const one of readJudged(list)) {
      const { rank, shown } = one.page ? await rankPage(context, one) : await rankProduct(context, one, products)
      ranks.set(one.kind, [...(ranks.get(one.kind) ?? []), rank])
      if (rank !== 1) missed.push(`${one.kind}: ${one.query} (${rank || 'none'}) ${shown.slice(0, 3).join('; ')}`)
    }
    console.log(`\nQueries of ${list}.txt over the demo shop (${products.size} products)`)
    for (const [kind, group] of [...ranks, ['all', [...ranks.values()].flat()] as const]) {
      const { queries, hit1, hit5, mrr } = calculateScore(group)
      console.log(
        `  ${kind.padEnd(12)} ${String(queries).padStart(4)} queries  hit@1 ${formatPercent(hit1)}  hit@5 ${formatPercent(hit5)}  MRR ${mrr.toFixed(3)}`
      )
    }
    if (process.env['BENCH_MISSED']?.split(',').includes(list)) console.log(missed.join('\n'))
  }
  await close()
})

interface Ranked {
  rank: number
  /** Titles, the best first. */
  shown: string[]
}

async function rankProduct(context: ListingContext, one: Judged, known: Parameters<typeof findRank>[2]): Promise<Ranked> {
  const { products, missing } = await listProducts(context, { q: one.query, per_page: 20 })
  if (one.isAbsent && missing?.length) return { rank: 1, shown: [] }
  return { rank: findRank(one, products.map(({ id }) => id), known), shown: products.map(({ title }) => title) } // prettier-ignore
}

async function rankPage(context: ListingContext, { query, page }: Judged): Promise<Ranked> {
  const texts = (await findPages(context, query, { groups: 8, texts: 6 })).filter(({ kind }) => !isProductGroup(kind))
  return { rank: texts.findIndex(({ kind, slug }) => `${kind}/${slug}` === page) + 1, shown: texts.map(({ title }) => title) }
}
