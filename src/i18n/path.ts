import type { Locale } from '#domain/site.ts'

/** `/cart` in the given language: `/cart` or `/en/cart`. Paths in code have no language prefix. */
export function toLocalPath(locale: Locale, path: string): string {
  if (locale === 'mn') return path
  return path === '/' ? '/en' : `/en${path}`
}

/**
 * `/en/cart` → English and `/cart`. Several slashes at the beginning are one: `//host` in a link, or resolved against a URL, is
 * another host.
 */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const isEnglish = pathname === '/en' || pathname.startsWith('/en/')
  const path = isEnglish ? pathname.slice(3) : pathname
  return { locale: isEnglish ? 'en' : 'mn', path: path.replace(/^\/*/, '/') }
}
