import { Hono } from 'hono'
import { z } from 'zod'
import { WISHES_MOST } from '#domain/wishlist.ts'
import { transact } from '../db/transact.ts'
import { LARGEST_ID } from '../http/input.ts'
import { check, describe } from '../http/route.ts'
import { requireUser, type ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { wishedProductsSchema, wishedSchema, wishlistsSchema } from './schema.ts'
import { addWishes, removeWish, wishedIds, wishedProducts, wishlistsOf } from './wishes.ts'

const id = z.int32().positive()
/** One, or those a guest has brought along, the newest first. */
const addInput = z.union([z.object({ variant_id: id }), z.object({ variant_ids: z.array(id).min(1).max(WISHES_MOST) })])
const removeInput = z.object({ variant_id: id })
const idsQuery = z.object({
  /** `12,7,30` */
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .transform(text => [...new Set(text.split(',').map(Number))])
    .refine(ids => ids.length <= WISHES_MOST && ids.every(each => each > 0 && each <= LARGEST_ID))
})

export function wishlistRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get('/api/v2/wishlists', describe('wishlist', "A user's wish lists", wishlistsSchema, [401]), async c => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(await wishlistsOf(db, requireUser(c).userId))
  })

  routes.get(
    '/api/v2/wishlists/wished_products',
    describe('wishlist', 'The variants wished for, the newest first; of a guest the shop knows none', wishedSchema),
    async c => {
      c.header('Cache-Control', 'private, no-store')
      const userId = c.get('session')?.userId ?? null
      return c.json({ owner: userId, variant_ids: userId === null ? [] : await wishedIds(db, userId) })
    }
  )

  routes.get(
    '/api/v2/wishlists/products',
    describe('wishlist', 'Variants as cards, sold-out ones too', wishedProductsSchema, [422]),
    check('query', idsQuery),
    async c => {
      const userId = c.get('session')?.userId ?? null
      return c.json(await wishedProducts(db, c.req.valid('query').ids, { userId, locale: c.get('locale') }, now()))
    }
  )

  routes.post(
    '/api/v2/wishlists/add_id',
    describe('wishlist', 'Puts a variant in front of the list', wishedSchema, [401, 404, 422]),
    check('json', addInput),
    async c => {
      const { userId } = requireUser(c)
      const input = c.req.valid('json')
      const ids = 'variant_id' in input ? [input.variant_id] : input.variant_ids
      const variantIds = await transact(db, async tx => {
        await addWishes(tx, userId, ids, now())
        return wishedIds(tx, userId)
      })
      return c.json({ owner: userId, variant_ids: variantIds })
    }
  )

  routes.post(
    '/api/v2/wishlists/remove_id',
    describe('wishlist', 'Takes a variant out', wishedSchema, [401, 422]),
    check('json', removeInput),
    async c => {
      const { userId } = requireUser(c)
      const { variant_id: variantId } = c.req.valid('json')
      const variantIds = await transact(db, async tx => {
        await removeWish(tx, userId, variantId)
        return wishedIds(tx, userId)
      })
      return c.json({ owner: userId, variant_ids: variantIds })
    }
  )
  return routes
}
