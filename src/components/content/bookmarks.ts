import { bookmarkKey, parseBookmarkKey } from '#domain/bookmark.ts'
import { $bookmarks, isBookmarked, resumeBookmarkSync, toggleBookmark } from '../../stores/bookmarks.ts'
import { postToWorker } from '#offline/register-worker.ts'

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
  const entry = parseBookmarkKey(button.value)
  if (!entry) return
  event.preventDefault()
  void toggleBookmark(entry)
  // What is open here is kept whole with its pictures, for when there is no network.
  if (document.querySelector(`[data-entry="${button.value}"]`))
    postToWorker({ type: isBookmarked(entry) ? 'keep' : 'drop', url: location.href })
})
$bookmarks.subscribe(paint)
resumeBookmarkSync()
