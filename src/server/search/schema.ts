import { z } from 'zod'
import type { Suggestions } from '#domain/suggestions.ts'
import type { SynonymGroup } from '#domain/synonyms.ts'
import { pictureSchema } from '../cart/schema.ts'

const picture = pictureSchema.nullable()
const tugrik = z.int().min(0)

export const suggestionsSchema = z.object({
  texts: z.array(z.object({ text: z.string(), count: z.int().nullable() })),
  products: z.array(
    z.object({ slug: z.string(), title: z.string(), brand: z.string(), image: picture, price: tugrik, selling_price: tugrik })
  ),
  taxons: z.array(z.object({ permalink: z.string(), name: z.string(), within: z.string() })),
  brands: z.array(z.object({ code: z.string(), name: z.string() })),
  articles: z.array(z.object({ slug: z.string(), title: z.string(), image: picture }))
}) satisfies z.ZodType<Suggestions>

export const indexProgressSchema = z.object({
  /** What is searched now; null before the first index is whole. */
  index: z.string().nullable(),
  building: z.boolean(),
  done: z.int(),
  total: z.int(),
  /** Products whose change is still to be sent. */
  waiting: z.int()
})

export const synonymGroupSchema = z.object({ id: z.int(), phrases: z.array(z.string()) }) satisfies z.ZodType<SynonymGroup>
