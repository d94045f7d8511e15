import type { Hono } from 'hono'
import { type Points, pointsContract } from '#contract/points.ts'
import { DAY_MS, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { calculatePointsExpiry, type LoyaltyRule, countPointsExpiringBy } from '#domain/loyalty.ts'
import { readCartViewOptions } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import { sendCsv } from '../kernel/http/send-csv.ts'
import type { Server } from '../kernel/server.ts'
import { readBalance } from '../ledger/index.ts'
import { readOrder } from '../order/index.ts'
import { readSettings } from '../site/index.ts'
import { readLots } from './points-expiry.ts'
import { viewPointsOfCart, viewPointsOfOrder } from './spend-points.ts'
import { exportPostings, listPostings, POINTS_ACCOUNT } from './statement.ts'

export function createPointsRoutes({ db, now }: Server): Hono<ShopEnv> {
  /** @throws ShopError not_found where the shop gives no points */
  const readRule = async (): Promise<LoyaltyRule> => {
    const { configs, loyalty } = await readSettings(db)
    if (!configs.points) throw new ShopError('not_found')
    return loyalty
  }

  return implement(pointsContract, {
    'GET /api/v2/points': async ({ userId }) => viewPoints(db, userId, await readRule(), now()),

    'GET /api/v2/checkouts/current/points': async ({ userId, locale }) => {
      const { configs, loyalty } = await readSettings(db)
      return configs.points ? viewPointsOfCart(db, userId, await readCartViewOptions(db, locale), loyalty, now()) : null
    },

    'GET /api/v2/orders/{number}/points': async ({ params: { number }, userId }) => {
      const order = await readOrder(db, userId, number)
      const { configs, loyalty } = await readSettings(db)
      return configs.points ? viewPointsOfOrder(db, order, loyalty, now()) : null
    },

    'GET /api/v2/points/statement': async ({ userId, query: { before } }) => {
      await readRule()
      return listPostings(db, userId, POINTS_ACCOUNT, {}, before)
    },

    'GET /api/v2/points/statement_export': async ({ c, userId, locale }) => {
      await readRule()
      return sendCsv(c, `points-${toDayInUlaanbaatar(now())}`, exportPostings(db, userId, POINTS_ACCOUNT, {}, locale))
    }
  })
}

async function viewPoints(db: Db, userId: number, rule: LoyaltyRule, now: Date): Promise<Points> {
  const { posted, reserved } = await readBalance(db, { kind: 'points', userId })
  const lots = await readLots(db, userId)
  const next = lots[0] && calculatePointsExpiry(lots[0].earnedAt, rule)
  const isNear = next && next.getTime() - now.getTime() <= rule.warningDays * DAY_MS
  return {
    points: posted - reserved,
    reserved,
    expiring: isNear ? { points: countPointsExpiringBy(next, lots, rule), on: next.toISOString() } : null,
    rules: { percent: rule.percent, expiry_months: rule.expiryMonths, min_points: rule.minPoints, share: rule.share }
  }
}
