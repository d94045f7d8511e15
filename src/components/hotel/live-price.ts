/* Shows the price of other extras as soon as they are chosen; without scripts a button does. */
const form = document.querySelector<HTMLFormElement>('[data-live-price]')
const button = form?.querySelector<HTMLButtonElement>('button[value=price]')
/** What the price is of, and the price. */
const PRICE_PARTS = ['#asked-stay', '.summary-card'] as const
const announced = document.createElement('p')
announced.className = 'visually-hidden'
announced.setAttribute('role', 'status')
form?.append(announced)
let running: AbortController | undefined

async function updatePrice(): Promise<void> {
  if (!form) return
  running?.abort()
  running = new AbortController()
  const body = new FormData(form)
  body.set('action', 'price')
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    body: new URLSearchParams([...body] as string[][]),
    signal: running.signal
  })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (!response.ok || PRICE_PARTS.some(part => !page.querySelector(part))) throw new Error('The price did not arrive.')
  for (const part of PRICE_PARTS) document.querySelector(part)?.replaceWith(page.querySelector(part) ?? '')
  announced.textContent = document.querySelector('.summary-card .summary-total')?.textContent ?? ''
}

function updateOrOfferButton(button: HTMLButtonElement): void {
  updatePrice().catch((error: unknown) => {
    // The button sends the plain form.
    if (!(error instanceof DOMException && error.name === 'AbortError')) button.hidden = false
  })
}

const isExtra = ({ name }: HTMLSelectElement): boolean => ['meals', 'extra_beds', 'transfer'].includes(name)
const isChanged = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0
  )

if (form && button) {
  button.hidden = true
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && isExtra(target)) updateOrOfferButton(button)
  })
  // Chosen before this script was loaded, or restored by the browser.
  if ([...form.querySelectorAll('select')].some(select => isExtra(select) && isChanged(select))) updateOrOfferButton(button)
}
