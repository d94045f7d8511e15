import type { CouponKind, CouponType } from './coupon.ts'
import type { DeliveryPromise } from './delivery.ts'
import type { DeliveryMethod, DeliveryWindow } from './delivery-choice.ts'
import type { GiftCardLine } from './gift-card.ts'
import type { Tugrik } from './money.ts'
import type { OptionValue, StockLabel } from './product.ts'
import type { Picture } from './site.ts'

export const HIGHLIGHT_MS = 3000
export const MAX_LINE_QUANTITY = 999
/** Lines of different goods: every view of a cart prices all of them. */
export const MAX_CART_LINES = 200

/** Product and variant as displayed in a line. */
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
  /** Available pieces of this variant; a line with a higher quantity is marked, never removed. */
  available: number
  stock: StockLabel
  /** Number of the suggestion or quote that sets this price. */
  agreed?: string
  gift_card?: GiftCardLine
  /** A ticket: nothing is shipped. */
  ticket?: true
  product: LineProduct
}

/** A stay of a cart, whose rooms are held with the order. */
export interface CartStay {
  id: number
  /** Slug. */
  hotel: string
  /** The names of the hotel and the room. */
  name: string
  image: Picture | null
  /** Dates, rooms and guests in words. */
  summary: string
  check_in: string
  check_out: string
  total: Tugrik
  /** False where it cannot be booked any more. */
  available: boolean
}

export interface Address {
  city: string
  district: string
  /** Khoroo or bag code, or a bare number that the list does not have yet. */
  quarter: string
  /** Names at the time of the selection, in the order's language. */
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
  /** Selected window of a delivery to the address. */
  window: DeliveryWindow | null
  /** Branch of a pick-up. */
  branch: Branch | null
  /** Person who collects it. */
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

/** A coupon or voucher of a cart. */
export interface CartDiscount {
  id: number
  code: string
  title: string
  type: CouponType
  kind: CouponKind
  /** The reduction of the goods, or the delivery fee that is not charged. */
  amount: Tugrik
  /** Why it cannot be used now, in words; null where it is applied. */
  refusal: string | null
}

export interface CartShipment {
  line_ids: number[]
  promise: DeliveryPromise
}

export const CART_STATES = ['open', 'completing', 'completed'] as const

/** The open cart of a session or user. The server computes the totals; `number` is set with the order. */
export interface Cart {
  id: string
  state: (typeof CART_STATES)[number]
  line_items: CartLine[]
  stays: CartStay[]
  total_quantity: number
  item_total: Tugrik
  /** Null until the delivery place is known. */
  ship_total: Tugrik | null
  /** Delivery fee inside Ulaanbaatar, displayed until the place is known. */
  ship_estimate: Tugrik
  discounts: CartDiscount[]
  /** What coupons and vouchers reduce the goods by, without the delivery. */
  discount_total: Tugrik
  tax_total: Tugrik
  total: Tugrik
  /** Delivery inside Ulaanbaatar is free from this item total. */
  free_shipping_from: Tugrik
  promise: DeliveryPromise | null
  /** Groups of items with one delivery date, the earliest first; empty until the place is known. */
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
  stays: [],
  total_quantity: 0,
  item_total: 0,
  ship_total: null,
  ship_estimate: 0,
  discounts: [],
  discount_total: 0,
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
