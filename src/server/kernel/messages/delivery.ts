import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#domain/day.ts'
import { runInBackground } from '../db/pool.ts'
import { log } from '../log/log.ts'
import type { Server } from '../server.ts'
import type { Db } from '../db/open.ts'
import type { OutboxMessage } from './outbox.ts'
import { messages } from './tables.ts'
import { type Carrier, createCarriers, MessageRefused } from './carriers.ts'
import { renderMail } from './mail.ts'

/** The claim of a stopped process expires after this time; a running process extends it while it sends. */
const CLAIM_MS = 60_000
/** The time of one run, for which a stop of the process waits. */
const RUN_MS = 8000
const FIRST_RETRY_MS = 60_000
const MAX_RETRY_MS = HOUR_MS
/** A provider may be down for hours. */
const TRIED_MS = DAY_MS

type Channel = OutboxMessage['channel']
const CHANNELS: readonly Channel[] = messages.channel.enumValues

/**
 * Sends due messages, those of a channel one after another, on any number of nodes. After a crash a message may be sent twice.
 * @param isBulk false leaves out those of which there are many
 * @returns the number of sent messages
 */
export async function deliverMessages(server: Server, { claimMs = CLAIM_MS, isBulk = true } = {}): Promise<number> {
  const carriers = createCarriers(server.config)
  const sent = await Promise.all(CHANNELS.map(channel => deliverChannel(server, { channel, send: carriers[channel], isBulk, claimMs })))
  return sent.reduce((sum, count) => sum + count, 0)
}

/** Starts the delivery in the background, without waiting for the job. */
export function scheduleDelivery(server: Server): void {
  setImmediate(() => void deliverMessages(server, { isBulk: false }).catch(() => {}))
}

interface ChannelRun {
  channel: Channel
  send: Carrier
  isBulk: boolean
  claimMs: number
}

/** Ends where the provider is down, which would fail for the other messages, too. */
async function deliverChannel(server: Server, { channel, send, isBulk, claimMs }: ChannelRun): Promise<number> {
  const end = server.now().getTime() + RUN_MS
  const claimEnd = () => new Date(server.now().getTime() + claimMs)
  let sent = 0
  while (server.now().getTime() < end) {
    const message = await claimMessage(server.db, { channel, isBulk }, server.now(), claimEnd())
    if (!message) break
    const extend = async () => void (await server.db.update(messages).set({ dueAt: claimEnd() }).where(eq(messages.id, message.id)))
    const carrier = extendWhileSending(send, () => runInBackground(extend, 'reserved'), claimMs / 4)
    const result = await deliverMessage(server, carrier, message)
    if (result === 'sent') sent++
    if (result === 'unavailable') break
  }
  return sent
}

async function claimMessage(
  db: Db,
  { channel, isBulk }: Pick<ChannelRun, 'channel' | 'isBulk'>,
  now: Date,
  until: Date
): Promise<OutboxMessage | null> {
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(isNull(messages.sentAt), eq(messages.channel, channel), isBulk ? undefined : eq(messages.bulk, false), lte(messages.dueAt, now))
    )
    .orderBy(asc(messages.bulk), asc(messages.dueAt), asc(messages.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [message] = await db
    .update(messages)
    // Without the error of an earlier attempt, so that `retryFailedMessages` does not make it due meanwhile.
    .set({ attempts: sql`${messages.attempts} + 1`, dueAt: until, error: null })
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

async function deliverMessage(server: Server, carrier: Carrier, message: OutboxMessage): Promise<'sent' | 'refused' | 'unavailable'> {
  const { id, channel, validUntil } = message
  try {
    if (validUntil && validUntil <= server.now()) throw new MessageRefused('no longer valid', true)
    await carrier(channel === 'email' ? { ...message, html: await renderMail(message, await server.mailShop(message.locale)) } : message)
    // Without a mail server the stored message is the only copy.
    const erased = message.erasedWhenSent && server.config.smtpUrl !== null ? { body: '' } : {}
    await server.db
      .update(messages)
      .set({ sentAt: server.now(), dueAt: null, error: null, ...erased })
      .where(eq(messages.id, id))
    return 'sent'
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    const refused = error instanceof MessageRefused ? error : null
    const dueAt = refused?.isFinal ? null : planRetry(message, server.now())
    // Nobody sends it again after the last attempt.
    const erased = message.erasedWhenSent && dueAt === null ? { body: '' } : {}
    await server.db
      .update(messages)
      .set({ error: reason, dueAt, ...erased })
      .where(eq(messages.id, id))
    log.error({ message: id, channel, final: dueAt === null }, `message not sent: ${reason}`)
    return refused ? 'refused' : 'unavailable'
  }
}

/** @returns null after the last attempt */
function planRetry({ attempts, createdAt, validUntil }: OutboxMessage, now: Date): Date | null {
  const dueAt = new Date(now.getTime() + Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)))
  return dueAt < (validUntil ?? new Date(createdAt.getTime() + TRIED_MS)) ? dueAt : null
}
