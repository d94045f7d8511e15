import { $wishedIds } from '../../stores/wishlist.ts'

/* A guest's list is known to this browser alone: the page is asked for with it. */
const page = document.querySelector<HTMLElement>('[data-wishlist]')
if (page?.dataset['wishlist'] === 'guest' && !location.search && $wishedIds.get().length > 0) {
  location.replace(`${location.pathname}?ids=${$wishedIds.get().join(',')}`)
}
