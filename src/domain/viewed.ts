export const MAX_VIEWED = 40

/** Newest first, without duplicates. */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter(other => other !== id)].slice(0, MAX_VIEWED)
}
