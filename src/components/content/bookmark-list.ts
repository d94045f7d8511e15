import { toBookmarkKey, parseBookmarkKey } from '#domain/bookmark.ts'
import { $bookmarks, hasUnsyncedBookmarks, isBookmarked, syncBookmarks, toggleBookmark } from '../../stores/bookmarks.ts'
import { syncWishlist } from '../../stores/wishlist.ts'

/* A guest's list is stored in this browser only, so it is passed in the query. */
const page = document.querySelector<HTMLElement>('[data-bookmarks]')
if (page?.dataset['bookmarks'] === 'guest') {
  const bookmarks = $bookmarks.get()
  if (!location.search && bookmarks.length > 0) location.replace(`${location.pathname}?of=${bookmarks.map(toBookmarkKey).join(',')}`)
  page.addEventListener('submit', event => {
    const button = event.submitter
    const entry = button instanceof HTMLButtonElement ? parseBookmarkKey(button.value) : null
    if (!entry) return
    event.preventDefault()
    if (isBookmarked(entry)) void toggleBookmark(entry)
    const item = button?.closest('li')
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    item?.remove()
    next?.querySelector<HTMLElement>('a')?.focus()
    if (!next) location.replace(location.pathname)
  })
} else if (page && hasUnsyncedBookmarks()) {
  // Bookmarks made before the login are merged into the displayed list.
  void syncAndReload()
}

async function syncAndReload(): Promise<void> {
  await syncWishlist()
  await syncBookmarks()
  if (!hasUnsyncedBookmarks()) location.replace(location.pathname)
}
