/* The script of reading pages: bookmarks, sharing, follows, comments and adding looks to the cart. */
import '../product/share.ts'
import './bookmarks.ts'
import './follows.ts'
import './add-look.ts'

/** A view is counted after a moment on the page, anonymously. */
const VIEW_DELAY_MS = 5000
const [kind, id] = (document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '').split(':')
/** Equal to ENTRY_LISTS, whose module would add bytes to the page. */
const list = kind === 'article' || kind === 'lookbook' ? `${kind}s` : kind
if (list && id)
  setTimeout(() => document.visibilityState === 'visible' && navigator.sendBeacon(`/api/v2/${list}/${id}/view`), VIEW_DELAY_MS)

addEventListener('scroll', () => void import('./attach-reading.ts').then(load => load.attachReading()), { once: true })

if (document.querySelector('[data-bookmarks]')) void import('./bookmark-list.ts')

/** Comments are loaded near the viewport or on request. */
const comments = document.querySelector<HTMLElement>('[data-comments]')
const loadComments = async (): Promise<void> => (await import('./comments.ts')).openComments()
if (comments) {
  const link = comments.querySelector('a')
  link?.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    loadComments().then(
      () => comments.querySelector('textarea')?.focus(),
      () => location.assign(link.href)
    )
  })
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    loadComments().catch(() => {})
  })
  if (Number(comments.dataset['comments']) > 0) observer.observe(comments)
}
