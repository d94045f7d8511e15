import { type Adapter, CURRENCY, type Item, listItems, type TrackedEvent, calculateValue } from '../events.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google Analytics 4, by gtag.js. */
export function createGa4(id: string): Adapter {
  const layer = (window.dataLayer ??= [])
  // gtag.js reads `arguments` objects only, no arrays.
  function gtag(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  return { send: event => gtag('event', event.name, toParameters(event)) }
}

const toItem = ({ sku, name, price, quantity }: Item) => ({ item_id: sku, item_name: name, price, quantity })

function toParameters(event: TrackedEvent): object {
  switch (event.name) {
    case 'page_view':
      return { page_location: location.origin + event.path, page_title: event.title }
    case 'search':
      return { search_term: event.query }
    case 'sign_up':
      return {}
    default: {
      const priced = { currency: CURRENCY, value: calculateValue(event), items: listItems(event).map(toItem) }
      if (event.name === 'view_item_list') return { item_list_name: event.list, items: priced.items }
      if (event.name === 'begin_checkout') return { ...priced, checkout_step: event.step }
      if (event.name === 'purchase') return { ...priced, transaction_id: event.number, shipping: event.shipping, tax: event.tax }
      return priced
    }
  }
}
