/** As many as Astro decodes; it refuses deeper paths with an empty page. */
const MAX_DECODED = 10

/** Whether Astro can match a path. It logs one whose escapes are no UTF-8 as an error. */
export function isDecodablePath(path: string): boolean {
  let encoded = path
  for (let depth = 0; depth <= MAX_DECODED; depth += 1) {
    try {
      const decoded = decodeURI(encoded)
      if (decoded === encoded) return true
      encoded = decoded
    } catch {
      return depth > 0
    }
  }
  return false
}
