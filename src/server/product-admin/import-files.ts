import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { productDocument, type ProductDocument } from '#contract/catalogue-document.ts'
import type { CatalogueImport, CatalogueImportReport } from '#contract/catalogue-import.ts'
import type { ProductResult } from '#contract/import.ts'
import { ShopError } from '#domain/errors.ts'
import { toStateFields } from '#domain/product-change.ts'
import { products } from '../catalogue/index.ts'
import { formatName, users } from '../identity/index.ts'
import {
  FileError,
  type ImportSummary,
  type ImportTarget,
  invalidateChanges,
  createLocalTarget,
  identifyProducts,
  parseRate,
  readDocuments,
  readForeignPrices,
  runImport
} from '../import/index.ts'
import { isAnyOf } from '../kernel/db/any-of.ts'
import { isDatabaseGone, redactValues } from '../kernel/db/failures.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { scheduleJob, type Job } from '../kernel/jobs/queue.ts'
import { log } from '../kernel/log/log.ts'
import type { Server } from '../kernel/server.ts'
import { compareProducts, saveProducts, type SavedProducts, toUndo } from './save.ts'
import { catalogueImports, productRevisions } from './tables.ts'

export const RUN_IMPORT = 'run_import'
const LISTED = 300
/** A check that failed so often is not repeated: its file would be checked for ever. */
const MAX_CHECKS = 3
const EXTENSIONS = ['.csv', '.json', '.jsonl', '.ndjson', '.txt', '.tsv']
const toFileKey = (id: string): string => `imports/${id}`

type ImportRow = typeof catalogueImports.$inferSelect
export interface UploadedFile {
  name: string
  bytes: Uint8Array
  currency: string
  rate: string
  tags: ImportRow['tags']
}

/** Stores the file and schedules its dry run. @throws ShopError import_file_wrong, rate_required, currency_wrong */
export async function uploadImport(server: Server, { name, bytes, ...options }: UploadedFile, staffId: number): Promise<string> {
  if (!EXTENSIONS.includes(extname(name).toLowerCase())) throw new ShopError('validation', { fields: { file: 'import_file_wrong' } })
  if (!/^[A-Z]{3}$/.test(options.currency)) throw new ShopError('validation', { fields: { currency: 'currency_wrong' } })
  const rate = options.currency === 'MNT' ? '1' : options.rate.replaceAll(',', '')
  if (!parseRate(rate)) throw new ShopError('validation', { fields: { rate: 'rate_required' } })
  const id = randomUUID()
  const now = server.now()
  await server.storage.write(toFileKey(id), bytes)
  await transact(server.db, async tx => {
    await tx.insert(catalogueImports).values({ id, name: name.slice(0, 200), ...options, rate, state: 'checking', staffId, createdAt: now })
    await scheduleJob(tx, { kind: RUN_IMPORT, subject: id, runAt: now })
  })
  return id
}

export async function listImports(db: Db, id?: string): Promise<CatalogueImport[]> {
  const rows = await db
    .select({ row: catalogueImports, user: users })
    .from(catalogueImports)
    .leftJoin(users, eq(users.id, catalogueImports.staffId))
    .where(id === undefined ? undefined : eq(catalogueImports.id, id))
    .orderBy(desc(catalogueImports.createdAt))
    .limit(20)
  return rows.map(({ row, user }) => ({
    id: row.id,
    name: row.name,
    state: row.state,
    currency: row.currency,
    rate: row.rate,
    done: row.done,
    percent: row.percent,
    report: row.report,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    staff: user && formatName(user)
  }))
}

/** @throws ShopError not_found */
export async function findImport(db: Db, id: string): Promise<CatalogueImport> {
  const [found] = await listImports(db, id)
  if (!found) throw new ShopError('not_found')
  return found
}

/** Schedules the import of a checked file; once, however often it is called. @throws ShopError not_found, import_state */
export async function applyImport({ db, now }: Server, id: string): Promise<void> {
  await transact(db, async tx => {
    const changed = await tx
      .update(catalogueImports)
      .set({ state: 'applying', done: 0, percent: 0 })
      .where(and(eq(catalogueImports.id, id), inArray(catalogueImports.state, ['checked', 'undone'])))
      .returning({ id: catalogueImports.id })
    if (changed.length) return scheduleJob(tx, { kind: RUN_IMPORT, subject: id, runAt: now() })
    const { state } = await findImport(tx, id)
    if (state !== 'applying' && state !== 'applied') throw new ShopError('import_state')
  })
}

/** The job: a dry run of a new file, or its import. */
export async function runCatalogueImport(server: Server, job: Job): Promise<null> {
  const { db, storage } = server
  const id = job.subject
  const [row] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, id))
  if (!row || (row.state !== 'checking' && row.state !== 'applying')) return null
  const dryRun = row.state === 'checking'
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const path = join(folder, `products${extname(row.name).toLowerCase()}`)
  const save = async (fields: Partial<ImportRow>): Promise<void> =>
    void (await db.update(catalogueImports).set(fields).where(eq(catalogueImports.id, id)))
  try {
    const bytes = await storage.read(toFileKey(id))
    const rate = parseRate(row.rate)
    if (!bytes || !rate) throw new Error('The uploaded file is missing.')
    await writeFile(path, bytes)
    const results: ProductResult[] = []
    const titles = new Map<string, string>()
    let percent = 0
    const target = createRecordingTarget(server, row, async (result, list) => {
      results.push(...result)
      for (const [index, { handle, title }] of list.entries()) titles.set(result[index]?.handle ?? handle, title?.mn ?? title?.en ?? handle)
      await save({ done: results.length, percent })
    })
    const options = { rate, tags: row.tags, untracked: null, images: null, store: undefined, dryRun }
    const summary = await runImport(target, path, options, (_, share) => {
      percent = Math.floor(share * 100)
    })
    const foreign = row.currency === 'MNT' ? await readForeignPrices(path) : []
    const report = { ...toReport(summary, results, titles), foreign_prices: foreign }
    await save({ state: dryRun ? 'checked' : 'applied', percent: 100, report })
  } catch (error) {
    if (error instanceof FileError) await save({ state: 'failed', error: error.message.replaceAll(path, row.name) })
    else if (dryRun && job.attempts >= MAX_CHECKS && !isDatabaseGone(error)) {
      log.error(`import: ${row.name} cannot be checked: ${redactValues(error)}`)
      await save({
        state: 'failed',
        error: 'The file cannot be checked, because of a fault of the shop, which is logged. Nothing was imported.'
      })
    } else throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return null
}

/** The shop of this process, which records what a batch changes, so that it can be undone. */
function createRecordingTarget(
  server: Server,
  row: ImportRow,
  onBatch: (results: ProductResult[], products: readonly ProductDocument[]) => Promise<void>
): ImportTarget {
  const { db, now } = server
  const target = createLocalTarget(server)
  const read = async (handles: readonly string[]) => {
    const rows = await db
      .select()
      .from(products)
      .where(isAnyOf(products.slug, [...handles], 'text'))
      .orderBy(asc(products.id))
    return { rows, documents: new Map((await readDocuments(db, rows, now())).map(each => [each.handle, each])) }
  }
  /** Products that the file names by their own or another handle. Some may not be valid. */
  const readStored = async (list: readonly ProductDocument[], repeatedSkus: readonly string[] = []) => {
    const valid = list.filter(product => productDocument.safeParse(product).success)
    return read([...(await identifyProducts(db, valid, repeatedSkus)).values()])
  }
  return {
    ...target,
    importBatch: async batch => {
      const list = batch.products as ProductDocument[]
      const before = batch.dry_run ? null : await readStored(list, batch.repeated_skus)
      const result = await target.importBatch(batch)
      if (before) {
        const after = await read(
          result.results.flatMap(({ handle, outcome }) => (outcome === 'created' || outcome === 'updated' ? [handle] : []))
        )
        const revisions = after.rows.flatMap(product => {
          const old = before.documents.get(product.slug)
          const changed = compareProducts(old ?? { handle: product.slug }, after.documents.get(product.slug) ?? { handle: product.slug })
          if (!changed.fields.length) return []
          const own = { productId: product.id, version: product.version, batch: row.id, kind: 'imported' as const }
          return [{ ...own, ...changed, before: old ? changed.before : null, staffId: row.staffId, createdAt: now() }]
        })
        if (revisions.length) await db.insert(productRevisions).values(revisions)
      }
      await onBatch(result.results, list)
      return result
    }
  }
}

/** `line 12 (wool-hat): a new product needs a title` */
const PROBLEM = /^line (\d+)(?: \((.*?)\))?: ([^]*)$/

function toReport(
  { report, stored, fileError }: ImportSummary,
  results: readonly ProductResult[],
  titles: ReadonlyMap<string, string>
): CatalogueImportReport {
  const problems = new Map(results.flatMap(({ handle, problem }) => (problem ? [[handle, problem]] : [])))
  const hidden = (list: readonly string[]): number => Math.max(0, list.length - LISTED)
  return {
    counts: report.counts,
    problems: report.problems.slice(0, LISTED).map(each => {
      const [, line = '0', handle = '', text = each] = PROBLEM.exec(each) ?? []
      return { line: Number(line), handle, text, problem: problems.get(handle) ?? null }
    }),
    notes: report.notes.slice(0, LISTED),
    omitted: hidden(report.problems) + hidden(report.notes) + report.omitted.problems + report.omitted.notes,
    taxons: [...report.taxons].slice(0, LISTED),
    brands: [...report.brands].slice(0, LISTED),
    ignored_columns: [...report.ignoredColumns].slice(0, LISTED),
    pictures: { stored, missing: report.missingImages },
    products: results
      .flatMap(({ handle, outcome }) =>
        outcome === 'created' || outcome === 'updated' ? [{ handle, outcome, title: titles.get(handle) ?? handle }] : []
      )
      .slice(0, LISTED),
    file_error: fileError
  }
}

/** Restores the changed products and archives the created ones. @throws ShopError not_found, import_state, product_changed */
export async function undoImport(server: Server, id: string, staffId: number): Promise<void> {
  const saved = await transact(server.db, async (tx): Promise<SavedProducts | null> => {
    const [row] = await tx.select().from(catalogueImports).where(eq(catalogueImports.id, id)).for('update')
    if (!row) throw new ShopError('not_found')
    if (row.state === 'undone') return null
    if (row.state !== 'applied') throw new ShopError('import_state')
    const revisions = await tx
      .select()
      .from(productRevisions)
      .where(and(eq(productRevisions.batch, id), sql`${productRevisions.createdAt} >= ${row.createdAt.toISOString()}::timestamptz`))
      .orderBy(asc(productRevisions.id))
    await tx.update(catalogueImports).set({ state: 'undone' }).where(eq(catalogueImports.id, id))
    if (!revisions.length) return null
    // A product with gifts or bundles is imported in two steps.
    const byProduct = Map.groupBy(revisions, ({ productId }) => productId)
    const versions = [...byProduct].map(([productId, list]) => ({ id: productId, version: list.at(-1)?.version ?? 0 }))
    const change = { kind: 'restored' as const, staffId }
    const edit: Parameters<typeof saveProducts>[2] = (document, product) => {
      const list = byProduct.get(product.id) ?? []
      if (list.some(({ before }) => before === null)) return toStateFields('archived')
      const before = Object.assign({}, ...list.toReversed().map(each => each.before))
      return toUndo({ before, after: Object.assign({}, ...list.map(each => each.after)) }, document)
    }
    return saveProducts(tx, versions, edit, change, server.now())
  })
  if (saved?.batch) invalidateChanges(server, saved.changes)
}
