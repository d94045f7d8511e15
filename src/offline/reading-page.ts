import type { Locale } from '#domain/site.ts'

/** Shelves and personal pages are worth nothing without what is true now; all other public pages are there to be read. */
const NOT_READ =
  /^\/(?:products|t|brands?|search|vendors?|stores?|cart|checkout|account|admin|a|login|logout|password|compare|wishlists|quotes?|unavailable|offline|api|oauth|dev|img|og)(?:\/|$)/

/** The language of a path, and the path without it. */
export function readPath(pathname: string): { locale: Locale; path: string } {
  const [, english, rest = ''] = /^(\/en)?(\/.*)?$/.exec(pathname) ?? []
  return { locale: english ? 'en' : 'mn', path: rest || '/' }
}

/** Whether a page is one that is kept once it was read. */
export function isReading({ pathname }: URL): boolean {
  return !NOT_READ.test(readPath(pathname).path)
}

/** What pages and the worker tell each other. */
export type Message = { type: 'read' | 'keep' | 'drop'; url: string }
