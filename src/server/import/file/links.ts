import type { ImportResult, ProductResult } from '#contract/import.ts'
import { type BatchEntry, PRODUCTS_PER_BATCH } from './batches.ts'
import type { ImportTarget } from './import-target.ts'
import { addMissingLinks, type ImportReport } from './report.ts'

/** Products whose gifts or bundles may follow later in the file; beyond this number a second import is needed. */
const MAX_UNLINKED = 100_000

/** The result without notes on missing gifts and bundle members: their products are sent again after the last one. */
export function deferLinks(result: ImportResult, batch: readonly BatchEntry[], unlinked: BatchEntry[]): ImportResult {
  const results = result.results.map((each, index) => {
    const entry = batch[index]
    if (!entry || !each.notes.some(isMissingLink) || !deferProduct(entry, unlinked)) return each
    return { ...each, notes: each.notes.filter(note => !isMissingLink(note)) }
  })
  return { ...result, results }
}

/** @returns whether the product has gifts or bundle members and will be sent again */
export function deferProduct({ line, product }: BatchEntry, unlinked: BatchEntry[]): boolean {
  if (!product || unlinked.length >= MAX_UNLINKED) return false
  const { handle, gift_skus: gifts, package: members } = product
  if (!isFilled(gifts) && !isFilled(members)) return false
  unlinked.push({ line, product: { handle, ...(gifts ? { gift_skus: gifts } : {}), ...(members ? { package: members } : {}) } })
  return true
}

const isMissingLink = ({ code }: ProductResult['notes'][number]): boolean => code === 'gift_missing' || code === 'member_missing'
const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0

/** Sends products again whose gifts and bundle members were not in the shop at their turn. */
export async function linkProducts(target: ImportTarget, unlinked: readonly BatchEntry[], report: ImportReport): Promise<void> {
  for (let start = 0; start < unlinked.length; start += PRODUCTS_PER_BATCH) {
    const batch = unlinked.slice(start, start + PRODUCTS_PER_BATCH)
    const result = await target.importBatch({ products: batch.map(({ product }) => product), dry_run: false })
    addMissingLinks(
      report,
      { ...result, results: result.results.map(each => ({ ...each, notes: each.notes.filter(isMissingLink) })) },
      batch.map(({ line }) => line)
    )
  }
}
