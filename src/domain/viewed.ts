export const VIEWED_MOST = 40

/** Once each, the newest first, no more than forty. */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter(other => other !== id)].slice(0, VIEWED_MOST)
}
