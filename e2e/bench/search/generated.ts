import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/open.ts'
import { refreshListing } from '#server/search/index.ts'
import { productImages, products, productTaxons, variants } from '#server/catalogue/product/tables.ts'
import { updatePopularDocuments, countWords } from '#server/search/documents/reindex.ts'
import { copyCatalogue } from './copies.ts'
import { furnishDemoCatalogue } from '../../../tests/server/search/demo-catalogue.ts'

const AT_ONCE = 1000
/** Products written by the shop's own code; further ones are copies of these. */
const WRITTEN = 100_000
/** Number of generated model and brand names, in addition to words of the language. */
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

/** Copies of the demo's products, each with its own model name and number. */
export async function generateCatalogue(db: Db, size: number, now: Date): Promise<void> {
  await furnishDemoCatalogue(db, now)
  const demo = await db.select().from(products).orderBy(products.id)
  const pieces = new Map((await db.select().from(variants).where(eq(variants.position, 0))).map(variant => [variant.productId, variant]))
  const placed = Map.groupBy(await db.select().from(productTaxons), row => row.productId)
  const [picture] = await db.select({ imageId: productImages.imageId }).from(productImages).limit(1)
  await db.execute(sql`TRUNCATE ${products} CASCADE`)
  const written = Math.min(size, WRITTEN)
  for (let start = 0; start < written; start += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, written - start) }, (_, place) => start + place + 1).map(id => {
      const row = demo[(id * 7919) % demo.length] ?? throwNever()
      const name = inventWord(Math.floor((id * 2654435761) % INVENTED ** 0.5) * Math.floor((id * 40503) % INVENTED ** 0.5))
      const { mn, en } = row.title
      const title = { ...(mn ? { mn: `${mn} ${name} ${id % 997}` } : {}), en: `${en} ${name} ${id % 997}` }
      // Up to twice the demo's reviews, so that products of a kind differ in popularity.
      const totalReviews = Math.floor((row.totalReviews * ((id * 2654435761) % 200)) / 100)
      return {
        row: { ...row, id, slug: `p${id}`, title, totalReviews, giftVariantIds: [] },
        piece: pieces.get(row.id) ?? throwNever(),
        source: row.id
      }
    })
    await db.insert(products).values(made.map(each => each.row))
    await db
      .insert(variants)
      .values(made.map(({ row, piece }) => ({ ...piece, id: row.id, productId: row.id, sku: `${piece.sku}-${row.id}`, onHand: 20 })))
    await db
      .insert(productImages)
      .values(made.map(({ row }) => ({ productId: row.id, imageId: picture?.imageId ?? throwNever(), position: 0, alt: row.title })))
    await db
      .insert(productTaxons)
      .values(made.flatMap(({ row, source }) => (placed.get(source) ?? []).map(({ taxonId }) => ({ taxonId, productId: row.id }))))
    await refreshListing(
      db,
      made.map(({ row }) => row.id),
      now
    )
  }
  if (size > written) await copyCatalogue(db, written, size)
  await countWords(db)
  await updatePopularDocuments(db, now)
  await db.execute(sql`VACUUM ANALYZE`)
}

function inventWord(number: number): string {
  const base = SYLLABLES.length
  return [number % base, Math.floor(number / base) % base, Math.floor(number / base ** 2) % base]
    .map(place => SYLLABLES[place] ?? '')
    .join('')
}

function throwNever(): never {
  throw new Error('The demo has products, and they have variants.')
}
