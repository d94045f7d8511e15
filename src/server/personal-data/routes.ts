import type { Hono } from 'hono'
import { personalDataContract } from '#contract/personal-data.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { SESSION_HEADER, type ShopEnv } from '../kernel/http/customer.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { scheduleDelivery } from '../kernel/messages/delivery.ts'
import type { Server } from '../kernel/server.ts'
import { checkDeletion, deleteAccount, sendDeletionCode } from './deletion.ts'
import { downloadData } from './download.ts'

export function createPersonalDataRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, config, now } = server
  const factor = config.rateLimitFactor
  return implement(personalDataContract, {
    'GET /api/v2/users/data': async ({ c, userId }) => {
      await limitAttempts(db, 'uploads_of', `data:${userId}`, factor, now())
      c.header('cache-control', 'private, no-store')
      return downloadData(db, userId)
    },

    'GET /api/v2/users/deletion': ({ userId }) => checkDeletion(db, userId),

    'POST /api/v2/users/deletion_code': async ({ c, userId, locale }) => {
      await limitAttempts(db, 'codes_from', c.get('address'), factor, now())
      const seconds = await sendDeletionCode(db, userId, { address: c.get('address'), locale, factor }, now())
      scheduleDelivery(server)
      return { seconds }
    },

    'POST /api/v2/users/delete': async ({ c, body, userId }) => {
      const guesser = { address: c.get('address'), factor }
      await limitAttempts(db, 'code_tries_from', guesser.address, factor, now())
      await deleteAccount(db, userId, body.code, guesser, now())
      // Reviews and comments have a name no longer.
      invalidate(database, ['comments', 'catalogue'])
      c.header(SESSION_HEADER, '')
      return DONE
    }
  })
}
