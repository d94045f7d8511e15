import type { Hono } from 'hono'
import { contactContract, type ContactForm } from '#contract/contact.ts'
import { DEFAULT_LOCALE } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { scheduleDelivery } from '../../kernel/messages/delivery.ts'
import { queueMessage } from '../../kernel/messages/outbox.ts'
import type { Server } from '../../kernel/server.ts'
import { readSettings } from '../../site/index.ts'
import { changeMessageState, formatEmailSubject, listContactMessages, replyToMessage } from './messages.ts'
import { contactMessages } from './tables.ts'

export function createContactRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server
  return implement(contactContract, {
    'POST /api/v2/contact_forms': async ({ c, body, userId }) => {
      await limitAttempts(db, 'contacts_from', c.get('address'), config.rateLimitFactor, now())
      const { contact } = await readSettings(db)
      await transact(db, tx => saveMessage(tx, body, { userId, to: contact.email }, now()))
      return DONE
    },

    'GET /api/v2/staff/contact_messages': ({ query }) => listContactMessages(db, query),

    'PUT /api/v2/staff/contact_messages/{id}/state': async ({ params: { id }, body: { state } }) => {
      await transact(db, tx => changeMessageState(tx, id, state, now()))
      return DONE
    },

    'POST /api/v2/staff/contact_messages/{id}/replies': async ({ c, params: { id }, body, session, userId }) => {
      await runOnce(c, session, body, async (tx, at) => {
        await replyToMessage(tx, id, { text: body.text, seenReplies: body.seen_replies, userId }, at)
        return null
      })
      scheduleDelivery(server)
      return DONE
    }
  })
}

/** Saves a message and sends it to the shop's mailbox where it has one. */
async function saveMessage(tx: Db, form: ContactForm, { userId, to }: { userId: number | null; to: string }, now: Date): Promise<void> {
  await tx.insert(contactMessages).values({ ...form, userId, createdAt: now })
  if (!to) return
  const subject = formatEmailSubject(form)
  const body = `${form.name}\n${form.contact}\n\n${form.message}`
  await queueMessage(tx, { channel: 'email', recipient: to, locale: DEFAULT_LOCALE, subject, body }, now)
}
