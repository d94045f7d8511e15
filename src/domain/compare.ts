export const COMPARE_MOST = 4

/** The list of slugs with a product, or without it where it was in; null where it is full, and nothing changes. */
export function compareToggled(slugs: readonly string[], slug: string): string[] | null {
  if (slugs.includes(slug)) return slugs.filter(other => other !== slug)
  return slugs.length < COMPARE_MOST ? [...slugs, slug] : null
}
