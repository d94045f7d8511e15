import { computed } from 'nanostores'
import { toBookmarkKey, withBookmarkToggled } from '#domain/bookmark.ts'
import type { Bookmark } from '#domain/content.ts'
import { warn } from './notices.ts'
import { createPersistentStore } from './persistent.ts'
import { trackRequests } from './requests.ts'
import { loadClient } from './client.ts'
import { $owner } from './wishlist.ts'

interface StoredBookmarks {
  entries: readonly Bookmark[]
  /** True where `entries` is the account's list. A guest's list is stored in this browser only. */
  mine: boolean
}

const EMPTY: StoredBookmarks = { entries: [], mine: false }
const $stored = createPersistentStore<StoredBookmarks>('bookmarks', EMPTY)
/** Newest first. */
export const $bookmarks = computed($stored, stored => stored.entries)

const requests = trackRequests()
/** @public Every domain has a flag of requests under way and one of the last failure. */
export const $bookmarksFetching = requests.$fetching
/** @public */
export const $bookmarksError = requests.$error

export function isBookmarked(entry: Bookmark): boolean {
  return $bookmarks.get().some(other => toBookmarkKey(other) === toBookmarkKey(entry))
}

/** Synchronizes where the login state has changed; sends no request otherwise. */
export function resumeBookmarkSync(): void {
  if (($owner.get() !== null) !== $stored.get().mine) void syncBookmarks()
}

/** True while the browser has bookmarks that no account has. */
export function hasUnsyncedBookmarks(): boolean {
  const { entries, mine: fromAccount } = $stored.get()
  return !fromAccount && entries.length > 0
}

function setBookmarked(entry: Bookmark, isWanted: boolean): void {
  const { entries, mine } = $stored.get()
  if (isBookmarked(entry) !== isWanted) $stored.set({ entries: withBookmarkToggled(entries, entry), mine })
}

let lastToggle = 0

/** Adds or removes a bookmark. Updates at once and reverts where the server refuses. */
export async function toggleBookmark(entry: Bookmark): Promise<void> {
  const before = isBookmarked(entry)
  setBookmarked(entry, !before)
  // The visitor has logged in since: the guest's list is merged into the account's.
  if (!$stored.get().mine) return void syncBookmarks()
  lastToggle += 1
  const toggle = lastToggle
  try {
    const response = await requests.run(async () => (await loadClient()).post('/api/v2/bookmarks', { body: entry }))
    // An earlier response lacks the later changes.
    if (toggle === lastToggle) $stored.set({ entries: response.bookmarks, mine: true })
  } catch (error) {
    // The visitor has logged out since: the change stays in the guest's list.
    if (findStatus(error) === 401) return $stored.set({ ...$stored.get(), mine: false })
    warn(error)
    setBookmarked(entry, before)
  }
}

/** Synchronizes with the login state: merges a guest's list into the account's, and clears the list after logout. */
export async function syncBookmarks(): Promise<void> {
  const { entries, mine: fromAccount } = $stored.get()
  if ($owner.get() === null) {
    if (fromAccount) $stored.set(EMPTY)
    return
  }
  try {
    const response = await requests.run(async () => {
      const api = await loadClient()
      if (fromAccount || entries.length === 0) return api.get('/api/v2/bookmarks')
      return (await api.post('/api/v2/bookmarks', { body: { bookmarks: [...entries] } })).bookmarks
    })
    $stored.set({ entries: response, mine: true })
  } catch (error) {
    if (findStatus(error) === 401 && fromAccount) $stored.set(EMPTY)
  }
}

function findStatus(error: unknown): unknown {
  return Reflect.get(Object(error), 'status')
}
