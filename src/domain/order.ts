import type { DeliveryMethod } from './delivery-choice.ts'

export const ORDER_NUMBER = /^DG\d{8}$/

/** What a line of an order is. */
export const LINE_KINDS = ['goods', 'gift_card', 'wallet_recharge', 'stay', 'stay_charge', 'ticket'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Lines that are handed over as the order is placed, without a parcel. */
const DIGITAL_LINES: readonly LineKind[] = ['gift_card', 'wallet_recharge', 'stay', 'stay_charge', 'ticket']

/** Whether an order of these lines needs no address and completes by itself. */
export const isDigital = (lines: readonly { kind: LineKind }[]): boolean =>
  lines.length > 0 && lines.every(({ kind }) => DIGITAL_LINES.includes(kind))

/** How an order is handed over; `digital` without a parcel. */
export const ORDER_DELIVERY_METHODS = ['address', 'pickup', 'digital'] as const satisfies (DeliveryMethod | 'digital')[]
export type OrderDeliveryMethod = (typeof ORDER_DELIVERY_METHODS)[number]

export const ORDER_STATES = ['awaiting_payment', 'placed', 'canceled', 'expired', 'paid_unfulfillable'] as const
export type OrderState = (typeof ORDER_STATES)[number]
export const FULFILMENT_STATES = ['none', 'preparing', 'ready', 'shipped', 'delivering', 'delivered', 'returned'] as const
export type FulfilmentState = (typeof FULFILMENT_STATES)[number]
/** `waiting_lender`: a lender decides whether it pays. */
export const PAYMENT_STATES = [
  'none',
  'waiting',
  'waiting_lender',
  'failed',
  'authorized',
  'partly_paid',
  'paid',
  'refund_due',
  'refunded'
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
export const RECEIPT_STATES = ['none', 'requested', 'issued'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]
/** `canceled` is a lease whose order ended before the lender decided. */
export const LEASE_STATES = ['none', 'down_payment_due', 'waiting_bank', 'approved', 'rejected', 'canceled'] as const
export type LeaseState = (typeof LEASE_STATES)[number]

/** The labels of the specification, section 4. */
export const ORDER_STATUSES = [
  'pending',
  'payment_pending',
  'payment_completed',
  'ordered',
  'shipped',
  'ready_to_deliver',
  'being_delivered',
  'delivered',
  'completed',
  'canceled',
  'returned',
  'payment_failed',
  'payment_overdue',
  'waiting_bank_response',
  'waiting_vat_receipt',
  'order_created',
  'in_preparation'
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** How many orders of one customer may wait for their payment at once: each keeps its goods from everybody else. */
export const MAX_UNPAID_ORDERS = 3
/** Pieces of one variant that a customer's unpaid orders may hold together, where no price was agreed for more. */
export const MAX_UNPAID_PIECES = 20

/** The fulfilment states in which a placed order can be canceled. */
const CANCELABLE: Record<'customer' | 'staff', readonly FulfilmentState[]> = {
  customer: ['none'],
  staff: ['none', 'preparing', 'ready']
}

/** Whether an order can be canceled: it is unpaid, or placed, and no goods have left the shop. */
export const isCancelable = (
  { state, fulfilment, dispatchedAt }: { state: OrderState; fulfilment: FulfilmentState; dispatchedAt: Date | null },
  by: keyof typeof CANCELABLE
): boolean => state === 'awaiting_payment' || (state === 'placed' && !dispatchedAt && CANCELABLE[by].includes(fulfilment))
