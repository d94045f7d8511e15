/** Of one list: a longer one is slow to look through. */
export const WISHES_MOST = 500
export const WISH_DEBOUNCE_MS = 500

/** The list with an id in front, or without it where it was in. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [id, ...ids]
}
