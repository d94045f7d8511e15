import { z } from 'zod'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { QUOTE_LINES_MOST, QUOTE_TEXT_MOST } from '#domain/quote.ts'
import { organisationSchema } from '../cart/schema.ts'
import { pageNumber, typedText } from '../kernel/http/input.ts'

/** What a column of money holds. */
const MOST = 2_000_000_000
const price = z.int('price_required').min(1, 'price_required').max(MOST, 'validation')
const quantity = z.int('quantity_wrong').min(1, 'quantity_wrong').max(MAX_LINE_QUANTITY, 'quantity_wrong')
const variantId = z.int32('variant_not_found').positive('variant_not_found')
const round = z.int()
const day = z.string('offer_day_wrong').regex(/^\d{4}-\d{2}-\d{2}$/, 'offer_day_wrong')
const words = typedText(QUOTE_TEXT_MOST).default('')

export const pageQuery = z.object({ page: pageNumber.optional() })
export const itemsQuery = z.object({
  ids: z
    .string('validation')
    .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'validation')
    .transform(text => [...new Set(text.split(',').map(Number))])
})
export const staffQuery = z.object({
  page: pageNumber.optional(),
  state: z.enum(['waiting', 'offered', 'declined', 'withdrawn'], 'validation').optional()
})
export const suggestionInput = z.object({ variant_id: variantId, quantity: quantity.default(1), price, text: words })
export const quoteInput = z.object({
  organisation: organisationSchema,
  items: z
    .array(z.object({ variant_id: variantId, quantity }), 'blank')
    .min(1, 'cart_empty')
    .max(QUOTE_LINES_MOST, 'validation'),
  note: words
})
export const suggestionAnswer = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('offer'), round, price, valid_until: day, text: words }),
  z.object({ decision: z.literal('decline'), round, text: words })
])
export const quoteAnswer = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('offer'),
    round,
    prices: z.array(z.object({ id: z.int32().positive(), price })).max(QUOTE_LINES_MOST),
    valid_until: day,
    text: words
  }),
  z.object({ decision: z.literal('decline'), round, text: words })
])
