import { withViewed } from '#domain/viewed.ts'
import { createPersistentStore } from './persistent.ts'
import { $owner } from './wishlist.ts'

/** Ids of viewed products, newest first. */
export const $viewed = createPersistentStore<readonly number[]>('viewed', [])
/** The account that the list belongs to; null for a guest's, which is in this browser only. */
export const $viewedBy = createPersistentStore<number | null>('viewed-by', null)

export function markViewed(id: number): void {
  $viewed.set(withViewed($viewed.get(), id))
}

/** Whether an account has the list, or will have it. A guest's needs no script to synchronize it. */
export const isViewedSynced = (): boolean => ($owner.get() ?? $viewedBy.get()) !== null
