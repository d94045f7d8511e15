export const MAX_WISHLIST_ITEMS = 500
export const MAX_WISHLISTS = 20
export const MAX_WISH_QUANTITY = 99
export const WISHLIST_NAME_LENGTH = 60
export const WISH_NOTE_LENGTH = 200
export const WISHLIST_DEBOUNCE_MS = 500

/** Adds the id in front, or removes it where the list has it. */
export function withToggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [id, ...ids]
}
