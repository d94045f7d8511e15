import type { ProductDocument } from '#contract/catalogue-document.ts'
import { isForeignPrice } from './price.ts'
import { FileError } from './read-file.ts'
import { readJsonProducts } from './read-json.ts'
import { readShopifyRows } from './shopify-rows.ts'

const MAX_CHECKED = 2000
const MAX_NAMED = 5

/**
 * Prices that show that a file is not in tugrik; none where most prices may be tugrik. Our own exports are always in tugrik.
 * @param text of the file
 */
export async function findForeignPrices(text: AsyncIterable<string>, isJson: boolean): Promise<string[]> {
  const foreign: string[] = []
  let checked = 0
  try {
    for await (const price of isJson ? readJsonPrices(text) : readCsvPrices(text)) {
      const isForeign = isForeignPrice(price)
      if (isForeign === null) continue
      if (isForeign) foreign.push(price.trim())
      if (++checked === MAX_CHECKED) break
    }
  } catch (error) {
    // Errors of the file are reported when its products are read.
    if (!(error instanceof FileError)) throw error
  }
  return foreign.length > checked / 2 ? [...new Set(foreign)].slice(0, MAX_NAMED) : []
}

async function* readCsvPrices(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const { rows, columns } of readShopifyRows(text)) {
    if (columns.has('titleMn')) return
    for (const row of rows) yield row.cell('price')
  }
}

const toText = (price: unknown): string => (typeof price === 'number' ? price.toFixed(2) : '')

async function* readJsonPrices(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const entry of readJsonProducts(text, { units: 1n, parts: 1n })) {
    // Only an export has shared records.
    if (entry.kind === 'shared') return
    const { variants }: Partial<ProductDocument> = entry.kind === 'product' ? (entry.product ?? {}) : {}
    if (Array.isArray(variants)) for (const variant of variants) yield toText(variant?.price)
  }
}
