/** All kinds share one data model; they differ only in where they are listed. */
export const ENTRY_KINDS = ['article', 'news', 'lookbook', 'media'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/**
 * Path segment of each kind in the Shop API (`/api/v2/articles`), also the cache tag of its lists. The tag of one entry is
 * `article:7`, `news:8`.
 */
export const ENTRY_LISTS = { article: 'articles', news: 'news', lookbook: 'lookbooks', media: 'media' } as const satisfies Record<
  EntryKind,
  string
>

export type EntryList = (typeof ENTRY_LISTS)[EntryKind]

export const KIND_OF_LIST = { articles: 'article', news: 'news', lookbooks: 'lookbook', media: 'media' } as const satisfies Record<
  EntryList,
  EntryKind
>

export interface Bookmark {
  id: number
  type: EntryKind
}

/** What entries are grouped by; the page of a renamed or merged one leads to the current one. */
export const TOPIC_KINDS = ['tag', 'series', 'author'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]
