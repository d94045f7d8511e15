import { brands, optionValues, stores, taxons } from '#server/catalogue/tables.ts'
import { buildCatalogue, type Catalogue } from '#demo/catalogue.ts'
import { SYNONYMS } from '#demo/synonyms.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { images } from '#server/kernel/images/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { productImages, products, productTaxons, variants } from '#server/catalogue/product/tables.ts'
import { countWords } from '#server/search/reindex.ts'
import { searchSynonyms } from '#server/search/tables.ts'

const AT_ONCE = 500

/** The demo shop's products as they are searched for, all with one picture: drawing theirs takes a minute. */
export async function furnishDemoCatalogue(db: Db, now: Date): Promise<Catalogue> {
  const catalogue = buildCatalogue(now)
  await db.insert(images).values({ id: 'front', width: 800, height: 1000, format: 'svg' })
  await db.insert(brands).values(catalogue.brands)
  await db.insert(stores).values(catalogue.stores)
  await db.insert(taxons).values(catalogue.taxons)
  await db.insert(optionValues).values(catalogue.optionValues)
  await db.insert(searchSynonyms).values(SYNONYMS.map(phrases => ({ phrases: [...phrases] })))
  const all = catalogue.products
  const steps: [Parameters<Db['insert']>[0], object[]][] = [
    [products, all.map(product => product.row)],
    [variants, all.flatMap(product => product.variants)],
    [productImages, all.map(({ row }) => ({ productId: row.id, imageId: 'front', position: 0, alt: row.title }))],
    [productTaxons, catalogue.productTaxons]
  ]
  for (const [table, rows] of steps) {
    for (let start = 0; start < rows.length; start += AT_ONCE) await db.insert(table).values(rows.slice(start, start + AT_ONCE))
  }
  await refreshListing(
    db,
    all.map(product => product.row.id),
    now
  )
  await countWords(db)
  return catalogue
}
