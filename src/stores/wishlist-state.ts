import { createPersistentStore } from './persistent.ts'

interface StoredWishlist {
  ids: readonly number[]
  /** User id of the owner, or `GUEST`; null for a list that is stored in this browser only, until it is sent. */
  owner: number | null
  /** Changes that are not sent yet: whether a variant was in the list before the first of them. Persisted under this name. */
  untold: Readonly<Record<string, boolean>>
}

/** The owner of a list that belongs to a guest's session. */
export const GUEST = 0
export const EMPTY: StoredWishlist = { ids: [], owner: null, untold: {} }
export const $wishlist = createPersistentStore<StoredWishlist>('wishes', EMPTY)
