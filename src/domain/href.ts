import { decodePercent } from './decode-percent.ts'

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const MAX_LENGTH = 2000
/** Base for parsing relative paths. */
const BASE_URL = 'http://shop.invalid'

/**
 * Normalizes a link target the way a browser does: a path of the shop, `#section`, or an http(s), mailto or tel URL. Null for
 * anything else. White space and control characters are removed.
 */
export function toSafeHref(typed: string): string | null {
  const text = typed.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, character => (character === ' ' ? ' ' : ''))
  const href = text.trim()
  if (!href || href.length > MAX_LENGTH) return null
  if (href.startsWith('#')) return /^#[\p{L}\p{N}_-]+$/u.test(href) ? href : null
  if (href.startsWith('/')) {
    const url = URL.canParse(href, BASE_URL) ? new URL(href, BASE_URL) : null
    return url?.origin === BASE_URL && !/^\/[/\\]/.test(url.pathname) ? url.pathname + url.search + url.hash : null
  }
  if (!/^[a-z]+:/i.test(href) || !URL.canParse(href)) return null
  const url = new URL(href)
  if (!PROTOCOLS.has(url.protocol) || url.username || url.password) return null
  if (url.protocol === 'tel:') return /^\+?[\d() .-]{3,30}$/.test(decodePercent(url.pathname)) ? url.href : null
  if (url.protocol === 'mailto:') return /^[^\s@<>"']+@[^\s@<>"']+$/.test(url.pathname) ? `mailto:${url.pathname}` : null
  return url.href
}
