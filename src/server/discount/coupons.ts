import { and, asc, eq, inArray, isNull, lt, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import {
  type CodeType,
  combineDiscounts,
  type CouponCustomer,
  type CouponLine,
  type CouponRefusal,
  findCouponRefusal,
  normalizeCode
} from '#domain/coupon.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, type Localized, localize } from '#domain/site.ts'
import { formatMoney } from '#i18n/format.ts'
import { products, productTaxons } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { limitAttempts, removeAttempt } from '../kernel/http/rate-limit.ts'
import type { Server } from '../kernel/server.ts'
import { coupons, couponUses } from './tables.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Which types of codes the shop has switched on. Campaigns need no flag: staff start and end them. */
export type CouponFlags = Readonly<Record<CodeType, boolean>>

export const NO_COUPONS: PricedCoupons = { applied: [], refused: [] }

interface AppliedCoupon {
  coupon: CouponRow
  /** The reduction of each line of the cart, in the order of the lines. */
  reductions: Tugrik[]
  /** Sum of the reductions; 0 for free delivery. */
  amount: Tugrik
}

export interface PricedCoupons {
  applied: AppliedCoupon[]
  /** Codes of the cart that cannot be used now, with the reason. */
  refused: { coupon: CouponRow; error: ShopError }[]
}

/** A coupon that a customer can enter. @throws ShopError coupon_not_found, also for another customer's code */
export async function findCoupon(db: Db, code: string, userId: number, flags: CouponFlags): Promise<CouponRow> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code))
  if (!coupon || coupon.type === 'campaign' || !flags[coupon.type] || !isFor(coupon, userId)) throw new ShopError('coupon_not_found')
  return coupon
}

/** Whether a discount is for everybody, or names the customer. */
export const isFor = ({ userIds }: Pick<CouponRow, 'userIds'>, userId: number | null): boolean =>
  userIds.length === 0 || (userId !== null && userIds.includes(userId))

type DiscountedLine = Omit<CouponLine, 'brandId' | 'taxonIds'>

/** What decides about the discounts of a cart, besides its lines. */
interface DiscountContext {
  couponIds: readonly number[]
  /** Null for a visitor, who gets campaigns alone. */
  userId: number | null
  isOrganisation: boolean
  flags: CouponFlags
  /** What free delivery saves. */
  deliveryFee: Tugrik
}

/** The codes of a cart and the campaigns of the shop that apply to it at `now`, combined by `combineDiscounts`. */
export async function priceCoupons(
  db: Db,
  { couponIds, userId, isOrganisation, flags, deliveryFee }: DiscountContext,
  lines: readonly DiscountedLine[],
  now: Date
): Promise<PricedCoupons> {
  if (!lines.length) return NO_COUPONS
  const campaigns = await readCampaigns(db, now)
  const entered =
    userId === null || !couponIds.length
      ? []
      : await db
          .select()
          .from(coupons)
          .where(inArray(coupons.id, [...couponIds]))
  const codes = couponIds.flatMap(id => entered.find(row => row.id === id && row.type !== 'campaign' && flags[row.type]) ?? [])
  const found = [...codes, ...campaigns].filter(row => isFor(row, userId))
  if (!found.length) return NO_COUPONS
  const described = await describeLines(db, found, lines)
  const customerOf = await readCustomer(db, found, { userId, isOrganisation })
  const usable: CouponRow[] = []
  const refused: PricedCoupons['refused'] = []
  for (const coupon of codes.filter(row => isFor(row, userId))) {
    const refusal = findCouponRefusal(coupon, described, customerOf(coupon), usable, now)
    if (refusal) refused.push({ coupon, error: toRefusalError(refusal, coupon, await readGiftTitle(db, coupon)) })
    else usable.push(coupon)
  }
  const running = campaigns.filter(row => isFor(row, userId) && !findCouponRefusal(row, described, customerOf(row), [], now))
  const applied = combineDiscounts(usable, running, described, deliveryFee)
  const better = applied.find(({ coupon }) => coupon.type === 'campaign')?.coupon
  for (const coupon of usable.filter(each => !applied.some(discount => discount.coupon === each)))
    refused.push({ coupon, error: toRefusalError('coupon_campaign_better', coupon, null, better?.title) })
  return { applied, refused }
}

/** Campaigns that run at `now`, the oldest first. */
export const readCampaigns = async (db: Db, now: Date): Promise<CouponRow[]> => readRunning(db, { now: now.toISOString() })

/** Whether a campaign applies at a time, for compiled queries. */
export const isRunning = (now: Placeholder): SQL =>
  sql`${coupons.type} = 'campaign' AND ${coupons.stoppedAt} IS NULL AND ${coupons.startsAt} <= ${now}::timestamptz AND (${coupons.endsAt} IS NULL OR ${coupons.endsAt} > ${now}::timestamptz)`

const readRunning = compileQuery(['now'], (db, { now }) => db.select().from(coupons).where(isRunning(now)).orderBy(asc(coupons.id)))

/** What the conditions of discounts ask about a customer; each question is asked where one of the discounts depends on it. */
export async function readCustomer(
  db: Db,
  found: readonly Pick<CouponRow, 'id' | 'customerKind' | 'maxUsesPerCustomer'>[],
  { userId, isOrganisation }: { userId: number | null; isOrganisation: boolean }
): Promise<(coupon: Pick<CouponRow, 'id'>) => CouponCustomer> {
  if (userId === null) return () => ({ hasOrdered: null, isOrganisation, uses: 0 })
  const asksOrders = found.some(({ customerKind }) => customerKind === 'first_order' || customerKind === 'returning')
  const hasOrdered = asksOrders && (await hasOrders(db, userId))
  const limited = found.filter(({ maxUsesPerCustomer }) => maxUsesPerCustomer !== null)
  const uses = await countUses(
    db,
    userId,
    limited.map(({ id }) => id)
  )
  return ({ id }) => ({ hasOrdered, isOrganisation, uses: uses.get(id) ?? 0 })
}

async function readGiftTitle(db: Db, { giftProductId }: CouponRow): Promise<Localized | null> {
  if (giftProductId === null) return null
  const [gift] = await db.select({ title: products.title }).from(products).where(eq(products.id, giftProductId))
  return gift?.title ?? null
}

export function toRefusalError(
  refusal: CouponRefusal | 'coupon_not_found',
  { code, minimum }: Pick<CouponRow, 'code' | 'minimum'>,
  gift: Localized | null = null,
  campaign?: Localized
): ShopError {
  return new ShopError(refusal, {
    code,
    ...(gift && { gift }),
    ...(campaign && { campaign }),
    ...(refusal === 'coupon_minimum' && { least: formatMoney(minimum) })
  })
}

/** Brands and taxons are read only for a coupon that is limited to some. */
export async function describeLines(
  db: Db,
  found: readonly Pick<CouponRow, 'brandIds' | 'taxonIds'>[],
  lines: readonly DiscountedLine[]
): Promise<CouponLine[]> {
  if (found.every(({ brandIds, taxonIds }) => !brandIds.length && !taxonIds.length))
    return lines.map(line => ({ ...line, brandId: null, taxonIds: [] }))
  const ids = lines.map(({ productId }) => productId)
  const brands = await db.select({ id: products.id, brandId: products.brandId }).from(products).where(inArray(products.id, ids))
  const taxons = await db.select().from(productTaxons).where(inArray(productTaxons.productId, ids))
  return lines.map(line => ({
    ...line,
    brandId: brands.find(({ id }) => id === line.productId)?.brandId ?? null,
    taxonIds: taxons.filter(({ productId }) => productId === line.productId).map(({ taxonId }) => taxonId)
  }))
}

/** Whether a customer has an order of goods that is unpaid or placed. Discounts do not import orders, so their table is named in SQL. */
export function hasOrdersSql(userId: number): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM orders WHERE user_id = ${userId} AND state IN ('awaiting_payment', 'placed') AND cart_id IS NOT NULL)`
}

async function hasOrders(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ ordered: hasOrdersSql(userId) })
    .from(users)
    .where(eq(users.id, userId))
  return row?.ordered ?? false
}

/** How often a customer uses coupons; released uses do not count. */
async function countUses(db: Db, userId: number, couponIds: readonly number[]): Promise<Map<number, number>> {
  if (!couponIds.length) return new Map()
  const rows = await db
    .select({ couponId: couponUses.couponId, count: sql<number>`count(*)::int` })
    .from(couponUses)
    .where(and(eq(couponUses.userId, userId), inArray(couponUses.couponId, [...couponIds]), ne(couponUses.state, 'released')))
    .groupBy(couponUses.couponId)
  return new Map(rows.map(({ couponId, count }) => [couponId, count]))
}

/**
 * Holds a use of each coupon for an order, in its transaction. The coupons are locked last and in the order of their ids.
 * @throws ShopError coupon_used_up, coupon_used, coupon_ended, total_changed where a coupon was changed since it was read
 */
export async function holdCoupons(
  tx: Db,
  uses: readonly { coupon: CouponRow; amount: Tugrik }[],
  { userId, orderId }: { userId: number; orderId: number },
  now: Date
): Promise<void> {
  for (const { coupon, amount } of uses.toSorted((a, b) => a.coupon.id - b.coupon.id)) {
    const { id, type, version, code, maxUsesPerCustomer } = coupon
    const [held] = await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} + 1` })
      .where(and(eq(coupons.id, id), eq(coupons.version, version), or(isNull(coupons.maxUses), lt(coupons.used, coupons.maxUses))))
      .returning({ id: coupons.id })
    if (!held) throw await findHoldRefusal(tx, coupon)
    const own = maxUsesPerCustomer === null ? 0 : ((await countUses(tx, userId, [id])).get(id) ?? 0)
    if (maxUsesPerCustomer !== null && own >= maxUsesPerCustomer)
      throw type === 'campaign' ? new ShopError('total_changed', { changes: [{ kind: 'cart' }] }) : new ShopError('coupon_used', { code })
    await tx.insert(couponUses).values({ couponId: id, userId, orderId, amount, state: 'held', createdAt: now })
  }
}

async function findHoldRefusal(tx: Db, { id, version, code }: CouponRow): Promise<ShopError> {
  const [current] = await tx.select().from(coupons).where(eq(coupons.id, id))
  // Nobody has entered the code of a campaign.
  if (current?.type === 'campaign') return new ShopError('total_changed', { changes: [{ kind: 'cart' }] })
  if (current?.stoppedAt) return new ShopError('coupon_ended', { code })
  return current?.version === version
    ? new ShopError('coupon_used_up', { code })
    : new ShopError('total_changed', { changes: [{ kind: 'cart' }] })
}

/** Makes the uses of an order final. */
export async function confirmCoupons(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .update(couponUses)
    .set({ state: 'used', endedAt: now })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'held')))
}

/** Gives back the uses of an order that is canceled or expires. */
export async function releaseCoupons(tx: Db, orderId: number, now: Date): Promise<void> {
  const released = await tx
    .update(couponUses)
    .set({ state: 'released', endedAt: now })
    .where(and(eq(couponUses.orderId, orderId), ne(couponUses.state, 'released')))
    .returning({ couponId: couponUses.couponId })
  for (const { couponId } of released.toSorted((a, b) => a.couponId - b.couponId))
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId))
}

/** Coupons of an order with what they reduced, also after their uses were given back. */
export async function listCouponsOfOrder(
  db: Db,
  orderId: number,
  locale: Locale
): Promise<(Pick<CouponRow, 'code' | 'type' | 'kind'> & { title: string; amount: Tugrik })[]> {
  const rows = await db
    .select({ code: coupons.code, title: coupons.title, type: coupons.type, kind: coupons.kind, amount: couponUses.amount })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.orderId, orderId))
    .orderBy(couponUses.id)
  return rows.map(row => ({ ...row, title: localize(row.title, locale) }))
}

/**
 * Checks a typed code before the cart is changed. Unknown codes are counted, against guessing.
 * @returns the normalized code @throws ShopError not_found where the shop has no codes, validation for an empty one,
 * coupon_not_found, too_many_requests
 */
export async function checkCode(
  { db, config, now }: Server,
  typed: string,
  { userId, address }: { userId: number; address: string },
  flags: CouponFlags
): Promise<string> {
  if (!flags.coupon && !flags.voucher) throw new ShopError('not_found')
  const code = normalizeCode(typed)
  if (!code) throw new ShopError('validation', { fields: { coupon: flags.coupon ? 'coupon_required' : 'voucher_required' } })
  const attempts = [
    ['coupon_codes_of', String(userId)],
    ['coupon_codes_from', address]
  ] as const
  for (const [limit, who] of attempts) await limitAttempts(db, limit, who, config.rateLimitFactor, now())
  await findCoupon(db, code, userId, flags)
  for (const [limit, who] of attempts) await removeAttempt(db, limit, who)
  return code
}
