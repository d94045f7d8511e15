import { bookmarkKey, parseBookmarkKey } from '#domain/bookmark.ts'
import { $bookmarks, hasUnsyncedBookmarks, isBookmarked, syncBookmarks, toggleBookmark } from '../../stores/bookmarks.ts'
import { syncWishlist } from '../../stores/wishlist.ts'

/* A guest's list is known to this browser alone: the page is asked for with it. */
const page = document.querySelector<HTMLElement>('[data-bookmarks]')
if (page?.dataset['bookmarks'] === 'guest') {
  const kept = $bookmarks.get()
  if (!location.search && kept.length > 0) location.replace(`${location.pathname}?of=${kept.map(bookmarkKey).join(',')}`)
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
  // What was kept before logging in joins the list that the page shows.
  void bring()
}

async function bring(): Promise<void> {
  await syncWishlist()
  await syncBookmarks()
  if (!hasUnsyncedBookmarks()) location.replace(location.pathname)
}
