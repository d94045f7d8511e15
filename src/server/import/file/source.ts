import type { ProductDocument } from '../format.ts'
import type { SharedDocument } from '../shared-format.ts'

/** What a reader finds, in the file's order: a product, or why there is none. */
export type Found =
  | { kind: 'product'; line: number; product: ProductDocument }
  | { kind: 'shared'; line: number; shared: SharedDocument }
  | { kind: 'problem'; line: number; handle: string; text: string }

export interface ReadOptions {
  rate: import('./price.ts').Rate
  /** What becomes of tags that are no taxons yet: made where a product has few, always, or never. */
  tags: 'few' | 'make' | 'find'
  /** Pieces of variants that Shopify does not count; null takes the file's number. */
  untracked: number | null
}

/** Lists of tags that are longer than this are words for a search engine, not places in a shop. */
export const FEW_TAGS = 5
