import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order.ts'
import { type OrderStates, toOrderStatus } from '#domain/order-status.ts'

const UNPAID: OrderStates = { state: 'awaiting_payment', payment: 'none', fulfilment: 'none', receipt: 'none', lease: 'none' }
const PLACED: OrderStates = { ...UNPAID, state: 'placed', payment: 'paid' }

/** States that the shop writes. */
const TABLE: [OrderStatus, OrderStates][] = [
  ['order_created', UNPAID],
  ['payment_pending', { ...UNPAID, payment: 'waiting' }],
  ['payment_failed', { ...UNPAID, payment: 'failed' }],
  ['payment_completed', { ...UNPAID, payment: 'paid' }],
  ['pending', { ...UNPAID, payment: 'authorized' }],
  ['waiting_bank_response', { ...UNPAID, payment: 'partly_paid', lease: 'waiting_bank' }],
  ['payment_overdue', { ...UNPAID, state: 'expired' }],
  ['payment_overdue', { ...UNPAID, state: 'expired', payment: 'failed' }],
  ['canceled', { ...UNPAID, state: 'canceled' }],
  ['canceled', { ...UNPAID, state: 'paid_unfulfillable', payment: 'refund_due' }],
  ['canceled', { ...UNPAID, state: 'paid_unfulfillable', payment: 'refunded' }],
  ['ordered', PLACED],
  ['in_preparation', { ...PLACED, fulfilment: 'preparing' }],
  ['ready_to_deliver', { ...PLACED, fulfilment: 'ready' }],
  ['shipped', { ...PLACED, fulfilment: 'shipped' }],
  ['being_delivered', { ...PLACED, fulfilment: 'delivering' }],
  ['delivered', { ...PLACED, fulfilment: 'delivered' }],
  ['waiting_vat_receipt', { ...PLACED, fulfilment: 'delivered', receipt: 'requested' }],
  ['completed', { ...PLACED, fulfilment: 'delivered', receipt: 'issued' }],
  ['returned', { ...PLACED, fulfilment: 'returned', receipt: 'issued' }]
]

test.each(TABLE)('an order is labelled %s for %o', (label, context) => {
  expect(toOrderStatus(context)).toBe(label)
})
