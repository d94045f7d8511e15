import { and, asc, eq } from 'drizzle-orm'
import type { OrderListFilters, SavedView } from '#contract/order-list.ts'
import { ShopError } from '#domain/errors.ts'
import type { OrderSort } from '#domain/order-list.ts'
import type { Db } from '../../kernel/db/open.ts'
import { orderViews } from '../tables.ts'

const MOST = 20

/** A user's own views of the list of orders, oldest first. */
export async function readSavedViews(db: Db, userId: number): Promise<SavedView[]> {
  const rows = await db.select().from(orderViews).where(eq(orderViews.userId, userId)).orderBy(asc(orderViews.id))
  return rows.map(({ id, name, filters, sort }) => ({ id, name, filters: filters as OrderListFilters, sort }))
}

/** @throws ShopError view_name_taken, views_full */
export async function saveView(
  tx: Db,
  userId: number,
  { name, filters, sort }: { name: string; filters: OrderListFilters; sort: OrderSort },
  now: Date
): Promise<SavedView> {
  if ((await tx.$count(orderViews, eq(orderViews.userId, userId))) >= MOST) throw new ShopError('views_full', { most: MOST })
  const [row] = await tx
    .insert(orderViews)
    .values({ userId, name, filters, sort, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: orderViews.id })
  if (!row) throw new ShopError('view_name_taken', { fields: { name: 'view_name_taken' } })
  return { id: row.id, name, filters, sort }
}

/** Only a view of their own. */
export async function deleteView(db: Db, userId: number, id: number): Promise<void> {
  await db.delete(orderViews).where(and(eq(orderViews.id, id), eq(orderViews.userId, userId)))
}
