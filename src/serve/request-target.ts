import type { IncomingMessage } from 'node:http'
import { CLICK_PARAMETERS } from '#domain/link-tracking.ts'

const HOST = /^[\w.:[\]-]+$/
/** Paths and queries of these characters are valid: most are, and parsing one takes longer than sending a cached page. */
const PLAIN_TARGET = /^\/[\w\-.~!$&'()*+,;=:@%/?]*$/
/** Parameters of campaigns and clicks. No page reads them. */
const TRACKING = new RegExp(String.raw`(?:^|&)(?:utm_\w+|${CLICK_PARAMETERS})(?:=[^&]*)?(?=&|$)`, 'g')
/** Personal and technical paths, in every language. */
const PRIVATE = /^\/+(en\/+)?(api|account|admin|cart|checkout|oauth|dev|healthz|readyz)(\/|$)/i

/**
 * Normalizes the request target to a path with a query, and checks that Host is valid in a URL. Libraries that cannot parse a
 * target fall back to `/`, and the home page must never be cached under another URL.
 * @returns false where the request must be rejected
 */
export function normalizeTarget(req: IncomingMessage): boolean {
  // Node uses the first of several; a proxy or cache in front may have used another.
  if (countHosts(req.rawHeaders) > 1) return false
  const absolute = /^https?:\/\//i.test(req.url ?? '') && URL.canParse(req.url ?? '') ? new URL(req.url ?? '') : null
  if (absolute) {
    req.url = absolute.pathname + absolute.search
    req.headers.host = absolute.host
  }
  const { host } = req.headers
  // Only HTTP/1.0 allows a missing Host.
  if (host !== undefined && !isValidHost(host)) return false
  return req.url !== undefined && req.url.startsWith('/') && (PLAIN_TARGET.test(req.url) || URL.canParse(`http://localhost${req.url}`))
}

/** Counts the `Host` headers among names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

let validHost: string | null = null

/** Remembers the last one: nearly all requests have the same. */
function isValidHost(host: string): boolean {
  if (host === validHost) return true
  if (!HOST.test(host) || !URL.canParse(`http://${host}/`)) return false
  validHost = host
  return true
}

/** @returns the cache key without tracking parameters; null where the page must not be cached */
export function toCacheKey(target: string): string | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (isPrivate(path)) return null
  if (mark < 0) return target
  const query = target.slice(mark + 1)
  const remaining = query.replace(TRACKING, '')
  if (remaining === query) return target
  return remaining ? `${path}?${remaining.replace(/^&/, '')}` : path
}

function isPrivate(path: string): boolean {
  if (PRIVATE.test(path)) return true
  if (!path.includes('%')) return false
  try {
    return PRIVATE.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
