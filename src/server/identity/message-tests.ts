import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { messageTextContract } from '#contract/message-text.ts'
import { ShopError } from '#domain/errors.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { countRequest } from '../kernel/http/rate-limit.ts'
import { scheduleDelivery } from '../kernel/messages/delivery.ts'
import { type Mail, type MailGoods, renderMail } from '../kernel/messages/mail.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { users } from './tables.ts'

const LIMIT = { times: 20, seconds: 3600 }

/** Messages that staff send to themselves to see how their own texts arrive. */
export function createMessageTestRoutes(server: Server): Hono<ShopEnv> {
  return implement(messageTextContract, {
    'POST /api/v2/staff/message_tests': async ({ c, session, userId, body: { channel, subject, body, locale } }) => {
      const now = server.now()
      const seconds = await countRequest(server.db, `message_tests:${userId}`, LIMIT, now)
      if (seconds) throw new ShopError('too_many_requests', { seconds })
      const result = await runOnce(c, session, { channel, subject, body }, async tx => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId))
        const recipient = channel === 'sms' ? user?.mobile : user?.emailVerifiedAt && user.email
        if (!recipient) throw new ShopError(channel === 'sms' ? 'message_test_no_phone' : 'message_test_no_email')
        await queueMessage(
          tx,
          channel === 'sms' ? { channel, recipient, body } : { channel, recipient, ...createExample({ subject, body, locale }) },
          now
        )
        return { recipient }
      })
      scheduleDelivery(server)
      return result
    },
    'POST /api/v2/staff/message_previews': async ({ body }) => ({
      html: await renderMail(createExample(body), await server.mailShop(body.locale), { isFramed: true })
    })
  })
}

type MailTexts = Pick<Mail, 'subject' | 'body' | 'locale'>

/** With example goods in the place of the example lines. */
function createExample({ subject, body, locale }: MailTexts): MailTexts & { goods?: MailGoods } {
  const text = createTranslator(locale)('message_text:example_lines')
  if (!body.includes(text)) return { subject, body, locale }
  const lines = text.split('\n').map(line => {
    const [, name = line, quantity = '', amount = ''] = /^(.+) × (\d+): (.+)$/.exec(line) ?? []
    return { name, options: '', quantity: Number(quantity) || null, amount, before: '', imageId: null, path: '' }
  })
  return { subject, body, locale, goods: { text, lines, totals: [], facts: [] } }
}
