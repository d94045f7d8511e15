import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { NewWheelCampaign, StaffWheelCampaign, WheelPrize } from '#contract/wheel.ts'
import { ShopError } from '#domain/errors.ts'
import { type Flag, type Locale, localize } from '#domain/site.ts'
import { PRIZE_FLAGS } from '#domain/wheel.ts'
import { products } from '../catalogue/index.ts'
import { readProductIds } from '../discount/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { wheelCampaigns, wheelPlays, wheelPrizes } from './tables.ts'

export type CampaignRow = typeof wheelCampaigns.$inferSelect
export type PrizeRow = typeof wheelPrizes.$inferSelect

/** Two campaigns at once are refused under this lock. */
const ADVISORY_LOCK = 7_342_013

/** The campaign that runs now. */
export async function findCampaign(db: Db, now: Date): Promise<CampaignRow | null> {
  const [row] = await db
    .select()
    .from(wheelCampaigns)
    .where(and(lte(wheelCampaigns.startsAt, now), gt(wheelCampaigns.endsAt, now), isNull(wheelCampaigns.stoppedAt)))
    .orderBy(desc(wheelCampaigns.id))
    .limit(1)
  return row ?? null
}

/** Prizes of a campaign in the order of the wheel, with the product of goods. */
export async function readPrizes(db: Db, campaignIds: readonly number[]) {
  return db
    .select({ prize: wheelPrizes, product: { slug: products.slug, title: products.title } })
    .from(wheelPrizes)
    .leftJoin(products, eq(products.id, wheelPrizes.productId))
    .where(inArray(wheelPrizes.campaignId, [...campaignIds]))
    .orderBy(asc(wheelPrizes.position))
}
type PrizeWithProduct = Awaited<ReturnType<typeof readPrizes>>[number]

export const isLeft = ({ stock, won }: Pick<PrizeRow, 'stock' | 'won'>): boolean => stock === null || won < stock

/** The chance of each segment in the next draw. */
export const listWeights = (prizes: readonly Pick<PrizeRow, 'weight' | 'stock' | 'won'>[]): number[] =>
  prizes.map(prize => (isLeft(prize) ? prize.weight : 0))

export function toPrize({ prize, product }: PrizeWithProduct, locale: Locale): WheelPrize {
  const { kind, value, minimum } = prize
  return { kind, value, minimum, product: product && { slug: product.slug, title: localize(product.title, locale) } }
}

/** @throws ShopError wheel_overlaps, prize_unavailable, coupon_target_unknown */
export async function createCampaign(
  tx: Db,
  input: NewWheelCampaign,
  { configs, staffId }: { configs: Partial<Record<Flag, boolean>>; staffId: number },
  now: Date
): Promise<number> {
  for (const [index, { kind }] of input.prizes.entries()) {
    const flag = PRIZE_FLAGS[kind]
    if (flag && !configs[flag]) throw new ShopError('validation', { fields: { [`prizes.${index}.kind`]: 'prize_unavailable' } })
  }
  const startsAt = new Date(input.starts_at)
  const endsAt = new Date(input.ends_at)
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
  const overlapping = and(isNull(wheelCampaigns.stoppedAt), lt(wheelCampaigns.startsAt, endsAt), gt(wheelCampaigns.endsAt, startsAt))
  if (await tx.$count(wheelCampaigns, overlapping)) throw new ShopError('wheel_overlaps')
  const [campaign] = await tx
    .insert(wheelCampaigns)
    .values({
      title: input.title,
      startsAt,
      endsAt,
      allowance: input.allowance,
      minimum: input.minimum,
      secret: randomBytes(32).toString('hex'),
      createdBy: staffId,
      createdAt: now
    })
    .returning({ id: wheelCampaigns.id })
  if (!campaign) throw new Error('A campaign was not written.')
  for (const [position, { product, ...prize }] of input.prizes.entries()) {
    const [productId = null] = product ? await readProductIds(tx, `prizes.${position}.product`, [product]) : []
    await tx.insert(wheelPrizes).values({ ...prize, campaignId: campaign.id, position, productId })
  }
  return campaign.id
}

/** @throws ShopError wheel_not_found */
export async function stopCampaign(tx: Db, id: number, staffId: number, now: Date): Promise<void> {
  const [campaign] = await tx.select().from(wheelCampaigns).where(eq(wheelCampaigns.id, id)).for('update')
  if (!campaign) throw new ShopError('wheel_not_found')
  if (campaign.stoppedAt) return
  await tx.update(wheelCampaigns).set({ stoppedAt: now, stoppedBy: staffId }).where(eq(wheelCampaigns.id, id))
}

/** @param id of one; all without it @throws ShopError wheel_not_found */
export async function listCampaigns(db: Db, locale: Locale, now: Date, id?: number): Promise<StaffWheelCampaign[]> {
  const rows = await db
    .select({
      campaign: wheelCampaigns,
      plays: sql<number>`(SELECT count(*)::int FROM ${wheelPlays} p WHERE p.campaign_id = ${wheelCampaigns}.id)`
    })
    .from(wheelCampaigns)
    .where(id === undefined ? undefined : eq(wheelCampaigns.id, id))
    .orderBy(desc(wheelCampaigns.id))
    .limit(50)
  if (id !== undefined && !rows.length) throw new ShopError('wheel_not_found')
  const prizes = rows.length
    ? await readPrizes(
        db,
        rows.map(({ campaign }) => campaign.id)
      )
    : []
  return rows.map(({ campaign, plays }) => ({
    id: campaign.id,
    title: campaign.title,
    state: campaign.stoppedAt || campaign.endsAt <= now ? 'ended' : campaign.startsAt > now ? 'planned' : 'running',
    starts_at: campaign.startsAt.toISOString(),
    ends_at: campaign.endsAt.toISOString(),
    allowance: campaign.allowance,
    minimum: campaign.minimum,
    plays,
    prizes: prizes
      .filter(({ prize }) => prize.campaignId === campaign.id)
      .map(row => ({ ...toPrize(row, locale), weight: row.prize.weight, stock: row.prize.stock, won: row.prize.won }))
  }))
}
