import { addItem } from '../../stores/cart.ts'
import { loadClient } from '../../stores/client.ts'
import { createRandomKey } from '../../stores/random-key.ts'
import { openDrawer } from './cart-drawer.ts'

/*
 * <form data-add-to-cart method="post" action="/cart"> with variant_id and quantity works without JavaScript; the script submits
 * it in place and opens the cart drawer.
 */
const sending = new WeakSet<HTMLFormElement>()
/** A retry after a lost response sends the same idempotency key. */
const keys = new WeakMap<HTMLFormElement, { wish: string; key: string }>()

document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !('addToCart' in form.dataset)) return
  const formData = new FormData(form, event.submitter)
  const variantId = Number(formData.get('variant_id'))
  // Without a variant the server's page displays the options.
  if (!(variantId > 0)) return
  event.preventDefault()
  const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit], button:not([type])')
  const gift = Number(formData.get('gift_variant_id'))
  const quantity = Math.max(1, Math.trunc(Number(formData.get('quantity'))) || 1)
  const entry = parseEntryId(form)
  void addToCart(form, button, {
    variant_id: variantId,
    quantity,
    ...(gift > 0 ? { gift_variant_id: gift } : {}),
    ...(entry ? { entry_id: entry } : {})
  })
})

/** The id of the surrounding entry, for its sales statistics. */
export function parseEntryId(form: HTMLElement): number | null {
  return Number(form.closest<HTMLElement>('[data-entry]')?.dataset['entry']?.split(':')[1]) || null
}

async function addToCart(
  form: HTMLFormElement,
  button: HTMLElement | null,
  input: { variant_id: number; quantity: number; gift_variant_id?: number; entry_id?: number }
): Promise<void> {
  if (sending.has(form)) return
  sending.add(form)
  const label = button?.textContent
  const busy = form.dataset['busy']
  button?.setAttribute('aria-busy', 'true')
  if (button && busy) button.textContent = busy
  const wish = JSON.stringify(input)
  const previous = keys.get(form)
  const key = previous?.wish === wish ? previous.key : createRandomKey()
  keys.set(form, { wish, key })
  try {
    if (await isReleaseReplaced(form.action)) {
      delete form.dataset['addToCart']
      form.requestSubmit(button)
    } else if (await addItem(input, key)) {
      keys.delete(form)
      await openDrawer({ added: true })
    }
  } finally {
    sending.delete(form)
    button?.removeAttribute('aria-busy')
    if (button && busy) button.textContent = label ?? ''
  }
}

/** Whether the shop answers and the code of this page is gone: a new release has other files. */
const isReleaseReplaced = async (url: string): Promise<boolean> =>
  loadClient().then(
    () => false,
    async () =>
      fetch(url, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false
      )
  )

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-cart-open]') : null
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void openDrawer()
})
