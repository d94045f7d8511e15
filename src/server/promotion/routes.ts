import type { Hono } from 'hono'
import { wheelContract } from '#contract/wheel.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale, Localized } from '#domain/site.ts'
import { formatPrize } from '#i18n/wheel-prize.ts'
import { createTranslator } from '#i18n/translator.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/index.ts'
import { createCampaign, listCampaigns, type PrizeRow, stopCampaign } from './campaigns.ts'
import { playWheel, viewWheel } from './plays.ts'
import { createCommitment, drawFromSeeds } from './seeds.ts'

export function createWheelRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  /** @throws ShopError not_found where the shop has no wheel */
  const requireWheel = async (): Promise<void> => {
    if (!(await readSettings(db)).configs.luckyWheel) throw new ShopError('not_found')
  }

  const read = async (id: number, locale: Locale) => {
    const [campaign] = await listCampaigns(db, locale, now(), id)
    if (!campaign) throw new ShopError('wheel_not_found')
    return campaign
  }

  return implement(wheelContract, {
    'GET /api/v2/promotions/lucky_wheel': async ({ userId, locale }) => {
      await requireWheel()
      return viewWheel(db, userId, locale, now())
    },

    'PUT /api/v2/promotions/lucky_wheel': async ({ c, body, session, userId, locale }) => {
      await requireWheel()
      return runOnce(c, session, body, (tx, time) =>
        playWheel(tx, { userId, clientSeed: body.client_seed, locale, titleOf: formatCouponTitle }, time)
      )
    },

    'GET /api/v2/promotions/lucky_wheel/check': async ({ query }) => {
      await requireWheel()
      const weights = query.weights.split(',').map(Number)
      if (weights.every(weight => weight === 0)) throw new ShopError('validation', { fields: { weights: 'odds_wrong' } })
      const { server_seed: serverSeed, client_seed: clientSeed } = query
      return {
        commitment: createCommitment(serverSeed),
        position: drawFromSeeds({ serverSeed, clientSeed, attempt: Number(query.attempt), weights })
      }
    },

    'GET /api/v2/staff/wheel_campaigns': async ({ locale }) => ({ campaigns: await listCampaigns(db, locale, now()) }),

    'POST /api/v2/staff/wheel_campaigns': async ({ c, body, session, userId, locale }) => {
      const { configs } = await readSettings(db)
      const id = await runOnce(c, session, body, (tx, time) => createCampaign(tx, body, { configs, staffId: userId }, time))
      invalidate(database, ['games'])
      return read(id, locale)
    },

    'POST /api/v2/staff/wheel_campaigns/{id}/stop': async ({ params: { id }, userId, locale }) => {
      await transact(db, tx => stopCampaign(tx, id, userId, now()))
      invalidate(database, ['games'])
      return read(id, locale)
    }
  })
}

/** The title of a coupon that was won; goods are named by the coupon itself. */
function formatCouponTitle({ kind, value }: PrizeRow): Localized {
  const titleIn = (locale: Locale): string => {
    const t = createTranslator(locale)
    return t('wheel:coupon_title', { prize: formatPrize(t, { kind, value, product: null }) })
  }
  return { mn: titleIn('mn'), en: titleIn('en') }
}
