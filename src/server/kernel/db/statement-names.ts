/** Each connection of the server holds the plans of its named statements. */
const MAX_NAMES = 200
const MAX_CHARACTERS = 8000
const MAX_CANDIDATES = 2000

const names = new Map<string, string>()
/** Texts that ran once. */
const candidates = new Set<string>()

/**
 * Names a query from its second run on: Postgres parses a named statement once per connection, and plans it again only where its
 * parameters change the plan. Planning costs more than running most statements of an order.
 * @param query the first argument of `Client.query` @returns the query, with a name where it has one
 */
export function nameStatement(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query) return query
  const { text, name: given } = query as { text?: unknown; name?: unknown }
  if (typeof text !== 'string' || given) return query
  const name = names.get(text) ?? newName(text)
  return name === null ? query : { ...query, name }
}

function newName(text: string): string | null {
  if (names.size >= MAX_NAMES || text.length > MAX_CHARACTERS) return null
  if (candidates.size >= MAX_CANDIDATES) candidates.clear()
  if (!candidates.has(text)) {
    candidates.add(text)
    return null
  }
  candidates.delete(text)
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
