import { asc } from 'drizzle-orm'
import { brands, stores, taxons } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kernel/db/open.ts'
import type { ParsedQuery } from '#server/search/listing.ts'

/** Distinct listing queries: everything, taxons, brands, facet values, sort orders. */
export async function createQuestions(db: Db): Promise<ParsedQuery[]> {
  const permalinks = (await db.select({ permalink: taxons.permalink }).from(taxons).orderBy(asc(taxons.id))).map(row => row.permalink)
  const codes = (await db.select({ code: brands.code }).from(brands).orderBy(asc(brands.id))).map(row => row.code)
  const shops = (await db.select({ code: stores.code }).from(stores).orderBy(asc(stores.id))).map(row => row.code)
  return [
    {},
    ...(['date_asc', 'price_asc', 'price_desc', 'sale_desc'] as const).map(sort => ({ sort })),
    { sort: 'random', seed: 7 },
    { sale: true },
    { deal: true },
    { in_stock: true },
    { rating: 4 },
    { price_from: 50_000, price_to: 200_000 },
    { colour: ['black'] },
    { colour: ['black', 'white'], sale: true },
    { clothing_size: ['M'] },
    { shoe_size: ['42'] },
    ...permalinks.slice(0, 60).map(taxon => ({ taxon })),
    ...permalinks.slice(0, 20).map(taxon => ({ taxon, colour: ['black'], sort: 'price_asc' as const })),
    ...permalinks.slice(0, 10).map(taxon => ({ taxon, sale: true, in_stock: true, price_to: 300_000 })),
    ...codes.slice(0, 20).map(brand => ({ brand })),
    ...codes.slice(0, 10).map((code, n) => ({ brands: [code, codes[n + 10] ?? code], sort: 'sale_desc' as const })),
    ...shops.slice(0, 5).map(code => ({ stores: [code] }))
  ]
}
