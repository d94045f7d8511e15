import type { IncomingMessage } from 'node:http'

const HOST = /^[\w.:[\]-]+$/
/** Appended to shared links by advertisers and mail programs. No page reads them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igshid|yclid|mc_cid|mc_eid)$/
/** Personal and technical paths, in every language. */
const PRIVATE = /^\/+(en\/+)?(api|account|admin|cart|checkout|oauth|dev|healthz|readyz)(\/|$)/i

/**
 * Normalizes the request target to a path with a query, and checks that Host is valid in a URL. Libraries that cannot parse a
 * target fall back to `/`, and the home page must never be cached under another URL.
 * @returns false where the request must be rejected
 */
export function normalizeTarget(req: IncomingMessage): boolean {
  // Node uses the first of several; a proxy or cache in front may have used another.
  if ((req.headersDistinct['host']?.length ?? 0) > 1) return false
  const absolute = /^https?:\/\//i.test(req.url ?? '') && URL.canParse(req.url ?? '') ? new URL(req.url ?? '') : null
  if (absolute) {
    req.url = absolute.pathname + absolute.search
    req.headers.host = absolute.host
  }
  const { host } = req.headers
  // Only HTTP/1.0 allows a missing Host.
  if (host !== undefined && !(HOST.test(host) && URL.canParse(`http://${host}/`))) return false
  return req.url !== undefined && req.url.startsWith('/') && URL.canParse(`http://${host ?? 'localhost'}${req.url}`)
}

/** @returns the cache key without tracking parameters; null where the page must not be cached */
export function toCacheKey(target: string): string | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (isPrivate(path)) return null
  if (mark < 0) return target
  const query = target.slice(mark + 1)
  const remaining = query.split('&').filter(pair => !TRACKING.test(pair.split('=', 1)[0] ?? ''))
  return remaining.length ? `${path}?${remaining.join('&')}` : path
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
