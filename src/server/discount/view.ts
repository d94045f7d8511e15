import { and, arrayContains, desc, eq, exists, inArray, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Coupon } from '#contract/coupon.ts'
import { CODE_TYPES, type CodeType, toCouponState } from '#domain/coupon.ts'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { type CouponFlags, type CouponRow, hasOrdersSql } from './coupons.ts'
import { coupons, couponUses } from './tables.ts'
import { readTargets } from './targets.ts'

const MAX_LISTED = 100

/** Discounts do not import orders, so their table is named in SQL. */
export const orderNumber = sql<string>`(SELECT number FROM orders WHERE orders.id = ${couponUses.orderId})`

/** Coupons of a customer: the active ones first, then the newest. */
export async function listCoupons(
  db: Db,
  userId: number,
  { type, flags }: { type?: CodeType | undefined; flags: CouponFlags },
  locale: Locale,
  now: Date
): Promise<Coupon[]> {
  const types = CODE_TYPES.filter(each => flags[each] && (type ?? each) === each)
  if (!types.length) return []
  const rows = await db
    .select()
    .from(coupons)
    .where(and(inArray(coupons.type, types), isVisible(db, userId, now)))
    .orderBy(desc(coupons.id))
    .limit(MAX_LISTED)
  const shown = await viewCoupons(db, rows, userId, locale, now)
  return shown.toSorted((a, b) => Number(b.state === 'active') - Number(a.state === 'active'))
}

/** @throws ShopError coupon_not_found, also for another customer's coupon */
export async function findOwnCoupon(db: Db, id: number, userId: number, flags: CouponFlags, locale: Locale, now: Date): Promise<Coupon> {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), inArray(coupons.type, CODE_TYPES), isVisible(db, userId, now)))
  const [coupon] = await viewCoupons(db, rows, userId, locale, now)
  if (!coupon || !flags[coupon.type]) throw new ShopError('coupon_not_found')
  return coupon
}

/** Coupons the customer has used, and those for them; a coupon for a first order only while they have none. */
function isVisible(db: Db, userId: number, now: Date) {
  const used = db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, coupons.id), eq(couponUses.userId, userId), ne(couponUses.state, 'released')))
  const isOpen = and(eq(coupons.listed, true), sql`cardinality(${coupons.userIds}) = 0`)
  const isForOrder = or(ne(coupons.customerKind, 'first_order'), not(hasOrdersSql(userId)))
  return or(exists(used), and(lte(coupons.startsAt, now), or(arrayContains(coupons.userIds, [userId]), isOpen), isForOrder))
}

async function viewCoupons(db: Db, rows: readonly CouponRow[], userId: number, locale: Locale, now: Date): Promise<Coupon[]> {
  const ids = rows.map(({ id }) => id)
  const uses = ids.length
    ? await db
        .select({
          couponId: couponUses.couponId,
          number: orderNumber,
          amount: couponUses.amount,
          state: couponUses.state,
          at: couponUses.createdAt
        })
        .from(couponUses)
        .where(and(eq(couponUses.userId, userId), inArray(couponUses.couponId, ids), ne(couponUses.state, 'released')))
        .orderBy(desc(couponUses.id))
    : []
  const targetsOf = await readTargets(db, rows)
  return rows.map(row => {
    const own = uses.filter(({ couponId }) => couponId === row.id)
    const targets = targetsOf(row)
    return {
      id: row.id,
      code: row.code,
      title: localize(row.title, locale),
      type: row.type === 'voucher' ? 'voucher' : 'coupon',
      kind: row.kind,
      value: row.value,
      max_reduction: row.maxReduction,
      gift: targets.gift && { slug: targets.gift.slug, title: localize(targets.gift.title, locale) },
      minimum: row.minimum,
      goods: [
        ...[...targets.taxons, ...targets.brands].map(({ name }) => localize(name, locale)),
        ...targets.products.map(({ title }) => localize(title, locale))
      ],
      customer_kind: row.customerKind,
      combinable: row.combinable,
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt?.toISOString() ?? null,
      state: toCouponState(row, own.length, now),
      uses: own.map(({ number, amount, state, at }) => ({ order_number: number, amount, state, at: at.toISOString() }))
    }
  })
}
