import { asc, eq, sql } from 'drizzle-orm'
import type { ListedTaxon } from '#contract/classification.ts'
import { ShopError } from '#domain/errors.ts'
import { toCode } from '#domain/latin.ts'
import type { Localized } from '#domain/site.ts'
import { products, productTaxons, taxons } from '../catalogue/index.ts'
import { lockCatalogue } from '../import/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { selectFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { refreshListing } from '../search/index.ts'

type TaxonRow = typeof taxons.$inferSelect
/** Changed products and URLs, to be invalidated after the commit. */
export interface TaxonChange {
  id: number
  permalink: string
  permalinks: string[]
  productIds: number[]
}

const MAX_DEPTH = 8
const MAX_PERMALINK_LENGTH = 200

export async function listTaxons(db: Db): Promise<ListedTaxon[]> {
  const rows = await db
    .select({
      taxon: taxons,
      former: selectFormerSlugs('taxon', taxons.permalink),
      image: { id: images.id, width: images.width, height: images.height },
      products: sql<number>`(SELECT count(*)::int FROM ${productTaxons} pt WHERE pt.taxon_id = ${taxons.id})`
    })
    .from(taxons)
    .leftJoin(images, eq(images.id, taxons.imageId))
    .orderBy(asc(taxons.position), asc(taxons.id))
  const below = (parentId: number | null): typeof rows => rows.filter(({ taxon }) => taxon.parentId === parentId)
  const flatten = (parentId: number | null): ListedTaxon[] =>
    below(parentId).flatMap(({ taxon, former, image, products: count }) => [
      {
        id: taxon.id,
        parent_id: taxon.parentId,
        permalink: taxon.permalink,
        depth: taxon.depth,
        former,
        name: taxon.name,
        description: taxon.description,
        image: image && { ...image, alt: '' },
        products: count,
        children: below(taxon.id).length
      },
      ...flatten(taxon.id)
    ])
  return flatten(null)
}

/** @throws ShopError not_found */
async function findTaxon(tx: Db, id: number): Promise<TaxonRow> {
  const [row] = await tx.select().from(taxons).where(eq(taxons.id, id))
  if (!row) throw new ShopError('not_found')
  return row
}

/** @throws ShopError not_found for an unknown parent, taxon_exists, taxon_deep */
export async function createTaxon(
  tx: Db,
  input: { name: Localized; parent_id: number | null; code?: string | undefined }
): Promise<TaxonChange> {
  await lockCatalogue(tx)
  const parent = input.parent_id === null ? null : await findTaxon(tx, input.parent_id)
  const permalink = [parent?.permalink, input.code || toCode(input.name.en || input.name.mn || '')].filter(Boolean).join('/')
  await requireFree(tx, permalink, input.code ? 'code' : 'name')
  const depth = (parent?.depth ?? 0) + 1
  if (depth > MAX_DEPTH) throw new ShopError('validation', { fields: { parent_id: 'taxon_deep' } })
  const siblings = await readSiblings(tx, parent?.id ?? null)
  const [row] = await tx
    .insert(taxons)
    .values({ name: input.name, permalink, parentId: parent?.id ?? null, depth, position: (siblings.at(-1)?.position ?? -1) + 1 })
    .returning({ id: taxons.id })
  return { id: row?.id ?? 0, permalink, permalinks: [permalink, ...(parent ? [parent.permalink] : [])], productIds: [] }
}

async function requireFree(tx: Db, permalink: string, field: string): Promise<void> {
  if (permalink.length > MAX_PERMALINK_LENGTH) throw new ShopError('validation', { fields: { [field]: 'taxon_deep' } })
  const [taken] = await tx.select({ id: taxons.id }).from(taxons).where(eq(taxons.permalink, permalink))
  if (taken) throw new ShopError('validation', { fields: { [field]: 'taxon_exists' } })
}

const readSiblings = (tx: Db, parentId: number | null): Promise<TaxonRow[]> =>
  tx
    .select()
    .from(taxons)
    .where(sql`${taxons.parentId} IS NOT DISTINCT FROM ${parentId}::int`)
    .orderBy(asc(taxons.position), asc(taxons.id))

/** Changes a taxon and moves it with everything below it; former permalinks lead to the new ones. @throws ShopError not_found, taxon_exists, taxon_deep, taxon_loop */
export async function saveTaxon(
  tx: Db,
  id: number,
  input: { name: Localized; description: Localized | null; image: string | null; parent_id: number | null; code?: string | undefined },
  now: Date
): Promise<TaxonChange> {
  await lockCatalogue(tx)
  const before = await findTaxon(tx, id)
  if (input.image) {
    const [image] = await tx.select({ id: images.id }).from(images).where(eq(images.id, input.image))
    if (!image) throw new ShopError('validation', { fields: { image: 'image_unknown' } })
  }
  const description = input.description && Object.keys(input.description).length ? input.description : null
  await tx.update(taxons).set({ name: input.name, description, imageId: input.image }).where(eq(taxons.id, id))
  const code = input.code ?? toLastPart(before.permalink)
  const isMoved = input.parent_id !== before.parentId || code !== toLastPart(before.permalink)
  const permalinks = isMoved ? await moveBelow(tx, before, input.parent_id, code) : [before.permalink]
  const productIds = await readProductsBelow(tx, id)
  // Search documents contain the names and permalinks of taxons.
  await refreshListing(tx, productIds, now)
  return { id, permalink: (await findTaxon(tx, id)).permalink, permalinks, productIds }
}

async function readProductsBelow(tx: Db, id: number): Promise<number[]> {
  const rows = await tx.select({ id: productTaxons.productId }).from(productTaxons).where(eq(productTaxons.taxonId, id))
  return rows.map(row => row.id)
}

const toLastPart = (permalink: string): string => permalink.slice(permalink.lastIndexOf('/') + 1)

/** @param code the last part of the new permalink @returns old and new permalinks */
async function moveBelow(tx: Db, taxon: TaxonRow, parentId: number | null, code: string): Promise<string[]> {
  const parent = parentId === null ? null : await findTaxon(tx, parentId)
  const all = await tx.select().from(taxons)
  const subtree = all.filter(({ permalink }) => permalink === taxon.permalink || permalink.startsWith(`${taxon.permalink}/`))
  if (parent && subtree.some(({ id }) => id === parent.id)) throw new ShopError('validation', { fields: { parent_id: 'taxon_loop' } })
  const permalink = [parent?.permalink, code].filter(Boolean).join('/')
  const field = parentId === taxon.parentId ? 'code' : 'parent_id'
  const deeper = (parent?.depth ?? 0) + 1 - taxon.depth
  const moved = subtree.map(row => ({ ...row, moved: permalink + row.permalink.slice(taxon.permalink.length) }))
  if (moved.some(row => row.depth + deeper > MAX_DEPTH || row.moved.length > MAX_PERMALINK_LENGTH))
    throw new ShopError('validation', { fields: { [field]: 'taxon_deep' } })
  const oldAncestors = listAncestors(all, taxon.parentId)
  const siblings = await readSiblings(tx, parentId)
  for (const row of moved) {
    await requireFree(tx, row.moved, field)
    await tx
      .update(taxons)
      .set({ permalink: row.moved, depth: row.depth + deeper })
      .where(eq(taxons.id, row.id))
  }
  if (parentId === taxon.parentId) return moved.flatMap(row => [row.permalink, row.moved])
  await tx
    .update(taxons)
    .set({ parentId, position: (siblings.at(-1)?.position ?? -1) + 1 })
    .where(eq(taxons.id, taxon.id))
  await moveProducts(tx, taxon.id, oldAncestors, parent ? [...listAncestors(all, parent.parentId), parent.id] : [])
  return moved.flatMap(row => [row.permalink, row.moved])
}

function listAncestors(all: readonly TaxonRow[], id: number | null): number[] {
  const row = all.find(each => each.id === id)
  return row ? [...listAncestors(all, row.parentId), row.id] : []
}

/** A product leaves the old ancestors, where nothing else below them has it, and gets the new ones. */
async function moveProducts(tx: Db, id: number, before: readonly number[], after: readonly number[]): Promise<void> {
  // The deepest first: a child that still has the product retains its parent.
  for (const ancestor of before.toReversed())
    await tx.execute(sql`
      DELETE FROM ${productTaxons} pt WHERE pt.taxon_id = ${ancestor}
        AND pt.product_id IN (SELECT product_id FROM ${productTaxons} WHERE taxon_id = ${id})
        AND NOT EXISTS (SELECT 1 FROM ${products} p WHERE p.id = pt.product_id AND p.taxon_id = ${ancestor})
        AND NOT EXISTS (SELECT 1 FROM ${productTaxons} other JOIN ${taxons} t ON t.id = other.taxon_id
          WHERE other.product_id = pt.product_id AND t.parent_id = ${ancestor})`)
  for (const ancestor of after)
    await tx.execute(sql`
      INSERT INTO ${productTaxons} (taxon_id, product_id)
      SELECT ${ancestor}::int, product_id FROM ${productTaxons} WHERE taxon_id = ${id} ON CONFLICT DO NOTHING`)
}

/** Exchanges a taxon with the sibling before or after it. @throws ShopError not_found */
export async function moveTaxon(tx: Db, id: number, direction: 'up' | 'down'): Promise<TaxonChange> {
  await lockCatalogue(tx)
  const { parentId, permalink } = await findTaxon(tx, id)
  const list = await readSiblings(tx, parentId)
  const index = list.findIndex(row => row.id === id)
  const [row] = list.splice(index, 1)
  if (row) list.splice(Math.max(0, index + (direction === 'up' ? -1 : 1)), 0, row)
  for (const [position, sibling] of list.entries()) await tx.update(taxons).set({ position }).where(eq(taxons.id, sibling.id))
  return { id, permalink, permalinks: [permalink], productIds: [] }
}

/** @throws ShopError not_found, taxon_filled */
export async function deleteTaxon(tx: Db, id: number): Promise<TaxonChange> {
  await lockCatalogue(tx)
  const { permalink } = await findTaxon(tx, id)
  const [child] = await tx.select({ id: taxons.id }).from(taxons).where(eq(taxons.parentId, id)).limit(1)
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.taxonId, id)).limit(1)
  if (child || product || (await readProductsBelow(tx, id)).length) throw new ShopError('taxon_filled')
  await tx.delete(taxons).where(eq(taxons.id, id))
  return { id, permalink, permalinks: [permalink], productIds: [] }
}
