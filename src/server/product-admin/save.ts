import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import type { ProductDocument, VariantDocument } from '#contract/catalogue-document.ts'
import type { ProductResult } from '#contract/import.ts'
import type { ChangedProduct, DocumentFields } from '#contract/product-admin.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import type { RevisionKind } from '#domain/product-change.ts'
import { products, variants as variantTable } from '../catalogue/index.ts'
import { type CatalogueChanges, lockCatalogue, lockStoredProducts, readDocuments, writeBatch } from '../import/index.ts'
import { isAnyOf } from '../kernel/db/any-of.ts'
import { isForeignKeyViolation } from '../kernel/db/failures.ts'
import type { Db } from '../kernel/db/open.ts'
import { formerSlugs } from '../kernel/slugs/tables.ts'
import { refreshListing } from '../search/index.ts'
import { productRevisions } from './tables.ts'

type ProductRow = typeof products.$inferSelect

/** Who changes products, and why. */
export interface Change {
  kind: RevisionKind
  staffId: number
  reason?: string
}

export interface SavedProducts {
  products: ChangedProduct[]
  /** Null where nothing changed. */
  batch: string | null
  /** For `invalidateChanges`, after the commit. */
  changes: CatalogueChanges
}

/**
 * Changes stored products through the importer's write path: all of them or none.
 * @param edit the changed fields of a product @throws ShopError product_not_found, product_changed where a version is not the
 * current one, and the codes of `refuse`
 */
export async function saveProducts(
  tx: Db,
  versions: readonly { id: number; version: number }[],
  edit: (document: ProductDocument, row: ProductRow) => DocumentFields | Promise<DocumentFields>,
  change: Change,
  now: Date
): Promise<SavedProducts> {
  await lockCatalogue(tx)
  const ids = [...new Set(versions.map(({ id }) => id))]
  const handles = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(isAnyOf(products.id, ids, 'int'))
  if (handles.length < ids.length) throw new ShopError('product_not_found')
  await lockStoredProducts(
    tx,
    handles.map(({ slug }) => slug),
    now
  )
  const rows = await readRows(tx, ids)
  const wanted = new Map(versions.map(({ id, version }) => [id, version]))
  const stale = rows.filter(({ id, version }) => version !== wanted.get(id))
  if (stale.length) throw new ShopError('product_changed', { names: stale.map(toTitle).slice(0, 5).join(', ') })
  const before = await readDocuments(tx, rows, now)
  const edited: ProductDocument[] = []
  const renamed: { row: ProductRow; handle: string }[] = []
  for (const [index, row] of rows.entries()) {
    const document = before[index] ?? { handle: row.slug }
    const { handle = row.slug, ...fields } = await edit(document, row)
    edited.push({ ...fields, handle: row.slug })
    if (handle !== row.slug) renamed.push({ row, handle })
    await renameSkus(tx, row.id, document.variants, fields.variants)
  }
  const changes = await writeDocuments(tx, edited, now)
  for (const { row, handle } of renamed) await renameProduct(tx, row, handle, now)
  const productIds = [...new Set([...changes.productIds, ...renamed.map(({ row }) => row.id)])]
  for (const [index, row] of rows.entries())
    if (row.availableOn > now) await deleteVariants(tx, row.id, before[index]?.variants, edited[index]?.variants, now)
  const byId = new Map(rows.flatMap(({ id }, index) => (before[index] ? [[id, before[index]] as const] : [])))
  return recordChanges(tx, { ids, before: byId, changes: { ...changes, productIds }, change }, now)
}

/** Creates a product through the importer's write path. @throws ShopError the codes of `refuse` */
export async function createProduct(tx: Db, document: ProductDocument, change: Change, now: Date): Promise<SavedProducts & { id: number }> {
  await lockCatalogue(tx)
  const [taken] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, document.handle))
  if (taken) throw refuseField('handle', 'product_handle_taken')
  // The importer would find the product that had it before.
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, 'product'), eq(formerSlugs.slug, document.handle)))
  const changes = await writeDocuments(tx, [document], now)
  const saved = await recordChanges(tx, { ids: changes.productIds, before: new Map(), changes, change }, now)
  return { ...saved, id: changes.productIds[0] ?? 0 }
}

/** The former address leads to the new one. @throws ShopError product_handle_taken */
async function renameProduct(tx: Db, { id, version }: ProductRow, handle: string, now: Date): Promise<void> {
  const [taken] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, handle))
  if (taken) throw refuseField('handle', 'product_handle_taken')
  await tx
    .update(products)
    .set({ slug: handle, version: version + 1, updatedAt: now })
    .where(eq(products.id, id))
  await refreshListing(tx, [id], now)
}

/** The importer keeps the SKU of a variant with the same options: a typed one is written before. @throws ShopError product_sku_taken */
async function renameSkus(
  tx: Db,
  productId: number,
  before: readonly VariantDocument[] = [],
  after: readonly VariantDocument[] = []
): Promise<void> {
  for (const { sku, options } of after) {
    if (!sku || before.some(variant => variant.sku === sku)) continue
    const old = before.find(variant => isDeepStrictEqual(variant.options, options) && !after.some(each => each.sku === variant.sku))
    if (!old?.sku) continue
    const [taken] = await tx.select({ id: variantTable.id }).from(variantTable).where(eq(variantTable.sku, sku))
    if (taken) throw refuseField('variants', 'product_sku_taken', { sku, owner: '' })
    await tx
      .update(variantTable)
      .set({ sku })
      .where(and(eq(variantTable.productId, productId), eq(variantTable.sku, old.sku)))
  }
}

/** Deletes omitted variants of a hidden product; one that an order or a quote names remains, without stock. */
async function deleteVariants(
  tx: Db,
  productId: number,
  before: readonly VariantDocument[] = [],
  after: readonly VariantDocument[] | undefined,
  now: Date
): Promise<void> {
  const omitted = after ? before.filter(variant => !findVariant(after, variant)) : []
  for (const { sku } of omitted) {
    if (!sku) continue
    await tx
      .transaction(part => part.delete(variantTable).where(and(eq(variantTable.productId, productId), eq(variantTable.sku, sku))))
      .catch((error: unknown) => {
        if (!isForeignKeyViolation(error)) throw error
      })
  }
  if (omitted.length) await refreshListing(tx, [productId], now)
}

/** The variant with the same SKU, else the one with the same options. */
function findVariant(list: readonly VariantDocument[], { sku, options }: VariantDocument): VariantDocument | undefined {
  return list.find(each => each.sku === sku) ?? list.find(each => isDeepStrictEqual(each.options, options))
}

async function writeDocuments(tx: Db, documents: readonly ProductDocument[], now: Date): Promise<CatalogueChanges> {
  const { results, ...changes } = await writeBatch(tx, documents, now)
  for (const [index, result] of results.entries()) refuse(result, documents[index])
  return changes
}

const refuseField = (field: string, code: ErrorCode, details: Record<string, unknown> = {}): ShopError =>
  new ShopError('validation', { fields: { [field]: code }, ...details })

/** What the importer reports as a note is refused here, where a person can mend it. */
function refuse({ problem, notes }: ProductResult, document: ProductDocument | undefined): void {
  if (problem?.code === 'title_missing') throw refuseField('title', 'title_missing')
  if (problem?.code === 'variants_missing') throw refuseField('variants', 'product_variants_missing')
  if (problem?.code === 'same_options') throw refuseField('variants', 'product_options_same', problem.details)
  if (problem?.code === 'event_missing') throw refuseField('event', 'ticket_event_required')
  if (problem?.code === 'badge_unknown') throw refuseField('badges', 'product_badge_wrong')
  if (problem?.code === 'store_unknown') throw refuseField('store', 'product_store_wrong')
  if (problem?.code === 'branch_unknown') throw refuseField('branch', 'branch_required')
  if (problem) throw refuseField('variants', 'product_sku_taken', { sku: problem.details['sku'] ?? document?.handle, owner: '' })
  for (const { code, details } of notes) {
    if (code === 'sku_made') throw refuseField('variants', 'product_sku_taken', details)
    if (code === 'stock_kept') throw refuseField('stock', 'product_stock_reserved', details)
    if (code === 'picture_missing') throw refuseField('images', 'image_unknown')
    if (code === 'gift_missing' || code === 'member_missing') throw refuseField('gift_skus', 'product_unknown')
    if (code === 'taxon_too_deep') throw refuseField('taxons', 'product_taxon_wrong')
  }
}

interface Written {
  ids: readonly number[]
  /** By id; none for created products. */
  before: ReadonlyMap<number, ProductDocument>
  changes: CatalogueChanges
  change: Change
}

async function recordChanges(tx: Db, { ids, before, changes, change }: Written, now: Date): Promise<SavedProducts> {
  const rows = await readRows(tx, ids)
  const after = await readDocuments(tx, rows, now)
  const changed = rows.map((row, index): ChangedProduct & { version: number } => {
    const [old, current] = [before.get(row.id), after[index] ?? { handle: row.slug }]
    return { id: row.id, title: row.title, version: row.version, ...compareProducts(old ?? { handle: row.slug }, current) }
  })
  const batch = randomUUID()
  const revisions = changed.flatMap(each =>
    each.fields.length
      ? [
          {
            productId: each.id,
            version: each.version,
            batch,
            kind: change.kind,
            fields: each.fields,
            before: before.size ? each.before : null,
            after: each.after,
            reason: change.reason ?? null,
            staffId: change.staffId,
            createdAt: now
          }
        ]
      : []
  )
  if (revisions.length) await tx.insert(productRevisions).values(revisions)
  return {
    products: changed.map(({ id, title, fields, before: old, after: current }) => ({ id, title, fields, before: old, after: current })),
    batch: revisions.length ? batch : null,
    changes
  }
}

const readRows = (tx: Db, ids: readonly number[]): Promise<ProductRow[]> =>
  tx
    .select()
    .from(products)
    .where(isAnyOf(products.id, [...ids], 'int'))
    .orderBy(asc(products.id))

const toTitle = ({ title, slug }: ProductRow): string => title.mn ?? title.en ?? slug

/** Labels of options belong to no product; former handles follow from changes of the handle. */
const UNRECORDED_FIELDS = new Set(['words', 'former_handles'])

/** The fields that differ, with both values. */
export function compareProducts(before: ProductDocument, after: ProductDocument): Pick<ChangedProduct, 'fields' | 'before' | 'after'> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof ProductDocument)[]
  const fields = names.filter(name => !UNRECORDED_FIELDS.has(name) && !isDeepStrictEqual(before[name], after[name]))
  const pick = (document: ProductDocument, other: ProductDocument): DocumentFields =>
    Object.fromEntries(
      fields.map(name => [name, name === 'variants' ? withChangedStock(document.variants, other.variants) : document[name]])
    )
  return { fields, before: pick(before, after), after: pick(after, before) }
}

/** Variants without the stock that is the same in `others`: orders change it in the meantime. */
function withChangedStock(variants: readonly VariantDocument[] = [], others: readonly VariantDocument[] = []): VariantDocument[] {
  return variants.map(({ on_hand: onHand, stock, ...variant }) => {
    const other = findVariant(others, variant)
    const isSame = other && other.on_hand === onHand && isDeepStrictEqual(other.stock, stock)
    return isSame ? variant : { ...variant, on_hand: onHand, ...(stock && { stock }) }
  })
}

/** Locks the revisions of a bulk edit's products. @throws ShopError not_found */
export async function readBatch(db: Db, batch: string): Promise<(typeof productRevisions.$inferSelect)[]> {
  const revisions = await db
    .select()
    .from(productRevisions)
    .where(and(eq(productRevisions.batch, batch)))
    .orderBy(asc(productRevisions.productId))
  if (!revisions.length) throw new ShopError('not_found')
  return revisions
}

type Revision = Pick<typeof productRevisions.$inferSelect, 'before' | 'after'>

/** The fields that undo a revision. Stock changes back by the same number of pieces, because some may have been sold since. */
export function toUndo({ before, after }: Revision, current: ProductDocument): DocumentFields {
  if (!before?.variants) return before ?? {}
  const variants = before.variants.map(variant => {
    const changed = findVariant(after.variants ?? [], variant)
    const now = findVariant(current.variants ?? [], variant)
    if (typeof variant.on_hand !== 'number' || typeof now?.on_hand !== 'number') return variant
    const back = (today: number, old: number, set: number): number => Math.max(0, today + old - set)
    const stockAt = (list: VariantDocument['stock'], branch: string): number => list?.find(each => each.branch === branch)?.on_hand ?? 0
    const branches = [...new Set([...(variant.stock ?? []), ...(now.stock ?? [])].map(({ branch }) => branch))]
    return {
      ...variant,
      on_hand: back(now.on_hand, variant.on_hand, changed?.on_hand ?? now.on_hand),
      stock: branches
        .map(branch => ({
          branch,
          on_hand: back(stockAt(now.stock, branch), stockAt(variant.stock, branch), stockAt(changed?.stock, branch))
        }))
        .filter(({ on_hand: pieces }) => pieces > 0)
    }
  })
  return { ...before, variants }
}
