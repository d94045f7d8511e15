import { ShopError } from '#domain/errors.ts'
import type { LeasePlan } from '#domain/lease.ts'
import type { Tugrik } from '#domain/money.ts'
import type { CartRow } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { planLease } from '../lease/index.ts'
import { calculateLeaseDeadline, calculateUnpaidDeadline } from '../order/index.ts'
import type { ClaimedCart } from './claim-cart.ts'
import type { Submission } from './submission.ts'

/** How a new order is paid. */
export interface PaymentPlan {
  lease: LeasePlan | null
  /** What the customer pays: the whole price, or the down payment of a lease. */
  due: Tugrik
  /** When the order expires without it. */
  deadline: Date
  payments: Payments
}

/** @throws ShopError payment_method_unavailable, lease_unavailable, lease_term_wrong, lease_down_wrong, applicant_too_young */
export async function planPayment(
  tx: Db,
  { cart, lines, goods, stays, totals }: ClaimedCart,
  submission: Submission,
  now: Date
): Promise<PaymentPlan> {
  const leased = {
    productIds: goods.length === lines.length && !stays.length ? goods.map(line => line.productId) : [],
    price: totals.itemTotal - totals.discountTotal
  }
  const lease = submission.lease && (await planLease(tx, leased, submission.lease.input, submission.lease.terms, now))
  const due = totals.total - (lease?.financed ?? 0)
  // Where nothing is paid down, the lender decides at once.
  const deadline = due > 0 ? calculateUnpaidDeadline(now, submission.paymentMinutes) : calculateLeaseDeadline(now)
  // Wallet money and points of the cart are for the whole price, not for a down payment.
  const chosen = lease ? { ...submission, storeCredit: 0, points: 0 } : submission
  return { lease, due, deadline, payments: lease && due === 0 ? NO_PAYMENTS : splitPayments(chosen, cart, due) }
}

export interface Payments {
  points: number
  credit: Tugrik
  /** What a provider is asked for; null where nothing is left for one. */
  rest: Tugrik | null
}

const NO_PAYMENTS: Payments = { points: 0, credit: 0, rest: null }

/** What points, the wallet and a provider pay of an order. @throws ShopError payment_method_unavailable without a method for the rest */
function splitPayments({ method, storeCredit, points: chosen }: Submission, cart: CartRow, total: Tugrik): Payments {
  const points = Math.min(total, chosen ?? cart.points)
  const credit = Math.min(total - points, storeCredit ?? cart.storeCredit)
  const rest = total - points - credit
  if (rest === 0 && total > 0) return { points, credit, rest: null }
  if (!method) throw new ShopError('payment_method_unavailable')
  return { points, credit, rest }
}
