import { eq, sql } from 'drizzle-orm'
import { brands } from '#server/catalogue/tables.ts'
import { readCatalogue } from '#demo/catalogue/catalogue.ts'
import { importDocuments } from '#demo/catalogue/import.ts'
import reviews from '#demo/reviews.json'
import synonyms from '#demo/synonyms.json'
import type { Db } from '#server/kernel/db/open.ts'
import { images } from '#server/kernel/images/tables.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { countWords } from '#server/search/documents/reindex.ts'
import { searchSynonyms } from '#server/search/tables.ts'

const PICTURE = 'f'.repeat(20)

export interface JudgedProduct {
  id: number
  title: string
  brand: string
  /** The middle part of the SKU, equal within a series. */
  family: string
  sellingPrice: number
}

/** Imports the demo shop's products with their numbers of reviews, all with one picture, because drawing their own takes a minute. */
export async function furnishDemoCatalogue(db: Db, now: Date): Promise<JudgedProduct[]> {
  const { shared, products: documents } = readCatalogue(now)
  await db.insert(images).values({ id: PICTURE, width: 800, height: 1000, format: 'svg' })
  const list = documents.map(product => ({
    ...product,
    images: [{ source: PICTURE, alt: product.title ?? null }],
    variants: product.variants?.map(variant => ({ ...variant, image: PICTURE }))
  }))
  const database = { db, kind: 'pglite' as const, pool: null, now: () => new Date(), close: async () => {} }
  await importDocuments({ db, database, now: () => now }, list, shared)
  await db.insert(searchSynonyms).values(synonyms.map(phrases => ({ phrases })))
  const figures = Object.entries(reviews).map(([slug, { stars, reviews: written }]) => {
    const ratings = [
      ...stars.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
      ...written.map(({ rating }) => rating)
    ]
    return { slug, n: ratings.length, mean: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length }
  })
  await db.execute(sql`
    UPDATE ${products} p SET total_reviews = f.n, average_rating = round(f.mean, 1)::real
    FROM jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) AS f (slug text, n int, mean numeric) WHERE p.slug = f.slug`)
  await countWords(db)
  return listJudgedProducts(db)
}

/** The demo shop's products, as judged queries refer to them. */
export function listJudgedProducts(db: Db): Promise<JudgedProduct[]> {
  return db
    .select({
      id: products.id,
      title: sql<string>`${products.title} ->> 'en'`,
      brand: sql<string>`coalesce(${brands.code}, '')`,
      family: sql<string>`split_part(${variants.sku}, '-', 2)`,
      sellingPrice: products.sellingPrice
    })
    .from(products)
    .innerJoin(variants, sql`${variants.productId} = ${products.id} AND ${variants.position} = 0`)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .orderBy(products.id)
}
