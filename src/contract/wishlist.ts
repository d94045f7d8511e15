import { z } from 'zod'
import { MAX_WISHLIST_ITEMS } from '#domain/wishlist.ts'
import { id, idList } from './fields.ts'
import { productCard } from './product.ts'
import { defineRoutes } from './route.ts'

/** Variants a customer wishes for, the newest first. `owner` is null for a guest, whose list the browser keeps. */
const wishedIds = z.object({ owner: z.int().nullable(), variant_ids: z.array(z.int()) })

const wishlist = z.object({
  id: z.int(),
  name: z.string(),
  /** The list's address when it is shared. */
  hash: z.string(),
  wished_products: z.array(z.object({ id: z.int(), variant_id: z.int() }))
})

const wishedProduct = z.object({
  variant_id: z.int(),
  product: productCard,
  /** How much less it costs than when it was wished for, in tugrik; 0 where it does not, or is not known. */
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
    /** One, or those of a guest's list, the newest first. */
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
