import { and, inArray, lte, or } from 'drizzle-orm'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import type { ProductDocument, SharedRecords } from '#contract/catalogue-document.ts'
import { importBatch } from '#contract/import.ts'
import { products, variants } from '#server/catalogue/index.ts'
import { exportProducts, importProducts } from '#server/import/index.ts'
import type { Db } from '#server/kernel/db/open.ts'
import type { Server } from '#server/kernel/server.ts'
import { addSynonyms, countWords, listSynonyms, refreshPhrases } from '#server/search/index.ts'
import { storeDrawings } from '../drawings/drawings.ts'
import type { Report } from '../progress.ts'
import synonyms from '../synonyms.json'
import { type Catalogue, readCatalogue } from './catalogue.ts'

/** Imports the catalogue with its pictures and synonyms, the products in one transaction: all of them or none. */
export async function importCatalogue(server: Server, report: Report): Promise<void> {
  const catalogue = readCatalogue(server.now())
  const ids = await storeDrawings(server.storage, server.db, collectPictures(catalogue), share =>
    report(Math.round(share * 70), 100, 'pictures')
  )
  const imageId = (name: string | null | undefined): string | null => (name ? (ids.get(name) ?? null) : null)
  const list = catalogue.products.map(product => ({
    ...product,
    images: product.images?.map(image => ({ ...image, source: imageId(image.source) ?? image.source })),
    variants: product.variants?.map(variant => ({ ...variant, image: imageId(variant.image) }))
  }))
  const shared: SharedRecords = {
    ...catalogue.shared,
    stores: catalogue.shared.stores?.map(store => ({ ...store, image: imageId(store.image) })),
    taxons: catalogue.shared.taxons?.map(taxon => ({ ...taxon, image: imageId(taxon.image) }))
  }
  await addMissingSynonyms(server)
  report(75, 100, 'products')
  await server.db.transaction(async tx => {
    const within = { ...server, db: tx }
    await importDocuments(within, list, shared)
    report(90, 100, 'products')
    // Gifts and bundles name products that come later in the files.
    await importDocuments(
      within,
      list.filter(product => product.gift_skus?.length || product.package?.length)
    )
    await countWords(tx)
    await refreshPhrases(tx, server.now())
  })
}

async function addMissingSynonyms({ db, database }: Server): Promise<void> {
  const known = new Set((await listSynonyms(db)).map(group => group.phrases.join()))
  for (const phrases of synonyms) if (!known.has(phrases.join())) await addSynonyms(database, phrases)
}

/**
 * Moves the dates of a shop that was filled on an earlier day: sales that have ended since begin anew and pre-orders arrive
 * later. A sale that the files have as ended, or whose reduction was changed, stays as it is.
 */
export async function renewDates(server: Server): Promise<void> {
  const now = server.now()
  const fresh = new Map(readCatalogue(now).products.map(product => [product.handle, product]))
  const outdated = new Set((await readOutdatedHandles(server.db, now)).filter(handle => hasCurrentDates(fresh.get(handle), now)))
  const renewed: ProductDocument[] = []
  for (let after: number | null = 0; after !== null && outdated.size;) {
    const page: Awaited<ReturnType<typeof exportProducts>> = await exportProducts(server.db, after, now)
    for (const stored of page.products) {
      const source = fresh.get(stored.handle)
      if (source && outdated.has(stored.handle)) renewed.push(...renewProduct(stored, source, now))
    }
    after = page.after
  }
  if (renewed.length) await importDocuments(server, renewed)
}

async function readOutdatedHandles(db: Db, now: Date): Promise<string[]> {
  const onSale = db.select({ id: variants.productId }).from(variants).where(lte(variants.saleExpireAt, now))
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(or(inArray(products.id, onSale), and(lte(products.preorderOn, toDayInUlaanbaatar(now)))))
  return rows.map(row => row.slug)
}

/** Whether the files give it a sale that goes on or a pre-order. */
function hasCurrentDates(source: ProductDocument | undefined, now: Date): boolean {
  const goesOn = source?.variants?.some(({ sale_expire_at: end }) => end && Date.parse(end) > now.getTime())
  return Boolean(goesOn || source?.preorder_on)
}

/** @returns the product with later dates, or nothing where none of its dates has to move */
function renewProduct(stored: ProductDocument, source: ProductDocument, now: Date): ProductDocument[] {
  const sales = new Map(source.variants?.map(variant => [variant.sku, variant]))
  let changed = false
  const list = stored.variants?.map(variant => {
    const sale = sales.get(variant.sku)
    const ended = variant.sale_expire_at && Date.parse(variant.sale_expire_at) <= now.getTime()
    const goesOn = sale?.sale_expire_at && Date.parse(sale.sale_expire_at) > now.getTime()
    if (!ended || !goesOn || calculateReduction(variant) !== calculateReduction(sale)) return variant
    changed = true
    return { ...variant, sale_start_at: sale.sale_start_at, sale_expire_at: sale.sale_expire_at }
  })
  const arrived = Boolean(stored.preorder_on && stored.preorder_on <= toDayInUlaanbaatar(now))
  if (!changed && !arrived) return []
  return [{ handle: stored.handle, variants: list, preorder_on: arrived ? source.preorder_on : stored.preorder_on }]
}

const calculateReduction = ({ price, sale_price: salePrice }: { price: number; sale_price?: number | null | undefined }): number =>
  price - (salePrice ?? price)

/** @throws Error naming the product that the importer refused */
export async function importDocuments(
  server: Pick<Server, 'db' | 'database' | 'now'>,
  list: readonly ProductDocument[],
  shared?: SharedRecords
): Promise<void> {
  const { results } = await importProducts(server, importBatch.parse({ products: list, shared }), server.now())
  const refused = results.find(result => result.outcome === 'refused')
  if (refused) throw new Error(`The demo product ${refused.handle} was refused: ${JSON.stringify(refused.problem)}`)
}

function collectPictures({ shared, products: list }: Catalogue): Set<string> {
  return new Set(
    [
      ...(shared.stores ?? []).map(store => store.image),
      ...(shared.taxons ?? []).map(taxon => taxon.image),
      ...list.flatMap(product => [
        ...(product.images ?? []).map(image => image.source),
        ...(product.variants ?? []).map(variant => variant.image)
      ])
    ].filter(name => typeof name === 'string')
  )
}
