import { withComparedToggled } from '#domain/compare.ts'
import { persisted } from './persistent.ts'

/** Slugs of the products to be compared, at most four, in the order they were chosen. */
export const $compared = persisted<readonly string[]>('compared', [])

/** Chooses a product for comparison, or no longer; a fifth changes nothing, and the customer is to be warned. */
export function toggleCompared(slug: string): 'added' | 'removed' | 'full' {
  const before = $compared.get()
  const after = withComparedToggled(before, slug)
  if (!after) return 'full'
  $compared.set(after)
  return after.length > before.length ? 'added' : 'removed'
}
