import { z } from 'zod'
import { picture, tugrik } from './fields.ts'

export const stockLabel = z.enum(['in_stock', 'low_stock', 'high_stock', 'out_of_stock', 'sold_out', 'expired', 'preorder'])
export const badge = z.object({ code: z.string(), label: z.string(), tone: z.enum(['sale', 'new', 'saf', 'ink', 'plain']) })
export const prices = { price: tugrik, selling_price: tugrik, sale_percent: z.int(), sale_expire_at: z.string().nullable() }

export const productCard = z.object({
  ...prices,
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  brand: z.string(),
  vid: z.int(),
  variant_count: z.int(),
  image: picture.nullable(),
  swatches: z.array(z.object({ label: z.string(), hex: z.string() })),
  total_on_hand: z.int(),
  stock: stockLabel,
  badges: z.array(badge),
  average_rating: z.number(),
  total_reviews: z.int(),
  lease_monthly: tugrik.nullable(),
  gift_count: z.int()
})
