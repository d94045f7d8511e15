/** Invalidates everything, for example when events of another process may have been missed. */
export const ALL_TAGS = '*'

/** True where a value cached under `tags` is affected. */
export function isInvalidated(tags: readonly string[], invalidated: readonly string[]): boolean {
  return invalidated.includes(ALL_TAGS) || tags.some(tag => invalidated.includes(tag))
}
