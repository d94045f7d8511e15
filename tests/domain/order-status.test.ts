import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../src/domain/order.ts'
import { type OrderFacts, orderStatus } from '../../src/domain/order-status.ts'

const UNPAID: OrderFacts = { state: 'awaiting_payment', payment: 'none', fulfilment: 'none', receipt: 'none', lease: 'none' }
const PLACED: OrderFacts = { ...UNPAID, state: 'placed', payment: 'paid' }

const TABLE: [OrderStatus, OrderFacts][] = [
  ['order_created', UNPAID],
  ['payment_pending', { ...UNPAID, payment: 'waiting' }],
  ['payment_failed', { ...UNPAID, payment: 'failed' }],
  ['pending', { ...UNPAID, payment: 'authorized' }],
  ['payment_completed', { ...UNPAID, payment: 'paid' }],
  ['payment_overdue', { ...UNPAID, state: 'expired' }],
  ['payment_overdue', { ...UNPAID, state: 'expired', payment: 'failed' }],
  ['canceled', { ...UNPAID, state: 'canceled' }],
  ['canceled', { ...UNPAID, state: 'paid_unfulfillable', payment: 'refund_due' }],
  ['canceled', { ...UNPAID, state: 'paid_unfulfillable', payment: 'refunded' }],
  ['ordered', PLACED],
  ['waiting_bank_response', { ...PLACED, lease: 'waiting_bank' }],
  ['canceled', { ...PLACED, lease: 'rejected' }],
  ['ordered', { ...PLACED, lease: 'approved' }],
  ['in_preparation', { ...PLACED, fulfilment: 'preparing' }],
  ['ready_to_deliver', { ...PLACED, fulfilment: 'ready' }],
  ['shipped', { ...PLACED, fulfilment: 'shipped' }],
  ['being_delivered', { ...PLACED, fulfilment: 'delivering' }],
  ['delivered', { ...PLACED, fulfilment: 'delivered' }],
  ['waiting_vat_receipt', { ...PLACED, fulfilment: 'delivered', receipt: 'requested' }],
  ['completed', { ...PLACED, fulfilment: 'delivered', receipt: 'issued' }],
  ['returned', { ...PLACED, fulfilment: 'returned', receipt: 'issued' }]
]

describe('an order is labelled', () => {
  test.each(TABLE)('%s for %o', (label, facts) => {
    expect(orderStatus(facts)).toBe(label)
  })

  test('with each of the seventeen labels of the specification for some facts', () => {
    expect(new Set(TABLE.map(([label]) => label)).size).toBe(17)
  })
})
