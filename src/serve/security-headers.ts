import type { OutgoingHttpHeaders } from 'node:http'

/** Headers of every response: pages, files, errors. Their bytes and those of a page share the first ten packets of a connection. */
export function createSecurityHeaders(https: boolean): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Camera, location and payment are limited to the shop by default.
    'permissions-policy': 'microphone=()',
    // Over plain http browsers ignore both, the first with an error in the console.
    ...(https && { 'cross-origin-opener-policy': 'same-origin', 'strict-transport-security': 'max-age=31536000; includeSubDomains' })
  }
}
