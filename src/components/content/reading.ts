/* What a text gains from JavaScript: it can be kept, handed on, answered, and a whole look goes into the cart from where it stands. */
import '../product/share.ts'
import './bookmarks.ts'
import './looks.ts'
import './follows.ts'

/** Comments come to life when they come near. */
const comments = document.querySelector('[data-comments]')
if (comments) {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void import('./comments.ts')
    },
    { rootMargin: '200px' }
  ).observe(comments)
}
