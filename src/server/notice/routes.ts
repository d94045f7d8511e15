import type { Hono } from 'hono'
import { noticeContract } from '#contract/notice.ts'
import { isSessionCurrent, type ShopEnv } from '../kernel/http/customer.ts'
import { eventStreams } from '../kernel/http/event-stream.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { createCountsFeed, readStaffCounts } from './staff-counts.ts'
import { listStockNotices, parseContact, removeStockNotice, requestNotice } from './stock-notices.ts'

export function createNoticeRoutes({ db, config, now }: Server): Hono<ShopEnv> {
  const subscribe = createCountsFeed(() => readStaffCounts(db, now()))
  return implement(noticeContract, {
    'GET /api/v2/users/stock_notices': ({ userId, locale }) => listStockNotices(db, userId, locale),

    'DELETE /api/v2/users/stock_notices/{id}': async ({ params, userId }) => {
      await removeStockNotice(db, userId, params.id)
      return DONE
    },

    'POST /api/v2/products/0/variants/{id}/stock_notices': async ({ c, params, body, locale }) => {
      const contact = parseContact(body.contact)
      await limitAttempts(db, 'notices_from', c.get('address'), config.rateLimitFactor, now())
      await limitAttempts(db, 'notices_to', contact.recipient, config.rateLimitFactor, now())
      await requestNotice(db, params.id, contact, locale, now())
      return DONE
    },

    'GET /api/v2/staff/counts/stream': ({ c, userId }) => eventStreams.stream(userId, subscribe, () => isSessionCurrent(c))
  })
}
