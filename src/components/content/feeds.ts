import type { EntryKind } from '#domain/content.ts'
import type { Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { toAuthorPath, INDEX_PATH } from './entry-path.ts'

/** The scope of a feed: everything, a kind, a tag, or an author. */
export type FeedScope = { kind?: EntryKind } | { tag: string; name: string } | { author: string; name: string }

/** A feed's path without language prefix and extension. */
export function toFeedPath(of: FeedScope): string {
  if ('tag' in of) return `/feed/tag/${encodeURIComponent(of.tag)}`
  if ('author' in of) return `/feed/author/${encodeURIComponent(of.author)}`
  return `/feed/${of.kind ?? 'all'}`
}

/** The page of a feed's scope; a tag has no single one. */
export function toFeedPagePath(of: FeedScope): string {
  if ('author' in of) return toAuthorPath(of.author)
  return 'kind' in of && of.kind ? INDEX_PATH[of.kind] : '/'
}

export function formatFeedTitle(of: FeedScope, t: Translate): string {
  const name = 'name' in of ? of.name : of.kind ? t(`reading:${of.kind}_index`) : t('reading:everything')
  return `${t('shell:site_name')}: ${name}`
}

/** For feed discovery: one format, because readers that find both offer the same feed twice. */
export function toFeedLink(of: FeedScope, locale: Locale, t: Translate): { title: string; href: string } {
  return { title: formatFeedTitle(of, t), href: `${toLocalPath(locale, toFeedPath(of))}.rss` }
}
