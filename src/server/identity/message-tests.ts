import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { messageTextContract } from '#contract/message-text.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { countRequest } from '../kernel/http/rate-limit.ts'
import { scheduleDelivery } from '../kernel/messages/delivery.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { users } from './tables.ts'

const LIMIT = { times: 20, seconds: 3600 }

/** Messages that staff send to themselves to see how their own texts arrive. */
export function createMessageTestRoutes(server: Server): Hono<ShopEnv> {
  return implement(messageTextContract, {
    'POST /api/v2/staff/message_tests': async ({ c, session, userId, body: { channel, subject, body } }) => {
      const now = server.now()
      const seconds = await countRequest(server.db, `message_tests:${userId}`, LIMIT, now)
      if (seconds) throw new ShopError('too_many_requests', { seconds })
      const result = await runOnce(c, session, { channel, subject, body }, async tx => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId))
        const recipient = channel === 'sms' ? user?.mobile : user?.emailVerifiedAt && user.email
        if (!recipient) throw new ShopError(channel === 'sms' ? 'message_test_no_phone' : 'message_test_no_email')
        await queueMessage(tx, { channel, recipient, body, ...(channel === 'email' && { subject }) }, now)
        return { recipient }
      })
      scheduleDelivery(server)
      return result
    }
  })
}
