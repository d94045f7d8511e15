import type { Hono } from 'hono'
import { wishlistContract } from '#contract/wishlist.ts'
import { toCartOwner } from '../cart/index.ts'
import { transact } from '../kernel/db/transact.ts'
import { ensureSession, type ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Session } from '../kernel/http/session.ts'
import type { Server } from '../kernel/server.ts'
import { changeWishlist, createWishlist, emptyWishlist, listWishlists, removeWishlist } from './lists.ts'
import { readPriceNotices, stopPriceNotices, switchPriceNotices } from './price-falls.ts'
import { listWishedProducts, viewWishlist } from './view.ts'
import { addToWishlist, changeWish, listWishedIds, markBought, removeFromWishlists, removeWish } from './wishes.ts'

const findOwner = (session: Session | null) => session && toCartOwner(session)

export function createWishlistRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(wishlistContract, {
    'GET /api/v2/users/price_notices': ({ userId }) => readPriceNotices(db, userId),

    'PUT /api/v2/users/price_notices': async ({ body, userId, locale }) => {
      await switchPriceNotices(db, userId, body.enabled, locale)
      return DONE
    },

    'POST /api/v2/price_notices/unsubscribe': async ({ body }) => {
      await stopPriceNotices(db, body.token)
      return DONE
    },

    'GET /api/v2/wishlists': ({ session }) => (session ? listWishlists(db, toCartOwner(session)) : []),

    'GET /api/v2/wishlists/wished_products': async ({ session, userId }) => ({
      owner: userId,
      variant_ids: session ? await listWishedIds(db, toCartOwner(session)) : []
    }),

    'GET /api/v2/wishlists/products': ({ query, session, locale }) =>
      listWishedProducts(db, query.ids, { owner: findOwner(session), locale }, now()),

    'POST /api/v2/wishlists/add_id': async ({ c, body }) => {
      const ids = 'variant_id' in body ? [body.variant_id] : body.variant_ids
      const session = await ensureSession(c)
      const owner = toCartOwner(session)
      const variantIds = await transact(db, async tx => {
        await addToWishlist(tx, owner, ids, now())
        return listWishedIds(tx, owner)
      })
      return { owner: session.userId, variant_ids: variantIds }
    },

    'POST /api/v2/wishlists/remove_id': async ({ body, session, userId }) => {
      if (!session) return { owner: null, variant_ids: [] }
      const owner = toCartOwner(session)
      const variantIds = await transact(db, async tx => {
        await removeFromWishlists(tx, owner, body.variant_id)
        return listWishedIds(tx, owner)
      })
      return { owner: userId, variant_ids: variantIds }
    },

    'POST /api/v2/wishlists': async ({ c, body }) => {
      const session = await ensureSession(c)
      return runOnce(c, session, body, (tx, time) => createWishlist(tx, toCartOwner(session), body.name, time))
    },

    'GET /api/v2/wishlists/{hash}': ({ params, session, locale }) => viewWishlist(db, params.hash, { session, locale }, now()),

    'PUT /api/v2/wishlists/{hash}': ({ params, body, session }) =>
      transact(db, tx => changeWishlist(tx, findOwner(session), params.hash, body)),

    'DELETE /api/v2/wishlists/{hash}': async ({ params, session }) => {
      await transact(db, tx => removeWishlist(tx, findOwner(session), params.hash))
      return DONE
    },

    'POST /api/v2/wishlists/{hash}/empty': async ({ params, session }) => {
      await transact(db, tx => emptyWishlist(tx, findOwner(session), params.hash))
      return DONE
    },

    'PUT /api/v2/wishlists/{hash}/wished_products/{id}': async ({ params, body, session }) => {
      await transact(db, tx => changeWish(tx, findOwner(session), params.hash, params.id, body))
      return DONE
    },

    'DELETE /api/v2/wishlists/{hash}/wished_products/{id}': async ({ params, session }) => {
      await transact(db, tx => removeWish(tx, findOwner(session), params.hash, params.id))
      return DONE
    },

    'PUT /api/v2/wishlists/{hash}/wished_products/{id}/bought': async ({ c, params, body }) => {
      const session = await ensureSession(c)
      await transact(db, tx => markBought(tx, session, params.hash, params.id, body.bought))
      return DONE
    }
  })
}
