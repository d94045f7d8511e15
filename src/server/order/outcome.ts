import type { OrderState, RefundCase } from '#domain/order.ts'
import type { Tugrik } from '#domain/money.ts'

export const CURRENCY = 'MNT'

/** What a charge does to its order: it pays for it, or it goes back for a reason. */
export type ChargeOutcome = 'pays' | RefundCase['reason']

/**
 * Whether the stock can be had is asked after this, and makes `sold_out` of `pays`.
 * @param paidAt when the provider says the money was paid; when the shop heard of it where it does not say
 */
export function chargeOutcome(
  order: { state: OrderState; total: Tugrik; expiresAt: Date },
  charge: { amount: Tugrik; currency: string; paidAt: Date }
): ChargeOutcome {
  switch (order.state) {
    case 'placed':
    case 'paid_unfulfillable':
      return 'double_payment'
    case 'canceled':
      return 'canceled'
    case 'expired':
      return 'late_payment'
    case 'awaiting_payment':
      if (charge.amount !== order.total || charge.currency !== CURRENCY) return 'amount_differs'
      return charge.paidAt > order.expiresAt ? 'late_payment' : 'pays'
  }
}
