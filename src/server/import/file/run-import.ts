import { createHash } from 'node:crypto'
import type { ProductDocument } from '../format.ts'
import { MOST_SHARED, type SharedDocument } from '../shared-format.ts'
import type { Door } from './door.ts'
import { pictureGatherer } from './gather-pictures.ts'
import { FileRefused, inspectFile, readText } from './inspect.ts'
import { readJsonProducts } from './json-products.ts'
import { Links } from './links.ts'
import { prepare } from './prepare.ts'
import { addAnswer, addMade, addMissing, addProblem, emptyReport, type ImportReport } from './report.ts'
import { shopifyProduct } from './shopify-product.ts'
import { readShopifyRows } from './shopify-rows.ts'
import type { Found, ReadOptions } from './source.ts'

const PRODUCTS_AT_ONCE = 250
/** Roughly; a batch may have 8 MB. */
const LETTERS_AT_ONCE = 2_000_000
const MAX_PRODUCTS = 5_000_000

export interface ImportOptions extends ReadOptions {
  dryRun: boolean
  images: string | null
  /** Undefined keeps the file's store; null removes products from every store. */
  store: string | null | undefined
}

export interface Progress {
  /** Number of products read, and the share of the file. */
  (products: number, share: number): void
}

export interface Imported {
  report: ImportReport
  stored: number
  /** Number of products imported by an interrupted run. */
  resumed: number
  /** Why the file could not be read to its end. */
  fault: string | null
}

/** Imports a file in batches. An interrupted run is continued. @throws FileRefused for unsupported files */
export async function runImport(door: Door, path: string, options: ImportOptions, progress: Progress): Promise<Imported> {
  const facts = await inspectFile(path)
  const key = createHash('sha256')
    .update(
      JSON.stringify([
        facts.hash,
        String(options.rate.units),
        String(options.rate.parts),
        options.tags,
        options.untracked,
        options.store,
        options.images
      ])
    )
    .digest('hex')
    .slice(0, 40)
  const resumed = options.dryRun ? 0 : await door.runDone(key)
  const report = emptyReport()
  const pictures = pictureGatherer(door, options.images, { dryRun: options.dryRun })
  const links = new Links()
  const shared: SharedDocument = {}
  const handles = new Set<number>()
  let letters = 0
  let read = 0
  let fault: string | null = null

  const text = async function* (): AsyncGenerator<string> {
    for await (const piece of readText(path, facts.encoding)) {
      letters += facts.encoding === 'utf-8' ? Buffer.byteLength(piece) : piece.length
      yield piece
    }
  }
  const send = async (batch: { line: number; product: ProductDocument }[], done: number): Promise<void> => {
    if (!batch.length) return
    const products = batch.map(each => (options.store === undefined ? each.product : { ...each.product, store: options.store }))
    await pictures.gather(products)
    const result = await door.importBatch({
      products,
      dry_run: options.dryRun,
      run: options.dryRun ? undefined : { key, done },
      // Records that a real run has created at this point.
      shared: options.dryRun ? shared : undefined
    })
    const note = (source: string): string | null => {
      const why = pictures.failures.get(source)
      return why === undefined && options.dryRun ? null : `picture ${pictures.nameOf(source)}: ${why ?? 'it is not in the shop'}`
    }
    addAnswer(
      report,
      links.keep(result, batch),
      batch.map(each => each.line),
      note
    )
    progress(done, Math.min(1, letters / facts.bytes))
  }

  if (!options.dryRun) addMade(report, await prepare(door, pictures, readProducts(path, readText(path, facts.encoding), options)))

  let batch: { line: number; product: ProductDocument }[] = []
  let size = 0
  // The next batch is read while the shop writes one.
  let sending: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    await sending
    const [full, done] = [batch, read]
    batch = []
    size = 0
    sending = send(full, done)
    // Its failure is thrown by the next flush.
    sending.catch(() => {})
  }
  try {
    for await (const found of readProducts(path, text(), options)) {
      if (found.kind === 'shared') {
        if (options.dryRun) addNeeded(shared, found.shared)
        continue
      }
      read++
      if (read > MAX_PRODUCTS) throw new FileRefused(`The file has more than ${MAX_PRODUCTS} products; split it.`)
      const twice = isKnown(handles, found)
      if (read <= resumed) {
        if (found.kind === 'product' && !twice) links.add(found.line, found.product)
        continue
      }
      if (found.kind === 'problem') addProblem(report, found.line, found.handle, found.text)
      else if (twice)
        addProblem(
          report,
          found.line,
          found.product.handle,
          'this handle was in the file before; rows of one product must follow each other'
        )
      else {
        batch.push(found)
        size += lettersOf(found.product)
      }
      if (batch.length >= PRODUCTS_AT_ONCE || size >= LETTERS_AT_ONCE) await flush()
    }
  } catch (error) {
    if (!(error instanceof FileRefused) || read === 0) throw error
    fault = error.message
  }
  // Also after an error in the file: the products before it are complete.
  await flush()
  await sending
  if (!options.dryRun) {
    await link(door, links, report)
    await door.endRun(key)
  }
  return { report, stored: pictures.stored, resumed, fault }
}

/** Errors of products that refer to it. */
function addNeeded(shared: SharedDocument, more: SharedDocument): void {
  for (const list of ['badges', 'branches', 'stores'] as const)
    if (Array.isArray(more[list])) Object.assign(shared, { [list]: [...(shared[list] ?? []), ...more[list]].slice(0, MOST_SHARED) })
}

/** Gifts and bundles, now that all products exist. */
async function link(door: Door, { waiting }: Links, report: ImportReport): Promise<void> {
  for (let start = 0; start < waiting.length; start += PRODUCTS_AT_ONCE) {
    const batch = waiting.slice(start, start + PRODUCTS_AT_ONCE)
    const result = await door.importBatch({ products: batch.map(each => each.product), dry_run: false, run: undefined })
    addMissing(
      report,
      result,
      batch.map(each => each.line)
    )
  }
}

async function* readProducts(path: string, text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<Found> {
  if (/\.(json|jsonl|ndjson)$/i.test(path)) yield* readJsonProducts(text, options.rate)
  else for await (const rows of readShopifyRows(text)) yield shopifyProduct(rows, options)
}

/** Handles are remembered as numbers of 53 bits: three million in 100 MB. */
function isKnown(handles: Set<number>, found: Found): boolean {
  if (found.kind !== 'product' || typeof found.product?.handle !== 'string') return false
  const digest = createHash('sha256').update(found.product.handle).digest()
  const number = digest.readUIntBE(0, 6) * 32 + ((digest[6] ?? 0) % 32)
  if (handles.has(number)) return true
  handles.add(number)
  return false
}

function lettersOf(product: ProductDocument | null): number {
  const { description } = product ?? {}
  const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
  return (
    500 +
    (description?.mn?.length ?? 0) * 2 +
    (description?.en?.length ?? 0) +
    count(product?.variants) * 300 +
    count(product?.images) * 300
  )
}
