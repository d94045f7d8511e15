import { z } from 'zod'
import { CARD_BRANDS } from '#domain/payment-card.ts'
import { bodyId, done } from './fields.ts'
import { order } from './order.ts'
import { providerCode } from './order-payment.ts'
import { defineRoutes } from './route.ts'

const card = z.object({
  cardId: z.int(),
  /** The first six and the last four digits. */
  number: z.string(),
  last_digits: z.string(),
  brand: z.enum(CARD_BRANDS),
  provider: providerCode,
  is_default: z.boolean(),
  /** False where the shop does not offer payments by its acquirer now. */
  is_usable: z.boolean(),
  created_at: z.string()
})
export type Card = z.infer<typeof card>

const cardId = z.strictObject({ cardId: bodyId('card_not_found') })

export const cardContract = defineRoutes('card', {
  'GET /api/v2/users/cards': {
    summary: "The customer's saved cards that can pay now, the default one first",
    access: 'customer',
    response: z.array(card)
  },
  'GET /api/v2/users/all_card': {
    summary: "All of the customer's saved cards",
    access: 'customer',
    response: z.array(card)
  },
  'PUT /api/v2/users/register_card': {
    summary: "Starts a small payment on the acquirer's page, which registers the card and goes to the wallet",
    access: 'customer',
    body: z.strictObject({ provider: providerCode.optional() }),
    response: order,
    errors: [404, 409]
  },
  'PUT /api/v2/users/default_card': {
    summary: 'Makes a saved card the default one',
    access: 'customer',
    body: cardId,
    response: done,
    errors: [404]
  },
  'DELETE /api/v2/users/remove_card': {
    summary: 'Removes a saved card: its token is erased',
    access: 'customer',
    body: cardId,
    response: done,
    errors: [404]
  }
})
