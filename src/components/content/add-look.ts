import { addItem } from '#stores/cart.ts'
import { createRandomKey } from '#stores/random-key.ts'
import { parseEntryId } from '../site/add-to-cart.ts'
import { openDrawer } from '../site/cart-drawer.ts'

/*
 * <form data-add-look> with a `variant_id` per product; without this script it posts all of them. After a lost response the retry
 * sends the same idempotency keys.
 */
const keys = new WeakMap<HTMLFormElement, Map<number, string>>()
const sending = new WeakSet<HTMLFormElement>()

document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !('addLook' in form.dataset)) return
  event.preventDefault()
  const ids = new FormData(form).getAll('variant_id').map(Number)
  void addLook(form, event.submitter, [...new Set(ids.filter(id => Number.isInteger(id) && id > 0))])
})

async function addLook(form: HTMLFormElement, button: HTMLElement | null, ids: readonly number[]): Promise<void> {
  if (sending.has(form)) return
  sending.add(form)
  const label = button?.textContent
  button?.setAttribute('aria-busy', 'true')
  if (button) button.textContent = form.dataset['busy'] ?? ''
  const formKeys = keys.get(form) ?? new Map<number, string>()
  keys.set(form, formKeys)
  try {
    const entry = parseEntryId(form)
    let added = 0
    for (const id of ids) {
      const key = formKeys.get(id) ?? createRandomKey()
      formKeys.set(id, key)
      if (!(await addItem({ variant_id: id, quantity: 1, ...(entry ? { entry_id: entry } : {}) }, key))) continue
      formKeys.delete(id)
      added += 1
    }
    if (added > 0) await openDrawer({ added: true })
  } finally {
    sending.delete(form)
    button?.removeAttribute('aria-busy')
    if (button && label !== undefined) button.textContent = label
  }
}
