import { z } from 'zod'
import { jsonObject, tugrik } from './fields.ts'

const optionalText = z.string().nullable()
const optionalTimestamp = z.string().nullable()
/** The fields that the specification gives to a product of the search service. */
export const searchDocument = z.object({
  id: z.int(),
  title: z.string(),
  name: z.string(),
  title_latin: z.string(),
  /** The English title; null where there is none. */
  translated: optionalText,
  description: z.string(),
  sku: optionalText,
  slug: z.string(),
  /** Short name of the category, such as the goods' everyday word. */
  gendric: optionalText,
  image: optionalText,
  images: z.array(z.object({ src: optionalText, colour: optionalText })),
  created_at: optionalTimestamp,
  updated_at: optionalTimestamp,
  property: z.record(z.string(), z.string()),
  property_list: z.array(jsonObject),
  price: tugrik,
  selling_price: tugrik,
  sale_percent: z.int(),
  sale_start_at: optionalTimestamp,
  sale_expire_at: optionalTimestamp,
  available_on: optionalTimestamp,
  total_on_hand: z.int(),
  vid: z.int().nullable(),
  product_cat: optionalText,
  badges: z.array(z.string()),
  unit: optionalText,
  average_rating: z.number(),
  total_reviews: z.int(),
  keyword: z.object({ id: z.int(), name: z.string(), mn: z.string(), gpc: optionalText, gpc_txt: optionalText }).nullable(),
  brand: z.object({ code: z.string(), name: z.string(), mn: z.string() }).nullable(),
  store: z.object({ name: z.string(), logo: optionalText, code: z.string(), vendor_id: z.int() }).nullable(),
  taxonomy: z.array(z.object({ id: z.int() })),
  /** Permalinks by level. */
  l0: z.array(z.string()),
  l1: z.array(z.string()),
  l2: z.array(z.string()),
  l3: z.array(z.string()),
  l4: z.array(z.string()),
  variants: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      option_values: z.array(jsonObject),
      image: optionalText,
      price: tugrik,
      selling_price: tugrik,
      prices: z.object({
        price: tugrik,
        sale_price: tugrik.nullable(),
        sale_start_at: optionalTimestamp,
        sale_expire_at: optionalTimestamp
      })
    })
  ),
  suggestion: z.array(jsonObject),
  custom_suggestion: jsonObject
})

export type SearchDocument = z.infer<typeof searchDocument>
