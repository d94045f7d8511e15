import { and, count, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import type { Locale } from '#domain/site.ts'
import { toSmsText } from '#domain/sms.ts'
import type { Db } from '../db/open.ts'
import type { MailGoods } from './mail.ts'
import { messages } from './tables.ts'

type NewMessage = NewSms | NewEmail

interface NewSms extends MessageRules {
  channel: 'sms'
  /** Eight digits. */
  recipient: string
  body: string
}

interface NewEmail extends MessageRules {
  channel: 'email'
  recipient: string
  subject: string
  body: string
  locale: Locale
  goods?: MailGoods
}

interface MessageRules {
  /** Deletes the text once it is sent. */
  erasedWhenSent?: boolean
  /** Sent after all others. */
  bulk?: boolean
  /** Answers a POST without a login, as RFC 8058 says. */
  unsubscribeUrl?: string
  /** Not sent from this time on. */
  validUntil?: Date
}

/** Inserts a message in the transaction of its cause. */
export async function queueMessage(tx: Db, message: NewMessage, now: Date): Promise<void> {
  const body = message.channel === 'sms' ? toSmsText(message.body) : message.body
  await tx.insert(messages).values({ subject: '', ...message, body, createdAt: now, dueAt: now })
}

export type OutboxMessage = typeof messages.$inferSelect

export async function findMessage(db: Db, id: number): Promise<OutboxMessage | null> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id))
  return message ?? null
}

/** @returns the newest first */
export async function listNewestMessages(db: Db, limit: number, recipient?: string): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(messages)
    .where(recipient ? eq(messages.recipient, recipient) : undefined)
    .orderBy(desc(messages.id))
    .limit(limit)
}

const isFailed = (now: Date) =>
  and(isNull(messages.sentAt), isNotNull(messages.error), or(isNull(messages.validUntil), gt(messages.validUntil, now)))

/** Messages that were not sent, and that are not out of date; the newest first. */
export async function listFailedMessages(db: Db, limit: number, offset: number, now: Date): Promise<OutboxMessage[]> {
  return db.select().from(messages).where(isFailed(now)).orderBy(desc(messages.id)).limit(limit).offset(offset)
}

/**
 * Makes failed messages due now: one, or all. A message whose text was erased cannot be sent.
 * @returns their number
 */
export async function retryFailedMessages(db: Db, id: number | null, now: Date): Promise<number> {
  const rows = await db
    .update(messages)
    .set({ dueAt: now })
    .where(and(isFailed(now), ne(messages.body, ''), id === null ? undefined : eq(messages.id, id)))
    .returning({ id: messages.id })
  return rows.length
}

const isWaiting = and(isNull(messages.sentAt), isNotNull(messages.dueAt))

export async function countWaitingMessages(db: Db): Promise<{ count: number; bulk: number }> {
  const [counts] = await db
    .select({ count: count(), bulk: sql<number>`count(*) FILTER (WHERE ${messages.bulk})::int` })
    .from(messages)
    .where(isWaiting)
  return counts ?? { count: 0, bulk: 0 }
}

/** Stops a run to many people: one that is being sent at this moment arrives, no other does. @returns the number of deleted messages */
export async function deleteBulkMessages(db: Db): Promise<number> {
  const deleted = await db
    .delete(messages)
    .where(and(isWaiting, eq(messages.bulk, true)))
    .returning({ id: messages.id })
  return deleted.length
}

const RETENTION_DAYS = 30

/** Messages are personal data, and are deleted once complaints are no longer expected. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, new Date(now.getTime() - RETENTION_DAYS * DAY_MS)))
}
