import { addItem } from '../../stores/cart.ts'
import { entryOf } from '../site/add-to-cart.ts'
import { openDrawer } from '../site/drawer.ts'

/*
 * <form data-add-look> with a `variant_id` for each piece: without this script it posts them all. A lost answer must not put a
 * piece in twice: the next try carries the same keys.
 */
const keys = new WeakMap<HTMLFormElement, Map<number, string>>()
const sending = new WeakSet<HTMLFormElement>()

document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !('addLook' in form.dataset)) return
  event.preventDefault()
  const ids = new FormData(form).getAll('variant_id').map(Number)
  void add(form, event.submitter, [...new Set(ids.filter(id => Number.isInteger(id) && id > 0))])
})

async function add(form: HTMLFormElement, button: HTMLElement | null, ids: readonly number[]): Promise<void> {
  if (sending.has(form)) return
  sending.add(form)
  const label = button?.textContent
  button?.setAttribute('aria-busy', 'true')
  if (button) button.textContent = form.dataset['busy'] ?? ''
  const known = keys.get(form) ?? new Map<number, string>()
  keys.set(form, known)
  try {
    const entry = entryOf(form)
    let added = 0
    for (const id of ids) {
      const key = known.get(id) ?? crypto.randomUUID()
      known.set(id, key)
      if (!(await addItem({ variant_id: id, quantity: 1, ...(entry ? { entry_id: entry } : {}) }, key))) continue
      known.delete(id)
      added += 1
    }
    if (added > 0) await openDrawer({ added: true })
  } finally {
    sending.delete(form)
    button?.removeAttribute('aria-busy')
    if (button && label !== undefined) button.textContent = label
  }
}

/** What shows under a pointer can be sent away with Escape, until the pointer comes again. */
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return
  for (const spot of document.querySelectorAll('.hs:hover, .hs:focus')) {
    spot.classList.add('shut')
    for (const end of ['pointerleave', 'blur']) spot.addEventListener(end, () => spot.classList.remove('shut'), { once: true })
  }
})
