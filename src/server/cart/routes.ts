import type { Hono } from 'hono'
import { cartContract, type NewCartItem } from '#contract/cart.ts'
import type { Cart } from '#domain/cart.ts'
import { OPENED_FROM_HEADER } from '#domain/opened-from.ts'
import { parseSearchUrl } from '#domain/search.ts'
import type { Db } from '../kernel/db/open.ts'
import { ensureSession, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { addItem, type CartOwner, toCartOwner, resetCart, setQuantity } from './cart.ts'
import { readCartViewOptions, viewCart } from './view.ts'

/** Dependencies on features of other layers. */
export interface CartSources {
  /** Counts pieces that were added from the page of an entry. Returns its id; null where it does not contain the product. */
  countCartAdditions: (
    tx: Db,
    entry: NonNullable<NewCartItem['entry']> | { id: number },
    variantId: number,
    pieces: number,
    now: Date
  ) => Promise<number | null>
  /** Counts that something was added, for reports, and for the search it was found with. */
  countAddition: (added: { variantId: number; search: string | undefined }, now: Date) => void
}

export function createCartRoutes({ db, now }: Server, sources: CartSources): Hono<ShopEnv> {
  const addToCart = async (tx: Db, owner: CartOwner, item: NewCartItem, at: Date): Promise<void> => {
    const { variant_id: variantId, quantity, gift_variant_id: giftVariantId, entry_id: id, entry = id && { id }, search } = item
    const entryId = entry ? await sources.countCartAdditions(tx, entry, variantId, quantity, at) : null
    await addItem(tx, owner, { variantId, quantity, giftVariantId, entryId }, at)
    sources.countAddition({ variantId, search }, at)
  }
  return implement(cartContract, {
    'GET /api/v2/orders/current': async ({ session, locale }) =>
      viewCart(db, session && toCartOwner(session), await readCartViewOptions(db, locale), now()),

    'POST /api/v2/checkouts/current/items': ({ c, body }) => {
      const search =
        body.search ?? (parseSearchUrl(c.req.header(OPENED_FROM_HEADER) ?? '') || parseSearchUrl(c.req.header('referer') ?? ''))
      return changeCart(c, body, (tx, owner, at) => addToCart(tx, owner, { ...body, search }, at))
    },

    'POST /api/v2/checkouts/current/packages': ({ c, body: { items } }) =>
      changeCart(c, items, async (tx, owner, at) => {
        for (const item of items) await addToCart(tx, owner, item, at)
      }),

    'PUT /api/v2/checkouts/current/items/{id}': ({ c, params, body }) => {
      const line = { id: params.id, quantity: body.quantity }
      return changeCart(c, line, (tx, owner, at) => setQuantity(tx, owner, line, at))
    },

    'DELETE /api/v2/checkouts/current': ({ c }) => changeCart(c, null, resetCart)
  })
}

/**
 * Changes the customer's cart in one transaction, once per `Idempotency-Key`. A guest gets a session with a cart.
 * @param input the validated input of the call
 */
export async function changeCart(
  c: ShopContext,
  input: unknown,
  change: (tx: Db, owner: CartOwner, now: Date) => Promise<unknown>
): Promise<Cart> {
  const session = await ensureSession(c)
  const owner = toCartOwner(session)
  // Read before the transaction begins.
  const options = await readCartViewOptions(c.get('server').db, c.get('locale'))
  return runOnce(c, session, input, async (tx, now) => {
    await change(tx, owner, now)
    return viewCart(tx, owner, options, now)
  })
}
