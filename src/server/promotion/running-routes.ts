import { and, gt, isNull } from 'drizzle-orm'
import type { Hono } from 'hono'
import { runningGamesContract } from '#contract/running-games.ts'
import { hasJackpot } from '#domain/jackpot.ts'
import { localize } from '#domain/site.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { ORDERS_TAG } from '../order/index.ts'
import { readSettings } from '../site/index.ts'
import { readPot } from './jackpot.ts'
import { jackpots, wheelCampaigns } from './tables.ts'

export function createRunningGameRoutes({ db, now }: Server): Hono<ShopEnv> {
  /** Games that run or are planned: one that begins needs no invalidation. */
  const readGames = cached(['games', ORDERS_TAG, 'site'], async () => {
    const at = now()
    const campaigns = await db
      .select({ title: wheelCampaigns.title, from: wheelCampaigns.startsAt, to: wheelCampaigns.endsAt })
      .from(wheelCampaigns)
      .where(and(gt(wheelCampaigns.endsAt, at), isNull(wheelCampaigns.stoppedAt)))
    const rows = await db
      .select()
      .from(jackpots)
      .where(and(gt(jackpots.drawsAt, at), isNull(jackpots.stoppedAt)))
    const withPots = await Promise.all(
      rows.map(async row => ({ title: row.title, from: row.startsAt, to: row.drawsAt, pot: await readPot(db, row) }))
    )
    return { campaigns, jackpots: withPots }
  })

  return implement(runningGamesContract, {
    'GET /api/v2/promotions/running': async ({ locale }) => {
      const { configs } = await readSettings(db)
      const at = now()
      const games = await readGames(db)
      const campaigns = configs.luckyWheel ? games.campaigns : []
      const pots = hasJackpot(configs) ? games.jackpots : []
      const isRunning = ({ from, to }: { from: Date; to: Date }): boolean => from <= at && at < to
      const wheel = campaigns.find(isRunning)
      const jackpot = pots.find(isRunning)
      const times = [...campaigns, ...pots].flatMap(({ from, to }) => [from.getTime(), to.getTime()])
      const until = Math.min(...times.filter(time => time > at.getTime()))
      return {
        wheel: wheel ? { title: localize(wheel.title, locale) } : null,
        jackpot: jackpot ? { title: localize(jackpot.title, locale), pot: jackpot.pot } : null,
        until: Number.isFinite(until) ? new Date(until).toISOString() : null
      }
    }
  })
}
