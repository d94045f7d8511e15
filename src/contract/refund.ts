import { z } from 'zod'
import { DOUBLE_REFUND_OUTCOMES } from '#domain/payment-method.ts'
import { pageNumber, pathId, tugrik } from './fields.ts'
import { order } from './order.ts'
import { amountInput, bankReference, paymentMethodCode, refundAccount, refundCase, refundDestination } from './order-payment.ts'
import { defineRoutes } from './route.ts'

const staffRefundCase = refundCase.extend({
  order_number: z.string(),
  /** How the money came, and the provider's number of that payment. */
  method: paymentMethodCode,
  payment_ref: z.string(),
  /** The account that a bank transfer came from, where a statement names it. Null for staff who neither cancel, return nor refund. */
  payer: z.string().nullable(),
  /** The account that the customer named for the refund of a bank transfer; null as above. */
  account: refundAccount.nullable(),
  paid_at: z.string().nullable(),
  receiver: z.string(),
  phone: z.string(),
  /** Whether the provider can refund it; providers refund whole payments only. */
  by_provider: z.boolean(),
  /** Whether a call to the provider is running. */
  running: z.boolean(),
  /** Since when the provider has not answered a request to refund it: it may have done it, or do it later. Null once it has answered. */
  unanswered_since: z.string().nullable(),
  /** Why the provider refused to refund it, in its own terms. */
  refusal: z.string().nullable(),
  /** What the provider has refunded beside a refund by hand or into the wallet. */
  doubled: z.object({ amount: tugrik, at: z.string(), outcome: z.enum(DOUBLE_REFUND_OUTCOMES).nullable() }).nullable(),
  done_at: z.string().nullable()
})
export type StaffRefundCase = z.infer<typeof staffRefundCase>

/** Confirms that the customer may get the money twice, where the provider has not answered. */
const riskAccepted = z.boolean().default(false)

const how = {
  to: refundDestination,
  /** How many refund cases of the order were shown: another one since is a conflict. */
  seen_refunds: z.int().min(0).optional()
}

export const refundContract = defineRoutes('refund', {
  'GET /api/v2/staff/refund_cases': {
    summary: 'Staff: money to be refunded, the most urgent first, what was refunded, or what was refunded twice',
    access: 'staff',
    permission: 'order.view',
    query: z.object({ page: pageNumber.default(1), state: z.enum(['open', 'done', 'doubled'], 'validation').default('open') }),
    response: z.object({ refunds: z.array(staffRefundCase), more: z.boolean() })
  },
  'POST /api/v2/orders/{number}/refunds': {
    summary: 'Staff: refunds an amount, lines or all of what pays for a placed order. Repeat it by its Idempotency-Key',
    access: 'staff',
    permission: 'order.refund',
    body: z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('amount'), amount: amountInput, ...how }),
      z.strictObject({
        of: z.literal('lines'),
        lines: z
          .array(z.strictObject({ id: z.int(), quantity: z.int('quantity_wrong').min(1, 'quantity_wrong') }))
          .min(1, 'blank')
          .max(100),
        ...how
      }),
      z.strictObject({ of: z.literal('all'), ...how })
    ]),
    response: order,
    errors: [404, 409]
  },
  'POST /api/v2/refund_cases/{id}/refunds': {
    summary: 'Staff: refunds by the provider, into a wallet, or records a bank transfer; repeating it changes nothing',
    access: 'staff',
    permission: 'order.refund',
    params: z.object({ id: pathId('refund_not_found') }),
    body: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('provider') }),
      z.strictObject({ by: z.literal('wallet'), risk_accepted: riskAccepted }),
      z.strictObject({ by: z.literal('bank_transfer'), ref: bankReference, risk_accepted: riskAccepted })
    ]),
    response: staffRefundCase,
    errors: [409, 502]
  },
  'POST /api/v2/refund_cases/{id}/double_refund': {
    summary:
      'Staff: settles what a customer got twice: it came back by bank transfer, or the shop lets it go; repeating it changes nothing',
    access: 'staff',
    permission: 'order.refund',
    params: z.object({ id: pathId('refund_not_found') }),
    body: z.discriminatedUnion('outcome', [
      z.strictObject({ outcome: z.literal('recovered'), ref: bankReference }),
      z.strictObject({ outcome: z.literal('written_off') })
    ]),
    response: staffRefundCase,
    errors: [409]
  }
})
