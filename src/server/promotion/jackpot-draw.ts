import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { hasJackpot } from '#domain/jackpot.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { users, verifiedEmail } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { transact } from '../kernel/db/transact.ts'
import { runForEach } from '../kernel/jobs/run-for-each.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { postTransfers } from '../ledger/index.ts'
import { orders } from '../order/index.ts'
import { lockWallet } from '../payment/index.ts'
import { readSettings, readSiteTranslator } from '../site/index.ts'
import { readPot, hashText, selectTickets } from './jackpot.ts'
import { drawFromSeeds } from './seeds.ts'
import { jackpots } from './tables.ts'

/** A jackpot has one draw. */
const ATTEMPT = 1
/** Payments that arrived in time may still be applied for a moment. */
const DELAY_MS = 60_000

/** Job: draws the jackpots whose time has come. One of a shop that has switched the feature or the wallet off waits. */
export async function drawJackpots(server: Server): Promise<void> {
  const now = server.now()
  const due = await server.db
    .select({ id: jackpots.id })
    .from(jackpots)
    .where(and(lte(jackpots.drawsAt, new Date(now.getTime() - DELAY_MS)), isNull(jackpots.drawnAt), isNull(jackpots.stoppedAt)))
    .orderBy(asc(jackpots.id))
  if (!due.length || !hasJackpot((await readSettings(server.db)).configs)) return
  await runForEach(due, ({ id }) => transact(server.db, tx => drawJackpot(tx, id, server.config.publicUrl, now))).finally(() =>
    invalidate(server.database, ['games'])
  )
}

/** The drawn ticket, and the seed that all of them make together. Anybody can repeat it once the seeds are public. */
export function drawTicket(serverSeed: string, tickets: readonly string[]): { clientSeed: string; position: number } {
  const clientSeed = hashText(tickets.join(','))
  return { clientSeed, position: drawFromSeeds({ serverSeed, clientSeed, attempt: ATTEMPT, weights: tickets.map(() => 1) }) }
}

/**
 * Fixes the pot, draws a ticket and credits the winner's wallet, in the caller's transaction. The lock of the jackpot's row lets one of
 * many nodes draw; the others find it drawn.
 */
async function drawJackpot(tx: Db, id: number, publicUrl: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(jackpots).where(eq(jackpots.id, id)).for('update')
  if (!row || row.drawnAt || row.stoppedAt) return
  const pot = await readPot(tx, row)
  const tickets = pot > 0 ? await selectTickets(tx, row) : []
  const seeds = tickets.map(({ seed }) => seed)
  const position = tickets.length ? drawTicket(row.serverSeed, seeds).position : null
  const winner = position === null ? undefined : tickets[position]
  await tx
    .update(jackpots)
    .set({ drawnAt: now, pot, tickets: seeds, position, winnerId: winner?.userId ?? null, winnerOrderId: winner?.orderId ?? null })
    .where(eq(jackpots.id, id))
  if (!winner) return
  const { userId, orderId } = winner
  await lockWallet(tx, userId)
  await postTransfers(tx, [{ debit: { kind: 'expense' }, credit: { kind: 'gift_wallet', userId }, amount: pot, code: 'jackpot' }], now)
  await notifyWinner(tx, { userId, orderId, pot }, publicUrl, now)
}

async function notifyWinner(
  tx: Db,
  { userId, orderId, pot }: { userId: number; orderId: number; pot: number },
  publicUrl: string,
  now: Date
): Promise<void> {
  const [found] = await tx
    .select({ locale: orders.locale, mobile: users.mobile, email: verifiedEmail })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), eq(users.id, userId)))
  if (!found) return
  const t = await readSiteTranslator(tx, found.locale)
  const values = { amount: formatMoney(pot), link: `${publicUrl}${toLocalPath(found.locale, '/account/wallet')}` }
  if (found.mobile) await queueMessage(tx, { channel: 'sms', recipient: found.mobile, body: t('jackpot:message', values) }, now)
  if (found.email)
    await queueMessage(
      tx,
      {
        channel: 'email',
        recipient: found.email,
        locale: found.locale,
        subject: t('jackpot:message_subject', values),
        body: t('jackpot:message_body', values)
      },
      now
    )
}
