import { decodePercent } from './percent.ts'

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const LONGEST = 2000
/** Stands for the shop while a path is taken apart. */
const HERE = 'http://shop.invalid'

/**
 * Where a link inside a text may lead: a path of the shop, `#section`, or an http(s), mailto or tel address, written
 * the way a browser reads it. Null for anything else; white space and control characters are no part of an address.
 */
export function safeHref(typed: string): string | null {
  const text = typed.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, character => (character === ' ' ? ' ' : ''))
  const href = text.trim()
  if (!href || href.length > LONGEST) return null
  if (href.startsWith('#')) return /^#[\p{L}\p{N}_-]+$/u.test(href) ? href : null
  if (href.startsWith('/')) {
    const url = URL.canParse(href, HERE) ? new URL(href, HERE) : null
    return url?.origin === HERE && !/^\/[/\\]/.test(url.pathname) ? url.pathname + url.search + url.hash : null
  }
  if (!/^[a-z]+:/i.test(href) || !URL.canParse(href)) return null
  const url = new URL(href)
  if (!PROTOCOLS.has(url.protocol) || url.username || url.password) return null
  if (url.protocol === 'tel:') return /^\+?[\d() .-]{3,30}$/.test(decodePercent(url.pathname)) ? url.href : null
  if (url.protocol === 'mailto:') return /^[^\s@<>"']+@[^\s@<>"']+$/.test(url.pathname) ? `mailto:${url.pathname}` : null
  return url.href
}
