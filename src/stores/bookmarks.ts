import { computed } from 'nanostores'
import { bookmarkKey, withBookmarkToggled } from '#domain/bookmark.ts'
import type { Bookmark } from '#domain/content.ts'
import { warn } from './notices.ts'
import { persisted } from './persistent.ts'
import { requestsOf } from './requests.ts'
import { client } from './client.ts'
import { $owner } from './wishlist.ts'

interface Kept {
  entries: readonly Bookmark[]
  /** True once the shop has told them: then it is told of changes. A guest's are kept in this browser alone. */
  mine: boolean
}

const NONE: Kept = { entries: [], mine: false }
const $kept = persisted<Kept>('bookmarks', NONE)
/** What is kept to be read, the last kept first. */
export const $bookmarks = computed($kept, kept => kept.entries)

const requests = requestsOf()
export const $bookmarksFetching = requests.$fetching
export const $bookmarksError = requests.$error

export function isKept(entry: Bookmark): boolean {
  return $bookmarks.get().some(other => bookmarkKey(other) === bookmarkKey(entry))
}

/** Joins or forgets, where somebody has logged in or out since. Asks nothing otherwise. */
export function resumeBookmarks(): void {
  if (($owner.get() !== null) !== $kept.get().mine) void syncBookmarks()
}

/** True while entries are known to this browser alone. */
export function bookmarksWait(): boolean {
  const { entries, mine } = $kept.get()
  return !mine && entries.length > 0
}

/** Keeps an entry, or lets it go. Shown at once; undone where the shop refuses. */
export async function toggleBookmark(entry: Bookmark): Promise<void> {
  const { entries, mine } = $kept.get()
  $kept.set({ entries: withBookmarkToggled(entries, entry), mine })
  // Logged in meanwhile: what this browser kept joins what the shop keeps.
  if (!mine) return void syncBookmarks()
  try {
    const told = await requests.run(async () => (await client()).post('/api/v2/bookmarks', { body: entry }))
    $kept.set({ entries: told.bookmarks, mine: true })
  } catch (error) {
    // Logged out meanwhile: what was asked for is kept as a guest's.
    if (statusOf(error) === 401) return $kept.set({ ...$kept.get(), mine: false })
    warn(error)
    $kept.set({ ...$kept.get(), entries })
  }
}

/** Brings the list in line with who is logged in now: a guest's joins the user's, another user's is forgotten. */
export async function syncBookmarks(): Promise<void> {
  const { entries, mine } = $kept.get()
  if ($owner.get() === null) {
    if (mine) $kept.set(NONE)
    return
  }
  try {
    const told = await requests.run(async () => {
      const api = await client()
      if (mine || entries.length === 0) return api.get('/api/v2/bookmarks')
      return (await api.post('/api/v2/bookmarks', { body: { bookmarks: [...entries] } })).bookmarks
    })
    $kept.set({ entries: told, mine: true })
  } catch (error) {
    if (statusOf(error) === 401 && mine) $kept.set(NONE)
  }
}

function statusOf(error: unknown): unknown {
  return Reflect.get(Object(error), 'status')
}
