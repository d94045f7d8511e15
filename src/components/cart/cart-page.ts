import { setQuantity } from '#stores/cart-lines.ts'
import { $cart, $updating, refreshCart } from '#stores/cart.ts'

/**
 * Updates the server-rendered cart page in place. Its quantity buttons use the cart store of the drawer; whenever the cart
 * changes (here, in the drawer, in another tab, after Back) or a change is refused, the page is fetched again and the focus
 * restored.
 */
export function enhanceCartPage(region: HTMLElement): void {
  let displayedVersion = region.dataset['cartPage'] ?? ''
  let isUpdating = false
  const updatePage = async (): Promise<void> => {
    if (isUpdating) return
    isUpdating = true
    const startVersion = cartVersion()
    try {
      const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
      const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector<HTMLElement>('[data-cart-page]')
      if (!response.ok || !fresh) return
      const { activeElement } = document
      const isFocusInside = region.contains(activeElement)
      const findFocused = createFinder(activeElement)
      region.innerHTML = fresh.innerHTML
      displayedVersion = fresh.dataset['cartPage'] ?? ''
      if (isFocusInside) restoreFocus(findFocused(region))
      announce()
    } catch {
      // Without a network the old content remains; the store has displayed the failure.
    } finally {
      isUpdating = false
    }
    if (cartVersion() === displayedVersion) return
    if (cartVersion() !== startVersion) await updatePage()
    // The server's cart is newer than the store.
    else await refreshCart()
  }
  /** To the same control, to another of its line where it is disabled, or to the heading where the line was removed. */
  const restoreFocus = (control: HTMLElement | null): void => {
    const enabled = control?.matches(':disabled') ? control.closest('form')?.querySelector<HTMLElement>('button:enabled') : control
    const target = enabled ?? region.querySelector('h1')
    if (target && !enabled) target.tabIndex = -1
    target?.focus()
  }
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  region.after(status)
  const announce = (): void => {
    const parts = [...region.querySelectorAll('h1, .summary-total')].map(each => each.textContent.replaceAll(/\s+/g, ' ').trim())
    status.textContent = parts.join('. ')
  }
  const cartVersion = (): string => $cart.get().updated_at || 'empty'

  region.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    const values = new FormData(form, event.submitter)
    if (values.get('action') !== 'quantity') return
    event.preventDefault()
    const output = form.querySelector('output')
    const quantity = Number(values.get('quantity'))
    const before = output?.textContent ?? ''
    if (output && quantity > 0) output.textContent = String(quantity)
    void setQuantity(Number(values.get('line_id')), quantity).then(done => {
      if (done) return undefined
      if (output) output.textContent = before
      return updatePage()
    })
  })
  $updating.subscribe(updating => (region.ariaBusy = updating ? 'true' : null))
  $cart.listen(() => {
    if (cartVersion() !== displayedVersion) void updatePage()
  })
}

/** Finds the focused control of a line in the new content. */
function createFinder(element: Element | null): (region: HTMLElement) => HTMLElement | null {
  const line = element?.closest('form')?.querySelector<HTMLInputElement>('input[name=line_id]')?.value
  const label = element?.getAttribute('aria-label')
  if (!line || !label) return () => null
  return region => {
    const form = region.querySelector(`input[name=line_id][value="${line}"]`)?.closest('form')
    return form?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`) ?? null
  }
}
