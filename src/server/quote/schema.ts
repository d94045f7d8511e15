import { z } from 'zod'
import type { PriceSuggestion, Quote } from '#domain/quote.ts'
import { lineProductSchema, organisationSchema } from '../cart/schema.ts'

const tugrik = z.int().min(0)
const standing = z.enum(['waiting', 'offered', 'declined', 'withdrawn', 'expired', 'ordered'])
const asker = z.object({ name: z.string(), mobile: z.string().nullable(), email: z.string().nullable() }).optional()

export const suggestionSchema = z.object({
  number: z.string(),
  state: standing,
  product: lineProductSchema,
  quantity: z.int(),
  suggested_price: tugrik,
  price: tugrik,
  offered_price: tugrik.nullable(),
  valid_until: z.string().nullable(),
  round: z.int(),
  history: z.array(
    z.object({
      kind: z.enum(['suggested', 'offered', 'declined', 'withdrawn']),
      price: tugrik.nullable(),
      quantity: z.int(),
      text: z.string(),
      valid_until: z.string().nullable(),
      at: z.string()
    })
  ),
  created_at: z.string(),
  asker
}) as z.ZodType<PriceSuggestion>

export const quoteSchema = z.object({
  number: z.string(),
  state: standing,
  organisation: organisationSchema,
  line_items: z.array(
    z.object({
      id: z.int(),
      product: lineProductSchema,
      quantity: z.int(),
      list_price: tugrik,
      price: tugrik.nullable(),
      total: tugrik.nullable()
    })
  ),
  total_quantity: z.int(),
  list_total: tugrik,
  total: tugrik.nullable(),
  tax_total: tugrik.nullable(),
  note: z.string(),
  answer: z.string(),
  valid_until: z.string().nullable(),
  round: z.int(),
  created_at: z.string(),
  answered_at: z.string().nullable(),
  asker
}) as z.ZodType<Quote>

export const suggestionsSchema = z.object({ suggestions: z.array(suggestionSchema), more: z.boolean() })
export const quotesSchema = z.object({ quotes: z.array(quoteSchema), more: z.boolean() })
export const quoteItemsSchema = z.array(z.object({ product: lineProductSchema, price: tugrik }))
