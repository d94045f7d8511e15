import { and, asc, eq, exists, gt, inArray, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { calculatePointsExpiry, type LoyaltyRule, type PointsLot, countPointsExpiringBy, toUnspentLots } from '#domain/loyalty.ts'
import { formatShortDay, formatNumber } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { users, verifiedEmail } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { runForEach } from '../kernel/jobs/run-for-each.ts'
import type { Job } from '../kernel/jobs/queue.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { CURRENCY, ledgerAccounts, ledgerTransfers, postTransfers } from '../ledger/index.ts'
import { findOrderById } from '../order/index.ts'
import { lockWallet } from '../payment/index.ts'
import { readSettings, readSiteTranslator } from '../site/index.ts'

const BATCH_SIZE = 100

/** Job kind that warns of the expiry of an order's points. Subject: the ids of the customer and the order. */
export const WARN_POINTS = 'warn_points'

const POINTS = and(eq(ledgerAccounts.kind, 'points'), eq(ledgerAccounts.currency, CURRENCY))
const { creditsPosted, debitsPosted, debitsPending } = ledgerAccounts

/** A customer's points that are neither spent nor reserved nor expired, oldest first. */
export async function readLots(db: Db, userId: number): Promise<PointsLot[]> {
  const rows = await db
    .select({
      earnedAt: ledgerTransfers.createdAt,
      amount: ledgerTransfers.amount,
      taken: sql<number>`(${debitsPosted} + ${debitsPending})::float8`
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.creditAccountId, ledgerAccounts.id))
    .where(and(POINTS, eq(ledgerAccounts.userId, userId), inArray(ledgerTransfers.kind, ['single', 'post_pending'])))
    .orderBy(asc(ledgerTransfers.createdAt), asc(ledgerTransfers.id))
  return toUnspentLots(rows, rows[0]?.taken ?? 0)
}

/** Job: takes expired points. Safe to repeat. */
export async function expirePoints(server: Server): Promise<void> {
  const { loyalty: rule, configs } = await readSettings(server.db)
  // Customers cannot spend or see their points while the shop has none.
  if (!configs.points) return
  const now = server.now()
  const userIds = await readCustomersWithOldPoints(server.db, rule, now)
  await runForEach(userIds, userId => transact(server.db, tx => expireCustomerPoints(tx, userId, rule, now)))
}

/** Customers with a credit of points that is older than the shortest time in which points expire, and not all spent. */
async function readCustomersWithOldPoints(db: Db, { expiryMonths }: LoyaltyRule, now: Date): Promise<number[]> {
  if (expiryMonths === 0) return []
  const credited = db
    .select({ one: sql`1` })
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.creditAccountId, ledgerAccounts.id),
        inArray(ledgerTransfers.kind, ['single', 'post_pending']),
        lte(ledgerTransfers.createdAt, sql`${now.toISOString()}::timestamptz - make_interval(months => ${expiryMonths}) + interval '1 day'`)
      )
    )
    .having(gt(sql`sum(${ledgerTransfers.amount})`, sql`${debitsPosted} + ${debitsPending}`))
  const rows = await db
    .select({ userId: ledgerAccounts.userId })
    .from(ledgerAccounts)
    .where(and(POINTS, gt(creditsPosted, sql`${debitsPosted} + ${debitsPending}`), exists(credited)))
    .limit(BATCH_SIZE)
  return rows.flatMap(({ userId }) => userId ?? [])
}

async function expireCustomerPoints(tx: Db, userId: number, rule: LoyaltyRule, now: Date): Promise<void> {
  await lockWallet(tx, userId)
  const amount = countPointsExpiringBy(now, await readLots(tx, userId), rule)
  if (amount === 0) return
  const debit = { kind: 'points', userId } as const
  await postTransfers(tx, [{ debit, credit: { kind: 'expense' }, amount, code: 'points_expired' }], now)
}

/**
 * Job: warns once of the expiry of what is left of an order's points.
 * @returns the day of the warning where that is still to come
 */
export async function warnOfExpiry(server: Server, { subject }: Pick<Job, 'subject'>): Promise<Date | null> {
  const [userId = 0, orderId = 0] = subject.split(' ').map(Number)
  const { loyalty: rule, configs } = await readSettings(server.db)
  const [earned] = await server.db
    .select({ at: ledgerTransfers.createdAt })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.orderId, orderId), eq(ledgerTransfers.code, 'points')))
  const expiry = earned && calculatePointsExpiry(earned.at, rule)
  if (!expiry || !configs.points) return null
  const now = server.now()
  const warnAt = new Date(expiry.getTime() - rule.warningDays * DAY_MS)
  if (warnAt > now) return warnAt
  const lots = await readLots(server.db, userId)
  if (!lots.some(({ earnedAt }) => earnedAt.getTime() === earned.at.getTime())) return null
  await queueWarning(server, { userId, orderId, amount: countPointsExpiringBy(expiry, lots, rule), expiry }, now)
  return null
}

async function queueWarning(
  { db, config }: Server,
  { userId, orderId, amount, expiry }: { userId: number; orderId: number; amount: number; expiry: Date },
  now: Date
): Promise<void> {
  const [user] = await db.select({ mobile: users.mobile, email: verifiedEmail }).from(users).where(eq(users.id, userId))
  const { locale } = await findOrderById(db, orderId)
  const t = await readSiteTranslator(db, locale)
  const values = {
    n: formatNumber(amount),
    day: formatShortDay(expiry, locale),
    link: `${config.publicUrl}${toLocalPath(locale, '/account/points')}`
  }
  if (user?.email)
    await queueMessage(
      db,
      {
        channel: 'email',
        recipient: user.email,
        locale,
        subject: t('points:warning_subject', values),
        body: t('points:warning_body', values)
      },
      now
    )
  else if (user?.mobile) await queueMessage(db, { channel: 'sms', recipient: user.mobile, body: t('points:warning_sms', values) }, now)
}
