import { z } from 'zod'
import type { WishedIds, WishedProduct, WishList } from '#domain/wishlist.ts'
import { productCardSchema } from '../product/schema.ts'

export const wishedSchema = z.object({ owner: z.int().nullable(), variant_ids: z.array(z.int()) }) satisfies z.ZodType<WishedIds>

export const wishlistsSchema = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    hash: z.string(),
    wished_products: z.array(z.object({ id: z.int(), variant_id: z.int() }))
  })
) satisfies z.ZodType<WishList[]>

export const wishedProductsSchema = z.array(
  z.object({ variant_id: z.int(), product: productCardSchema, cheaper_by: z.int().min(0) })
) satisfies z.ZodType<WishedProduct[]>
