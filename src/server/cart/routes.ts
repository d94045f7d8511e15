import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import type { DeliveryRules } from '#domain/delivery.ts'
import type { Locale } from '#domain/site.ts'
import { countProductAdds } from '../content/numbers.ts'
import { kindSchema } from '../content/schema.ts'
import type { Db } from '../kernel/db/open.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { plainText } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import { ensureSession, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { deliveryRules } from '../site/delivery.ts'
import { addItem, type CartOwner, ownerOf, resetCart, setQuantity } from './cart.ts'
import { cartSchema } from './schema.ts'
import { viewCart } from './view.ts'

const pieces = (least: 0 | 1) => z.int('quantity_wrong').min(least, 'quantity_wrong').max(MAX_LINE_QUANTITY, 'quantity_wrong')
const newItem = z.object({
  variant_id: z.int32('variant_not_found').positive('variant_not_found'),
  quantity: pieces(1).default(1),
  /** Which of the product's gifts comes along. */
  gift_variant_id: z.int32().positive().optional(),
  /** The entry in whose text it was put into the cart. */
  entry_id: z.int32().positive().optional(),
  /** The same, as its address names it: a form without JavaScript knows only where it stood. */
  entry: z.object({ kind: kindSchema, slug: plainText(200) }).optional()
})
const MOST_MEMBERS = 40
const newPackage = z.object({ items: z.array(newItem).min(1).max(MOST_MEMBERS) })
const newQuantity = z.object({ quantity: pieces(0) })
const lineParam = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

export function cartRoutes(_server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get('/api/v2/orders/current', describe('cart', 'The current cart; an empty one where there is none', cartSchema), async c => {
    const server = c.get('server')
    const session = c.get('session')
    return c.json(await viewCart(server.db, session && ownerOf(session), await shownIn(c), server.now()))
  })

  routes.post(
    '/api/v2/checkouts/current/items',
    describe('cart', 'Puts more of a variant into the cart', cartSchema, [404, 409, 422]),
    check('json', newItem),
    async c => {
      const session = await ensureSession(c)
      const owner = ownerOf(session)
      const show = await shownIn(c)
      const input = c.req.valid('json')
      const cart = await runOnce(c, session, input, async (tx, now) => {
        await put(tx, owner, input, now)
        return viewCart(tx, owner, show, now)
      })
      return c.json(cart)
    }
  )

  routes.post(
    '/api/v2/checkouts/current/packages',
    describe('cart', 'Puts all the things of a set into the cart, or none of them', cartSchema, [404, 409, 422]),
    check('json', newPackage),
    async c => {
      const session = await ensureSession(c)
      const owner = ownerOf(session)
      const show = await shownIn(c)
      const { items } = c.req.valid('json')
      const cart = await runOnce(c, session, items, async (tx, now) => {
        for (const item of items) await put(tx, owner, item, now)
        return viewCart(tx, owner, show, now)
      })
      return c.json(cart)
    }
  )

  routes.put(
    '/api/v2/checkouts/current/items/:id',
    describe('cart', "Sets a line's quantity; 0 removes the line", cartSchema, [404, 409, 422]),
    check('param', lineParam),
    check('json', newQuantity),
    async c => {
      const session = await ensureSession(c)
      const owner = ownerOf(session)
      const show = await shownIn(c)
      const line = { id: c.req.valid('param').id, quantity: c.req.valid('json').quantity }
      const cart = await runOnce(c, session, line, async (tx, now) => {
        await setQuantity(tx, owner, line, now)
        return viewCart(tx, owner, show, now)
      })
      return c.json(cart)
    }
  )

  routes.delete('/api/v2/checkouts/current', describe('cart', 'Empties the cart', cartSchema), async c => {
    const session = await ensureSession(c)
    const owner = ownerOf(session)
    const show = await shownIn(c)
    const cart = await runOnce(c, session, null, async (tx, now) => {
      await resetCart(tx, owner, now)
      return viewCart(tx, owner, show, now)
    })
    return c.json(cart)
  })

  return routes
}

/** Adds what is wanted, and tells the text that led to it. */
async function put(tx: Db, owner: CartOwner, item: z.infer<typeof newItem>, now: Date): Promise<void> {
  const { variant_id: variantId, quantity, gift_variant_id: giftVariantId, entry_id: id, entry = id && { id } } = item
  await addItem(tx, owner, { variantId, quantity, giftVariantId }, now)
  if (entry) await countProductAdds(tx, entry, variantId, quantity, now)
}

/** What a cart's view depends on besides the cart, read before any transaction begins. */
export async function shownIn(c: ShopContext): Promise<{ locale: Locale; rules: DeliveryRules }> {
  return { locale: c.get('locale'), rules: await deliveryRules(c.get('server').db) }
}
