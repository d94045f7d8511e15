import { lt, sql } from 'drizzle-orm'
import { toDayInUlaanbaatar, startOfDay } from '#domain/day.ts'
import { toCountedPhrase } from '#domain/search-statistics.ts'
import { products, variants } from '../catalogue/index.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/index.ts'
import { learnedProducts, searchClicks } from './tables.ts'

/** Days whose clicks count. */
const LEARNED_DAYS = 90
/** Fewer clicks of a product may be chance. */
const MIN_CLICKS = 3
/** Added to the clicks of a phrase, so that few clicks say little. */
const DOUBT = 20
/** Phrases with the most clicks. */
const MAX_PHRASES = 5000
const MAX_PRODUCTS_PER_PHRASE = 5
const TAG = 'learned-products'

export interface ProductClicks {
  day: string
  phrase: string
  slug: string
  clicks: number
}

/** Adds clicks to those stored; unknown slugs are ignored. */
export async function addClicks(db: Db, counts: readonly ProductClicks[]): Promise<void> {
  if (!counts.length) return
  await db.execute(sql`
    INSERT INTO ${searchClicks} (day, phrase, product_id, clicks)
    SELECT counted.day, counted.phrase, ${products.id}, counted.clicks
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS counted (day date, phrase text, slug text, clicks int)
    JOIN ${products} ON ${products.slug} = counted.slug
    ORDER BY counted.day, counted.phrase, ${products.id}
    ON CONFLICT (day, phrase, product_id) DO UPDATE SET clicks = search_clicks.clicks + excluded.clicks`)
}

export interface VariantAdditions {
  day: string
  phrase: string
  variantId: number
  additions: number
}

/** An addition to a cart counts more than an opened product. */
const CLICKS_PER_ADDITION = 3

/** Adds additions to carts to the clicks stored; unknown variants are ignored. */
export async function addAdditions(db: Db, counts: readonly VariantAdditions[]): Promise<void> {
  if (!counts.length) return
  await db.execute(sql`
    INSERT INTO ${searchClicks} (day, phrase, product_id, clicks)
    SELECT counted.day, counted.phrase, ${variants.productId}, sum(counted.additions)::int * ${CLICKS_PER_ADDITION}::int
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS counted (day date, phrase text, "variantId" int, additions int)
    JOIN ${variants} ON ${variants.id} = counted."variantId"
    GROUP BY counted.day, counted.phrase, ${variants.productId}
    ORDER BY counted.day, counted.phrase, ${variants.productId}
    ON CONFLICT (day, phrase, product_id) DO UPDATE SET clicks = search_clicks.clicks + excluded.clicks`)
}

/** Renews `learned_products` from the clicks; deletes all of them where the shop records no searches. */
export async function learnFromClicks({ db, database, now }: Pick<Server, 'db' | 'database' | 'now'>): Promise<void> {
  const isOn = (await readSettings(db)).configs.recordSearches
  const since = toDayInUlaanbaatar(startOfDay(toDayInUlaanbaatar(now()), -LEARNED_DAYS))
  await db.transaction(async tx => {
    await tx.delete(searchClicks).where(isOn ? lt(searchClicks.day, since) : undefined)
    await tx.delete(learnedProducts)
    await tx.execute(sql`
      INSERT INTO ${learnedProducts} (phrase, product_id, share)
      WITH counted AS (
        SELECT phrase, product_id, sum(clicks) AS clicks, sum(sum(clicks)) OVER (PARTITION BY phrase) AS total,
          row_number() OVER (PARTITION BY phrase ORDER BY sum(clicks) DESC, product_id) AS place
        FROM ${searchClicks} GROUP BY phrase, product_id
      ), phrases AS (SELECT phrase FROM counted WHERE place = 1 ORDER BY total DESC, phrase LIMIT ${MAX_PHRASES})
      SELECT phrase, product_id, clicks / (total + ${DOUBT}) FROM counted JOIN phrases USING (phrase)
      WHERE clicks >= ${MIN_CLICKS} AND place <= ${MAX_PRODUCTS_PER_PHRASE}`)
  })
  invalidate(database, [TAG, 'products'])
}

/** Shares of the clicks of a text by id of the product. */
export type ProductShares = ReadonlyMap<number, number>

const readShares = cached([TAG, 'site'], async (db): Promise<ReadonlyMap<string, ProductShares>> => {
  if (!(await readSettings(db)).configs.recordSearches) return new Map()
  const shares = new Map<string, Map<number, number>>()
  for (const { phrase, productId, share } of await db.select().from(learnedProducts))
    shares.set(phrase, (shares.get(phrase) ?? new Map<number, number>()).set(productId, share))
  return shares
})

const NONE: ProductShares = new Map()

/** Products that were opened after this text, by their share of its clicks. */
export async function readLearnedShares(db: Db, text: string): Promise<ProductShares> {
  return (await readShares(db)).get(toCountedPhrase(text) ?? '') ?? NONE
}
