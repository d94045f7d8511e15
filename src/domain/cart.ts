import type { DeliveryPromise } from './delivery.ts'
import type { DeliveryMethod, DeliveryWindow } from './delivery-choice.ts'
import type { Tugrik } from './money.ts'
import type { OptionValue, StockLabel } from './product.ts'
import type { Picture } from './site.ts'

export const HIGHLIGHT_MS = 3000
export const MAX_LINE_QUANTITY = 999

/** What a line says of its product and variant. */
export interface LineProduct {
  id: number
  variant_id: number
  sku: string
  slug: string
  name: string
  brand: string
  image: Picture | null
  option_values: OptionValue[]
}

export interface CartLine {
  id: number
  quantity: number
  /** Unit price the customer pays now. */
  price: Tugrik
  base_price: Tugrik
  total: Tugrik
  /** How many of this variant can be had now; a line above it is marked, never dropped. */
  available: number
  stock: StockLabel
  /** The number of the suggestion or quote whose price this is. */
  agreed?: string
  product: LineProduct
}

export interface Address {
  city: string
  district: string
  /** Khoroo or bag code of the list, or a bare number the list does not know yet. */
  quarter: string
  /** Names as they were when chosen, in the order's language. */
  city_name: string
  district_name: string
  quarter_name: string
  details: string
  receiver: string
  phone: string
}

export interface Organisation {
  name: string
  registry_number: string
  phone: string
  address: string
  information: string
  employee_count: number | null
  field: string
}

/** Where and how goods are handed over. */
export interface Delivery {
  method: DeliveryMethod
  /** Of a delivery to the address, where the customer chose one. */
  window: DeliveryWindow | null
  /** Of a pick-up. */
  branch: Branch | null
  /** Who collects it. */
  recipient: Recipient | null
}

export interface Branch {
  code: string
  name: string
  address: string
  phone: string
  hours: string
  latitude: number
  longitude: number
}

export interface Recipient {
  receiver: string
  phone: string
}

export interface CartShipment {
  line_ids: number[]
  promise: DeliveryPromise
}

/** The open cart of a session or user. Totals are the server's; `number` appears with the order. */
export interface Cart {
  id: string
  state: 'open' | 'completing' | 'completed'
  line_items: CartLine[]
  total_quantity: number
  item_total: Tugrik
  /** null while the delivery place is not known. */
  ship_total: Tugrik | null
  /** Delivery of these items inside Ulaanbaatar: shown while the place is not known. */
  ship_estimate: Tugrik
  tax_total: Tugrik
  total: Tugrik
  /** Items from this sum on travel free inside Ulaanbaatar. */
  free_shipping_from: Tugrik
  promise: DeliveryPromise | null
  /** What arrives together, the earliest first; empty while the place is not known. */
  shipments: CartShipment[]
  address: Address | null
  delivery: Delivery
  organisation: Organisation | null
  updated_at: string
}

export const EMPTY_CART: Cart = {
  id: '',
  state: 'open',
  line_items: [],
  total_quantity: 0,
  item_total: 0,
  ship_total: null,
  ship_estimate: 0,
  tax_total: 0,
  total: 0,
  free_shipping_from: 0,
  promise: null,
  shipments: [],
  address: null,
  delivery: { method: 'address', window: null, branch: null, recipient: null },
  organisation: null,
  updated_at: ''
}
