import { bookmarkKey, readBookmark } from '#domain/bookmark.ts'
import { $bookmarks, resumeBookmarks, toggleBookmark } from '../../stores/bookmarks.ts'

/* <button name="entry" value="article:12" data-bookmark> of a form that works as it is: here it is a toggle, also for guests. */
function paint(): void {
  const kept = new Set($bookmarks.get().map(bookmarkKey))
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-bookmark]')) {
    button.ariaPressed = String(kept.has(button.value))
  }
}

document.addEventListener('submit', event => {
  const button = event.submitter
  if (!(button instanceof HTMLButtonElement) || !('bookmark' in button.dataset)) return
  const entry = readBookmark(button.value)
  if (!entry) return
  event.preventDefault()
  void toggleBookmark(entry)
})
$bookmarks.subscribe(paint)
resumeBookmarks()
