import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Door } from './door.ts'
import { csvHeader, csvRows } from './shopify-write.ts'

/**
 * Writes the whole catalogue into a file, in the format that its ending names: `.csv` is Shopify's, `.json` and
 * `.jsonl` our own. The file is there whole or not at all.
 * @param origin address of the shop, for pictures
 * @returns how many products
 */
export async function runExport(
  door: Door,
  path: string,
  options: { origin: string; now: Date },
  progress: (products: number) => void
): Promise<number> {
  const format = /\.(csv|json|jsonl|ndjson)$/i.exec(path)?.[1]?.toLowerCase()
  if (!format) throw new Error('Name a file that ends in .csv, .json or .jsonl.')
  let count = 0
  const write = async function* (): AsyncGenerator<string> {
    // Excel takes a CSV without this mark for Windows-1252.
    if (format === 'csv') yield `\uFEFF${csvHeader()}`
    if (format === 'json') yield '['
    for (let after: number | null = 0; after !== null;) {
      const page: Awaited<ReturnType<Door['exportPage']>> = await door.exportPage(after)
      for (const product of page.products) {
        if (format === 'csv') yield csvRows(product, options.origin, options.now)
        else yield `${format === 'json' ? (count ? ',\n' : '\n') : ''}${JSON.stringify(product)}${format === 'json' ? '' : '\n'}`
        count++
      }
      progress(count)
      after = page.after
    }
    if (format === 'json') yield '\n]\n'
  }
  const unfinished = `${path}.${process.pid}.part`
  try {
    await pipeline(Readable.from(write()), createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return count
}
