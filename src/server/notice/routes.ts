import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { idOf } from '../kernel/http/input.ts'
import { limitTries } from '../kernel/http/rate-limit.ts'
import { check, describe } from '../kernel/http/route.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { askForNotice, contactOf } from './stock-notices.ts'

const input = z.object({ contact: z.string('contact_required').trim().min(1, 'contact_required').max(254, 'too_long') })

export function noticeRoutes({ db, config, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.post(
    '/api/v2/products/0/variants/:id/stock_notices',
    describe(
      'product',
      'Promises a message to a phone or mailbox when the variant can be had again',
      z.object({ done: z.literal(true) }),
      [404, 409, 422, 429]
    ),
    check('json', input),
    async c => {
      const id = idOf(c.req.param('id'))
      if (id === undefined) throw new ShopError('variant_not_found')
      const contact = contactOf(c.req.valid('json').contact)
      await limitTries(db, 'notices_from', c.get('address'), config.rateLimitFactor, now())
      await limitTries(db, 'notices_to', contact.recipient, config.rateLimitFactor, now())
      await askForNotice(db, id, contact, c.get('locale'), now())
      return c.json({ done: true })
    }
  )
  return routes
}
