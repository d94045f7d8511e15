import type { Tugrik } from './money.ts'
import type { ProductCard } from './product.ts'

/** Of one list; a list that is longer is no wish any more and slow to look through. */
export const WISHES_MOST = 500
export const WISH_DEBOUNCE_MS = 500

/** Which variants a user wishes for, the newest first. `owner` is the user's id; null for a guest, whose list the browser keeps. */
export interface WishedIds {
  owner: number | null
  variant_ids: number[]
}

export interface WishList {
  id: number
  name: string
  /** The list's address when it is shared. */
  hash: string
  wished_products: { id: number; variant_id: number }[]
}

/** A wish as it is shown, also of something sold out. */
export interface WishedProduct {
  variant_id: number
  product: ProductCard
  /** How much less it costs than when it was wished for; 0 where it does not, or nobody knows. */
  cheaper_by: Tugrik
}

/** The list with an id in front, or without it where it was in. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [id, ...ids]
}
