export type Json = Record<string, unknown>

/** An error of the server, in Elasticsearch's format. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string
  constructor(status: number, type: string, reason: string) {
    super(reason)
    this.status = status
    this.type = type
  }

  body(): Json {
    const cause = { type: this.type, reason: this.message }
    return { error: { root_cause: [cause], ...cause }, status: this.status }
  }
}

export function throwMalformed(reason: string): never {
  throw new Refusal(400, 'parsing_exception', reason)
}

export function refuseArgument(reason: string): never {
  throw new Refusal(400, 'illegal_argument_exception', reason)
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function requireObject(value: unknown, where: string): Json {
  return isObject(value) ? value : throwMalformed(`[${where}] malformed query, expected [START_OBJECT] but found [${toTypeName(value)}]`)
}

/** The one key of an object, such as the field of a `term`. */
export function requireOnlyEntry(value: unknown, where: string): [string, unknown] {
  const entries = Object.entries(requireObject(value, where))
  const [first] = entries
  if (!first) return throwMalformed(`[${where}] query malformed, no start_object after query name`)
  return entries.length === 1
    ? first
    : throwMalformed(`[${where}] query doesn't support multiple fields, found [${entries[0]?.[0]}] and [${entries[1]?.[0]}]`)
}

export function requireKnownKeys(value: Json, allowed: readonly string[], where: string): void {
  for (const key of Object.keys(value)) if (!allowed.includes(key)) throwMalformed(`[${where}] query does not support [${key}]`)
}

export function requireNumber(value: unknown, where: string): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : throwMalformed(`[${where}] expected a number but found [${toTypeName(value)}]`)
}

export function requireWholeNumber(value: unknown, where: string): number {
  const number = requireNumber(value, where)
  return Number.isInteger(number) && number >= 0
    ? number
    : refuseArgument(`[${where}] parameter cannot be negative or broken, found [${number}]`)
}

export function requireText(value: unknown, where: string): string {
  return typeof value === 'string' ? value : throwMalformed(`[${where}] expected a string but found [${toTypeName(value)}]`)
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

export function toTypeName(value: unknown): string {
  if (value === null || value === undefined) return 'VALUE_NULL'
  if (Array.isArray(value)) return 'START_ARRAY'
  return (
    { object: 'START_OBJECT', string: 'VALUE_STRING', number: 'VALUE_NUMBER', boolean: 'VALUE_BOOLEAN' }[typeof value as string] ??
    'UNKNOWN'
  )
}
