/**
 * What went wrong, as a person is told it: a code whose words the page has, or the server's own sentence,
 * which is in the asker's language already.
 */
export type Failure = { code: 'offline' | 'shipping' | 'unexpected' } | { text: string }

const NO_RATES = /unable to calculate shipping rates/i

/** Reads whatever was thrown or answered: a refusal of the shop, a bare body, a broken connection. */
export function describeFailure(error: unknown): Failure {
  const body = bodyOf(error)
  const status = field(error, 'status')
  if (status === 0) return { code: 'offline' }
  const text = bodyText(body)
  if (field(body, 'code') === 'shipping_unavailable' || NO_RATES.test(text)) return { code: 'shipping' }
  return text ? { text } : { code: 'unexpected' }
}

/** The sentence in `errors`, `error` or `exception`: lists are joined with commas, objects show their first value. */
function bodyText(body: unknown): string {
  for (const name of ['errors', 'error', 'exception']) {
    const text = sentence(field(body, name))
    if (text) return text
  }
  return ''
}

function sentence(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(sentence).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) return sentence(Object.values(value)[0])
  return ''
}

function bodyOf(error: unknown): unknown {
  return field(error, 'body') ?? field(error, 'data') ?? error
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
