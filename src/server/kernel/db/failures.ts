const CONNECTION_ERRORS = new Set([
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

/** What PgBouncer ends a connection with, also where it cannot reach Postgres. Of Postgres itself it is fatal only during a login. */
const POOLER_ERROR = '08P01'

/** True where the database is unreachable: a 503, not a 500. */
export function isDatabaseGone(error: unknown): boolean {
  return listCauses(error).some(
    ({ code, severity, message }) =>
      (code !== undefined && CONNECTION_ERRORS.has(code)) ||
      (code === POOLER_ERROR && severity === 'FATAL') ||
      /terminating connection|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired/i.test(
        message ?? ''
      )
  )
}

/** The server aborted a statement, a wait for a lock or an idle transaction at its time limit. */
const TIMEOUT_ERRORS = new Set(['57014', '55P03', '25P03'])

/** True where the database responds too slowly for a request: also a 503. */
export function isDatabaseBusy(error: unknown): boolean {
  return listCauses(error).some(({ code }) => code !== undefined && TIMEOUT_ERRORS.has(code))
}

/** Codes of Postgres and of the file system. 25006: some hosting services make a database without space read-only. */
const FULL_ERRORS = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])

/** True where nothing can be stored, because a disk is full or read-only: also a 503, but a person has to act. */
export const isStorageFull = (error: unknown): boolean => listCauses(error).some(({ code }) => code !== undefined && FULL_ERRORS.has(code))

/**
 * A replica canceled a query because of what it replays, is asked to write, or has not replayed a migration yet: the primary can
 * answer the same query.
 */
const REPLICA_ERRORS = new Set(['40001', '25006', '42P01', '42703'])

export const isReplicaConflict = (error: unknown): boolean =>
  listCauses(error).some(({ code }) => code !== undefined && REPLICA_ERRORS.has(code))

/** True where other rows refer to a row that is to be deleted. */
export const isForeignKeyViolation = (error: unknown): boolean => listCauses(error).some(({ code }) => code === '23503')

/** True where a value cannot be stored, such as a text with a NUL or a number out of its range: the request is invalid. */
export function isInvalidValue(error: unknown): boolean {
  return listCauses(error).some(
    ({ code, message }) =>
      code === '22021' || code === '22003' || code === '22P05' || (code === '22P02' && message === 'invalid input syntax for type json')
  )
}

/** An error for the log: message and location, without the values of a query, which may be personal data. */
export function redactValues(error: unknown): string {
  const [outer, ...inner] = listCauses(error)
  const stack = (outer?.stack ?? String(error)).replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  return [stack, ...inner.map(({ code, message }) => `  because of ${code ?? 'an error'}: ${message ?? ''}`)].join('\n')
}

interface Cause {
  code?: string
  severity?: string
  message?: string
  stack?: string
}

/** An error and its causes, outermost first. */
function listCauses(error: unknown): Cause[] {
  const results: Cause[] = []
  for (let current = error; current && results.length < 6;) {
    const { cause, errors } = current as { cause?: unknown; errors?: unknown[] }
    results.push(current)
    current = cause ?? errors?.[0]
  }
  return results
}
