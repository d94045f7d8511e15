import { z } from 'zod'
import { MAX_AMOUNT } from '#domain/money.ts'
import { leaseTerms } from './product.ts'
import { citizenNumber, lineText, mobileNumber, tugrik } from './fields.ts'
import { leaseState } from './order.ts'
import { defineRoutes } from './route.ts'

const name = lineText(100, 'blank').trim().min(1, 'blank')

/** What a lender asks of the person who applies. It is erased once the lender has decided. */
const applicant = z.strictObject({
  last_name: name,
  first_name: name,
  register_number: citizenNumber,
  phone: mobileNumber,
  employer: name,
  monthly_income: z.int('amount_wrong').min(1, 'amount_wrong').max(MAX_AMOUNT, 'amount_wrong'),
  contact_name: name,
  contact_phone: mobileNumber,
  agreed: z.literal(true, 'lease_consent_required')
})
export type Applicant = z.infer<typeof applicant>

/** The lease of an order that a lender finances in part. */
export const leaseInput = z.strictObject({
  months: z.int('lease_term_wrong'),
  /** The down payment for the goods; delivery is paid with it. The least one by default. */
  down: tugrik.optional(),
  applicant
})
export type LeaseInput = z.infer<typeof leaseInput>

const lease = z.object({
  state: leaseState,
  months: z.int(),
  /** What the customer pays first, delivery included. */
  down: tugrik,
  financed: tugrik,
  interest: tugrik,
  monthly: tugrik,
  /** Percent a month. */
  rate: z.number(),
  sent_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** In the lender's or staff's words. */
  reason: z.string().nullable()
})
export type Lease = z.infer<typeof lease>

const staffLease = lease.extend({ applicant: applicant.nullable(), ref: z.string().nullable(), decided_by_staff: z.boolean() })
export type StaffLease = z.infer<typeof staffLease>

export const leaseContract = defineRoutes('lease', {
  'GET /api/v2/checkouts/current/lease': {
    summary: 'Whether the goods of the cart can be leased, and on which terms',
    access: 'customer',
    response: z.object({ offered: z.boolean(), price: tugrik, terms: leaseTerms })
  },
  'GET /api/v2/orders/{number}/lease': {
    summary: "The lease of a customer's order",
    access: 'customer',
    response: lease,
    errors: [404]
  },
  'GET /api/v2/staff/orders/{number}/lease': {
    summary: 'Staff: the lease of an order, with the application until it is decided',
    access: 'staff',
    permission: 'order.lease',
    response: staffLease,
    errors: [404]
  },
  'POST /api/v2/staff/orders/{number}/lease/decision': {
    summary: 'Staff: records the decision on a lease application. Deciding it twice changes nothing; another decision is refused',
    access: 'staff',
    permission: 'order.lease',
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approved') }),
      z.strictObject({ decision: z.literal('rejected'), reason: lineText(300, 'blank').trim().min(1, 'blank') })
    ]),
    response: staffLease,
    errors: [404, 409]
  },
  'POST /api/v2/leases/callback': {
    summary: 'Callback of the lender after a decision, which is then read from the lender',
    access: 'public',
    body: z.strictObject({
      order: z.string().max(20),
      ref: z.string().max(100),
      decision: z.enum(['approved', 'rejected']),
      amount: tugrik,
      /** HMAC-SHA256 (hex) of `order|ref|decision|amount` with the shop's key. */
      checksum: z.string().max(64)
    }),
    response: z.object({ state: leaseState }),
    errors: [403, 404, 409, 502]
  }
})
