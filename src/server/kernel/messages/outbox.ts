import { desc, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import type { Db } from '../db/open.ts'
import { messages } from './tables.ts'

interface NewMessage {
  channel: 'sms' | 'email'
  /** Eight digits for a text message, an e-mail address otherwise. */
  recipient: string
  subject?: string
  body: string
  /** Deletes the text once it is sent. */
  erasedWhenSent?: boolean
}

/** Inserts a message in the transaction of its cause. */
export async function queueMessage(tx: Db, message: NewMessage, now: Date): Promise<void> {
  await tx.insert(messages).values({ subject: '', ...message, createdAt: now, dueAt: now })
}

export type OutboxMessage = typeof messages.$inferSelect

/** @returns the newest first */
export async function listNewestMessages(db: Db, limit: number, recipient?: string): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(messages)
    .where(recipient ? eq(messages.recipient, recipient) : undefined)
    .orderBy(desc(messages.id))
    .limit(limit)
}

const RETENTION_DAYS = 30

/** Messages are personal data, and are deleted once complaints are no longer expected. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, new Date(now.getTime() - RETENTION_DAYS * DAY_MS)))
}
