import { ENTRY_LISTS, type Entry } from '#domain/content.ts'
import type { Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'
import { entryPath } from './entry-path.ts'
import { productIds } from './parts.ts'

/** How long an entry's page is kept, and what makes it out of date. */
export function entryCache(entry: Entry): { maxAge: number; swr: number; tags: string[] } {
  const products = productIds(entry.blocks).map(id => `product:${id}`)
  return { maxAge: 60, swr: 86_400, tags: [`${entry.kind}:${entry.id}`, ENTRY_LISTS[entry.kind], 'site', ...products] }
}

/** Where an entry lives now, if it was asked for by its id or by an address it had; null where it was asked for rightly. */
export function movedTo(entry: Entry, asked: string, locale: Locale, search: string): string | null {
  const path = entryPath(entry)
  const name = entry.kind === 'media' ? String(entry.id) : entry.slug
  return asked === name ? null : localPath(locale, path) + search
}
