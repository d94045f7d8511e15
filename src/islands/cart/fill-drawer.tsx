import { createRoot, type Root } from 'react-dom/client'
import { refreshCart } from '../../stores/cart.ts'
import { CartDrawer } from './CartDrawer.tsx'

let root: Root | undefined

/** Puts the cart into the drawer's frame and asks the server for its latest. */
export function fillDrawer(dialog: HTMLDialogElement, props: { words: Record<string, string>; added: boolean }): void {
  const body = dialog.querySelector('.dbody')
  if (!body) return
  body.removeAttribute('aria-busy')
  root ??= createRoot(body)
  root.render(<CartDrawer {...props} />)
  if (!props.added) void refreshCart({ quiet: false })
}
