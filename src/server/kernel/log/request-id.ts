/** Names a request in every answer and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'
const SAFE = /^[\w.:-]{8,100}$/

/**
 * @param given by a proxy; used where it is safe to write into a log
 */
export function requestIdOf(given: string | string[] | undefined, create: () => string): string {
  return typeof given === 'string' && SAFE.test(given) ? given : create()
}
