import { sql } from 'drizzle-orm'
import { brands, optionValues, stores, taxons } from '#server/catalogue/tables.ts'
import { buildCatalogue } from '#demo/catalogue.ts'
import { SYNONYMS } from '#demo/synonyms.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { images } from '#server/kernel/images/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { productImages, products, productTaxons, variants } from '#server/catalogue/product/tables.ts'
import { updatePopularDocuments, countWords } from '#server/search/reindex.ts'
import { searchSynonyms } from '#server/search/tables.ts'

const AT_ONCE = 1000
/** Words of models and makes that a shop's own catalogue has beside those of the language. */
const INVENTED = 30_000
const SYLLABLES = [
  'ба',
  'го',
  'дэ',
  'жу',
  'зө',
  'ки',
  'ла',
  'мо',
  'нү',
  'ра',
  'сэ',
  'ту',
  'хө',
  'ча',
  'ши',
  'рэн',
  'лог',
  'тар',
  'вис',
  'нар'
]

/** The demo's products over and over, each with a model's name and number of its own, as a large shop's are. */
export async function generateCatalogue(db: Db, size: number, now: Date): Promise<void> {
  const demo = buildCatalogue(now)
  const placed = Map.groupBy(demo.productTaxons, row => row.productId)
  await db.insert(images).values({ id: 'front', width: 800, height: 1000, format: 'svg' })
  await db.insert(brands).values(demo.brands)
  await db.insert(stores).values(demo.stores)
  await db.insert(taxons).values(demo.taxons)
  await db.insert(optionValues).values(demo.optionValues)
  await db.insert(searchSynonyms).values(SYNONYMS.map(phrases => ({ phrases: [...phrases] })))
  for (let start = 0; start < size; start += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, size - start) }, (_, place) => start + place + 1).map(id => {
      const { row, variants: pieces } = demo.products[(id * 7919) % demo.products.length] ?? never()
      const name = invented(Math.floor((id * 2654435761) % INVENTED ** 0.5) * Math.floor((id * 40503) % INVENTED ** 0.5))
      const { mn, en } = row.title
      const title = { ...(mn ? { mn: `${mn} ${name} ${id % 997}` } : {}), en: `${en} ${name} ${id % 997}` }
      // As many reviews as up to twice the demo's: some of each kind are known better than others.
      const totalReviews = Math.floor(((row.totalReviews ?? 0) * ((id * 2654435761) % 200)) / 100)
      return { row: { ...row, id, slug: `p${id}`, title, totalReviews, giftVariantIds: [] }, piece: pieces[0] ?? never(), source: row.id }
    })
    await db.insert(products).values(made.map(each => each.row))
    await db
      .insert(variants)
      .values(made.map(({ row, piece }) => ({ ...piece, id: row.id, productId: row.id, sku: `${piece.sku}-${row.id}`, onHand: 20 })))
    await db.insert(productImages).values(made.map(({ row }) => ({ productId: row.id, imageId: 'front', position: 0, alt: row.title })))
    await db
      .insert(productTaxons)
      .values(made.flatMap(({ row, source }) => (placed.get(source) ?? []).map(({ taxonId }) => ({ taxonId, productId: row.id }))))
    await refreshListing(
      db,
      made.map(({ row }) => row.id),
      now
    )
  }
  await countWords(db)
  await updatePopularDocuments(db, now)
  await db.execute(sql`VACUUM ANALYZE`)
}

function invented(number: number): string {
  const base = SYLLABLES.length
  return [number % base, Math.floor(number / base) % base, Math.floor(number / base ** 2) % base]
    .map(place => SYLLABLES[place] ?? '')
    .join('')
}

function never(): never {
  throw new Error('The demo has products, and they have variants.')
}
