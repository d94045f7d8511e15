import { desc, eq, sql } from 'drizzle-orm'
import type { RouletteCheck, RouletteDraw } from '#contract/roulette.ts'
import { ShopError } from '#domain/errors.ts'
import { ROULETTE_DRAWS_PER_PAGE } from '#domain/roulette.ts'
import { formatName, users } from '../identity/index.ts'
import { recordAction } from '../kernel/audit/record.ts'
import type { Db } from '../kernel/db/open.ts'
import { lockOrder, type OrderRow, orders } from '../order/index.ts'
import { receipts } from '../receipt/index.ts'
import { isLeft, listWeights } from './campaigns.ts'
import { lockLocation, listOwnLocationIds, readPrizeRows } from './roulette.ts'
import { createCommitment, drawFromSeeds, createServerSeed } from './seeds.ts'
import { hasSpent } from './spent-totals.ts'
import { rouletteDraws, rouletteLocations, roulettePrizes } from './tables.ts'

/** An order has one draw. */
const ATTEMPT = 1
const RECEIPT_NUMBER = /^\d{33}$/

type LocationRow = typeof rouletteLocations.$inferSelect

/** The order of an order's number, or of a VAT receipt's. @throws ShopError order_not_found */
async function findOrderByNumber(db: Db, typed: string): Promise<OrderRow> {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const [found] = RECEIPT_NUMBER.test(number)
    ? await db
        .select({ order: orders })
        .from(receipts)
        .innerJoin(orders, eq(orders.id, receipts.orderId))
        .where(eq(receipts.number, number))
    : await db.select({ order: orders }).from(orders).where(eq(orders.number, number))
  if (!found) throw new ShopError('order_not_found')
  return found.order
}

/** @throws ShopError for an order that allows no draw at this branch */
async function requirePlayable(db: Db, order: OrderRow, location: LocationRow): Promise<void> {
  if (!location.isOpen) throw new ShopError('roulette_closed')
  if (order.state !== 'placed' || order.payment !== 'paid') throw new ShopError('roulette_not_paid')
  if (order.fulfilment !== 'delivered') throw new ShopError('roulette_not_delivered')
  if (order.branchCode !== null && order.branchCode !== location.branchCode) throw new ShopError('roulette_other_branch')
  if (!(await hasSpent(db, order.id, location.minimum))) throw new ShopError('roulette_total_low', { amount: location.minimum })
}

/** A branch where the caller does not draw is unknown. @throws ShopError roulette_not_found */
async function requireOwn(db: Db, userId: number, locationId: number): Promise<void> {
  if (!(await listOwnLocationIds(db, userId)).includes(locationId)) throw new ShopError('roulette_not_found')
}

async function readDraws(db: Db, where: ReturnType<typeof eq>, page = 1): Promise<RouletteDraw[]> {
  const rows = await db
    .select({ row: rouletteDraws, number: orders.number, by: users })
    .from(rouletteDraws)
    .innerJoin(orders, eq(orders.id, rouletteDraws.orderId))
    .innerJoin(users, eq(users.id, rouletteDraws.drawnBy))
    .where(where)
    .orderBy(desc(rouletteDraws.id))
    .limit(ROULETTE_DRAWS_PER_PAGE + 1)
    .offset((page - 1) * ROULETTE_DRAWS_PER_PAGE)
  return rows.map(({ row, number, by }) => ({
    id: row.id,
    location_id: row.locationId,
    number,
    prize: row.title,
    won: row.hasPrize,
    position: row.position,
    weights: row.weights,
    commitment: createCommitment(row.serverSeed),
    server_seed: row.serverSeed,
    client_seed: row.clientSeed,
    attempt: ATTEMPT,
    by: formatName(by),
    created_at: row.createdAt.toISOString()
  }))
}

export async function listDraws(db: Db, locationId: number, page: number): Promise<{ draws: RouletteDraw[]; more: boolean }> {
  const draws = await readDraws(db, eq(rouletteDraws.locationId, locationId), page)
  return { draws: draws.slice(0, ROULETTE_DRAWS_PER_PAGE), more: draws.length > ROULETTE_DRAWS_PER_PAGE }
}

/**
 * What the branch can draw for an order. A draw that took place, at any branch, is returned, so that an answer that was lost is found.
 * @throws ShopError roulette_not_found, order_not_found, or the reason why the order allows no draw
 */
export async function checkNumber(
  db: Db,
  userId: number,
  { locationId, number }: { locationId: number; number: string }
): Promise<RouletteCheck> {
  await requireOwn(db, userId, locationId)
  const [location] = await db.select().from(rouletteLocations).where(eq(rouletteLocations.id, locationId))
  if (!location) throw new ShopError('roulette_not_found')
  const order = await findOrderByNumber(db, number)
  const [drawn = null] = await readDraws(db, eq(rouletteDraws.orderId, order.id))
  if (!drawn) await requirePlayable(db, order, location)
  const prizes = drawn ? [] : await readPrizeRows(db, locationId)
  const weights = listWeights(prizes)
  return {
    number: order.number,
    total: order.total,
    drawn,
    commitment: drawn ? null : createCommitment(createServerSeed(location, order.id, ATTEMPT)),
    prizes: prizes.map(({ title }, index) => ({ title, weight: weights[index] ?? 0 }))
  }
}

/**
 * Draws a prize for an order, takes it from the branch's stock and records the draw, in the caller's transaction. The locks of the order
 * and then of the branch allow one draw of an order, and no more prizes than there are.
 * @throws ShopError roulette_not_found, order_not_found, roulette_played, wheel_empty, or the reason why the order allows no draw
 */
export async function drawPrize(
  tx: Db,
  userId: number,
  { locationId, number, clientSeed }: { locationId: number; number: string; clientSeed: string },
  now: Date
): Promise<RouletteDraw> {
  await requireOwn(tx, userId, locationId)
  const order = await lockOrder(tx, (await findOrderByNumber(tx, number)).id)
  const location = await lockLocation(tx, locationId)
  if (await tx.$count(rouletteDraws, eq(rouletteDraws.orderId, order.id))) throw new ShopError('roulette_played')
  await requirePlayable(tx, order, location)
  const prizes = await readPrizeRows(tx, locationId)
  const weights = listWeights(prizes)
  if (weights.every(weight => weight === 0)) throw new ShopError('wheel_empty')
  const serverSeed = createServerSeed(location, order.id, ATTEMPT)
  const position = drawFromSeeds({ serverSeed, clientSeed, attempt: ATTEMPT, weights })
  const prize = prizes[position]
  if (!prize || !isLeft(prize)) throw new Error('No prize was drawn.')
  await tx
    .update(roulettePrizes)
    .set({ won: sql`${roulettePrizes.won} + 1` })
    .where(eq(roulettePrizes.id, prize.id))
  await tx.insert(rouletteDraws).values({
    locationId,
    orderId: order.id,
    prizeId: prize.id,
    title: prize.title,
    hasPrize: prize.stock !== null,
    position,
    serverSeed,
    clientSeed,
    weights,
    drawnBy: userId,
    createdAt: now
  })
  const after = { branch: location.branchCode, prize: prize.title, left: prize.stock === null ? null : prize.stock - prize.won - 1 }
  await recordAction(tx, { userId, action: 'roulette.draw', subject: order.number, before: null, after, now })
  const [result] = await readDraws(tx, eq(rouletteDraws.orderId, order.id))
  if (!result) throw new Error('A draw was not written.')
  return result
}
