import type { Locale } from '#domain/site.ts'

/** Listings and personal pages are useless without current data; all other public pages are cached. */
const NOT_CACHED =
  /^\/(?:products|t|brands?|search|vendors?|stores?|cart|checkout|account|admin|a|login|logout|password|compare|wishlists|quotes?|unavailable|offline|api|oauth|dev|img|og)(?:\/|$)/

/** Splits a path into its language and the rest. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, english, rest = ''] = /^(\/en)?(\/.*)?$/.exec(pathname) ?? []
  return { locale: english ? 'en' : 'mn', path: rest || '/' }
}

/** Whether a page is cached when it is visited. */
export function isReadingPage({ pathname }: URL): boolean {
  return !NOT_CACHED.test(splitLocale(pathname).path)
}

/** Messages from pages to the service worker. */
export type WorkerMessage = { type: 'read' | 'keep' | 'drop'; url: string }
