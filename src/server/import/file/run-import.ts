import { createHash } from 'node:crypto'
import { MAX_SHARED_ROWS, type ProductDocument, type SharedRecords } from '#contract/catalogue-document.ts'
import { type BatchEntry, createBatches } from './batches.ts'
import { findForeignPrices } from './check-currency.ts'
import { createImageCollector } from './collect-images.ts'
import type { ImportTarget } from './import-target.ts'
import { deferLinks, deferProduct, linkProducts } from './links.ts'
import type { Rate } from './price.ts'
import { type FileEntry, FileError, inspectFile, readText, type ReadOptions } from './read-file.ts'
import { readJsonProducts } from './read-json.ts'
import { readReferences } from './read-references.ts'
import { RepeatedSkus, toDigest } from './repeated-skus.ts'
import { addCreatedRecords, addProblem, addResult, createReport, type ImportReport } from './report.ts'
import { toProduct } from './shopify-product.ts'
import { readShopifyRows } from './shopify-rows.ts'
import { TaxonTags } from './taxon-tags.ts'

const MAX_PRODUCTS = 5_000_000

const TUGRIK: Rate = { units: 1n, parts: 1n }

export interface ImportOptions extends Omit<ReadOptions, 'rate'> {
  /** Null where it was not said: the file must have prices in tugrik. */
  rate: Rate | null
  dryRun: boolean
  images: string | null
  /** Undefined keeps the file's store; null removes products from every store. */
  store: string | null | undefined
}

/** Number of products read, and the share of the file. */
type Progress = (products: number, share: number) => void

export interface ImportSummary {
  report: ImportReport
  /** Number of stored images. */
  stored: number
  /** Number of products imported by an interrupted run. */
  resumed: number
  /** Why the file could not be read completely. */
  fileError: string | null
}

/** Why an import did not do what was asked; null where at least one product is in the shop and the file was read completely. */
export function explainFailure({ report, resumed, fileError }: ImportSummary): string | null {
  if (fileError) return `The file could not be read to its end. ${fileError}`
  const { created, updated, unchanged, refused } = report.counts
  if (created + updated + unchanged + resumed > 0) return null
  return refused ? 'No product of the file could be imported.' : 'The file has no products.'
}

/** Prices of a file that are not in tugrik, such as `36.50`; none where most may be. @throws FileError for unsupported files */
export async function readForeignPrices(path: string): Promise<string[]> {
  const { encoding } = await inspectFile(path)
  return findForeignPrices(readText(path, encoding), isJson(path))
}

/**
 * Imports a file in batches. An interrupted run is continued. @throws FileError for unsupported files, and for prices of another
 * currency without a rate
 */
export async function runImport(target: ImportTarget, path: string, input: ImportOptions, progress: Progress): Promise<ImportSummary> {
  const { bytes, hash, encoding } = await inspectFile(path)
  const options = { ...input, rate: input.rate ?? TUGRIK }
  if (!input.rate) refuseForeignPrices(await findForeignPrices(readText(path, encoding), isJson(path)))
  const { dryRun } = options
  const key = runKey(hash, options)
  const resumed = dryRun ? 0 : await target.readRunProgress(key)
  const report = createReport()
  const images = createImageCollector(target, options.images, { dryRun })
  const unlinked: BatchEntry[] = []
  const shared: SharedRecords = {}
  const skus = new RepeatedSkus()
  const handles = new Set<number>()
  let bytesRead = 0
  let read = 0
  let fileError: string | null = null

  const text = async function* (): AsyncGenerator<string> {
    for await (const piece of readText(path, encoding)) {
      bytesRead += encoding === 'utf-8' ? Buffer.byteLength(piece) : piece.length
      yield piece
    }
  }
  const send = async (batch: readonly BatchEntry[], done: number): Promise<void> => {
    const products = batch.map(({ product }) => ({
      ...withTags(product),
      ...(options.store === undefined ? {} : { store: options.store })
    }))
    await images.collect(products)
    const repeated = skus.select(products)
    const result = await target.importBatch({
      products,
      dry_run: dryRun,
      run: dryRun ? undefined : { key, done },
      // Records that a real run has created at this point.
      shared: dryRun ? shared : undefined,
      ...(repeated.length && { repeated_skus: repeated })
    })
    const imageNote = (source: string): string | null => {
      const reason = images.failures.get(source)
      return reason === undefined && dryRun ? null : `picture ${images.originalOf(source)}: ${reason ?? 'it is not in the shop'}`
    }
    const lines = batch.map(({ line }) => line)
    addResult(report, deferLinks(result, batch, unlinked), lines, imageNote)
    progress(done, Math.min(1, bytesRead / bytes))
  }

  const taxonTags = options.tags === 'few' && !isJson(path) ? new TaxonTags() : null
  /** A real run has created the taxons of the tags before the first product; a dry run makes them with it. */
  const withTags = (product: ProductDocument): ProductDocument =>
    taxonTags && product.make_tags ? { ...product, ...(dryRun ? { tags: taxonTags.selectTags(product) } : { make_tags: false }) } : product
  const entries = readEntries(path, readText(path, encoding), options, 'references')
  addCreatedRecords(report, await readReferences(entries, { taxonTags, skus }, dryRun ? null : { target, images }))

  const batches = createBatches(send)
  try {
    const onIgnored = (heading: string): void => void report.ignoredColumns.add(heading)
    for await (const entry of readEntries(path, text(), options, undefined, onIgnored)) {
      if (entry.kind === 'shared') {
        if (dryRun) addSharedRecords(shared, entry.shared)
        continue
      }
      read++
      if (read > MAX_PRODUCTS) throw new FileError(`The file has more than ${MAX_PRODUCTS} products; split it.`)
      const isRepeated = entry.kind === 'product' && isKnown(handles, entry.product)
      if (read <= resumed) {
        if (entry.kind === 'product' && !isRepeated) deferProduct(entry, unlinked)
        continue
      }
      if (entry.kind === 'problem') addProblem(report, entry.line, entry.handle, entry.text)
      else if (isRepeated) addProblem(report, entry.line, entry.product.handle, REPEATED)
      else await batches.add(entry, read)
    }
  } catch (error) {
    if (!(error instanceof FileError) || read === 0) throw error
    fileError = error.message
  }
  // Also after an error in the file: the products before it are complete.
  await batches.finish(read)
  if (!dryRun) {
    await linkProducts(target, unlinked, report)
    await target.endRun(key)
  }
  return { report, stored: images.stored, resumed, fileError }
}

/** @throws FileError where there are any */
function refuseForeignPrices(prices: readonly string[]): void {
  if (prices.length)
    throw new FileError(
      `The prices are not in tugrik: ${prices.join(', ')}. Say how many tugrik a unit of the file's money is, such as --rate=3450, or --rate=1 if they are tugrik. Nothing was imported.`
    )
}

const REPEATED = 'this handle was in the file before; rows of one product must follow each other'

function runKey(hash: string, { rate, tags, untracked, store, images }: ReadOptions & Pick<ImportOptions, 'store' | 'images'>): string {
  const parts = JSON.stringify([hash, String(rate.units), String(rate.parts), tags, untracked, store, images])
  return createHash('sha256').update(parts).digest('hex').slice(0, 40)
}

const isJson = (path: string): boolean => /\.(json|jsonl|ndjson)$/i.test(path)

async function* readEntries(
  path: string,
  text: AsyncIterable<string>,
  options: ReadOptions,
  part?: 'references',
  onIgnored?: (heading: string) => void
): AsyncGenerator<FileEntry> {
  if (isJson(path)) yield* readJsonProducts(text, options.rate)
  else for await (const rows of readShopifyRows(text, onIgnored)) yield toProduct(rows, options, part)
}

/** For a dry run: without these records, products that refer to them would be rejected. */
function addSharedRecords(shared: SharedRecords, more: SharedRecords): void {
  for (const list of ['badges', 'branches', 'stores'] as const)
    if (Array.isArray(more[list])) Object.assign(shared, { [list]: [...(shared[list] ?? []), ...more[list]].slice(0, MAX_SHARED_ROWS) })
}

function isKnown(handles: Set<number>, product: ProductDocument | null): boolean {
  if (typeof product?.handle !== 'string') return false
  const number = toDigest(product.handle)
  if (handles.has(number)) return true
  handles.add(number)
  return false
}
