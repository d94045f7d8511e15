import { z } from 'zod'
import { MAX_WISHLIST_ITEMS } from '#domain/wishlist.ts'
import { id, idList } from './fields.ts'
import { productCard } from './product.ts'
import { defineRoutes } from './route.ts'

/** Variants of a wishlist, newest first. `owner` is null for a guest, whose list is stored in the browser. */
const wishedIds = z.object({ owner: z.int().nullable(), variant_ids: z.array(z.int()) })

const wishlist = z.object({
  id: z.int(),
  name: z.string(),
  /** Token of the shared list's URL. */
  hash: z.string(),
  wished_products: z.array(z.object({ id: z.int(), variant_id: z.int() }))
})

const wishedProduct = z.object({
  variant_id: z.int(),
  product: productCard,
  /** Price reduction in tugrik since the variant was added; 0 where there is none or the earlier price is unknown. */
  cheaper_by: z.int().min(0)
})

export type WishedIds = z.infer<typeof wishedIds>
export type Wishlist = z.infer<typeof wishlist>
export type WishedProduct = z.infer<typeof wishedProduct>

export const wishlistContract = defineRoutes('wishlist', {
  'GET /api/v2/wishlists': {
    summary: "A customer's wishlists",
    access: 'customer',
    response: z.array(wishlist)
  },
  'GET /api/v2/wishlists/wished_products': {
    summary: 'The variants wished for, the newest first; none for a guest',
    access: 'public',
    response: wishedIds
  },
  'GET /api/v2/wishlists/products': {
    summary: 'Variants as cards, sold-out ones included',
    access: 'public',
    query: z.object({ ids: idList(MAX_WISHLIST_ITEMS) }),
    response: z.array(wishedProduct)
  },
  'POST /api/v2/wishlists/add_id': {
    summary: 'Puts a variant in front of the list',
    access: 'customer',
    /** One variant, or those of a guest's list, newest first. */
    body: z.union([z.strictObject({ variant_id: id }), z.strictObject({ variant_ids: z.array(id).min(1).max(MAX_WISHLIST_ITEMS) })]),
    response: wishedIds,
    errors: [404]
  },
  'POST /api/v2/wishlists/remove_id': {
    summary: 'Removes a variant',
    access: 'customer',
    body: z.strictObject({ variant_id: id }),
    response: wishedIds
  }
})
