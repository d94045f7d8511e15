import { $cart, $cartCount, refreshCart } from '#stores/cart.ts'
import { trySession } from '#stores/persistent.ts'
import { syncWishlist } from '#stores/wishlist.ts'

$cartCount.subscribe(count => {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.hidden = count === 0
    badge.textContent = count > 99 ? '99+' : String(count)
  }
})

// A page restored from the back/forward cache may have an outdated cart.
addEventListener('pageshow', event => {
  if (event.persisted && $cart.get().id !== '') void refreshCart()
})

/*
 * Forms of private pages change the cart without this script: a login merges it, an order empties it. There and on the next page
 * the cart is fetched again.
 */
const CHANGED_KEY = 'delguur:cart-changed'
const isChanging = 'freshCart' in document.body.dataset
if (isChanging || trySession(storage => storage.getItem(CHANGED_KEY))) {
  trySession(storage => (isChanging ? storage.setItem(CHANGED_KEY, '1') : storage.removeItem(CHANGED_KEY)))
  void refreshCart()
  void syncWishlist()
}
