import { $cart, $cartCount, refreshCart } from '../../stores/cart.ts'
import { syncWishlist } from '../../stores/wishlist.ts'

$cartCount.subscribe(count => {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.hidden = count === 0
    badge.textContent = count > 99 ? '99+' : String(count)
  }
})

// Back from the back/forward cache: another page of this tab may have changed the cart on the server.
addEventListener('pageshow', event => {
  if (event.persisted && $cart.get().id !== '') void refreshCart()
})

/*
 * On private pages forms change the cart without this script: a login merges it, an order empties it. There
 * and on the next page after them the snapshot is asked for anew.
 */
const MARK = 'delguur:cart-changed'
if ('freshCart' in document.body.dataset) {
  sessionMark(storage => storage.setItem(MARK, '1'))
  void refreshCart()
  void syncWishlist()
} else if (sessionMark(storage => storage.getItem(MARK))) {
  sessionMark(storage => storage.removeItem(MARK))
  void refreshCart()
  void syncWishlist()
}

function sessionMark<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
