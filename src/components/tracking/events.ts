/** One product of an event; `price` is of one piece, in tugrik. */
export interface Item {
  sku: string
  name: string
  price: number
  quantity: number
  /** Absolute address of a picture. */
  image?: string
}

/** Everything that is sent to services, with the visitor's consent. */
export type TrackedEvent =
  | { name: 'page_view'; path: string; title: string }
  | { name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist'; item: Item }
  /** Products that were seen in a list, and the heading of its page. */
  | { name: 'view_item_list'; list: string; items: readonly Item[] }
  | { name: 'view_cart'; total: number; items: readonly Item[] }
  | { name: 'search'; query: string }
  | { name: 'sign_up' }
  | { name: 'begin_checkout'; step: 'address' | 'payment'; total: number; items: readonly Item[] }
  | Purchase

/** A placed order. */
export interface Purchase {
  name: 'purchase'
  number: string
  total: number
  shipping: number
  tax: number
  items: readonly Item[]
}

/** A service that events are sent to. */
export interface Adapter {
  send: (event: TrackedEvent) => void
}

export const CURRENCY = 'MNT'

export const listItems = (event: TrackedEvent): readonly Item[] => ('items' in event ? event.items : 'item' in event ? [event.item] : [])
export const calculateValue = (event: TrackedEvent): number =>
  'total' in event ? event.total : listItems(event).reduce((sum, { price, quantity }) => sum + price * quantity, 0)
