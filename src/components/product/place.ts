import { adoptStyles } from '../../islands/adopt-styles.ts'
import { $deliveryPlace } from '#stores/delivery-place.ts'
import styles from './place.css?inline'

/* Delivery to the customer's own place, asked for and shown where the promise stands. Without this the links lead to a page of it. */
const row = document.querySelector<HTMLElement>('[data-place]')
const box = row?.querySelector<HTMLElement>(':scope > div')

let dressed = false
function dress(): void {
  if (!dressed) adoptStyles(styles)
  dressed = true
}

if (row && box) {
  const variant = row.dataset['variant'] ?? ''
  const show = async (query: Record<string, string>, focus = false): Promise<boolean> => {
    try {
      const answer = await fetch(`${row.dataset['place']}?${new URLSearchParams({ ...query, variant })}`)
      if (!answer.ok) return false
      const words = new DOMParser().parseFromString(await answer.text(), 'text/html')
      dress()
      box.replaceChildren(...words.body.childNodes)
      if (focus) [...box.querySelectorAll<HTMLElement>('select, a')].at(-1)?.focus()
      return true
    } catch {
      return false
    }
  }
  const known = $deliveryPlace.get()
  const here = new URLSearchParams(location.search)
  // An address that names a place was chosen on purpose: it is the one to remember.
  const named = { city: here.get('city') ?? '', district: here.get('district') ?? '' }
  if (named.city && named.district && !box.querySelector('form')) $deliveryPlace.set(named)
  else if (known && !box.querySelector('form')) void show({ ...known })

  row.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-place-change]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void ask(link.href)
  })
  row.addEventListener('change', event => {
    const select = event.target instanceof HTMLSelectElement ? event.target : null
    const form = select?.form
    if (!select || !form) return
    const { city, district } = placeIn(form)
    if (select.name === 'city') void show({ city, edit: '1' }, true)
    else if (district) void choose(city, district)
  })
  row.addEventListener('submit', event => {
    const { city, district } = placeIn(event.target as HTMLFormElement)
    if (!city || !district) return
    event.preventDefault()
    void choose(city, district)
  })
  const ask = async (otherwise: string): Promise<void> => {
    if (!(await show({ ...$deliveryPlace.get(), edit: '1' }, true))) location.assign(otherwise)
  }
  const choose = async (city: string, district: string): Promise<void> => {
    const shown = await show({ city, district }, true)
    if (shown && !box.querySelector('form')) $deliveryPlace.set({ city, district })
  }
}

function placeIn(form: HTMLFormElement): { city: string; district: string } {
  const named = (name: string): string => form.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? ''
  return { city: named('city'), district: named('district') }
}
