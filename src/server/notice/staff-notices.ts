import { and, eq, gt } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/day.ts'
import { DEFAULT_LOCALE } from '#domain/site.ts'
import type { StaffEvent } from '#domain/staff-event.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Db } from '../kernel/db/open.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { orders } from '../order/index.ts'
import { returns } from '../return/index.ts'
import { readSettings, readSiteTranslator } from '../site/index.ts'
import { readStaffCounts } from './staff-counts.ts'
import { staffNotices } from './tables.ts'

const ONLY_ROW = 1

/**
 * Queues e-mails and SMS for the recipients of the setting `staff_notices` about what is new since the last message, at first in the
 * setting's interval before: one message for all events, never more often than the setting allows.
 * @returns whether messages were queued
 */
export async function notifyStaff({ db, config, now: clock }: Server): Promise<boolean> {
  const { staff_notices: setting } = await readSettings(db)
  if (!setting.emails.length && !setting.phones.length) {
    // The first message to later recipients begins with their interval, not with this time.
    await db.delete(staffNotices)
    return false
  }
  const now = clock()
  const counts = await readStaffCounts(db, now)
  const t = await readSiteTranslator(db, DEFAULT_LOCALE)
  return db.transaction(async tx => {
    const intervalMs = setting.everyMinutes * MINUTE_MS
    const since = await lockState(tx, new Date(now.getTime() - intervalMs))
    const levels = { failed_payments: counts.failed_payments, overdue: counts.overdue, low_stock: counts.low_stock }
    const news: Record<StaffEvent, number> = {
      orders: await tx.$count(orders, and(eq(orders.state, 'placed'), gt(orders.placedAt, since.sentAt))),
      returns: await tx.$count(returns, and(eq(returns.state, 'requested'), gt(returns.createdAt, since.sentAt))),
      failed_payments: levels.failed_payments - (since.levels.failed_payments ?? 0),
      overdue: levels.overdue - (since.levels.overdue ?? 0),
      low_stock: levels.low_stock - (since.levels.low_stock ?? 0)
    }
    const events = setting.events.filter(event => news[event] > 0)
    const isDue = events.length > 0 && now.getTime() - since.sentAt.getTime() >= intervalMs
    // A count that fell is reported when it rises again.
    const lowest = Object.fromEntries(Object.entries(levels).map(([name, n]) => [name, isDue ? n : Math.min(n, since.levels[name] ?? 0)]))
    await tx
      .update(staffNotices)
      .set({ levels: lowest, ...(isDue && { sentAt: now }) })
      .where(eq(staffNotices.id, ONLY_ROW))
    if (!isDue) return false
    const lines = events.map(event => t(`staff_notice:${event}`, { n: news[event] }))
    const link = `${config.publicUrl}${toLocalPath(DEFAULT_LOCALE, '/admin')}`
    for (const recipient of setting.phones) await queueMessage(tx, { channel: 'sms', recipient, body: `${lines.join('. ')}. ${link}` }, now)
    const subject = t('staff_notice:subject')
    for (const recipient of setting.emails)
      await queueMessage(tx, { channel: 'email', recipient, locale: DEFAULT_LOCALE, subject, body: [...lines, '', link].join('\n') }, now)
    return true
  })
}

/** @param begin from which the first message reports */
async function lockState(tx: Db, begin: Date): Promise<typeof staffNotices.$inferSelect> {
  await tx.insert(staffNotices).values({ id: ONLY_ROW, sentAt: begin, levels: {} }).onConflictDoNothing()
  const [row] = await tx.select().from(staffNotices).where(eq(staffNotices.id, ONLY_ROW)).for('update')
  if (!row) throw new Error('The state of the notices for staff was not written.')
  return row
}
