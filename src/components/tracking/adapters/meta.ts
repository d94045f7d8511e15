import { toPurchaseId } from '#domain/tracking.ts'
import { createRandomKey } from '#stores/random-key.ts'
import { type Adapter, CURRENCY, listItems, type TrackedEvent, calculateValue } from '../events.ts'
import { loadScript } from './load-script.ts'

interface Pixel {
  (...command: unknown[]): void
  queue: unknown[][]
  loaded: boolean
  version: string
  /** Set by the script of Meta, which takes over from the queue. */
  callMethod?: (...command: unknown[]) => void
}
declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Meta's names of the events; the others are the shop's own. */
const STANDARD: Partial<Record<TrackedEvent['name'], string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  add_to_wishlist: 'AddToWishlist',
  search: 'Search',
  sign_up: 'CompleteRegistration',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase'
}

/** The Meta pixel. */
export function createMeta(id: string): Adapter {
  const queue: unknown[][] = []
  const pixel: Pixel = Object.assign(
    (...command: unknown[]): void => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else queue.push(command)
    },
    { queue, loaded: true, version: '2.0' }
  )
  window.fbq = window._fbq = pixel
  // Without it the pixel reads forms and buttons of the page by itself.
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
  return {
    send: event => {
      const standard = STANDARD[event.name]
      const eventID = event.name === 'purchase' ? toPurchaseId(event.number) : createRandomKey()
      pixel(standard ? 'track' : 'trackCustom', standard ?? event.name, toParameters(event), { eventID })
    }
  }
}

function toParameters(event: TrackedEvent): object {
  if (event.name === 'search') return { search_string: event.query }
  const items = listItems(event)
  if (!items.length) return {}
  return {
    currency: CURRENCY,
    value: calculateValue(event),
    content_type: 'product',
    contents: items.map(({ sku, quantity, price }) => ({ id: sku, quantity, item_price: price })),
    ...(items.length === 1 && { content_name: items[0]?.name }),
    ...(event.name === 'begin_checkout' && { checkout_step: event.step }),
    ...(event.name === 'purchase' && { order_id: event.number }),
    ...(event.name === 'view_item_list' && { content_category: event.list })
  }
}
