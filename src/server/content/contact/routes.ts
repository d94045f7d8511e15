import { Hono } from 'hono'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { transact } from '../../db/transact.ts'
import { plainText } from '../../http/input.ts'
import { limitTries } from '../../http/rate-limit.ts'
import { check, describe } from '../../http/route.ts'
import type { ShopEnv } from '../../http/shopper.ts'
import { queueMessage } from '../../message/outbox.ts'
import { words } from '../../review/routes.ts'
import type { Server } from '../../server.ts'
import { readSettings } from '../../site/settings.ts'
import { contactMessages } from './tables.ts'

const PHONE = /^(\+?976)?\d{8}$/
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/

const input = z.object({
  name: plainText(100).trim().min(1, 'blank'),
  /** A phone number or an e-mail address. */
  contact: plainText(200)
    .trim()
    .min(1, 'contact_required')
    .refine(text => EMAIL.test(text) || PHONE.test(text.replace(/[\s-]/g, '')), 'contact_required'),
  subject: plainText(200).trim().default(''),
  message: words.min(1, 'blank')
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
  return routes
}

/** Keeps what somebody wrote, and sends it to the shop's mailbox where it has one. */
async function writeToShop(tx: Db, form: ContactForm, { userId, to }: { userId: number | null; to: string }, now: Date): Promise<void> {
  await tx.insert(contactMessages).values({ ...form, userId, createdAt: now })
  if (!to) return
  const subject = form.subject || form.message.split('\n', 1)[0]?.slice(0, 80) || form.name
  await queueMessage(tx, { channel: 'email', recipient: to, subject, body: `${form.name}\n${form.contact}\n\n${form.message}` }, now)
}
