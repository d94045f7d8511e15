import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { type Coupon, couponContract } from '#contract/coupon.ts'
import { toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import { listCouponLimits } from '#i18n/coupon-limits.ts'
import { formatShortDay } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { users, verifiedEmail } from '../identity/index.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import { sendCsv } from '../kernel/http/send-csv.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings, readSiteTranslator } from '../site/index.ts'
import type { CouponFlags } from './coupons.ts'
import { previewCoupon } from './preview.ts'
import { assignCoupon, changeCoupon, createCoupon, stopCoupon } from './staff.ts'
import { exportCoupons, findStaffCoupon, listEvents, listStaffCoupons, listUses } from './staff-list.ts'
import { findOwnCoupon, listCoupons } from './view.ts'

export function createCouponRoutes(server: Server): Hono<ShopEnv> {
  const { db, config, now } = server

  /** @throws ShopError not_found where the shop has neither coupons nor vouchers */
  const readFlags = async (): Promise<CouponFlags> => {
    const { coupon, voucher } = (await readSettings(db)).configs
    if (!coupon && !voucher) throw new ShopError('not_found')
    return { coupon, voucher }
  }

  const linkTo = (id: number, locale: Locale): string => `${config.publicUrl}${toLocalPath(locale, `/account/coupons/${id}`)}`

  return implement(couponContract, {
    'GET /api/v2/coupons': async ({ userId, query: { type }, locale }) => {
      const flags = await readFlags()
      if (!flags[type ?? 'coupon']) throw new ShopError('not_found')
      return { coupons: await listCoupons(db, userId, { type, flags }, locale, now()) }
    },

    'GET /api/v2/coupons/{id}': async ({ params: { id }, userId, locale }) =>
      findOwnCoupon(db, id, userId, await readFlags(), locale, now()),

    'POST /api/v2/coupons/{id}/send_by_email': async ({ c, params: { id }, session, userId, locale }) => {
      const coupon = await findOwnCoupon(db, id, userId, await readFlags(), locale, now())
      const [user] = await db.select({ email: verifiedEmail }).from(users).where(eq(users.id, userId))
      if (!user?.email) throw new ShopError('email_required')
      await limitAttempts(db, 'coupon_emails_of', String(userId), config.rateLimitFactor, now())
      const recipient = user.email
      const t = await readSiteTranslator(db, locale)
      const { subject, body } = createCouponMessage(t, coupon, linkTo(coupon.id, locale), locale)
      return runOnce(c, session, { id }, async (tx, at) => {
        await queueMessage(tx, { channel: 'email', recipient, locale, subject, body }, at)
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
      uses: await listUses(db, id),
      events: await listEvents(db, id)
    }),

    'PUT /api/v2/staff/coupons/{id}': async ({ c, params: { id }, body, session, userId }) => {
      await runOnce(c, session, body, async (tx, at) => {
        await changeCoupon(tx, id, body, userId, at)
        return null
      })
      return findStaffCoupon(db, id, now())
    },

    'GET /api/v2/staff/coupons_export': async ({ c, query, locale }) =>
      sendCsv(c, `coupons-${toDayInUlaanbaatar(now())}`, await exportCoupons(db, query, locale, now())),

    'POST /api/v2/staff/coupon_previews': ({ body, locale }) => previewCoupon(db, body, locale, now()),

    'POST /api/v2/staff/coupons/{id}/send': async ({ c, params: { id }, body, session, userId }) => {
      const flags = await readFlags()
      await runOnce(c, session, body, async (tx, at) => {
        const { coupon, recipient } = await assignCoupon(tx, id, body, userId, at)
        // The customer would find nothing at the link.
        if (coupon.type === 'campaign' || !flags[coupon.type]) throw new ShopError('not_found')
        const { channel, address, locale } = recipient
        const message = createCouponMessage(
          await readSiteTranslator(tx, locale),
          {
            ...coupon,
            type: coupon.type,
            title: localize(coupon.title, locale),
            max_reduction: coupon.maxReduction,
            ends_at: coupon.endsAt
          },
          linkTo(id, locale),
          locale
        )
        const text =
          channel === 'sms'
            ? ({ channel, body: message.sms } as const)
            : ({ channel, locale, subject: message.subject, body: message.body } as const)
        await queueMessage(tx, { ...text, recipient: address }, at)
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

function createCouponMessage(
  t: Translate,
  {
    code,
    title,
    type,
    ends_at: end,
    ...limits
  }: Pick<Coupon, 'code' | 'title' | 'type' | 'minimum' | 'max_reduction'> & { ends_at: Date | string | null },
  link: string,
  locale: Locale
): { subject: string; body: string; sms: string } {
  const values = {
    code,
    title,
    // Its name stands in texts that shops wrote, also since it has the cap.
    minimum: listCouponLimits(limits, t)
      .map(limit => `${limit}\n`)
      .join(''),
    until: end ? `${t('coupon:until', { date: formatShortDay(end, locale) })}\n` : '',
    link
  }
  // A text message is one line.
  const sms = t('coupon:sms', { ...values, until: end ? `${values.until.trim()}.` : '' }).replace(/ {2,}/g, ' ')
  return { subject: t(`coupon:email_subject_${type}`, values), body: t('coupon:email_body', values), sms }
}
