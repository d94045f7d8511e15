interface Range {
  first: number
  /** The last byte, included. */
  last: number
}

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Parses the `Range` header of a request. Several ranges and an invalid header select the whole file, as HTTP allows.
 * @returns `null` for the whole file, `unsatisfiable` for a range outside of it
 */
export function parseRange(header: string | undefined, length: number): Range | 'unsatisfiable' | null {
  const [, from, to] = SINGLE_RANGE.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (!from && !to)) return null
  if (!from) {
    const suffix = Math.min(Number(to), length)
    return suffix > 0 ? { first: length - suffix, last: length - 1 } : 'unsatisfiable'
  }
  if (to && Number(to) < Number(from)) return null
  if (Number(from) >= length) return 'unsatisfiable'
  return { first: Number(from), last: to ? Math.min(Number(to), length - 1) : length - 1 }
}
