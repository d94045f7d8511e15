/** Bodies below this are not counted. */
const SMALL_BYTES = 256 * 1024
/** Total size of the bodies in progress. Parsing a form with pictures takes two to three times its size. */
const BUDGET_BYTES = 100_000_000

/** Reserves memory for bodies before they are read, so that many large ones cannot exhaust the process. */
export class BodyBudget {
  #reserved = 0
  readonly #limit: number

  constructor(limit = BUDGET_BYTES) {
    this.#limit = limit
  }

  /**
   * @param limit body limit of the path, reserved where the length is unknown
   * @returns a function that releases the reservation, or null where the budget is exhausted
   */
  reserve(request: Request, limit: number): (() => void) | null {
    if (request.method === 'GET' || request.method === 'HEAD') return () => {}
    const length = request.headers.get('content-length')
    const bytes = length === null ? (request.headers.has('transfer-encoding') ? limit : 0) : Math.min(Number(length) || 0, limit)
    if (bytes <= SMALL_BYTES) return () => {}
    if (this.#reserved + bytes > this.#limit) return null
    this.#reserved += bytes
    let released = false
    return () => {
      if (!released) this.#reserved -= bytes
      released = true
    }
  }
}
