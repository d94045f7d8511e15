import { withComparedToggled } from '#domain/compare.ts'
import { readPageLocale } from './client.ts'
import { createPersistentStore } from './persistent.ts'

/** Slugs of the products to compare, at most four, in the order they were added. */
export const $compared = createPersistentStore<readonly string[]>('compared', [])

/** Adds or removes a product. A fifth product changes nothing. */
export function toggleCompared(slug: string): 'added' | 'removed' | 'full' {
  const before = $compared.get()
  const after = withComparedToggled(before, slug)
  if (!after) return 'full'
  $compared.set(after)
  return after.length > before.length ? 'added' : 'removed'
}

/** The page that compares products. Its URL holds their slugs, so that it can be shared. */
export const toComparisonPath = (slugs: readonly string[]): string =>
  `${readPageLocale() === 'en' ? '/en' : ''}/compare?of=${slugs.join(',')}`
