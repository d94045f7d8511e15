import { desc } from 'drizzle-orm'
import type { Hono } from 'hono'
import { contactContract, type ContactForm } from '#contract/contact.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { queueMessage } from '../../kernel/messages/outbox.ts'
import type { Server } from '../../kernel/server.ts'
import { readSettings } from '../../site/index.ts'
import { contactMessages } from './tables.ts'

const MESSAGES_PER_PAGE = 20

export function contactRoutes({ db, config, now }: Server): Hono<ShopEnv> {
  return implement(contactContract, {
    'POST /api/v2/contact_forms': async ({ c, body, userId }) => {
      await limitAttempts(db, 'contacts_from', c.get('address'), config.rateLimitFactor, now())
      const { contact } = await readSettings(db)
      await transact(db, tx => saveMessage(tx, body, { userId, to: contact.email }, now()))
      return DONE
    },

    'GET /api/v2/staff/contact_messages': async ({ query: { page } }) => {
      const rows = await db
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(MESSAGES_PER_PAGE)
        .offset((page - 1) * MESSAGES_PER_PAGE)
      const messages = rows.map(({ id, name, contact, subject, message, createdAt }) => {
        return { id, name, contact, subject, message, created_at: createdAt.toISOString() }
      })
      return { messages, more: rows.length >= MESSAGES_PER_PAGE }
    }
  })
}

/** Saves a message and sends it to the shop's mailbox where it has one. */
async function saveMessage(tx: Db, form: ContactForm, { userId, to }: { userId: number | null; to: string }, now: Date): Promise<void> {
  await tx.insert(contactMessages).values({ ...form, userId, createdAt: now })
  if (!to) return
  const subject = form.subject || form.message.split('\n', 1)[0]?.slice(0, 80) || form.name
  await queueMessage(tx, { channel: 'email', recipient: to, subject, body: `${form.name}\n${form.contact}\n\n${form.message}` }, now)
}
