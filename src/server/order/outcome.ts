import type { OrderState, RefundCase } from '#domain/order.ts'
import type { Tugrik } from '#domain/money.ts'

export const CURRENCY = 'MNT'

/** What a charge does to its order: it pays for it, or it goes back for a reason. */
export type ChargeOutcome = 'pays' | RefundCase['reason']

const TOO_LATE: Record<Exclude<OrderState, 'awaiting_payment'>, RefundCase['reason']> = {
  placed: 'double_payment',
  paid_unfulfillable: 'double_payment',
  canceled: 'canceled',
  expired: 'late_payment'
}

/**
 * Whether the stock can be had is asked after this, and makes `sold_out` of `pays`.
 * @param paidAt when the provider says the money was paid; when the shop heard of it where it does not say
 */
export function chargeOutcome(
  order: { state: OrderState; total: Tugrik; expiresAt: Date },
  charge: { amount: Tugrik; currency: string; paidAt: Date }
): ChargeOutcome {
  if (order.state !== 'awaiting_payment') return TOO_LATE[order.state]
  if (charge.amount !== order.total || charge.currency !== CURRENCY) return 'amount_differs'
  return charge.paidAt > order.expiresAt ? 'late_payment' : 'pays'
}
