/** A displayable error: a code whose text is in the page, or the server's message, which is in the request's language. */
export type Failure = { code: 'offline' | 'shipping' | 'unexpected' } | { text: string }

const NO_RATES = /unable to calculate shipping rates/i

/** Converts anything thrown or returned: an `ApiError`, an error body, a network error. */
export function describeFailure(error: unknown): Failure {
  const body = readBody(error)
  const status = readField(error, 'status')
  if (status === 0) return { code: 'offline' }
  const text = readMessage(body)
  if (readField(body, 'code') === 'shipping_unavailable' || NO_RATES.test(text)) return { code: 'shipping' }
  return text ? { text } : { code: 'unexpected' }
}

/** The message in `errors`, `error` or `exception`: lists are joined with commas, of objects the first value is taken. */
function readMessage(body: unknown): string {
  for (const name of ['errors', 'error', 'exception']) {
    const text = toMessage(readField(body, name))
    if (text) return text
  }
  return ''
}

function toMessage(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toMessage).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) return toMessage(Object.values(value)[0])
  return ''
}

function readBody(error: unknown): unknown {
  return readField(error, 'body') ?? readField(error, 'data') ?? error
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
