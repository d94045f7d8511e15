import { eq, lte, sql } from 'drizzle-orm'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db, OpenDatabase } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { isDatabaseGone, withoutValues } from '../kernel/db/failures.ts'
import { log } from '../kernel/log/log.ts'
import { products, variants } from '../catalogue/index.ts'
import { anyOf } from './any-of.ts'
import { lockExisting } from './existing.ts'
import {
  type ImportAnswer,
  type ImportProduct,
  type ImportRequest,
  type ImportResult,
  type PlacesRequest,
  productSchema
} from './format.ts'
import { knownPictures } from './pictures.ts'
import { openPlaces } from './places.ts'
import { type Plan, planProduct } from './plan.ts'
import { Refusal } from './refusal.ts'
import { skuOwners } from './skus.ts'
import { importRuns } from './tables.ts'
import { keepShared } from './shared.ts'
import { addAllMade, type MadeShared, noneMade, type Shared } from './shared-format.ts'
import { openVocabulary } from './vocabulary.ts'
import { writePlans } from './write.ts'

/** One batch at a time, on all nodes: two would make the same brands and taxons. */
const ADVISORY_LOCK = 7_342_003
/** Postgres carries 8,000 bytes in a notification; a permalink has at most 200. */
const TAGS_AT_ONCE = 35
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

interface Written {
  results: ImportResult[]
  made: MadeShared
  words: boolean
  changed: number[]
}

/** Carries the result of a dry run out of the transaction that is rolled back. */
class Trial extends Error {
  readonly written: Written
  constructor(written: Written) {
    super('trial')
    this.written = written
  }
}

/** Imports products in one transaction: each completely, or not at all. Safe to repeat. Pages are invalidated after the commit. */
export async function importProducts(
  { db, database }: { db: Db; database: OpenDatabase },
  request: ImportRequest,
  now: Date
): Promise<ImportAnswer> {
  const results: ImportResult[] = []
  const valid: { product: ImportProduct; place: number }[] = []
  const seen = new Set<string>()
  for (const [place, raw] of request.products.entries()) {
    const parsed = productSchema.safeParse(raw)
    const named = (raw as { handle?: unknown } | null)?.handle
    const handle = typeof named === 'string' ? named.slice(0, 200) : ''
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      results[place] = refused(
        handle,
        new Refusal('invalid', { field: (issue?.path ?? []).join('.') || 'product', reason: issue?.message ?? '' })
      )
    } else if (seen.has(handle)) results[place] = refused(handle, new Refusal('handle_twice'))
    else {
      seen.add(handle)
      valid.push({ product: parsed.data, place })
    }
  }
  const list = valid.map(each => each.product)
  const written = await writeOrTry(db, list, request, now)
  for (const [index, { place }] of valid.entries()) {
    const result = written.results[index]
    if (result) results[place] = result
  }
  if (!request.dry_run) tell(database, written)
  return { results, made: { taxons: written.made.taxons, brands: written.made.brands }, done: request.run?.done ?? 0 }
}

/**
 * Creates the taxons of a file's products: paths first, then tags without a path, then the others. In this order each tag gets
 * the same taxon at every import.
 * @returns permalinks of the created ones
 */
export async function makePlaces(
  { db, database }: { db: Db; database: OpenDatabase },
  { places: wanted }: PlacesRequest
): Promise<string[]> {
  const created = await transact(db, async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    const places = await openPlaces(tx)
    for (const { taxons, tags } of wanted.toSorted((a, b) => Number(a.tags.length > 0) - Number(b.tags.length > 0))) {
      const main = taxons[0] ? await places.path(taxons[0]) : null
      for (const path of taxons.slice(1)) await places.path(path)
      if (main !== null || !taxons.length) for (const tag of tags) await places.tag(tag, main, true)
    }
    return places.made
  })
  tell(database, { changed: [], words: false, made: { ...noneMade(), taxons: created } })
  return created
}

/**
 * Creates shared records.
 * @returns codes and permalinks of the created ones
 */
export async function makeShared({ db, database }: { db: Db; database: OpenDatabase }, shared: Shared): Promise<MadeShared> {
  const created = await transact(db, async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    return keepShared(tx, shared)
  })
  tell(database, { changed: [], words: shared.words.length > 0, made: created })
  return created
}

/** @returns the number of imported products of a run: 0 for an unknown one */
export async function runDone(db: Db, key: string): Promise<number> {
  const [row] = await db.select({ done: importRuns.done }).from(importRuns).where(eq(importRuns.key, key))
  return row?.done ?? 0
}

/** After the last product, so that the same file is read from its beginning the next time. */
export async function endRun({ db, database }: { db: Db; database: OpenDatabase }, key: string, now: Date): Promise<void> {
  await db.delete(importRuns).where(eq(importRuns.key, key))
  await db.delete(importRuns).where(lte(importRuns.updatedAt, new Date(now.getTime() - KEPT_MS)))
  // Taxons without a picture get one of their products.
  invalidate(database, ['taxons'])
}

async function writeOrTry(db: Db, list: readonly ImportProduct[], request: ImportRequest, now: Date): Promise<Written> {
  const attempt = (part: readonly ImportProduct[]): Promise<Written> =>
    transact(db, async tx => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
      const shared = request.shared ? await keepShared(tx, request.shared) : noneMade()
      const written = await writeBatch(tx, part, now)
      addAllMade(written.made, shared)
      written.words ||= Boolean(request.shared?.words.length)
      if (request.dry_run) throw new Trial(written)
      if (request.run) {
        const row = { done: request.run.done, updatedAt: now }
        await tx
          .insert(importRuns)
          .values({ key: request.run.key, ...row })
          .onConflictDoUpdate({ target: importRuns.key, set: row })
      }
      return written
    }).catch((error: unknown) => {
      if (error instanceof Trial) return error.written
      throw error
    })
  try {
    return await attempt(list)
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    log.error(`import: a batch was not stored, its products are tried one by one: ${withoutValues(error)}`)
    const all: Written = { results: [], made: noneMade(), words: false, changed: [] }
    for (const product of list) {
      try {
        const one = await attempt([product])
        all.results.push(...one.results)
        addAllMade(all.made, one.made)
        all.changed.push(...one.changed)
        all.words ||= one.words
      } catch (failure) {
        if (isDatabaseGone(failure)) throw failure
        all.results.push(refused(product.handle, new Refusal('not_stored')))
      }
    }
    return all
  }
}

async function writeBatch(tx: Db, list: readonly ImportProduct[], now: Date): Promise<Written> {
  const sources = [
    ...new Set(
      list.flatMap(product => [
        ...(product.images ?? []).map(image => image.source),
        ...(product.variants ?? []).flatMap(variant => variant.image ?? [])
      ])
    )
  ]
  const giftSkus = [...new Set(list.flatMap(product => product.gift_skus ?? []))]
  const giftRows = giftSkus.length
    ? await tx
        .select({ id: variants.id, sku: variants.sku })
        .from(variants)
        .where(anyOf(variants.sku, giftSkus, 'text'))
    : []
  const memberHandles = [...new Set(list.flatMap(product => (product.package ?? []).map(({ handle }) => handle)))]
  const memberRows = memberHandles.length
    ? await tx
        .select({ id: products.id, slug: products.slug })
        .from(products)
        .where(anyOf(products.slug, memberHandles, 'text'))
    : []
  const places = await openPlaces(tx)
  const shared = await openVocabulary(tx, list)
  const existing = await lockExisting(
    tx,
    list.map(product => product.handle),
    now
  )
  const pictures = await knownPictures(tx, sources)
  const owners = await skuOwners(tx, list)
  const context = {
    existing,
    places,
    shared,
    owners,
    pictures,
    gifts: new Map(giftRows.map(({ sku, id }) => [sku, id])),
    members: new Map(memberRows.map(({ slug, id }) => [slug, id])),
    now
  }
  const results: ImportResult[] = []
  const plans: Plan[] = []
  for (const product of list) {
    try {
      const plan = await planProduct(product, context)
      plans.push(plan)
      results.push({ handle: product.handle, outcome: plan.outcome, notes: plan.notes })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push(refused(product.handle, error))
    }
  }
  const words = await shared.keepWords()
  const changed = await writePlans(tx, plans, now)
  return { results, made: { ...noneMade(), taxons: places.made, brands: shared.madeBrands }, words, changed }
}

function refused(handle: string, { code, details }: Refusal): ImportResult {
  return { handle, outcome: 'refused', problem: { code, details }, notes: [] }
}

function tell(database: OpenDatabase, { changed, made: created, words }: Omit<Written, 'results'>): void {
  const { taxons } = created
  const tags = [
    ...(changed.length ? ['products', 'catalogue'] : []),
    ...(words ? ['options'] : []),
    ...(taxons.length ? ['taxons', 'site', ...taxons.map(permalink => `taxon:${permalink}`)] : []),
    ...(['badges', 'branches', 'stores', 'brands'] as const).filter(list => created[list].length),
    ...changed.map(id => `product:${id}`)
  ]
  for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) invalidate(database, tags.slice(start, start + TAGS_AT_ONCE))
}
