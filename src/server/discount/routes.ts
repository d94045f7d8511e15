import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { couponContract } from '#contract/coupon.ts'
import { ShopError } from '#domain/errors.ts'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import { users } from '../identity/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings, siteTranslator } from '../site/index.ts'
import type { CouponFlags } from './coupons.ts'
import { changeCoupon, createCoupon, findStaffCoupon, listStaffCoupons, listUses, stopCoupon } from './staff.ts'
import { findOwnCoupon, listCoupons } from './view.ts'

export function couponRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server

  /** @throws ShopError not_found where the shop has neither coupons nor vouchers */
  const readFlags = async (): Promise<CouponFlags> => {
    const { coupon, voucher } = (await readSettings(db)).configs
    if (!coupon && !voucher) throw new ShopError('not_found')
    return { coupon, voucher }
  }

  return implement(couponContract, {
    'GET /api/v2/coupons': async ({ userId, query: { type }, locale }) => {
      const flags = await readFlags()
      if (type && !flags[type]) throw new ShopError('not_found')
      return { coupons: await listCoupons(db, userId, { type, flags }, locale, now()) }
    },

    'GET /api/v2/coupons/{id}': async ({ params: { id }, userId, locale }) =>
      findOwnCoupon(db, id, userId, await readFlags(), locale, now()),

    'POST /api/v2/coupons/{id}/send_by_email': async ({ c, params: { id }, session, userId, locale }) => {
      const coupon = await findOwnCoupon(db, id, userId, await readFlags(), locale, now())
      const [user] = await db.select({ email: users.email, verified: users.emailVerifiedAt }).from(users).where(eq(users.id, userId))
      if (!user?.email || !user.verified) throw new ShopError('email_required')
      await limitAttempts(db, 'coupon_emails_of', String(userId), config.rateLimitFactor, now())
      const recipient = user.email
      const t = await siteTranslator(db, locale)
      const values = {
        code: coupon.code,
        title: coupon.title,
        minimum: coupon.minimum ? `${t('coupon:minimum', { amount: formatMoney(coupon.minimum) })}\n` : '',
        until: coupon.ends_at ? `${t('coupon:until', { date: formatDate(coupon.ends_at) })}\n` : '',
        link: `${config.publicUrl}${localPath(locale, `/account/coupons/${coupon.id}`)}`
      }
      const message = { subject: t(`coupon:email_subject_${coupon.type}`, values), body: t('coupon:email_body', values) }
      return runOnce(c, session, { id }, async (tx, at) => {
        await queueMessage(tx, { channel: 'email', recipient, ...message }, at)
        return { done: true as const }
      })
    },

    'GET /api/v2/staff/coupons': ({ query }) => listStaffCoupons(db, query, now()),

    'POST /api/v2/staff/coupons': async ({ c, body, session, userId }) => {
      const id = await runOnce(c, session, body, (tx, at) => createCoupon(tx, body, userId, at))
      return findStaffCoupon(db, id, now())
    },

    'GET /api/v2/staff/coupons/{id}': async ({ params: { id } }) => ({
      coupon: await findStaffCoupon(db, id, now()),
      uses: await listUses(db, id)
    }),

    'PUT /api/v2/staff/coupons/{id}': async ({ c, params: { id }, body, session, userId }) => {
      await runOnce(c, session, body, async (tx, at) => {
        await changeCoupon(tx, id, body, userId, at)
        return null
      })
      return findStaffCoupon(db, id, now())
    },

    'POST /api/v2/staff/coupons/{id}/stop': async ({ c, params: { id }, session, userId }) => {
      await runOnce(c, session, { id }, async (tx, at) => {
        await stopCoupon(tx, id, userId, at)
        return null
      })
      return findStaffCoupon(db, id, now())
    }
  })
}
