import type { Hono } from 'hono'
import { wishlistContract } from '#contract/wishlist.ts'
import { transact } from '../kernel/db/transact.ts'
import { implement } from '../kernel/http/implement.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { addToWishlist, removeFromWishlists, listWishedIds, listWishedProducts, listWishlists } from './wishes.ts'

export function wishlistRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(wishlistContract, {
    'GET /api/v2/wishlists': ({ userId }) => listWishlists(db, userId),

    'GET /api/v2/wishlists/wished_products': async ({ userId }) => ({
      owner: userId,
      variant_ids: userId === null ? [] : await listWishedIds(db, userId)
    }),

    'GET /api/v2/wishlists/products': ({ query, userId, locale }) => listWishedProducts(db, query.ids, { userId, locale }, now()),

    'POST /api/v2/wishlists/add_id': async ({ body, userId }) => {
      const ids = 'variant_id' in body ? [body.variant_id] : body.variant_ids
      const variantIds = await transact(db, async tx => {
        await addToWishlist(tx, userId, ids, now())
        return listWishedIds(tx, userId)
      })
      return { owner: userId, variant_ids: variantIds }
    },

    'POST /api/v2/wishlists/remove_id': async ({ body, userId }) => {
      const variantIds = await transact(db, async tx => {
        await removeFromWishlists(tx, userId, body.variant_id)
        return listWishedIds(tx, userId)
      })
      return { owner: userId, variant_ids: variantIds }
    }
  })
}
