/** What is small enough not to be counted. */
const SMALL_BYTES = 256 * 1024
/** Bodies in work at once, together. A form with pictures takes two to three times its size while it is parsed. */
const BUDGET_BYTES = 100_000_000

/** Reserves memory for bodies before they are read, so that many large ones at once cannot exhaust the process. */
export class BodyBudget {
  #reserved = 0
  readonly #most: number

  constructor(most = BUDGET_BYTES) {
    this.#most = most
  }

  /**
   * @param limit what the address takes: reserved where the length is not known beforehand
   * @returns a function that releases what was reserved, or null where there is no room now
   */
  reserve(request: Request, limit: number): (() => void) | null {
    if (request.method === 'GET' || request.method === 'HEAD') return () => {}
    const length = request.headers.get('content-length')
    const bytes = length === null ? (request.headers.has('transfer-encoding') ? limit : 0) : Math.min(Number(length) || 0, limit)
    if (bytes <= SMALL_BYTES) return () => {}
    if (this.#reserved + bytes > this.#most) return null
    this.#reserved += bytes
    let released = false
    return () => {
      if (!released) this.#reserved -= bytes
      released = true
    }
  }
}
