import type { FulfilmentState, LeaseState, OrderDeliveryMethod, OrderState, OrderStatus, PaymentState, ReceiptState } from './order.ts'

export interface OrderStates {
  state: OrderState
  payment: PaymentState
  fulfilment: FulfilmentState
  receipt: ReceiptState
  lease: LeaseState
  /** `parcel` by default. */
  deliveryMethod?: OrderDeliveryMethod
}

const UNPAID: Record<PaymentState, OrderStatus> = {
  none: 'order_created',
  waiting: 'payment_pending',
  waiting_lender: 'waiting_bank_response',
  failed: 'payment_failed',
  // The bank has reserved the amount but not transferred it.
  authorized: 'pending',
  partly_paid: 'payment_pending',
  // Recorded; the order is placed in the next step.
  paid: 'payment_completed',
  refund_due: 'canceled',
  refunded: 'canceled'
}

const UNDER_WAY: Record<Exclude<FulfilmentState, 'delivered'>, OrderStatus> = {
  none: 'ordered',
  preparing: 'in_preparation',
  ready: 'ready_to_deliver',
  shipped: 'shipped',
  delivering: 'being_delivered',
  returned: 'returned'
}

const DELIVERED: Record<ReceiptState, OrderStatus> = {
  none: 'delivered',
  requested: 'waiting_vat_receipt',
  issued: 'completed'
}

/** The status label of an order, derived from its states. */
export function toOrderStatus({ state, payment, fulfilment, receipt, lease, deliveryMethod }: OrderStates): OrderStatus {
  const isDigital = deliveryMethod === 'digital'
  if (state === 'expired') return 'payment_overdue'
  if (state === 'awaiting_payment') return lease === 'waiting_bank' ? 'waiting_bank_response' : UNPAID[payment]
  if (state !== 'placed') return 'canceled'
  // Tickets, stays and gift cards are void once everything that was paid for them is refunded.
  if (isDigital && (payment === 'refund_due' || payment === 'refunded')) return 'returned'
  if (fulfilment === 'delivered') return isDigital && receipt === 'none' ? 'completed' : DELIVERED[receipt]
  return UNDER_WAY[fulfilment]
}
