/* What a text gains from JavaScript: it can be kept, handed on, answered, and a whole look goes into the cart from where it stands. */
import '../product/share.ts'
import './bookmarks.ts'
import './follows.ts'
import './looks.ts'
import './bookmark-list.ts'

/** A reading is counted once somebody has stayed for a moment; nothing is kept of who. */
const STAYED_MS = 5000
const [kind, id] = (document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '').split(':')
/** As ENTRY_LISTS has it: one word is less than a file of its own. */
const list = kind === 'article' || kind === 'lookbook' ? `${kind}s` : kind
if (list && id) setTimeout(() => document.visibilityState === 'visible' && navigator.sendBeacon(`/api/v2/${list}/${id}/view`), STAYED_MS)

/** Comments come when they are near, or asked for. */
const comments = document.querySelector<HTMLElement>('[data-comments]')
const bring = async (): Promise<void> => (await import('./comments.ts')).openComments()
if (comments) {
  comments.querySelector('a')?.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void bring().then(() => comments.querySelector('textarea')?.focus())
  })
  const watch = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    void bring()
  })
  if (Number(comments.dataset['comments']) > 0) watch.observe(comments)
}
