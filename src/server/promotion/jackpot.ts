import { createHash, randomBytes } from 'node:crypto'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Jackpot, JackpotDraw, NewJackpot, StaffJackpot } from '#contract/jackpot.ts'
import { ShopError } from '#domain/errors.ts'
import { calculatePot, SHOWN_DRAWS, formatShortName } from '#domain/jackpot.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Flag, type Locale, localize } from '#domain/site.ts'
import { formatName, users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { orders } from '../order/index.ts'
import { createCommitment } from './seeds.ts'
import { isSpentAtLeast, SPENT_TOTAL } from './spent-totals.ts'
import { jackpotEntries, jackpots } from './tables.ts'

type JackpotRow = typeof jackpots.$inferSelect

/** Two jackpots at once are refused under this lock. */
const ADVISORY_LOCK = 7_342_014

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The jackpot that grows now. */
export async function findJackpot(db: Db, now: Date): Promise<JackpotRow | null> {
  const [row] = await db
    .select()
    .from(jackpots)
    .where(and(lte(jackpots.startsAt, now), gt(jackpots.drawsAt, now), isNull(jackpots.stoppedAt)))
    .orderBy(desc(jackpots.id))
    .limit(1)
  return row ?? null
}

/** Orders that count by what is spent on them: paid in the time of the jackpot, and still placed. */
const isCounted = (jackpot: JackpotRow) =>
  and(eq(orders.state, 'placed'), eq(orders.payment, 'paid'), gte(orders.placedAt, jackpot.startsAt), lt(orders.placedAt, jackpot.drawsAt))

/**
 * The pot is derived from the orders themselves, so that the share of an order that is canceled or refunded before the draw leaves it
 * without a step of its own.
 */
export async function readPot(db: Db, jackpot: JackpotRow): Promise<Tugrik> {
  if (jackpot.pot !== null) return jackpot.pot
  const [row] = await db
    .select({ paid: sql<string>`coalesce(sum(${SPENT_TOTAL}), 0)` })
    .from(orders)
    .where(isCounted(jackpot))
  return calculatePot(jackpot, Number(row?.paid ?? 0))
}

/** Tickets: the orders of those who take part, oldest first, each with its player's seed. */
export function selectTickets(db: Db, jackpot: JackpotRow, userId?: number) {
  return db
    .select({ orderId: orders.id, userId: orders.userId, seed: jackpotEntries.clientSeed })
    .from(orders)
    .innerJoin(jackpotEntries, and(eq(jackpotEntries.jackpotId, jackpot.id), eq(jackpotEntries.userId, orders.userId)))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        isCounted(jackpot),
        isSpentAtLeast(jackpot.minimum),
        isNull(users.blockedAt),
        userId === undefined ? undefined : eq(orders.userId, userId)
      )
    )
    .orderBy(asc(orders.id))
}

/** Whether an order is a ticket of the jackpot, once its customer takes part. */
export const isTicket = async (db: Db, jackpot: JackpotRow, orderId: number): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), isCounted(jackpot), isSpentAtLeast(jackpot.minimum)))) > 0

export async function findEntry(db: Db, jackpotId: number, userId: number) {
  const [entry] = await db
    .select()
    .from(jackpotEntries)
    .where(and(eq(jackpotEntries.jackpotId, jackpotId), eq(jackpotEntries.userId, userId)))
  return entry ?? null
}

/** The jackpot as its page shows it. */
export async function viewJackpot(db: Db, userId: number | null, locale: Locale, now: Date): Promise<Jackpot> {
  const row = await findJackpot(db, now)
  const entry = row && userId !== null ? await findEntry(db, row.id, userId) : null
  return {
    jackpot: row && {
      id: row.id,
      title: localize(row.title, locale),
      starts_at: row.startsAt.toISOString(),
      draws_at: row.drawsAt.toISOString(),
      minimum: row.minimum,
      permille: row.permille,
      pot: await readPot(db, row),
      players: await db.$count(jackpotEntries, eq(jackpotEntries.jackpotId, row.id)),
      commitment: createCommitment(row.serverSeed)
    },
    player:
      userId === null
        ? null
        : {
            joined: entry !== null,
            client_seed: entry?.clientSeed ?? null,
            tickets: row && entry ? (await selectTickets(db, row, userId)).length : 0
          },
    draws: await listDraws(db, userId, locale)
  }
}

async function listDraws(db: Db, userId: number | null, locale: Locale): Promise<JackpotDraw[]> {
  const rows = await db
    .select({ jackpot: jackpots, winner: users })
    .from(jackpots)
    .leftJoin(users, eq(users.id, jackpots.winnerId))
    .where(isNotNull(jackpots.drawnAt))
    .orderBy(desc(jackpots.drawnAt), desc(jackpots.id))
    .limit(SHOWN_DRAWS)
  return rows.map(({ jackpot, winner }) => ({
    id: jackpot.id,
    title: localize(jackpot.title, locale),
    drawn_at: jackpot.drawnAt?.toISOString() ?? '',
    pot: jackpot.pot ?? 0,
    winner: winner && formatShortName(winner),
    mine: userId !== null && jackpot.winnerId === userId,
    commitment: createCommitment(jackpot.serverSeed),
    server_seed: jackpot.serverSeed,
    client_seed: hashText(jackpot.tickets.join(',')),
    tickets: jackpot.tickets.length,
    position: jackpot.position
  }))
}

/** @throws ShopError jackpot_not_found for one that was not drawn */
export async function listDrawnTickets(db: Db, id: number): Promise<string[]> {
  const [row] = await db
    .select({ tickets: jackpots.tickets })
    .from(jackpots)
    .where(and(eq(jackpots.id, id), isNotNull(jackpots.drawnAt)))
  if (!row) throw new ShopError('jackpot_not_found')
  return row.tickets
}

/** Under a lock that a draw takes too: a confirmed entry takes part. @throws ShopError jackpot_not_found where none grows now */
export async function joinJackpot(tx: Db, userId: number, clientSeed: string, now: Date): Promise<void> {
  const found = await findJackpot(tx, now)
  if (!found) throw new ShopError('jackpot_not_found')
  const [row] = await tx.select().from(jackpots).where(eq(jackpots.id, found.id)).for('share')
  if (!row || row.stoppedAt || row.drawnAt) throw new ShopError('jackpot_not_found')
  await tx.insert(jackpotEntries).values({ jackpotId: row.id, userId, clientSeed, createdAt: now }).onConflictDoNothing()
}

/** @throws ShopError jackpot_overlaps, prize_unavailable where the shop has no wallet */
export async function createJackpot(
  tx: Db,
  input: NewJackpot,
  { configs, staffId }: { configs: Partial<Record<Flag, boolean>>; staffId: number },
  now: Date
): Promise<number> {
  if (!configs.storeCredit) throw new ShopError('prize_unavailable')
  const startsAt = new Date(input.starts_at)
  const drawsAt = new Date(input.draws_at)
  if (drawsAt <= now) throw new ShopError('validation', { fields: { draws_at: 'schedule_past' } })
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
  const overlapping = and(isNull(jackpots.stoppedAt), lt(jackpots.startsAt, drawsAt), gt(jackpots.drawsAt, startsAt))
  if (await tx.$count(jackpots, overlapping)) throw new ShopError('jackpot_overlaps')
  const { title, start, permille, minimum } = input
  const [row] = await tx
    .insert(jackpots)
    .values({
      title,
      start,
      permille,
      minimum,
      startsAt,
      drawsAt,
      serverSeed: randomBytes(32).toString('hex'),
      createdBy: staffId,
      createdAt: now
    })
    .returning({ id: jackpots.id })
  if (!row) throw new Error('A jackpot was not written.')
  return row.id
}

/** @throws ShopError jackpot_not_found, jackpot_drawn */
export async function stopJackpot(tx: Db, id: number, staffId: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(jackpots).where(eq(jackpots.id, id)).for('update')
  if (!row) throw new ShopError('jackpot_not_found')
  if (row.drawnAt) throw new ShopError('jackpot_drawn')
  if (!row.stoppedAt) await tx.update(jackpots).set({ stoppedAt: now, stoppedBy: staffId }).where(eq(jackpots.id, id))
}

function toState({ stoppedAt, drawnAt, startsAt, drawsAt }: JackpotRow, now: Date): StaffJackpot['state'] {
  if (drawnAt) return 'drawn'
  if (stoppedAt) return 'stopped'
  if (drawsAt <= now) return 'drawing'
  return startsAt > now ? 'planned' : 'running'
}

/** @param id of one; all without it @throws ShopError jackpot_not_found */
export async function listJackpots(db: Db, now: Date, id?: number): Promise<StaffJackpot[]> {
  const rows = await db
    .select({ jackpot: jackpots, winner: users })
    .from(jackpots)
    .leftJoin(users, eq(users.id, jackpots.winnerId))
    .where(id === undefined ? undefined : eq(jackpots.id, id))
    .orderBy(desc(jackpots.id))
    .limit(30)
  if (id !== undefined && !rows.length) throw new ShopError('jackpot_not_found')
  const ids = rows.map(({ jackpot }) => jackpot.id)
  const players = ids.length
    ? await db
        .select({ id: jackpotEntries.jackpotId, count: count() })
        .from(jackpotEntries)
        .where(inArray(jackpotEntries.jackpotId, ids))
        .groupBy(jackpotEntries.jackpotId)
    : []
  const shown: StaffJackpot[] = []
  for (const { jackpot, winner } of rows) {
    const state = toState(jackpot, now)
    shown.push({
      id: jackpot.id,
      title: jackpot.title,
      state,
      starts_at: jackpot.startsAt.toISOString(),
      draws_at: jackpot.drawsAt.toISOString(),
      start: jackpot.start,
      permille: jackpot.permille,
      minimum: jackpot.minimum,
      pot: state === 'stopped' ? 0 : await readPot(db, jackpot),
      players: players.find(each => each.id === jackpot.id)?.count ?? 0,
      winner: winner && formatName(winner)
    })
  }
  return shown
}
