import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ProductDocument, SharedRecords } from '#contract/catalogue-document.ts'
import { IMAGE_ID } from '../images.ts'
import type { ImportTarget } from './import-target.ts'
import { formatCsvHeader, formatCsvRows } from './shopify-write.ts'

const FORMATS = ['csv', 'json', 'jsonl'] as const

/** The text of an exported file, part by part; `options` as those of `runExport`. */
export async function* formatCatalogue(
  target: Pick<ImportTarget, 'exportSharedRecords' | 'exportPage' | 'readImage'>,
  format: (typeof FORMATS)[number],
  options: { origin: string; now: Date; images: string | null },
  progress: (products: number) => void
): AsyncGenerator<string> {
  // Excel reads a CSV without this mark as Windows-1252.
  if (format === 'csv') yield `\uFEFF${formatCsvHeader()}`
  if (format === 'json') yield '['
  let lines = 0
  const lineOf = (document: object): string =>
    `${format === 'json' ? (lines++ ? ',\n' : '\n') : ''}${JSON.stringify(document)}${format === 'json' ? '' : '\n'}`
  for (const shared of await target.exportSharedRecords()) {
    await writeImages(target, options.images, listSharedSources(shared))
    if (format !== 'csv') yield lineOf({ shared })
  }
  let count = 0
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<ImportTarget['exportPage']>> = await target.exportPage(after)
    for (const product of page.products) {
      if (format === 'csv') yield formatCsvRows(product, options.origin, options.now)
      else yield lineOf(product)
      count++
    }
    await writeImages(target, options.images, page.products.flatMap(listProductSources))
    progress(count)
    after = page.after
  }
  if (format === 'json') yield '\n]\n'
}

/**
 * Writes the catalogue to a file, in the format of its extension: `.csv` is Shopify's, `.json` and `.jsonl` our own, with the
 * shared records first. The file is written atomically.
 * @param options.origin URL of the shop, for images
 * @param options.images folder for the image files; null for none
 * @returns the number of products
 */
export async function runExport(
  target: ImportTarget,
  path: string,
  options: { origin: string; now: Date; images: string | null },
  progress: (products: number) => void
): Promise<number> {
  const [, ending = ''] = /\.(csv|json|jsonl|ndjson)$/i.exec(path) ?? []
  if (!ending) throw new Error('Name a file that ends in .csv, .json or .jsonl.')
  const format = FORMATS.find(each => each === ending.toLowerCase()) ?? 'jsonl'
  let count = 0
  const counted = (products: number): void => progress((count = products))
  const unfinished = `${path}.${process.pid}.part`
  try {
    await pipeline(Readable.from(formatCatalogue(target, format, options, counted)), createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return count
}

const listSharedSources = ({ stores = [], taxons = [] }: SharedRecords): string[] =>
  [...stores, ...taxons].flatMap(({ image }) => image ?? [])

const listProductSources = ({ images = [], variants = [] }: ProductDocument): string[] => [
  ...images.map(({ source }) => source),
  ...variants.flatMap(({ image }) => image ?? [])
]

/** Writes the images that are not in the folder yet, each under its id. */
async function writeImages(target: Pick<ImportTarget, 'readImage'>, folder: string | null, sources: readonly string[]): Promise<void> {
  if (folder === null) return
  await mkdir(folder, { recursive: true })
  for (const source of new Set(sources)) {
    const path = join(folder, `${source}.webp`)
    if (!IMAGE_ID.test(source) || (await stat(path).catch(() => null))) continue
    const bytes = await target.readImage(source)
    if (!bytes) continue
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
  }
}
