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

/** What editors merge; the page of a merged one leads to the other. */
export const MERGED_KINDS = ['tag', 'series', 'author'] as const
export type MergedKind = (typeof MERGED_KINDS)[number]
