import { toBookmarkKey, parseBookmarkKey } from '#domain/bookmark.ts'
import { $bookmarks, isBookmarked, resumeBookmarkSync, toggleBookmark } from '../../stores/bookmarks.ts'
import { postToWorker } from '#offline/register-worker.ts'

/* <button name="entry" value="article:12" data-bookmark> in a form: the script makes it a toggle, also for guests. */
function updateButtons(): void {
  const keys = new Set($bookmarks.get().map(toBookmarkKey))
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-bookmark]')) {
    button.ariaPressed = String(keys.has(button.value))
  }
}

document.addEventListener('submit', event => {
  const button = event.submitter
  if (!(button instanceof HTMLButtonElement) || !('bookmark' in button.dataset)) return
  const entry = parseBookmarkKey(button.value)
  if (!entry) return
  event.preventDefault()
  void toggleBookmark(entry)
  // A bookmarked page is cached with its pictures for offline reading.
  if (document.querySelector(`[data-entry="${button.value}"]`))
    postToWorker({ type: isBookmarked(entry) ? 'keep' : 'drop', url: location.href })
})
$bookmarks.subscribe(updateButtons)
resumeBookmarkSync()
