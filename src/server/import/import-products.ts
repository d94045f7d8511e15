import { products, readCurrentSlugs } from '../catalogue/index.ts'
import { isAnyOf } from '../kernel/db/any-of.ts'
import { restoreFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { eq, lte, sql } from 'drizzle-orm'
import { productDocument, type ProductDocument, type SharedRecords } from '#contract/catalogue-document.ts'
import type { CreatedRecords, ImportResult, ParsedBatch, ProductResult, TaxonRequest } from '#contract/import.ts'
import { DAY_MS } from '#domain/day.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { isDatabaseGone, isStorageFull, redactValues } from '../kernel/db/failures.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { findUnstorable } from '../kernel/http/storable-text.ts'
import { log } from '../kernel/log/log.ts'
import type { Server } from '../kernel/server.ts'
import { identifyProducts } from './identify-products.ts'
import { ImportError, openImportContext } from './import-context.ts'
import { planProduct, type ProductPlan } from './plan-product.ts'
import { addCreated, createNoRecords, saveSharedRecords } from './shared-records.ts'
import { importRuns } from './tables.ts'
import { openTaxonPaths } from './taxon-paths.ts'
import { writePlans } from './write-plans.ts'

type Shop = Pick<Server, 'db' | 'database'>

/** One batch at a time, on all nodes: two would create the same brands and taxons. */
const ADVISORY_LOCK = 7_342_003
/** Postgres limits a notification to 8,000 bytes; a permalink has at most 200. */
const TAGS_PER_NOTIFICATION = 35
const RUN_LIFETIME_MS = 30 * DAY_MS

export interface CatalogueChanges {
  created: CreatedRecords
  optionLabels: boolean
  productIds: number[]
}

export interface BatchResult extends CatalogueChanges {
  results: ProductResult[]
}

/** Passes the result of a dry run out of the transaction, which is rolled back. */
class DryRun extends Error {
  readonly result: BatchResult
  constructor(result: BatchResult) {
    super('dry run')
    this.result = result
  }
}

/** Imports products in one transaction: each completely, or not at all. Safe to repeat. Pages are invalidated after the commit. */
export async function importProducts(shop: Shop, batch: ParsedBatch, now: Date): Promise<ImportResult> {
  const results: ProductResult[] = []
  const valid: { product: ProductDocument; index: number }[] = []
  const seen = new Set<string>()
  for (const [index, raw] of batch.products.entries()) {
    const { data: product, error } = productDocument.safeParse(raw)
    const unstorable = findUnstorable(product)
    if (error) {
      const [issue] = error.issues
      const field = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.') || 'product'
      results[index] = toRefused(parseHandle(raw), new ImportError('invalid', { field, reason: issue?.message ?? '' }))
    } else if (unstorable !== undefined)
      results[index] = toRefused(product.handle, new ImportError('invalid', { field: unstorable, reason: 'a character cannot be stored' }))
    else if (seen.has(product.handle)) results[index] = toRefused(product.handle, new ImportError('handle_twice'))
    else {
      seen.add(product.handle)
      valid.push({ product, index })
    }
  }
  const list = valid.map(({ product }) => product)
  const written = await writeProducts(shop.db, list, batch, now)
  for (const [position, { index }] of valid.entries()) {
    const result = written.results[position]
    if (result) results[index] = result
  }
  if (!batch.dry_run) invalidateChanges(shop, written)
  const { taxons, brands } = written.created
  return { results, created: { taxons, brands }, done: batch.run?.done ?? 0 }
}

function parseHandle(raw: unknown): string {
  const handle: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'handle') : undefined
  return typeof handle === 'string' ? handle.slice(0, 200) : ''
}

/** The whole batch in one transaction; where that fails, each product in its own. */
async function writeProducts(db: Db, list: readonly ProductDocument[], batch: ParsedBatch, now: Date): Promise<BatchResult> {
  const write = (part: readonly ProductDocument[]): Promise<BatchResult> =>
    transact(db, async tx => {
      await lockCatalogue(tx)
      const created = batch.shared ? await saveSharedRecords(tx, batch.shared) : createNoRecords()
      const result = await writeBatch(tx, part, now, batch.repeated_skus ?? [])
      addCreated(result.created, created)
      result.optionLabels ||= Boolean(batch.shared?.words?.length)
      if (batch.dry_run) throw new DryRun(result)
      if (batch.run) {
        const row = { done: batch.run.done, updatedAt: now }
        await tx
          .insert(importRuns)
          .values({ key: batch.run.key, ...row })
          .onConflictDoUpdate({ target: importRuns.key, set: row })
      }
      return result
    }).catch((error: unknown) => {
      if (error instanceof DryRun) return error.result
      throw error
    })
  try {
    return await write(list)
  } catch (error) {
    if (isDatabaseGone(error) || isStorageFull(error)) throw error
    log.error(`import: a batch was not stored, its products are tried one by one: ${redactValues(error)}`)
    const all: BatchResult = { results: [], created: createNoRecords(), optionLabels: false, productIds: [] }
    for (const product of list) {
      try {
        const one = await write([product])
        all.results.push(...one.results)
        addCreated(all.created, one.created)
        all.productIds.push(...one.productIds)
        all.optionLabels ||= one.optionLabels
      } catch (failure) {
        if (isDatabaseGone(failure) || isStorageFull(failure)) throw failure
        all.results.push(toRefused(product.handle, new ImportError('not_stored')))
      }
    }
    return all
  }
}

/** Until the end of the transaction: one writer of products, brands and taxons at a time. */
export async function lockCatalogue(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
}

/**
 * Writes products in a transaction that holds `lockCatalogue`: each completely, or not at all.
 * @param repeatedSkus as for `identifyProducts`
 */
export async function writeBatch(
  tx: Db,
  named: readonly ProductDocument[],
  now: Date,
  repeatedSkus: readonly string[] | null = null
): Promise<BatchResult> {
  const list = await withCurrentHandles(tx, named, repeatedSkus)
  const context = await openImportContext(tx, list, now)
  const results: ProductResult[] = []
  const plans: ProductPlan[] = []
  for (const [index, product] of list.entries()) {
    try {
      if (plans.some(({ row }) => row.slug === product.handle)) throw new ImportError('handle_twice')
      const plan = await planProduct(product, context)
      const given = named[index]?.handle ?? product.handle
      if (given !== product.handle) plan.notes.unshift({ code: 'address_kept', details: { handle: given } })
      plans.push(plan)
      results.push({ handle: product.handle, outcome: plan.outcome, notes: plan.notes })
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      results.push(toRefused(product.handle, error))
    }
  }
  const { taxons, references } = context
  const optionLabels = await references.saveOptionLabels()
  const productIds = await writePlans(tx, plans, now)
  const written = new Set(plans.map(({ row }) => row.slug))
  const former = list.flatMap(({ handle, former_handles: slugs = [] }, index) =>
    written.has(handle) ? [...new Set([...slugs, named[index]?.handle ?? handle])].map(slug => ({ slug, current: handle })) : []
  )
  await restoreFormerSlugs(
    tx,
    'product',
    former.filter(({ slug, current }) => slug !== current),
    slugs =>
      tx
        .select({ slug: products.slug })
        .from(products)
        .where(isAnyOf(products.slug, [...slugs], 'text'))
  )
  return { results, created: { ...createNoRecords(), taxons: taxons.created, brands: references.createdBrands }, optionLabels, productIds }
}

/** Products and members of bundles that the file names by another handle keep the one they have. */
async function withCurrentHandles(
  tx: Db,
  list: readonly ProductDocument[],
  repeatedSkus: readonly string[] | null
): Promise<ProductDocument[]> {
  const current = await identifyProducts(tx, list, repeatedSkus)
  const members = list.flatMap(({ package: parts = [] }) => parts.map(({ handle }) => handle))
  const currentMembers = await readCurrentSlugs(tx, [...new Set(members)])
  return list.map(product => ({
    ...product,
    handle: current.get(product.handle) ?? product.handle,
    ...(product.package && {
      package: product.package.map(member => ({
        ...member,
        handle: currentMembers.get(member.handle) ?? current.get(member.handle) ?? member.handle
      }))
    })
  }))
}

function toRefused(handle: string, { code, details }: ImportError): ProductResult {
  return { handle, outcome: 'refused', problem: { code, details }, notes: [] }
}

/**
 * Creates the taxons of a file's products: paths first, then tags without a path, then the others. In this order each tag gets
 * the same taxon at every import.
 * @returns permalinks of the created ones
 */
export async function createTaxons(shop: Shop, requests: readonly TaxonRequest[]): Promise<string[]> {
  const created = await transact(shop.db, async tx => {
    await lockCatalogue(tx)
    const paths = await openTaxonPaths(tx)
    for (const { taxons = [], tags = [] } of requests.toSorted(
      (a, b) => Number(Boolean(a.tags?.length)) - Number(Boolean(b.tags?.length))
    )) {
      const main = taxons[0] ? await paths.resolve(taxons[0]) : null
      for (const path of taxons.slice(1)) await paths.resolve(path)
      if (main !== null || !taxons.length) for (const tag of tags) await paths.resolveTag(tag, main, true)
    }
    return paths.created
  })
  invalidateChanges(shop, { productIds: [], optionLabels: false, created: { ...createNoRecords(), taxons: created } })
  return created
}

/** @returns codes and permalinks of the created records */
export async function createSharedRecords(shop: Shop, records: SharedRecords): Promise<CreatedRecords> {
  const created = await transact(shop.db, async tx => {
    await lockCatalogue(tx)
    return saveSharedRecords(tx, records)
  })
  invalidateChanges(shop, { productIds: [], optionLabels: Boolean(records.words?.length), created })
  return created
}

/** @returns the number of imported products of a run: 0 for an unknown one */
export async function readRunProgress(db: Db, key: string): Promise<number> {
  const [row] = await db.select({ done: importRuns.done }).from(importRuns).where(eq(importRuns.key, key))
  return row?.done ?? 0
}

/** Deletes the progress after the last product, so that the same file is imported from its beginning the next time. */
export async function endRun({ db, database }: Shop, key: string, now: Date): Promise<void> {
  await db.delete(importRuns).where(eq(importRuns.key, key))
  await db.delete(importRuns).where(lte(importRuns.updatedAt, new Date(now.getTime() - RUN_LIFETIME_MS)))
  // Taxons without a picture use one of their products.
  invalidate(database, ['taxons'])
}

/** Call it after the commit: pages and caches with the changed products are rendered again. */
export function invalidateChanges({ database }: Shop, { productIds, created, optionLabels }: CatalogueChanges): void {
  const { taxons } = created
  const tags = [
    ...(productIds.length ? ['products', 'catalogue'] : []),
    ...(optionLabels ? ['options'] : []),
    ...(taxons.length ? ['taxons', 'site', ...taxons.map(permalink => `taxon:${permalink}`)] : []),
    ...(['badges', 'branches', 'stores', 'brands'] as const).filter(list => created[list].length),
    ...productIds.map(id => `product:${id}`)
  ]
  for (let start = 0; start < tags.length; start += TAGS_PER_NOTIFICATION)
    invalidate(database, tags.slice(start, start + TAGS_PER_NOTIFICATION))
}
