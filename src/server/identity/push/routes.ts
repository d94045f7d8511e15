import type { Hono } from 'hono'
import { pushContract } from '#contract/push.ts'
import { ensureSession, type ShopEnv } from '../../kernel/http/customer.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import type { Server } from '../../kernel/server.ts'
import { choosePushTopics, linkDevice, readPushChoice, saveSubscription, deleteSubscription } from './devices.ts'
import { pushKeys } from './keys.ts'

export function pushRoutes({ db, config, now }: Server): Hono<ShopEnv> {
  return implement(pushContract, {
    'GET /api/v2/push_key': () => ({ key: pushKeys(config).publicKey }),

    'POST /api/v2/subscribe': async ({ c, body: { endpoint, keys }, locale }) => {
      await limitAttempts(db, 'subscriptions_from', c.get('address'), config.rateLimitFactor, now())
      const { id: sessionId } = await ensureSession(c)
      return { playerId: await saveSubscription(db, config, { endpoint, ...keys, locale, sessionId }, now()) }
    },

    'POST /api/v2/unsubscribe': async ({ body }) => {
      await deleteSubscription(db, body.playerId)
      return DONE
    },

    'POST /api/v2/users/link_device': async ({ body, session }) => {
      await linkDevice(db, body.playerId, session.id)
      return DONE
    },

    'GET /api/v2/users/push': ({ userId }) => readPushChoice(db, userId),

    'PUT /api/v2/users/push': async ({ body, userId }) => {
      await choosePushTopics(db, userId, body)
      return readPushChoice(db, userId)
    }
  })
}
