import { withViewed } from '#domain/viewed.ts'
import { persisted } from './persistent.ts'

/** Products looked at in this browser, the newest first. */
export const $viewed = persisted<readonly number[]>('viewed', [])

export function markViewed(id: number): void {
  $viewed.set(withViewed($viewed.get(), id))
}
