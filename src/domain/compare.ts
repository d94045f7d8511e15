export const MAX_COMPARED = 4

/** The slugs with one added or removed; null where the list is full. */
export function withComparedToggled(slugs: readonly string[], slug: string): string[] | null {
  if (slugs.includes(slug)) return slugs.filter(other => other !== slug)
  return slugs.length < MAX_COMPARED ? [...slugs, slug] : null
}
