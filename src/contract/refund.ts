import { z } from 'zod'
import { pageNumber, pathId } from './fields.ts'
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
  done_at: z.string().nullable()
})
export type StaffRefundCase = z.infer<typeof staffRefundCase>

const how = {
  to: refundDestination,
  /** How many refund cases of the order were shown: another one since is a conflict. */
  seen_refunds: z.int().min(0).optional()
}

export const refundContract = defineRoutes('refund', {
  'GET /api/v2/staff/refund_cases': {
    summary: 'Staff: money to be refunded, the most urgent first, or what was refunded',
    access: 'staff',
    permission: 'order.view',
    query: z.object({ page: pageNumber.default(1), state: z.enum(['open', 'done'], 'validation').default('open') }),
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
      z.strictObject({ by: z.literal('wallet') }),
      z.strictObject({ by: z.literal('bank_transfer'), ref: bankReference })
    ]),
    response: staffRefundCase,
    errors: [409, 502]
  }
})
