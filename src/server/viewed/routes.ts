import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { viewedContract } from '#contract/viewed.ts'
import { MAX_VIEWED } from '#domain/viewed.ts'
import { products } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { viewedProducts } from './tables.ts'

export function createViewedRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(viewedContract, {
    'GET /api/v2/viewed_products': async ({ userId }) => ({ ids: await listViewed(db, userId) }),

    'POST /api/v2/viewed_products': async ({ body: { ids }, userId }) => ({
      ids: await transact(db, async tx => {
        await addViewed(tx, userId, ids, now())
        return listViewed(tx, userId)
      })
    })
  })
}

async function listViewed(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: viewedProducts.productId })
    .from(viewedProducts)
    .where(eq(viewedProducts.userId, userId))
    .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.productId))
    .limit(MAX_VIEWED)
  return rows.map(({ id }) => id)
}

/** Puts products in front, in their order. Those after the first `MAX_VIEWED` are deleted. */
async function addViewed(tx: Db, userId: number, ids: readonly number[], now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const existing = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id)
    .for('key share')
  const rows = [...new Set(ids)]
    .filter(id => existing.some(product => product.id === id))
    // The list is newest first.
    .map((productId, index) => ({ userId, productId, viewedAt: new Date(now.getTime() - index) }))
  if (!rows.length) return
  await tx
    .insert(viewedProducts)
    .values(rows)
    .onConflictDoUpdate({ target: [viewedProducts.userId, viewedProducts.productId], set: { viewedAt: sql`excluded.viewed_at` } })
  const kept = await listViewed(tx, userId)
  await tx.delete(viewedProducts).where(and(eq(viewedProducts.userId, userId), notInArray(viewedProducts.productId, kept)))
}
