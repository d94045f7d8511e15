/**
 * Finds a text that Postgres cannot store: one with a NUL, or with half a surrogate pair, which JSON columns refuse.
 * @returns its path, of the object where it is a key; undefined where everything can be stored
 */
export function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(inner, path ? `${path}.${key}` : key) : path
    if (found !== undefined) return found
  }
  return undefined
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
