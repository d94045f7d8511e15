export interface Part {
  first: number
  /** The last byte, included. */
  last: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The one part of a file that is asked for, as players of films do. Several parts at once and anything unreadable are
 * answered with the whole, which is allowed.
 * @returns `null` for the whole, `unsatisfiable` where the file has no such bytes
 */
export function partOf(range: string | undefined, length: number): Part | 'unsatisfiable' | null {
  const [, from, to] = ONE_RANGE.exec(range?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (!from && !to)) return null
  if (!from) {
    const wanted = Math.min(Number(to), length)
    return wanted > 0 ? { first: length - wanted, last: length - 1 } : 'unsatisfiable'
  }
  if (to && Number(to) < Number(from)) return null
  if (Number(from) >= length) return 'unsatisfiable'
  return { first: Number(from), last: to ? Math.min(Number(to), length - 1) : length - 1 }
}
