/** The database keeps the plans of named statements in memory. */
const MAX_NAMES = 400
const MAX_CHARACTERS = 8000
const MAX_CANDIDATES = 2000
/** A name would save nothing, because it is not planned. */
const MAINTENANCE = /^\s*(?:ANALYZE|VACUUM)\b/i

/**
 * Names for statements from their second run on: Postgres parses a named statement once per connection, and plans it again only
 * where its parameters change the plan. Planning costs more than running most statements of an order.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  /** Texts that ran once. */
  readonly #candidates = new Set<string>()
  #made = 0

  /** @returns null for a statement without a name */
  findName(text: string): string | null {
    const name = this.#names.get(text)
    if (name) return name
    if (this.#names.size >= MAX_NAMES || text.length > MAX_CHARACTERS || MAINTENANCE.test(text)) return null
    if (this.#candidates.size >= MAX_CANDIDATES) this.#candidates.clear()
    if (!this.#candidates.delete(text)) {
      this.#candidates.add(text)
      return null
    }
    const next = `s${this.#made++}`
    this.#names.set(text, next)
    return next
  }

  clear(): void {
    this.#names.clear()
  }
}
