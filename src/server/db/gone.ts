const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300'
])

/** True where the database did not answer, at any depth of wrapped errors: a 503, not a 500. */
export function isDatabaseGone(error: unknown): boolean {
  for (let current: unknown = error, depth = 0; current && depth < 6; depth++) {
    const { code, message, cause, errors } = current as { code?: string; message?: string; cause?: unknown; errors?: unknown[] }
    if (code && LOST.has(code)) return true
    if (
      message &&
      /terminating connection|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
        message
      )
    )
      return true
    current = cause ?? errors?.[0]
  }
  return false
}
