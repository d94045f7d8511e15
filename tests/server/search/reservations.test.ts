import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { carts } from '#server/cart/tables.ts'
import { variants } from '#server/catalogue/product/tables.ts'
import { users } from '#server/identity/tables.ts'
import { holdStock, releaseHolds } from '#server/inventory/stock.ts'
import { invalidateLocally } from '#server/kernel/cache/invalidation.ts'
import { orders } from '#server/order/tables.ts'
import { refreshListing } from '#server/search/index.ts'
import { refreshFacetIndex } from '#server/search/postgres/load-facet-index.ts'
import { furnishShop, NOON, stockProduct } from '../catalogue/small-shop.ts'
import { openTestDatabase } from '../database.ts'
import { ADDRESS } from '../shop.ts'

const SUMS = { itemTotal: 0, shipTotal: 0, taxTotal: 0, total: 0, totalQuantity: 1 }

test('the index follows holds of changed products, and those that end', async () => {
  // Of its own: while others have open transactions on a server, what changed before them is read again.
  const { db, close } = await openTestDatabase('pglite')
  await furnishShop(db)
  const [kettle = 0, cup = 0] = await Promise.all(
    ['kettle', 'cup'].map(async slug => (await stockProduct(db, { slug, title: { mn: slug }, taxonId: 5 })).id)
  )
  const rows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [kettle, cup]))
  const [user] = await db.insert(users).values({}).returning({ id: users.id })
  const order = async (number: string): Promise<number> => {
    const userId = user?.id ?? 0
    const [cart] = await db
      .insert(carts)
      .values({ userId, state: 'completed', createdAt: NOON, updatedAt: NOON })
      .returning({ id: carts.id })
    const states = { state: 'awaiting_payment', status: 'payment_pending', locale: 'mn', expiresAt: NOON, createdAt: NOON } as const
    const [made] = await db
      .insert(orders)
      .values({ number, cartId: cart?.id ?? '', userId, address: ADDRESS, ...SUMS, ...states })
      .returning({ id: orders.id })
    return made?.id ?? 0
  }
  const afterSeconds = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000)
  /** Holds every piece of a product for an order. */
  const hold = async (orderId: number, productId: number, seconds: number): Promise<void> => {
    const pieces = rows.filter(row => row.productId === productId).map(({ id, onHand }) => ({ variantId: id, quantity: onHand }))
    await holdStock(db, orderId, pieces, afterSeconds(seconds))
  }
  const read = async (seconds: number): Promise<number[]> => [...(await refreshFacetIndex(db, afterSeconds(seconds))).reserved]
  const [first, second, third] = [await order('D1'), await order('D2'), await order('D3')]

  await hold(first, kettle, 20)
  expect(await read(0)).toEqual([kettle])
  // Of another product, whose change is not announced yet: not read.
  await hold(second, cup, 40)
  expect(await read(1)).toEqual([kettle])
  invalidateLocally([`product:${cup}`])
  expect(await read(2)).toEqual([kettle, cup])
  await releaseHolds(db, second)
  invalidateLocally([`product:${cup}`])
  expect(await read(3)).toEqual([kettle])
  expect(await read(20)).toEqual([])

  // More pieces arrive: the products that changed are read in any case.
  await hold(third, kettle, 3600)
  invalidateLocally([`product:${kettle}`])
  expect(await read(21)).toEqual([kettle])
  await db.update(variants).set({ onHand: 1000 }).where(eq(variants.productId, kettle))
  await refreshListing(db, [kettle], NOON)
  expect(await read(22)).toEqual([])
  await releaseHolds(db, third)

  // An invalidation that is lost delays a change for a minute.
  await hold(second, cup, 3600)
  expect(await read(23)).toEqual([])
  expect(await read(61)).toEqual([cup])
  await close()
})
