import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { runInBackground } from '../db/pool.ts'
import { log } from '../log/log.ts'
import type { Server } from '../server.ts'
import type { Db } from '../db/open.ts'
import type { OutboxMessage } from './outbox.ts'
import { messages } from './tables.ts'
import { type Carrier, createCarriers } from './carriers.ts'

/** The claim of a stopped process expires after this time; a running process extends it while it sends. */
const CLAIM_MS = 60_000
const ATTEMPTS = 6

/**
 * Sends due messages one after another, on any number of nodes. After a crash a message may be sent twice.
 * @returns the number of sent messages
 */
export async function deliverMessages(server: Server, claimMs = CLAIM_MS): Promise<number> {
  const send = createCarriers(server.config)
  const claimEnd = () => new Date(server.now().getTime() + claimMs)
  let sent = 0
  for (;;) {
    const message = await claimMessage(server.db, server.now(), claimEnd())
    if (!message) return sent
    const extend = async () => void (await server.db.update(messages).set({ dueAt: claimEnd() }).where(eq(messages.id, message.id)))
    const carrier = extendWhileSending(send[message.channel], () => runInBackground(extend, 'reserved'), claimMs / 4)
    if (await deliverMessage(server, carrier, message)) sent++
  }
}

/** Starts the delivery in the background, without waiting for the job. */
export function scheduleDelivery(server: Server): void {
  setImmediate(() => void deliverMessages(server).catch(() => {}))
}

async function claimMessage(db: Db, now: Date, until: Date): Promise<OutboxMessage | null> {
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.sentAt), lte(messages.dueAt, now)))
    .orderBy(asc(messages.dueAt), asc(messages.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, dueAt: until })
    .where(eq(messages.id, sql`(${due})`))
    .returning()
  return message ?? null
}

/** A carrier that calls `extend` periodically until the message is sent or rejected. */
function extendWhileSending(carrier: Carrier, extend: () => Promise<void>, everyMs: number): Carrier {
  return async message => {
    let extended = Promise.resolve()
    const timer = setInterval(() => (extended = extended.then(extend).catch(() => {})), everyMs)
    try {
      await carrier(message)
    } finally {
      clearInterval(timer)
      // A late extension could overwrite the stored result.
      await extended
    }
  }
}

async function deliverMessage(server: Server, carrier: Carrier, message: OutboxMessage): Promise<boolean> {
  try {
    await carrier(message)
    // Without a mail server the stored message is the only copy.
    const erased = message.erasedWhenSent && server.config.smtpUrl !== null ? { body: '' } : {}
    await server.db
      .update(messages)
      .set({ sentAt: server.now(), dueAt: null, error: null, ...erased })
      .where(eq(messages.id, message.id))
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    const seconds = 30 * 2 ** message.attempts
    const dueAt = message.attempts < ATTEMPTS ? new Date(server.now().getTime() + seconds * 1000) : null
    // Nobody sends it again after the last attempt.
    const erased = message.erasedWhenSent && dueAt === null ? { body: '' } : {}
    await server.db
      .update(messages)
      .set({ error: reason, dueAt, ...erased })
      .where(eq(messages.id, message.id))
    log.error({ message: message.id, channel: message.channel, final: dueAt === null }, `message not sent: ${reason}`)
    return false
  }
}
