import { z } from 'zod'
import { MAX_QUOTE_LINES, MAX_QUOTE_TEXT, STORED_QUOTE_STATES } from '#domain/quote.ts'
import { cart, lineProduct, organisation, organisationInput, quantity, variantId } from './cart.ts'
import { idList, multilineText, pageNumber, tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

/** The largest value of a money column. */
const MAX_PRICE = 2_000_000_000

const storedState = z.enum(STORED_QUOTE_STATES, 'validation')
const state = z.enum([...storedState.options, 'expired', 'ordered'])
/** For staff only. */
const requester = z.object({ name: z.string(), mobile: z.string().nullable(), email: z.string().nullable() })

const priceSuggestionEvent = z.object({
  kind: z.enum(['suggested', 'offered', 'declined', 'withdrawn']),
  price: tugrik.nullable(),
  quantity: z.int(),
  text: z.string(),
  /** `2026-11-22`, the last day of an offer. */
  valid_until: z.string().nullable(),
  created_at: z.string()
})

const priceSuggestion = z.object({
  number: z.string(),
  state,
  product: lineProduct,
  quantity: z.int(),
  suggested_price: tugrik,
  /** The list price: the current one, or that of the suggestion where the product was deleted. */
  price: tugrik,
  offered_price: tugrik.nullable(),
  valid_until: z.string().nullable(),
  /** The current step of the negotiation: a reply names the one it replies to. */
  round: z.int(),
  history: z.array(priceSuggestionEvent),
  created_at: z.string(),
  requester: requester.exactOptional()
})

const quoteLine = z.object({
  id: z.int(),
  product: lineProduct,
  quantity: z.int(),
  /** The list price at the time of the request. */
  list_price: tugrik,
  price: tugrik.nullable(),
  total: tugrik.nullable()
})

const quote = z.object({
  number: z.string(),
  state,
  organisation,
  line_items: z.array(quoteLine),
  total_quantity: z.int(),
  /** Sum at list prices; `total` is at the offered ones, `tax_total` the tax inside; null where the shop pays none. */
  list_total: tugrik,
  total: tugrik.nullable(),
  tax_total: tugrik.nullable(),
  note: z.string(),
  response: z.string(),
  valid_until: z.string().nullable(),
  round: z.int(),
  created_at: z.string(),
  responded_at: z.string().nullable(),
  requester: requester.exactOptional()
})

/** A variant of which a quote can be requested. */
const quoteItem = z.object({ product: lineProduct, price: tugrik })

export type Requester = z.infer<typeof requester>
export type PriceSuggestionEvent = z.infer<typeof priceSuggestionEvent>
export type PriceSuggestion = z.infer<typeof priceSuggestion>
export type Quote = z.infer<typeof quote>

const price = z.int('price_required').min(1, 'price_required').max(MAX_PRICE, 'validation')
const validUntil = z.string('offer_day_wrong').regex(/^\d{4}-\d{2}-\d{2}$/, 'offer_day_wrong')
const text = multilineText(MAX_QUOTE_TEXT).default('')
const decline = z.strictObject({ decision: z.literal('decline'), round: z.int(), text })
const suggestionDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('offer'), round: z.int(), price, valid_until: validUntil, text }),
  decline
])
const quoteDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('offer'),
    round: z.int(),
    prices: z.array(z.strictObject({ id: z.int32().positive(), price })).max(MAX_QUOTE_LINES),
    valid_until: validUntil,
    text
  }),
  decline
])
export type SuggestionDecision = z.output<typeof suggestionDecision>
export type QuoteDecision = z.output<typeof quoteDecision>

const page = pageNumber.default(1)
const staffQuery = z.object({ page, state: storedState.optional() })
const suggestions = z.object({ suggestions: z.array(priceSuggestion), more: z.boolean() })
const quotes = z.object({ quotes: z.array(quote), more: z.boolean() })

export const quoteContract = defineRoutes('quote', {
  'GET /api/v2/price_suggestions': {
    summary: "The customer's price suggestions, newest first",
    access: 'customer',
    query: z.object({ page }),
    response: suggestions
  },
  'GET /api/v2/price_suggestions/{number}': {
    summary: "A price suggestion of the customer; any customer's for staff",
    access: 'customer',
    response: priceSuggestion,
    errors: [404]
  },
  'POST /api/v2/price_suggestions': {
    summary: 'Suggests a price for a variant, or another one while the suggestion waits',
    access: 'customer',
    body: z.strictObject({ variant_id: variantId, quantity: quantity(1).default(1), price, text }),
    response: priceSuggestion,
    errors: [404, 409, 429]
  },
  'PUT /api/v2/price_suggestions/{number}/withdraw': {
    summary: 'Withdraws a price suggestion',
    access: 'customer',
    response: priceSuggestion,
    errors: [404, 409]
  },
  'POST /api/v2/price_suggestions/{number}/cart': {
    summary: 'Adds what was offered to the cart, at its price',
    access: 'customer',
    response: cart,
    errors: [404, 409]
  },
  'PUT /api/v2/price_suggestions/{number}/response': {
    summary: 'Staff: offers a price to this customer, or declines',
    access: 'staff',
    permission: 'quote.answer',
    body: suggestionDecision,
    response: priceSuggestion,
    errors: [404, 409]
  },
  'GET /api/v2/staff/price_suggestions': {
    summary: "Staff: every customer's price suggestions",
    access: 'staff',
    permission: 'quote.answer',
    query: staffQuery,
    response: suggestions
  },
  'GET /api/v2/quote_items': {
    summary: 'Variants of which a quote can be requested, in their order',
    access: 'public',
    query: z.object({ ids: idList(MAX_QUOTE_LINES) }),
    response: z.array(quoteItem)
  },
  'GET /api/v2/users/organisations': {
    summary: 'Organisations that the customer has ordered or requested quotes for, the newest first',
    access: 'customer',
    response: z.array(organisation)
  },
  'GET /api/v2/quotes': {
    summary: "The customer's quotes, newest first",
    access: 'customer',
    query: z.object({ page }),
    response: quotes
  },
  'GET /api/v2/quotes/{number}': {
    summary: "A quote of the customer; any customer's for staff",
    access: 'customer',
    response: quote,
    errors: [404]
  },
  'POST /api/v2/quotes': {
    summary: 'Requests a quote of several products, for an organisation',
    access: 'customer',
    body: z.strictObject({
      organisation: organisationInput,
      items: z
        .array(z.strictObject({ variant_id: variantId, quantity: quantity(1) }), 'blank')
        .min(1, 'cart_empty')
        .max(MAX_QUOTE_LINES, 'validation'),
      note: text
    }),
    response: quote,
    errors: [404, 409, 429]
  },
  'PUT /api/v2/quotes/{number}/withdraw': {
    summary: 'Withdraws a quote request',
    access: 'customer',
    response: quote,
    errors: [404, 409]
  },
  'POST /api/v2/quotes/{number}/cart': {
    summary: "Adds a quote's products to the cart at once, at its prices and for its organisation",
    access: 'customer',
    response: cart,
    errors: [404, 409]
  },
  'PUT /api/v2/quotes/{number}/response': {
    summary: 'Staff: offers a price for each line, or declines',
    access: 'staff',
    permission: 'quote.answer',
    body: quoteDecision,
    response: quote,
    errors: [404, 409]
  },
  'GET /api/v2/staff/quotes': {
    summary: "Staff: every customer's quotes",
    access: 'staff',
    permission: 'quote.answer',
    query: staffQuery,
    response: quotes
  }
})
