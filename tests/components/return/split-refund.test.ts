import { expect, test } from 'vitest'
import { splitRefund } from '#components/return/split-refund.ts'
import type { Order } from '#contract/order.ts'

test('a cancellation returns to the lender what the lender paid, less what was returned before', () => {
  const lent = { method: 'net_capital', state: 'captured', amount: 700_000 }
  const own = { method: 'qpay', state: 'captured', amount: 300_000 }
  const split = (order: object) => splitRefund({ payments: [lent], refund_cases: [], ...order } as unknown as Order)
  expect(split({ refundable_total: 700_000 })).toEqual({ toLender: 700_000, toCustomer: 0 })
  expect(split({ payments: [lent, own], refundable_total: 1_000_000 })).toEqual({ toLender: 700_000, toCustomer: 300_000 })
  const refunded = { payments: [lent, own], refund_cases: [{ to_lender: true, amount: 500_000 }], refundable_total: 500_000 }
  expect(split(refunded)).toEqual({ toLender: 200_000, toCustomer: 300_000 })
  expect(split({ payments: [], refundable_total: 0 })).toEqual({ toLender: 0, toCustomer: 0 })
})
