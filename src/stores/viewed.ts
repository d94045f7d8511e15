import { withViewed } from '#domain/viewed.ts'
import { persisted } from './persistent.ts'

/** Ids of products viewed in this browser, newest first. */
export const $viewed = persisted<readonly number[]>('viewed', [])

export function markViewed(id: number): void {
  $viewed.set(withViewed($viewed.get(), id))
}
