/** Where a link of an article may lead. Whatever else is typed or pasted stays as plain words. */
export function isLinkable(href: string): boolean {
  return /^(\/(?![/\\])|#[\p{L}\d]|https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/iu.test(href.trim())
}

/** What people type as an address: `shop.mn/x` means https, `me@shop.mn` a letter. Null for what leads nowhere. */
export function typedLink(typed: string): string | null {
  const text = typed.trim()
  if (isLinkable(text)) return text
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return `mailto:${text}`
  const withScheme = `https://${text}`
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(text) && isLinkable(withScheme) ? withScheme : null
}
