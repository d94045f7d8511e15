import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { SiteConfigs } from '#contract/setting.ts'
import type { Wheel, WheelPlay } from '#contract/wheel.ts'
import { DAY_MS, startOfDay, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale, Localized } from '#domain/site.ts'
import { localize } from '#domain/site.ts'
import { isCouponPrize, PRIZE_DAYS, PRIZE_FLAGS } from '#domain/wheel.ts'
import { issueCoupon } from '../discount/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { postTransfers } from '../ledger/index.ts'
import { type OrderRow, orders } from '../order/index.ts'
import { lockWallet } from '../payment/index.ts'
import { readSettings } from '../site/index.ts'
import { type CampaignRow, findCampaign, type PrizeRow, readPrizes, toPrize, listWeights } from './campaigns.ts'
import { createCommitment, drawFromSeeds, createServerSeed } from './seeds.ts'
import { isSpentAtLeast } from './spent-totals.ts'
import { wheelCampaigns, wheelPlays, wheelPrizes } from './tables.ts'

const SHOWN_PLAYS = 20

interface Allowance {
  played: number
  left: number
}

async function readAllowance(db: Db, campaign: CampaignRow, userId: number, now: Date): Promise<Allowance> {
  const own = and(eq(wheelPlays.campaignId, campaign.id), eq(wheelPlays.userId, userId))
  const played = await db.$count(wheelPlays, own)
  if (campaign.allowance === 'daily') {
    const today = await db.$count(wheelPlays, and(own, gte(wheelPlays.createdAt, startOfDay(toDayInUlaanbaatar(now)))))
    return { played, left: Math.max(0, 1 - today) }
  }
  const paid = await db.$count(orders, and(eq(orders.userId, userId), isCounted(campaign)))
  return { played, left: Math.max(0, paid - played) }
}

/** Orders that allow a turn of the wheel. */
const isCounted = (campaign: CampaignRow) =>
  and(
    eq(orders.state, 'placed'),
    eq(orders.payment, 'paid'),
    isSpentAtLeast(campaign.minimum),
    gte(orders.placedAt, campaign.startsAt),
    lt(orders.placedAt, campaign.endsAt)
  )

/** Whether a paid order allows a turn of the wheel that its customer has not taken. */
export async function isGivingPlay(db: Db, order: OrderRow, now: Date): Promise<boolean> {
  const campaign = await findCampaign(db, now)
  if (campaign?.allowance !== 'order') return false
  if (!(await db.$count(orders, and(eq(orders.id, order.id), isCounted(campaign))))) return false
  return (await readAllowance(db, campaign, order.userId, now)).left > 0
}

/** The chances without prizes of features that were switched off while the campaign runs: their winner could not use them. */
const listOfferedWeights = (prizes: readonly PrizeRow[], configs: SiteConfigs): number[] =>
  listWeights(prizes).map((weight, index) => {
    const flag = PRIZE_FLAGS[prizes[index]?.kind ?? 'nothing']
    return flag && !configs[flag] ? 0 : weight
  })

/** The wheel as its page shows it. */
export async function viewWheel(db: Db, userId: number | null, locale: Locale, now: Date): Promise<Wheel> {
  const campaign = await findCampaign(db, now)
  const prizes = campaign ? await readPrizes(db, [campaign.id]) : []
  const weights = listOfferedWeights(
    prizes.map(({ prize }) => prize),
    (await readSettings(db)).configs
  )
  const { played, left } = campaign && userId !== null ? await readAllowance(db, campaign, userId, now) : { played: 0, left: 0 }
  return {
    campaign: campaign && {
      id: campaign.id,
      title: localize(campaign.title, locale),
      starts_at: campaign.startsAt.toISOString(),
      ends_at: campaign.endsAt.toISOString(),
      allowance: campaign.allowance,
      minimum: campaign.minimum,
      segments: prizes.map((row, index) => ({ ...toPrize(row, locale), weight: weights[index] ?? 0 }))
    },
    player:
      userId === null
        ? null
        : {
            plays_left: left,
            attempt: played + 1,
            commitment: campaign && left > 0 ? createCommitment(createServerSeed(campaign, userId, played + 1)) : null,
            plays: await listPlays(db, userId, locale)
          }
  }
}

async function listPlays(db: Db, userId: number, locale: Locale, id?: number): Promise<WheelPlay[]> {
  const rows = await db
    .select()
    .from(wheelPlays)
    .where(and(eq(wheelPlays.userId, userId), id === undefined ? undefined : eq(wheelPlays.id, id)))
    .orderBy(desc(wheelPlays.id))
    .limit(SHOWN_PLAYS)
  if (!rows.length) return []
  const prizes = await readPrizes(db, [...new Set(rows.map(({ campaignId }) => campaignId))])
  return rows.flatMap(play => {
    const won = prizes.find(({ prize }) => prize.id === play.prizeId)
    return won
      ? [
          {
            id: play.id,
            campaign_id: play.campaignId,
            prize: toPrize(won, locale),
            position: won.prize.position,
            weights: play.weights,
            commitment: createCommitment(play.serverSeed),
            server_seed: play.serverSeed,
            client_seed: play.clientSeed,
            attempt: play.attempt,
            coupon_id: play.couponId,
            created_at: play.createdAt.toISOString()
          }
        ]
      : []
  })
}

/**
 * Draws a prize, takes it from the stock, records the draw and gives the prize, in the caller's transaction. The campaign's row is locked, so
 * that a prize is never given more often than there are.
 * @throws ShopError wheel_not_found where no campaign runs, wheel_no_plays, wheel_empty
 */
export async function playWheel(
  tx: Db,
  { userId, clientSeed, locale, titleOf }: { userId: number; clientSeed: string; locale: Locale; titleOf: (prize: PrizeRow) => Localized },
  now: Date
): Promise<WheelPlay> {
  const found = await findCampaign(tx, now)
  if (!found) throw new ShopError('wheel_not_found')
  const [campaign] = await tx.select().from(wheelCampaigns).where(eq(wheelCampaigns.id, found.id)).for('update')
  if (!campaign || campaign.stoppedAt) throw new ShopError('wheel_not_found')
  const { played, left } = await readAllowance(tx, campaign, userId, now)
  if (left === 0) throw new ShopError('wheel_no_plays')
  const prizes = (await readPrizes(tx, [campaign.id])).map(({ prize }) => prize)
  const weights = listOfferedWeights(prizes, (await readSettings(tx)).configs)
  if (weights.every(weight => weight === 0)) throw new ShopError('wheel_empty')
  const attempt = played + 1
  const serverSeed = createServerSeed(campaign, userId, attempt)
  const prize = prizes[drawFromSeeds({ serverSeed, clientSeed, attempt, weights })]
  if (!prize) throw new Error('No prize was drawn.')
  await tx
    .update(wheelPrizes)
    .set({ won: sql`${wheelPrizes.won} + 1` })
    .where(eq(wheelPrizes.id, prize.id))
  const couponId = await givePrize(tx, userId, prize, titleOf(prize), now)
  const [row] = await tx
    .insert(wheelPlays)
    .values({ campaignId: campaign.id, userId, attempt, prizeId: prize.id, serverSeed, clientSeed, weights, couponId, createdAt: now })
    .returning({ id: wheelPlays.id })
  const [result] = await listPlays(tx, userId, locale, row?.id)
  if (!result) throw new Error('A play was not written.')
  return result
}

/** @returns the coupon or voucher, for a prize that is one */
async function givePrize(tx: Db, userId: number, prize: PrizeRow, title: Localized, now: Date): Promise<number | null> {
  const { kind, value, minimum, productId } = prize
  if (isCouponPrize(kind)) {
    const endsAt = new Date(now.getTime() + PRIZE_DAYS * DAY_MS)
    const couponKind = kind === 'goods' ? 'gift' : kind === 'voucher' ? 'amount' : kind
    const type = kind === 'voucher' ? 'voucher' : 'coupon'
    return issueCoupon(tx, userId, { title, type, kind: couponKind, value, minimum, giftProductId: productId, endsAt }, now)
  }
  if (kind === 'nothing') return null
  const account = ({ bonus: 'bonus', points: 'points', gift_card: 'gift_wallet' } as const)[kind]
  await lockWallet(tx, userId)
  await postTransfers(tx, [{ debit: { kind: 'expense' }, credit: { kind: account, userId }, amount: value, code: 'prize' }], now)
  return null
}
