import { z } from 'zod'
import { addressInput, cart, organisationInput } from './cart.ts'
import { tugrik } from './fields.ts'
import { order, providerCode } from './order.ts'
import { defineRoutes } from './route.ts'

const paymentMethod = z.object({ code: providerCode, name: z.string(), hint: z.string() })
export type PaymentMethod = z.infer<typeof paymentMethod>

export const checkoutContract = defineRoutes('checkout', {
  'GET /api/v2/checkouts/payment_methods': {
    summary: 'How an order can be paid',
    access: 'public',
    response: z.array(paymentMethod)
  },
  'PUT /api/v2/checkouts/current': {
    summary: 'Sets the address of the cart and the organisation it is bought for',
    access: 'public',
    body: z.strictObject({ address: addressInput.optional(), organisation: organisationInput.nullable().optional() }),
    response: cart,
    errors: [409]
  },
  'POST /api/v2/checkouts/current/complete': {
    summary: 'Makes the cart an order that waits for its payment',
    access: 'customer',
    body: z.strictObject({
      payment_method: providerCode,
      /** The total the customer saw; a difference is refused with `total_changed`, which names both. */
      expected_total: tugrik
    }),
    response: order,
    errors: [409]
  }
})
