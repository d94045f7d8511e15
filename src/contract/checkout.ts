import { z } from 'zod'
import { MAX_AMOUNT } from '#domain/money.ts'
import { PAYMENT_FIELDS, PAYMENT_FLOWS, PAYMENT_GROUPS, PAYMENT_ICONS, PROVIDER_CODES } from '#domain/payment-method.ts'
import { addressInput, cart, deliveryInput, organisationInput } from './cart.ts'
import { deliveryPromise, pathId, queryNumber, tugrik } from './fields.ts'
import { leaseInput } from './lease.ts'
import { branch } from './site.ts'
import { order } from './order.ts'
import { paymentInput, providerCode } from './order-payment.ts'
import { defineRoutes } from './route.ts'

const paymentMethod = z.object({
  code: providerCode,
  name: z.string(),
  hint: z.string(),
  group: z.enum(PAYMENT_GROUPS),
  icon: z.enum(PAYMENT_ICONS),
  flow: z.enum(PAYMENT_FLOWS),
  /** What the customer enters before the payment starts. */
  fields: z.array(z.enum(PAYMENT_FIELDS)),
  /** Whether the customer can choose to pay less than the rest with it. */
  pays_part: z.boolean(),
  /** Whether its cards can be saved for later payments. */
  saves_cards: z.boolean(),
  /** Why it cannot pay for this purchase, in words; null where it can. */
  refusal: z.string().nullable(),
  /** Later payments, where a purchase is paid in parts. */
  schedule: z.array(z.object({ amount: tugrik, after_days: z.int() }))
})
export type PaymentMethod = z.infer<typeof paymentMethod>

const hour = z.int().min(0).max(24)
const deliveryOptions = z.object({
  /** Null where the zone has no delivery. */
  address: z.object({ price: tugrik, free_from: tugrik.nullable(), promise: deliveryPromise }).nullable(),
  /** Time windows by day. */
  windows: z.array(z.object({ date: z.string(), windows: z.array(z.object({ from: hour, to: hour })) })),
  branches: z.array(
    branch.extend({
      /** Names of the products that the branch has too few of. */
      missing: z.array(z.string()),
      promise: deliveryPromise
    })
  )
})
export type DeliveryOptions = z.infer<typeof deliveryOptions>

/** A browser whose user has consented to services that measure purchases. Deleted once the purchase was reported. */
const orderTracking = z.strictObject({
  user_agent: z.string().min(1).max(500),
  /** Cookies of the Meta pixel. */
  fbp: z.string().max(250).optional(),
  fbc: z.string().max(250).optional()
})
export type OrderTracking = z.infer<typeof orderTracking>

const configuredMethod = z.object({
  code: z.enum(PROVIDER_CODES),
  group: z.enum(PAYMENT_GROUPS),
  name: z.string(),
  /** False where the shop has switched it off. */
  offered: z.boolean()
})
export type ConfiguredMethod = z.infer<typeof configuredMethod>

export const checkoutContract = defineRoutes('checkout', {
  'GET /api/v2/staff/payment_methods': {
    summary: 'Staff: the payment methods that are configured, in the order of the payment page',
    access: 'staff',
    permission: 'setting.edit',
    response: z.array(configuredMethod)
  },
  'GET /api/v2/checkouts/payment_methods': {
    summary: 'How an order can be paid; with an amount and kinds of lines, whether each method pays for them',
    access: 'public',
    query: z.object({ amount: queryNumber(1, MAX_AMOUNT).optional(), kinds: z.string().max(100).optional() }),
    response: z.array(paymentMethod)
  },
  'PUT /api/v2/checkouts/current': {
    summary:
      'Sets where and how the goods of the cart are handed over, the organisation they are bought for, wallet money, points and a coupon',
    access: 'public',
    body: z.strictObject({
      address: addressInput.optional(),
      /** Default: delivery to the address, as soon as possible. */
      delivery: deliveryInput.optional(),
      organisation: organisationInput.nullable().optional(),
      /** How much the wallet pays of it; 0 for nothing. Only for a customer who is logged in. */
      store_credit: z.int('wallet_amount_required').min(0, 'wallet_amount_required').max(MAX_AMOUNT, 'wallet_amount_required').optional(),
      /** How many points pay for it; 0 for none. Only for a customer who is logged in. */
      points: z.int('points_amount_required').min(0, 'points_amount_required').max(MAX_AMOUNT, 'points_amount_required').optional(),
      /** Code of a coupon or voucher to apply. Only for a customer who is logged in. */
      coupon: z.string().max(100).optional(),
      /** A coupon that cannot be used is not an error: the cart is unchanged. */
      quiet: z.boolean().default(false)
    }),
    response: cart,
    errors: [401, 404, 409, 429]
  },
  'DELETE /api/v2/checkouts/current/coupons/{id}': {
    summary: 'Removes a coupon or voucher from the cart',
    access: 'customer',
    params: z.object({ id: pathId('coupon_not_found') }),
    response: cart,
    errors: [409, 429]
  },
  'GET /api/v2/checkouts/current/delivery_options': {
    summary: 'How the goods of the cart can be handed over: delivery to a place, its days and hours, and the branches that have them',
    access: 'public',
    query: z.object({
      city: z
        .string()
        .regex(/^\d{2}$/)
        .optional(),
      district: z
        .string()
        .regex(/^\d{4}$/)
        .optional()
    }),
    response: deliveryOptions
  },
  'POST /api/v2/checkouts/current/complete': {
    summary: 'Makes the cart an order that waits for its payment',
    access: 'customer',
    body: z.strictObject({
      /** For what the wallet does not pay; not needed where it pays everything. */
      payment_method: providerCode.optional(),
      payment_input: paymentInput.optional(),
      /** What the wallet pays, as the customer saw it; without it, what was chosen for the cart. */
      store_credit: tugrik.optional(),
      /** The points to pay with, as the customer saw them; without it, what was chosen for the cart. */
      points: tugrik.optional(),
      /** The total the customer saw; a different one fails with `total_changed`, which contains both. */
      expected_total: tugrik,
      /** Pays the rest by a lease: the payment is the down payment. */
      lease: leaseInput.optional(),
      /** Only with the customer's consent. */
      tracking: orderTracking.optional()
    }),
    response: order,
    errors: [404, 409, 429]
  }
})
