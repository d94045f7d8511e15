import { createRoot, type Root } from 'react-dom/client'
import { clearCart } from '#stores/cart-lines.ts'
import { $highlightedLines, refreshCart } from '#stores/cart.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { CartDrawer } from './CartDrawer.tsx'
import type { CartTexts } from './cart-texts.ts'
import styles from './cart-drawer.css?inline'

let root: Root | undefined

/** Renders the cart in the drawer. Fetches the current cart unless one was just received. */
export function renderCartDrawer(dialog: HTMLDialogElement, props: { texts: CartTexts; added: boolean }): void {
  const body = dialog.querySelector('.drawer-body')
  if (!body) return
  if (!root) {
    adoptStyles(styles)
    // The badges show the change for as long as the lines do.
    $highlightedLines.subscribe(isChanged => {
      for (const badge of document.querySelectorAll('[data-cart-count]')) badge.toggleAttribute('data-just-changed', isChanged)
    })
    root = createRoot(body)
  }
  // The server has kept nothing for a browser without its cookie.
  if (!navigator.cookieEnabled) clearCart()
  root.render(<CartDrawer {...props} />)
  if (!props.added) void refreshCart({ quiet: false })
}
