import { createRoot, type Root } from 'react-dom/client'
import { refreshCart } from '../../stores/cart.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { CartDrawer, type Words } from './CartDrawer.tsx'
import styles from './cart-drawer.css?inline'

let root: Root | undefined

/** Puts the cart into the drawer's frame and, unless it was told just now, asks the server for its latest. */
export function fillDrawer(dialog: HTMLDialogElement, props: { words: Words; added: boolean }): void {
  const body = dialog.querySelector('.dbody')
  if (!body) return
  if (!root) {
    adoptStyles(styles)
    root = createRoot(body)
  }
  root.render(<CartDrawer {...props} />)
  if (!props.added) void refreshCart({ quiet: false })
}
