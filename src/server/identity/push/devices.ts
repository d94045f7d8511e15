import { and, count, eq, exists, isNull, lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { PUSH_TOPICS, type PushPayload, type PushTopic } from '#domain/push.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Config } from '../../kernel/config.ts'
import type { Db } from '../../kernel/db/open.ts'
import { scheduleJob } from '../../kernel/jobs/queue.ts'
import { sessions, users } from '../tables.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

export const SEND_PUSH = 'send_push'
const UNUSED_MS = 90 * DAY_MS

/**
 * Stores the subscription of a browser, for the account that is logged in there. The shop calls its address later, so only those of
 * known push services are accepted. @throws ShopError push_refused
 */
export async function saveSubscription(
  db: Db,
  config: Pick<Config, 'pushHosts'>,
  device: { endpoint: string; p256dh: string; auth: string; locale: Locale; sessionId: string },
  now: Date
): Promise<string> {
  if (!isPushService(device.endpoint, config.pushHosts)) throw new ShopError('push_refused')
  const [row] = await db
    .insert(pushSubscriptions)
    .values({ ...device, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: device })
    .returning({ playerId: pushSubscriptions.playerId })
  if (!row) throw new Error('A subscription was not written.')
  return row.playerId
}

/** `*.push.apple.com` allows every host below it. */
function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const { protocol, host, hostname, username } = new URL(endpoint)
  if (username) return false
  return hosts.some(allowed => {
    // An address with a scheme is that of a test's own server.
    if (allowed.includes('://')) return `${protocol}//${host}` === allowed
    return (
      protocol === 'https:' && host === hostname && (allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed)
    )
  })
}

export async function deleteSubscription(db: Db, playerId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.playerId, playerId))
}

/** @throws ShopError push_unknown */
export async function linkDevice(db: Db, playerId: string, sessionId: string): Promise<void> {
  const linked = await db
    .update(pushSubscriptions)
    .set({ sessionId })
    .where(eq(pushSubscriptions.playerId, playerId))
    .returning({ id: pushSubscriptions.id })
  if (!linked.length) throw new ShopError('push_unknown')
}

/** A login replaces the session of a browser, whose subscription goes along. */
export async function moveDevices(tx: Db, fromSession: string, toSession: string): Promise<void> {
  await tx.update(pushSubscriptions).set({ sessionId: toSession }).where(eq(pushSubscriptions.sessionId, fromSession))
}

export async function readPushChoice(db: Db, userId: number): Promise<{ topics: Record<PushTopic, boolean>; devices: number }> {
  const [user] = await db.select({ off: users.pushOff }).from(users).where(eq(users.id, userId))
  const [row] = await db
    .select({ devices: count() })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(sessions.userId, userId))
  const isOn = (topic: PushTopic): boolean => !user?.off.includes(topic)
  return { topics: { orders: isOn('orders'), stock: isOn('stock'), prices: isOn('prices') }, devices: row?.devices ?? 0 }
}

export async function choosePushTopics(db: Db, userId: number, topics: Record<PushTopic, boolean>): Promise<void> {
  await db
    .update(users)
    .set({ pushOff: PUSH_TOPICS.filter(topic => !topics[topic]) })
    .where(eq(users.id, userId))
}

/** Whether a customer has a device, of the table `users`. */
export const hasDevice = (db: Db) =>
  exists(
    db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(eq(sessions.userId, users.id))
  )

/** The devices to which a topic is sent. */
async function readDevices(db: Db, userId: number, topic: PushTopic): Promise<{ id: number; locale: Locale }[]> {
  const rows = await db
    .select({ id: pushSubscriptions.id, locale: pushSubscriptions.locale, off: users.pushOff })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
  return rows.filter(({ off }) => !off.includes(topic))
}

/** Queues a message to the customer's devices, each in its language, in the transaction of its cause. */
export async function queuePush(
  tx: Db,
  userId: number,
  topic: PushTopic,
  compose: (locale: Locale) => PushPayload | Promise<PushPayload>,
  now: Date
): Promise<void> {
  for (const { id, locale } of await readDevices(tx, userId, topic)) {
    const payload = await compose(locale)
    const [message] = await tx
      .insert(pushMessages)
      .values({ subscriptionId: id, payload, createdAt: now })
      .returning({ id: pushMessages.id })
    await scheduleJob(tx, { kind: SEND_PUSH, subject: String(message?.id), runAt: now })
  }
}

/** Devices without a logged-in session for a long time. */
export async function purgePushSubscriptions(db: Db, now: Date): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(isNull(pushSubscriptions.sessionId), lt(pushSubscriptions.createdAt, new Date(now.getTime() - UNUSED_MS))))
}
