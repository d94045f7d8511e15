import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Server } from '../server.ts'
import type { Db } from '../db/open.ts'
import type { OutboxMessage } from './outbox.ts'
import { messages } from './tables.ts'
import { type Carrier, carriers } from './carriers.ts'

const BATCH = 20
/** A message taken by a node that dies is tried again after this long. */
const CLAIM_SECONDS = 60
const ATTEMPTS = 6

/**
 * Sends what is due, for any number of nodes at once. A message may arrive twice after a crash, never not at all.
 * @returns how many went out
 */
export async function deliverMessages(server: Server): Promise<number> {
  const send = carriers(server.config)
  let sent = 0
  for (;;) {
    const taken = await claim(server.db, server.now())
    if (!taken.length) return sent
    for (const message of taken) if (await deliver(server, send[message.channel], message)) sent++
  }
}

/** Now rather than with the next round of the jobs, which would send it all the same. */
export function deliverSoon(server: Server): void {
  setImmediate(() => void deliverMessages(server).catch(() => {}))
}

async function claim(db: Db, now: Date): Promise<OutboxMessage[]> {
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.sentAt), lte(messages.dueAt, now)))
    .orderBy(asc(messages.dueAt), asc(messages.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIM_SECONDS * 1000) })
    .where(inArray(messages.id, due))
    .returning()
}

async function deliver(server: Server, carrier: Carrier, message: OutboxMessage): Promise<boolean> {
  try {
    await carrier(message)
    await server.db.update(messages).set({ sentAt: server.now(), dueAt: null, error: null }).where(eq(messages.id, message.id))
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    const seconds = 30 * 2 ** message.attempts
    const dueAt = message.attempts < ATTEMPTS ? new Date(server.now().getTime() + seconds * 1000) : null
    await server.db.update(messages).set({ error: reason, dueAt }).where(eq(messages.id, message.id))
    console.error(`message ${message.id} (${message.channel}) did not go out: ${reason}${dueAt ? '' : '; given up'}`)
    return false
  }
}
