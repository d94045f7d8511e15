/** Invalidates everything: sent where invalidations of another process may have been missed. */
export const ALL_TAGS = '*'

/** True where a value kept under `tags` is out of date once `invalidated` are. */
export function isInvalidated(tags: readonly string[], invalidated: readonly string[]): boolean {
  return invalidated.includes(ALL_TAGS) || tags.some(tag => invalidated.includes(tag))
}
