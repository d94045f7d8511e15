import type { FulfilmentState, LeaseState, OrderDeliveryMethod, OrderState, OrderStatus, PaymentState, ReceiptState } from './order.ts'

export interface OrderStates {
  state: OrderState
  payment: PaymentState
  fulfilment: FulfilmentState
  receipt: ReceiptState
  lease: LeaseState
  /** A parcel where it is missing. */
  deliveryMethod?: OrderDeliveryMethod
}

const UNPAID: Record<PaymentState, OrderStatus> = {
  none: 'order_created',
  waiting: 'payment_pending',
  failed: 'payment_failed',
  // The bank has set the money aside but not handed it over.
  authorized: 'pending',
  partly_paid: 'payment_pending',
  // Recorded, and about to place the order.
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

/** The one label of an order. Facts are written; labels are never set by hand. */
export function orderStatus({ state, payment, fulfilment, receipt, lease, deliveryMethod }: OrderStates): OrderStatus {
  if (state === 'expired') return 'payment_overdue'
  if (state === 'awaiting_payment') return UNPAID[payment]
  if (state !== 'placed') return 'canceled'
  if (fulfilment === 'delivered') return deliveryMethod === 'digital' && receipt === 'none' ? 'completed' : DELIVERED[receipt]
  if (fulfilment === 'none' && lease === 'waiting_bank') return 'waiting_bank_response'
  if (fulfilment === 'none' && lease === 'rejected') return 'canceled'
  return UNDER_WAY[fulfilment]
}
