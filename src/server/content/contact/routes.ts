import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { REVIEW_TEXT_MOST } from '#domain/review.ts'
import type { ContactMessage } from '#domain/staff.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import { pageNumber, plainText, typedText } from '../../kernel/http/input.ts'
import { limitTries } from '../../kernel/http/rate-limit.ts'
import { check, describe } from '../../kernel/http/route.ts'
import { requireStaff, type ShopEnv } from '../../kernel/http/customer.ts'
import { queueMessage } from '../../kernel/messages/outbox.ts'
import type { Server } from '../../kernel/server.ts'
import { readSettings } from '../../site/settings.ts'
import { contactMessages } from './tables.ts'

const PHONE = /^(\+?976)?\d{8}$/
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/

const input = z.object({
  name: plainText(100, 'blank').trim().min(1, 'blank'),
  /** A phone number or an e-mail address. */
  contact: plainText(200, 'contact_required')
    .trim()
    .min(1, 'contact_required')
    .refine(text => EMAIL.test(text) || PHONE.test(text.replace(/[\s-]/g, '')), 'contact_required'),
  subject: plainText(200).trim().default(''),
  message: typedText(REVIEW_TEXT_MOST).min(1, 'blank')
})

const MESSAGES_PER_PAGE = 20
const messagesSchema = z.object({
  messages: z.array(
    z.object({ id: z.int(), name: z.string(), contact: z.string(), subject: z.string(), message: z.string(), created_at: z.string() })
  ) satisfies z.ZodType<ContactMessage[]>,
  more: z.boolean()
})

type ContactForm = z.output<typeof input>

export function contactRoutes({ db, config, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.post(
    '/api/v2/contact_forms',
    describe('contact', 'Writes to the shop', z.object({ done: z.literal(true) }), [422, 429]),
    check('json', input),
    async c => {
      await limitTries(db, 'contacts_from', c.get('address'), config.rateLimitFactor, now())
      const { contact } = await readSettings(db)
      await transact(db, tx => writeToShop(tx, c.req.valid('json'), { userId: c.get('session')?.userId ?? null, to: contact.email }, now()))
      return c.json({ done: true })
    }
  )

  routes.get(
    '/api/v2/staff/contact_messages',
    describe('contact', "What people wrote to the shop, the newest first; for the shop's people", messagesSchema, [401, 403, 422]),
    check('query', z.object({ page: pageNumber.default(1) })),
    async c => {
      requireStaff(c)
      const { page } = c.req.valid('query')
      const rows = await db
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(MESSAGES_PER_PAGE)
        .offset((page - 1) * MESSAGES_PER_PAGE)
      const messages = rows.map(({ id, name, contact, subject, message, createdAt }): ContactMessage => {
        return { id, name, contact, subject, message, created_at: createdAt.toISOString() }
      })
      return c.json({ messages, more: rows.length >= MESSAGES_PER_PAGE })
    }
  )
  return routes
}

/** Keeps what somebody wrote, and sends it to the shop's mailbox where it has one. */
async function writeToShop(tx: Db, form: ContactForm, { userId, to }: { userId: number | null; to: string }, now: Date): Promise<void> {
  await tx.insert(contactMessages).values({ ...form, userId, createdAt: now })
  if (!to) return
  const subject = form.subject || form.message.split('\n', 1)[0]?.slice(0, 80) || form.name
  await queueMessage(tx, { channel: 'email', recipient: to, subject, body: `${form.name}\n${form.contact}\n\n${form.message}` }, now)
}
