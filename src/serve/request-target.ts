import type { IncomingMessage } from 'node:http'

const HOST = /^[\w.:[\]-]+$/
/** Appended to shared links by advertisers and mail programs. No page reads them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igshid|yclid|mc_cid|mc_eid)$/
/** Addresses of one visitor, of programs, and of the process itself, in every language. */
const PRIVATE = /^\/+(en\/+)?(api|account|admin|cart|checkout|oauth|dev|healthz|readyz)(\/|$)/i

/**
 * Brings the request's target into the one form everything behind relies on: a path with a query, and a Host that
 * can stand in a URL. A library that cannot parse them falls back to the front page, which must never be taken for
 * the page of another address.
 * @returns false where the request has to be refused
 */
export function normalizeTarget(req: IncomingMessage): boolean {
  // Node reads the first of several; a proxy or cache in front of the shop may have read another.
  if ((req.headersDistinct['host']?.length ?? 0) > 1) return false
  const absolute = /^https?:\/\//i.test(req.url ?? '') && URL.canParse(req.url ?? '') ? new URL(req.url ?? '') : null
  if (absolute) {
    req.url = absolute.pathname + absolute.search
    req.headers.host = absolute.host
  }
  const { host } = req.headers
  // Only HTTP/1.0 may leave Host out.
  if (host !== undefined && !(HOST.test(host) && URL.canParse(`http://${host}/`))) return false
  return req.url !== undefined && req.url.startsWith('/') && URL.canParse(`http://${host ?? 'localhost'}${req.url}`)
}

/** @returns the key under which a page may be kept, without tracking parameters; null where nothing may be kept */
export function cacheKeyOf(target: string): string | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (isPrivate(path)) return null
  if (mark < 0) return target
  const query = target.slice(mark + 1)
  const kept = query.split('&').filter(pair => !TRACKING.test(pair.split('=', 1)[0] ?? ''))
  return kept.length ? `${path}?${kept.join('&')}` : path
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
