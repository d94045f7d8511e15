import type { OutgoingHttpHeaders } from 'node:http'

/** Headers of every response: pages, files, errors. */
export function securityHeaders(https: boolean): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' })
  }
}
