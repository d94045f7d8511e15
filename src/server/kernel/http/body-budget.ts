/** Bodies below this are not counted. */
const SMALL_BYTES = 256 * 1024
/** Total size of the bodies in progress. Parsing a form with pictures takes two to three times its size. */
const BUDGET_BYTES = 100_000_000
/** Share of the budget that one sender can reserve, so that requests that never end leave a part to others. More than the largest body. */
const SENDER_SHARE = 0.6

/** An account, because it may have many sessions and addresses; a stranger's address. */
export const toBodySender = ({ userId, address }: { userId: number | null; address: string }): string =>
  userId === null ? address : `user:${userId}`

/** Reserves memory for bodies before they are read, so that many large ones cannot exhaust the process. */
export class BodyBudget {
  #reserved = 0
  /** By sender. */
  readonly #held = new Map<string, number>()
  readonly #limit: number

  constructor(limit = BUDGET_BYTES) {
    this.#limit = limit
  }

  /**
   * @param limit body limit of the path, reserved where the length is unknown
   * @param sender result of `toBodySender`
   * @returns a function that releases the reservation, or null where the budget, or the sender's share of it, is exhausted
   */
  reserve(request: Request, limit: number, sender: string): (() => void) | null {
    if (request.method === 'GET' || request.method === 'HEAD') return () => {}
    const length = request.headers.get('content-length')
    const bytes = length === null ? (request.headers.has('transfer-encoding') ? limit : 0) : Math.min(Number(length) || 0, limit)
    if (bytes <= SMALL_BYTES) return () => {}
    const held = this.#held.get(sender) ?? 0
    if (this.#reserved + bytes > this.#limit || held + bytes > this.#limit * SENDER_SHARE) return null
    this.#reserved += bytes
    this.#held.set(sender, held + bytes)
    let released = false
    return () => {
      if (released) return
      released = true
      this.#reserved -= bytes
      const rest = (this.#held.get(sender) ?? 0) - bytes
      if (rest > 0) this.#held.set(sender, rest)
      else this.#held.delete(sender)
    }
  }
}

/** The budget of this process, for the forms of pages and the routes of the API. */
export const bodyBudget = new BodyBudget()
