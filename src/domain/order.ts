import type { Address, DeliveryPromise, LineProduct, Organisation } from './cart.ts'
import type { Tugrik } from './money.ts'
import type { Picture } from './site.ts'

export type OrderState = 'awaiting_payment' | 'placed' | 'canceled' | 'expired' | 'paid_unfulfillable'
export type FulfilmentState = 'none' | 'preparing' | 'ready' | 'shipped' | 'delivering' | 'delivered' | 'returned'
export type PaymentState = 'none' | 'waiting' | 'failed' | 'authorized' | 'partly_paid' | 'paid' | 'refund_due' | 'refunded'
export type ReceiptState = 'none' | 'requested' | 'issued'
export type LeaseState = 'none' | 'down_payment_due' | 'waiting_bank' | 'approved' | 'rejected'

/** The labels of the specification, section 4. */
export type OrderStatus =
  | 'pending'
  | 'payment_pending'
  | 'payment_completed'
  | 'ordered'
  | 'shipped'
  | 'ready_to_deliver'
  | 'being_delivered'
  | 'delivered'
  | 'completed'
  | 'canceled'
  | 'returned'
  | 'payment_failed'
  | 'payment_overdue'
  | 'waiting_bank_response'
  | 'waiting_vat_receipt'
  | 'order_created'
  | 'in_preparation'

/** How many orders of one customer may wait for their payment at once: each keeps its goods from everybody else. */
export const UNPAID_ORDERS_MOST = 3
/** Pieces of one variant that a customer's unpaid orders may hold together, where no price was agreed for more. */
export const UNPAID_PIECES_MOST = 20

export type PaymentMethodCode = 'qpay' | 'bank_transfer'
export interface PaymentMethod {
  code: PaymentMethodCode
  name: string
  hint: string
}

export interface OrderLine {
  id: number
  quantity: number
  price: Tugrik
  total: Tugrik
  product: LineProduct
}

export interface OrderSummary {
  number: string
  state: OrderState
  status: OrderStatus
  total: Tugrik
  total_quantity: number
  created_at: string
  /** The first pictures, for a row of a list. */
  images: Picture[]
}

export interface RefundCase {
  id: number
  amount: Tugrik
  reason: 'late_payment' | 'double_payment' | 'amount_differs' | 'sold_out' | 'canceled' | 'returned' | 'overpaid'
  state: 'open' | 'done'
  created_at: string
  /** Day by which the money is back. */
  due_on: string
}

/** What the waiting page shows. `qr_svg` is markup made by the server; `urls` come from the provider as they are. */
export interface PaymentAttempt {
  id: string
  method: PaymentMethodCode
  state: 'created' | 'waiting' | 'authorized' | 'captured' | 'failed' | 'expired' | 'canceled'
  amount: Tugrik
  qr_text: string | null
  qr_svg: string | null
  urls: { name: string; description: string; logo: string; link: string }[]
  short_url: string | null
  bank_accounts: { bank: string; account_name: string; account_number: string; card_number: string }[]
  /** What must stand in a transfer's description. */
  description: string
}

export interface Order extends OrderSummary {
  line_items: OrderLine[]
  item_total: Tugrik
  ship_total: Tugrik
  tax_total: Tugrik
  payments: { method: PaymentMethodCode; state: PaymentAttempt['state']; amount: Tugrik; at: string }[]
  payment: PaymentAttempt | null
  address: Address
  organisation: Organisation | null
  promise: DeliveryPromise | null
  /** Instant at which an unpaid order is cancelled. */
  expires_at: string | null
  placed_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  cancel_reason: string | null
  paid_total: Tugrik
  /** What an order that waits for its payment still needs; 0 in every other state. */
  missing_total: Tugrik
  refund_cases: RefundCase[]
  /** Server's clock, so that a countdown does not depend on the phone's. */
  now: string
}
