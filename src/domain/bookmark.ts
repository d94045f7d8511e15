import type { Bookmark, EntryKind } from './content.ts'

/** How many a browser keeps for a guest. */
export const BOOKMARKS_MOST = 200

/** `article:12`, as forms and addresses name an entry. */
export const bookmarkKey = ({ type, id }: Bookmark): string => `${type}:${id}`

/** @returns null for what names no entry */
export function readBookmark(key: string): Bookmark | null {
  const [, type, id] = /^(article|news|lookbook|media):([1-9]\d{0,8})$/.exec(key) ?? []
  return type && id ? { type: type as EntryKind, id: Number(id) } : null
}

/** With the entry in front, or without it where it was in. */
export function toggledBookmark(kept: readonly Bookmark[], one: Bookmark): Bookmark[] {
  const others = kept.filter(other => bookmarkKey(other) !== bookmarkKey(one))
  return (others.length < kept.length ? others : [one, ...others]).slice(0, BOOKMARKS_MOST)
}
