import { createRoot, type Root } from 'react-dom/client'
import { refreshCart } from '../../stores/cart.ts'
import { CartDrawer, type Words } from './CartDrawer.tsx'
import styles from './cart-drawer.css?url'

let root: Root | undefined
let styled: Promise<void> | undefined

/** Puts the cart into the drawer's frame and, unless it was told just now, asks the server for its latest. */
export async function fillDrawer(dialog: HTMLDialogElement, props: { words: Words; added: boolean }): Promise<void> {
  const body = dialog.querySelector('.dbody')
  if (!body) return
  if (!props.added) void refreshCart({ quiet: false })
  await (styled ??= loadStyles())
  root ??= createRoot(body)
  root.render(<CartDrawer {...props} />)
}

/** Pages carry their styles inside; those of a drawer that most never open come with it. A missing file leaves it plain. */
function loadStyles(): Promise<void> {
  return new Promise(resolve => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true })
    document.head.append(link)
  })
}
