import { z } from 'zod'
import { MAX_WISH_QUANTITY, MAX_WISHLIST_ITEMS, WISH_NOTE_LENGTH, WISHLIST_NAME_LENGTH } from '#domain/wishlist.ts'
import { done, id, idList, multilineText, pathId, tugrik } from './fields.ts'
import { productCard, stockLabel } from './product.ts'
import { defineRoutes } from './route.ts'

/** Variants of all lists, newest first. `owner` is null for a guest, whose lists belong to the session. */
const wishedIds = z.object({ owner: z.int().nullable(), variant_ids: z.array(z.int()) })

const wishlist = z.object({
  id: z.int(),
  /** Empty for the first list. */
  name: z.string(),
  /** Token of the list's URL. */
  hash: z.string(),
  /** Whether anyone with the link may see the list. */
  shared: z.boolean(),
  wished_products: z.array(z.object({ id: z.int(), variant_id: z.int() }))
})

const wishedProduct = z.object({
  variant_id: z.int(),
  product: productCard,
  /** Price reduction in tugrik since the variant was added; 0 where there is none or the earlier price is unknown. */
  cheaper_by: z.int().min(0)
})

const wish = wishedProduct.extend({
  id: z.int(),
  /** Labels of the variant's options. */
  options: z.array(z.string()),
  price: tugrik,
  stock: stockLabel,
  available: z.int().min(0),
  note: z.string(),
  quantity: z.int().min(1).max(MAX_WISH_QUANTITY),
  /** Marked as bought by a gift giver. Always false for the owner of the list. */
  bought: z.boolean(),
  bought_by_me: z.boolean()
})

const wishlistPage = wishlist.omit({ wished_products: true }).extend({
  own: z.boolean(),
  /** First name of the owner of a shared list; empty where it is unknown. */
  owner_name: z.string(),
  /** Products that are withdrawn are left out. */
  wished_products: z.array(wish)
})

export type WishedIds = z.infer<typeof wishedIds>
export type Wishlist = z.infer<typeof wishlist>
export type WishedProduct = z.infer<typeof wishedProduct>
export type Wish = z.infer<typeof wish>
export type WishlistPage = z.infer<typeof wishlistPage>

const hash = z.string().regex(/^[\w-]{16}$/, 'wishlist_not_found')
const listParams = z.object({ hash })
const wishParams = z.object({ hash, id: pathId('wish_not_found') })
const name = multilineText(WISHLIST_NAME_LENGTH)
  .overwrite(text => text.replaceAll('\n', ' '))
  .min(1, 'blank')
const variantIds = z.union([
  z.strictObject({ variant_id: id }),
  z.strictObject({ variant_ids: z.array(id).min(1).max(MAX_WISHLIST_ITEMS) })
])

export const wishlistContract = defineRoutes('wishlist', {
  'GET /api/v2/users/price_notices': {
    summary: 'Whether the customer is notified of lower prices of wished products, and the verified e-mail for it',
    access: 'customer',
    response: z.object({ enabled: z.boolean(), email: z.string().nullable() })
  },
  'PUT /api/v2/users/price_notices': {
    summary: 'Switches messages about lower prices of wished products on or off',
    access: 'customer',
    body: z.strictObject({ enabled: z.boolean() }),
    response: done
  },
  'POST /api/v2/price_notices/unsubscribe': {
    summary: 'Stops messages about lower prices by the token of one of them, without a login; may be repeated',
    access: 'public',
    body: z.strictObject({ token: z.uuid() }),
    response: done
  },
  'GET /api/v2/wishlists': {
    summary: "The lists of a customer, or of a guest's session",
    access: 'public',
    response: z.array(wishlist)
  },
  'GET /api/v2/wishlists/wished_products': {
    summary: 'The variants of all lists, the newest first',
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
    summary: 'Puts a variant, or several, in front of the first list',
    access: 'public',
    /** One variant, or those of a list that is stored in the browser, newest first. */
    body: variantIds,
    response: wishedIds,
    errors: [404, 429]
  },
  'POST /api/v2/wishlists/remove_id': {
    summary: 'Removes a variant from all lists',
    access: 'public',
    body: z.strictObject({ variant_id: id }),
    response: wishedIds
  },
  'POST /api/v2/wishlists': {
    summary: 'Creates a list; may carry an Idempotency-Key',
    access: 'public',
    body: z.strictObject({ name }),
    response: wishlist,
    errors: [409, 429]
  },
  'GET /api/v2/wishlists/{hash}': {
    summary: 'A list of the requester, or a shared one',
    access: 'public',
    params: listParams,
    response: wishlistPage
  },
  'PUT /api/v2/wishlists/{hash}': {
    summary: 'Renames a list, or switches sharing on or off; off gives it a new link',
    access: 'public',
    params: listParams,
    body: z.strictObject({ name: name.optional(), shared: z.boolean().optional() }),
    response: wishlist,
    errors: [409]
  },
  'DELETE /api/v2/wishlists/{hash}': {
    summary: 'Removes a list with its wishes',
    access: 'public',
    params: listParams,
    response: done
  },
  'POST /api/v2/wishlists/{hash}/empty': {
    summary: 'Removes all wishes of a list',
    access: 'public',
    params: listParams,
    response: done
  },
  'PUT /api/v2/wishlists/{hash}/wished_products/{id}': {
    summary: 'Changes the note or the wished quantity, or moves the wish to the front of another list',
    access: 'public',
    params: wishParams,
    body: z.strictObject({
      note: multilineText(WISH_NOTE_LENGTH).optional(),
      quantity: z.int('quantity_wrong').min(1, 'quantity_wrong').max(MAX_WISH_QUANTITY, 'quantity_wrong').optional(),
      move_to: hash.optional()
    }),
    response: done
  },
  'DELETE /api/v2/wishlists/{hash}/wished_products/{id}': {
    summary: 'Removes a wish; one that is not there any more is no error',
    access: 'public',
    params: wishParams,
    response: done
  },
  'PUT /api/v2/wishlists/{hash}/wished_products/{id}/bought': {
    summary: 'Marks a wish of a shared list as bought, or removes the own mark',
    access: 'public',
    params: wishParams,
    body: z.strictObject({ bought: z.boolean() }),
    response: done,
    errors: [409, 429]
  }
})
