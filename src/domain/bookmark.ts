import type { Bookmark, EntryKind } from './content.ts'

/** Maximum length of a guest's list in the browser. */
export const MAX_BOOKMARKS = 200

/** `article:12`, the form used in forms and URLs. */
export const toBookmarkKey = ({ type, id }: Bookmark): string => `${type}:${id}`

/** @returns null for an invalid key */
export function parseBookmarkKey(key: string): Bookmark | null {
  const [, type, id] = /^(article|news|lookbook|media):([1-9]\d{0,8})$/.exec(key) ?? []
  return type && id ? { type: type as EntryKind, id: Number(id) } : null
}

/** @param list keys with commas between them; invalid ones are omitted */
export const parseBookmarkKeys = (list: string | null): Bookmark[] =>
  (list ?? '')
    .split(',')
    .flatMap(key => parseBookmarkKey(key) ?? [])
    .slice(0, MAX_BOOKMARKS)

/** Adds the entry in front, or removes it where the list has it. */
export function withBookmarkToggled(bookmarks: readonly Bookmark[], bookmark: Bookmark): Bookmark[] {
  const others = bookmarks.filter(other => toBookmarkKey(other) !== toBookmarkKey(bookmark))
  return (others.length < bookmarks.length ? others : [bookmark, ...others]).slice(0, MAX_BOOKMARKS)
}
