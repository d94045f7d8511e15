import type { Locale } from '#domain/site.ts'

/** `/cart` in the given language: `/cart` or `/en/cart`. Paths in code have no language prefix. */
export function toLocalPath(locale: Locale, path: string): string {
  if (locale === 'mn') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** `/en/cart` → English and `/cart`. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/en' || pathname === '/en/') return { locale: 'en', path: '/' }
  if (pathname.startsWith('/en/')) return { locale: 'en', path: pathname.slice(3) }
  return { locale: 'mn', path: pathname }
}
