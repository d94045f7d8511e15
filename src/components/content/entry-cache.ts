import { ENTRY_LISTS } from '#domain/content.ts'
import type { Entry } from '#contract/content.ts'
import type { Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'
import { entryPath } from './entry-path.ts'
import { documentProductIds } from './document-parts.ts'

/** Cache policy of an entry's page. */
export function entryCache(entry: Entry): { maxAge: number; swr: number; tags: string[] } {
  const products = documentProductIds(entry.blocks).map(id => `product:${id}`)
  const hotels = entry.blocks.some(({ type }) => type === 'stay') ? ['hotels'] : []
  return { maxAge: 60, swr: 86_400, tags: [`${entry.kind}:${entry.id}`, ENTRY_LISTS[entry.kind], 'site', ...products, ...hotels] }
}

/** The current path of an entry that was requested by id or an old slug; null where the path is current. */
export function currentEntryPath(entry: Entry, requested: string, locale: Locale, search: string): string | null {
  const path = entryPath(entry)
  const name = entry.kind === 'media' ? String(entry.id) : entry.slug
  return requested === name ? null : localPath(locale, path) + search
}
