import { adoptStyles } from '#islands/adopt-styles.ts'
import { $deliveryPlace } from '#stores/delivery-place.ts'
import { warn } from '#stores/notices.ts'

/* Displays delivery to the customer's place in the page; the links open a page without JavaScript. */
const row = document.querySelector<HTMLElement>('[data-place]')
const box = row?.querySelector<HTMLElement>(':scope > div')

let styles: Promise<void> | undefined
function addStyles(): Promise<void> {
  return (styles ??= import('./place.css?inline').then(({ default: text }) => adoptStyles(text)))
}

if (row && box) {
  const variant = row.dataset['variant'] ?? ''
  const showPlace = async (query: Record<string, string>, focus = false): Promise<boolean> => {
    try {
      const response = await fetch(`${row.dataset['place']}?${new URLSearchParams({ ...query, variant })}`)
      if (!response.ok) return false
      const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
      await addStyles()
      box.replaceChildren(...parsed.body.childNodes)
      if (focus) [...box.querySelectorAll<HTMLElement>('select, a')].at(-1)?.focus()
      return true
    } catch {
      return false
    }
  }
  const stored = $deliveryPlace.get()
  const params = new URLSearchParams(location.search)
  // A place in the URL was selected on purpose and is stored.
  const named = { city: params.get('city') ?? '', district: params.get('district') ?? '' }
  if (named.city && named.district && !box.querySelector('form')) $deliveryPlace.set(named)
  else if (stored && !box.querySelector('form')) void showPlace({ ...stored })

  row.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-place-change]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void openForm(link.href)
  })
  row.addEventListener('change', event => {
    const select = event.target instanceof HTMLSelectElement ? event.target : null
    const form = select?.form
    if (!select || !form) return
    const { city, district } = readSelectedPlace(form)
    if (select.name === 'city') void showDistricts(city)
    else if (district) void choosePlace(city, district)
  })
  row.addEventListener('submit', event => {
    const { city, district } = readSelectedPlace(event.target as HTMLFormElement)
    if (!city || !district) return
    event.preventDefault()
    void choosePlace(city, district)
  })
  const openForm = async (fallbackUrl: string): Promise<void> => {
    if (!(await showPlace({ ...$deliveryPlace.get(), edit: '1' }, true))) location.assign(fallbackUrl)
  }
  const showDistricts = async (city: string): Promise<void> => {
    if (!(await showPlace({ city, edit: '1' }, true))) warn({ status: 0 })
  }
  const choosePlace = async (city: string, district: string): Promise<void> => {
    if (!(await showPlace({ city, district }, true))) warn({ status: 0 })
    else if (!box.querySelector('form')) $deliveryPlace.set({ city, district })
  }
}

function readSelectedPlace(form: HTMLFormElement): { city: string; district: string } {
  const named = (name: string): string => form.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? ''
  return { city: named('city'), district: named('district') }
}
