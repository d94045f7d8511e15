import { ENTRY_LISTS } from '#domain/content.ts'
import type { Entry } from '#contract/content.ts'
import type { Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'
import { toEntryPath } from './entry-path.ts'
import { collectDocumentProductIds } from './document-parts.ts'

/** Cache policy of an entry's page. */
export function toEntryCache(entry: Entry): { maxAge: number; swr: number; tags: string[] } {
  const products = collectDocumentProductIds(entry.blocks).map(id => `product:${id}`)
  const hotels = entry.blocks.some(({ type }) => type === 'stay') ? ['hotels'] : []
  return { maxAge: 60, swr: 86_400, tags: [`${entry.kind}:${entry.id}`, ENTRY_LISTS[entry.kind], 'site', ...products, ...hotels] }
}

/** The current path of an entry that was requested by id or an old slug; null where the path is current. */
export function findCurrentEntryPath(entry: Entry, requested: string, locale: Locale, search: string): string | null {
  const path = toEntryPath(entry)
  const name = entry.kind === 'media' ? String(entry.id) : entry.slug
  return requested === name ? null : toLocalPath(locale, path) + search
}
