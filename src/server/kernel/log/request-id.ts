/** Header with the id of the request, in every response and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'
const SAFE = /^[\w.:-]{8,100}$/

/** @param given id of a proxy, used where it is safe to log */
export function toRequestId(input: string | string[] | undefined, create: () => string): string {
  return typeof input === 'string' && SAFE.test(input) ? input : create()
}
