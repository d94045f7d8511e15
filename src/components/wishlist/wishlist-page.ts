import { $wishedIds } from '#stores/wishlist.ts'

/* A guest's list is stored in this browser only, so it is passed in the query. */
const page = document.querySelector<HTMLElement>('[data-wishlist]')
if (page?.dataset['wishlist'] === 'guest' && !location.search && $wishedIds.get().length > 0) {
  location.replace(`${location.pathname}?ids=${$wishedIds.get().join(',')}`)
}
