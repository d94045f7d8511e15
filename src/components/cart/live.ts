import { $cart, $updating, refreshCart, setQuantity } from '#stores/cart.ts'

/**
 * The cart's page is drawn by the server alone. Its steppers ask the same store as the drawer does, and
 * whenever that store hears of another cart (this page, the drawer, another tab, after Back) or a change was
 * refused, the page fetches itself and puts the new drawing in place, with the focus where it was.
 */
export function followCart(region: HTMLElement): void {
  let shown = region.dataset['cartPage'] ?? ''
  let drawing = false
  const redraw = async (): Promise<void> => {
    if (drawing) return
    drawing = true
    const known = told()
    try {
      const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } })
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector<HTMLElement>('[data-cart-page]')
      if (!answer.ok || !fresh) return
      const focused = placeOf(document.activeElement)
      region.innerHTML = fresh.innerHTML
      shown = fresh.dataset['cartPage'] ?? ''
      if (focused) region.querySelector<HTMLElement>(focused)?.focus()
    } catch {
      // Without a network the old drawing stays; the store has told what failed.
    } finally {
      drawing = false
    }
    if (told() === shown) return
    if (told() !== known) await redraw()
    // Changed meanwhile from somewhere else: the store has yet to hear of it.
    else await refreshCart()
  }
  const told = (): string => $cart.get().updated_at || 'empty'

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
      return redraw()
    })
  })
  $updating.subscribe(updating => (region.ariaBusy = updating ? 'true' : null))
  $cart.listen(() => {
    if (told() !== shown) void redraw()
  })
}

/** A way to find a control of the same kind in a new drawing. */
function placeOf(element: Element | null): string | null {
  const line = element?.closest('form')?.querySelector<HTMLInputElement>('input[name=line_id]')?.value
  const label = element?.getAttribute('aria-label')
  return line && label ? `form:has(input[name=line_id][value="${line}"]) [aria-label="${label}"]` : null
}
