export const MAX_WISHLIST_ITEMS = 500
export const WISHLIST_DEBOUNCE_MS = 500

/** Adds the id in front, or removes it where the list has it. */
export function withToggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [id, ...ids]
}
