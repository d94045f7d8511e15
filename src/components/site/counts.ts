import { $cartCount, acceptCart, $cart, refreshCart } from '../../stores/cart.ts'
import type { Cart } from '#domain/cart.ts'

$cartCount.subscribe(count => {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.hidden = count === 0
    badge.textContent = count > 99 ? '99+' : String(count)
  }
})

// A private page that shows the cart prints what the server knows: the snapshot follows it.
const told = document.querySelector('script[data-cart]')?.textContent
if (told) acceptCart(JSON.parse(told) as Cart)

// Back from the back/forward cache: another page of this tab may have changed the cart on the server.
addEventListener('pageshow', event => {
  if (event.persisted && $cart.get().id !== '') void refreshCart()
})
