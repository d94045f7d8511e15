import type { EntryKind } from '#domain/content.ts'
import type { Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { authorPath, INDEX_PATH } from './entry-path.ts'

/** What a feed holds: everything, a kind, what is about a tag, or what an author wrote. */
export type FeedOf = { kind?: EntryKind } | { tag: string; name: string } | { author: string; name: string }

export interface FeedLink {
  title: string
  href: string
  type: 'application/rss+xml' | 'application/atom+xml'
}

/** A feed's address without language and ending. */
export function feedPath(of: FeedOf): string {
  if ('tag' in of) return `/feed/tag/${encodeURIComponent(of.tag)}`
  if ('author' in of) return `/feed/author/${encodeURIComponent(of.author)}`
  return `/feed/${of.kind ?? 'all'}`
}

/** The page whose news a feed brings; a tag has one for each kind. */
export function feedAbout(of: FeedOf): string {
  if ('author' in of) return authorPath(of.author)
  return 'kind' in of && of.kind ? INDEX_PATH[of.kind] : '/'
}

export function feedTitle(of: FeedOf, t: Translate): string {
  const name = 'name' in of ? of.name : of.kind ? t(`reading:${of.kind}_index`) : t('reading:everything')
  return `${t('shell:site_name')}: ${name}`
}

/** How a page names its feed to readers of feeds. */
export function feedsOf(of: FeedOf, locale: Locale, t: Translate): FeedLink[] {
  const [title, path] = [feedTitle(of, t), localPath(locale, feedPath(of))]
  return [
    { title, href: `${path}.rss`, type: 'application/rss+xml' },
    { title: `${title} (Atom)`, href: `${path}.atom`, type: 'application/atom+xml' }
  ]
}
