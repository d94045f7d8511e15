import type { ProductDocument } from '../format.ts'
import type { SharedDocument } from '../shared-format.ts'

/** Results in the file's order: a product, or its error. */
export type Found =
  | { kind: 'product'; line: number; product: ProductDocument }
  | { kind: 'shared'; line: number; shared: SharedDocument }
  | { kind: 'problem'; line: number; handle: string; text: string }

export interface ReadOptions {
  rate: import('./price.ts').Rate
  /** Whether unknown tags become taxons: for products with few tags, always, or never. */
  tags: 'few' | 'make' | 'find'
  /** Stock of variants that Shopify does not track; null uses the file's number. */
  untracked: number | null
}

/** Longer lists of tags are search keywords, not taxons. */
export const FEW_TAGS = 5
