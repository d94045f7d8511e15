import { type AnyColumn, and, eq, inArray, ne, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import { insertForSearch, queueForSearch, variants } from '../catalogue/index.ts'
import { stockHolds, stockItems } from './tables.ts'

export interface VariantQuantity {
  variantId: number
  quantity: number
}

/** Quantities by variant: the goods and a gift per piece. Lines without a variant are skipped. */
export function toVariantQuantities(
  lines: readonly { variantId: number | null; quantity: number; giftVariantId: number | null }[]
): VariantQuantity[] {
  const quantities = new Map<number, number>()
  const add = (variantId: number, quantity: number): void => void quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  for (const { variantId, quantity, giftVariantId } of lines) {
    if (variantId) add(variantId, quantity)
    if (giftVariantId) add(giftVariantId, quantity)
  }
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}

/** Pieces of a variant that unpaid orders hold at `now`, for use inside a query. */
export function selectHeldQuantity(variantId: AnyColumn, now: Date | Placeholder): SQL<number> {
  const time = now instanceof Date ? now.toISOString() : now
  const reserved = sql`SELECT sum(${stockHolds.quantity}) FROM ${stockHolds} WHERE ${stockHolds.variantId} = ${variantId} AND ${stockHolds.expiresAt} > ${time}::timestamptz`
  // Nested, because Drizzle omits table names from the outermost level of a field in a query of one table.
  return sql<number>`coalesce((${reserved}), 0)::int`
}

/** Available pieces: on hand less allocated less held. */
export function selectAvailableQuantity(now: Date | Placeholder): SQL<number> {
  return sql<number>`(${variants.onHand} - ${variants.allocated} - ${selectHeldQuantity(variants.id, now)})::int`
}

/**
 * Locks variants in the order of their ids, which prevents deadlocks between orders. Read the availability in a later statement,
 * whose snapshot is newer than the lock.
 */
export async function lockVariants(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
    .orderBy(variants.id)
    .for('no key update')
}

const selectHeldProducts = (orderId: number): SQL =>
  sql`SELECT v.product_id FROM ${stockHolds} h JOIN ${variants} v ON v.id = h.variant_id WHERE h.order_id = ${orderId}`

/** Holds pieces for an order. Call it under `lockVariants`, after reading the availability. */
export async function holdStock(tx: Db, orderId: number, pieces: readonly VariantQuantity[], expiresAt: Date): Promise<void> {
  await tx.execute(sql`WITH created AS (SELECT ${orderId}::int AS id), ${createHoldsPart(pieces, expiresAt)} SELECT`)
}

/** `holdStock` as a part of `createOrder`. */
export function createHoldsPart(pieces: readonly VariantQuantity[], expiresAt: Date): SQL {
  const variantIds = sql.param(pieces.map(({ variantId }) => variantId))
  const quantities = sql.param(pieces.map(({ quantity }) => quantity))
  return sql`held AS (
      INSERT INTO ${stockHolds} (order_id, variant_id, quantity, expires_at)
      SELECT created.id, variant_id, quantity, ${expiresAt.toISOString()}::timestamptz
      FROM created, unnest(${variantIds}::int[], ${quantities}::int[]) AS piece (variant_id, quantity)
    ), queued AS (${insertForSearch(sql`SELECT product_id FROM ${variants} WHERE id = ANY(${variantIds}::int[])`)})`
}

export async function releaseHolds(tx: Db, orderId: number): Promise<void> {
  await queueForSearch(tx, selectHeldProducts(orderId))
  await tx.delete(stockHolds).where(eq(stockHolds.orderId, orderId))
}

/**
 * Extends an order's holds until `expiresAt`, also expired ones while the stock suffices.
 * @returns false, without changes, where a variant is short
 */
export async function renewHolds(
  tx: Db,
  orderId: number,
  pieces: readonly VariantQuantity[],
  expiresAt: Date,
  now: Date
): Promise<boolean> {
  if (!(await lockAvailable(tx, orderId, pieces, now))) return false
  await releaseHolds(tx, orderId)
  await holdStock(tx, orderId, pieces, expiresAt)
  return true
}

/**
 * Converts an order's holds to allocations, also expired ones while the stock suffices.
 * @returns false, without changes, where a variant is short
 */
export async function allocateStock(tx: Db, orderId: number, pieces: readonly VariantQuantity[], now: Date): Promise<boolean> {
  if (!(await lockAvailable(tx, orderId, pieces, now))) return false
  await releaseHolds(tx, orderId)
  for (const { variantId, quantity } of pieces.toSorted((one, other) => one.variantId - other.variantId))
    await tx
      .update(variants)
      .set({ allocated: sql`${variants.allocated} + ${quantity}` })
      .where(eq(variants.id, variantId))
  return true
}

/** Locks variants. @returns whether an order can have these pieces of them, beside the holds of others */
async function lockAvailable(tx: Db, orderId: number, pieces: readonly VariantQuantity[], now: Date): Promise<boolean> {
  const requested = new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity]))
  const ids = [...requested.keys()].toSorted((a, b) => a - b)
  await lockVariants(tx, ids)
  const others = tx
    .select({ variantId: stockHolds.variantId, held: sql<number>`sum(${stockHolds.quantity})::int`.as('held') })
    .from(stockHolds)
    .where(
      and(
        ne(stockHolds.orderId, orderId),
        inArray(stockHolds.variantId, ids),
        sql`${stockHolds.expiresAt} > ${now.toISOString()}::timestamptz`
      )
    )
    .groupBy(stockHolds.variantId)
    .as('others')
  const rows = await tx
    .select({ id: variants.id, free: sql<number>`(${variants.onHand} - ${variants.allocated} - coalesce(${others.held}, 0))::int` })
    .from(variants)
    .leftJoin(others, eq(others.variantId, variants.id))
    .where(inArray(variants.id, ids))
  return rows.length === ids.length && rows.every(({ id, free }) => free >= (requested.get(id) ?? 0))
}

/** Releases allocated pieces of an order that is not shipped. */
export async function deallocateStock(tx: Db, pieces: readonly VariantQuantity[]): Promise<void> {
  await addToStock(tx, pieces, ({ quantity }) => ({ allocated: sql`${variants.allocated} - ${quantity}` }))
}

/** Adds returned pieces to the stock. */
export async function restock(tx: Db, pieces: readonly VariantQuantity[]): Promise<void> {
  await addToStock(tx, pieces, ({ quantity }) => ({ onHand: sql`${variants.onHand} + ${quantity}` }))
}

async function addToStock(
  tx: Db,
  pieces: readonly VariantQuantity[],
  change: (piece: VariantQuantity) => { allocated: SQL } | { onHand: SQL }
): Promise<void> {
  await lockVariants(
    tx,
    pieces.map(({ variantId }) => variantId)
  )
  for (const piece of pieces) await tx.update(variants).set(change(piece)).where(eq(variants.id, piece.variantId))
}

/**
 * Removes allocated pieces from the stock when they leave the shop.
 * @param branchCode the branch that hands them over; null for the warehouse
 */
export async function dispatchStock(tx: Db, pieces: readonly VariantQuantity[], branchCode: string | null): Promise<void> {
  await lockVariants(
    tx,
    pieces.map(({ variantId }) => variantId)
  )
  for (const { variantId, quantity } of pieces) {
    await tx
      .update(variants)
      .set({ onHand: sql`${variants.onHand} - ${quantity}`, allocated: sql`${variants.allocated} - ${quantity}` })
      .where(eq(variants.id, variantId))
    if (branchCode !== null)
      await tx
        .update(stockItems)
        .set({ onHand: sql`greatest(${stockItems.onHand} - ${quantity}, 0)` })
        .where(and(eq(stockItems.variantId, variantId), eq(stockItems.branchCode, branchCode)))
  }
}
