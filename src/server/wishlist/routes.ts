import type { Hono } from 'hono'
import { wishlistContract } from '#contract/wishlist.ts'
import { transact } from '../kernel/db/transact.ts'
import { implement } from '../kernel/http/implement.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { addWishes, removeWish, wishedIds, wishedProducts, wishlistsOf } from './wishes.ts'

export function wishlistRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(wishlistContract, {
    'GET /api/v2/wishlists': ({ userId }) => wishlistsOf(db, userId),

    'GET /api/v2/wishlists/wished_products': async ({ userId }) => ({
      owner: userId,
      variant_ids: userId === null ? [] : await wishedIds(db, userId)
    }),

    'GET /api/v2/wishlists/products': ({ query, userId, locale }) => wishedProducts(db, query.ids, { userId, locale }, now()),

    'POST /api/v2/wishlists/add_id': async ({ body, userId }) => {
      const ids = 'variant_id' in body ? [body.variant_id] : body.variant_ids
      const variantIds = await transact(db, async tx => {
        await addWishes(tx, userId, ids, now())
        return wishedIds(tx, userId)
      })
      return { owner: userId, variant_ids: variantIds }
    },

    'POST /api/v2/wishlists/remove_id': async ({ body, userId }) => {
      const variantIds = await transact(db, async tx => {
        await removeWish(tx, userId, body.variant_id)
        return wishedIds(tx, userId)
      })
      return { owner: userId, variant_ids: variantIds }
    }
  })
}
