import type { Order } from '#contract/order.ts'
import { isLoan } from '#domain/payment-method.ts'
import type { Tugrik } from '#domain/money.ts'

/** Splits what a cancellation refunds: a lender's money goes back to the lender, the rest to the customer. */
export function splitRefund({ payments, refund_cases: cases, refundable_total: total }: Order): { toLender: Tugrik; toCustomer: Tugrik } {
  const paid = payments.reduce((sum, { method, state, amount }) => (isLoan(method) && state === 'captured' ? sum + amount : sum), 0)
  const returned = cases.reduce((sum, { to_lender: isToLender, amount }) => (isToLender ? sum + amount : sum), 0)
  const toLender = Math.min(total, paid - returned)
  return { toLender, toCustomer: total - toLender }
}
