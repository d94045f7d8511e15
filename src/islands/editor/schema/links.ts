import { withoutTracking } from '#domain/link-tracking.ts'

/** Permitted link targets; others become plain text. */
export function isLinkable(href: string): boolean {
  return /^(\/(?![/\\])|#[\p{L}\d]|https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/iu.test(href.trim())
}

/** Completes typed addresses and removes tracking: `shop.mn/x` becomes https, `me@shop.mn` mailto. Null for an invalid one. */
export function parseLink(typed: string): string | null {
  const text = typed.trim()
  if (isLinkable(text)) return withoutTracking(text)
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return `mailto:${text}`
  const withScheme = `https://${text}`
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(text) && isLinkable(withScheme) ? withoutTracking(withScheme) : null
}
