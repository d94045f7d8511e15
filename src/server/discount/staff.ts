import { aliasedTable, and, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
import type { CouponRulesInput, CouponUse, NewCouponInput, StaffCoupon } from '#contract/coupon.ts'
import { fullName, normalizeEmail, normalizePhone } from '#domain/account.ts'
import { type CouponType, couponState, normalizeCode, VOUCHER_MINIMUM } from '#domain/coupon.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { brands, products, taxons } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { CouponRow } from './coupons.ts'
import { coupons, couponUses } from './tables.ts'
import { orderNumber } from './view.ts'

const COUPONS_PER_PAGE = 50
const NEWEST_USES = 100

/** @throws ShopError coupon_code_taken, coupon_target_unknown with the names that are not found */
export async function createCoupon(tx: Db, input: NewCouponInput, staffId: number, now: Date): Promise<number> {
  const { code, type } = input
  const values = await toColumns(tx, input)
  const [created] = await tx
    .insert(coupons)
    .values({
      ...values,
      code,
      type,
      ...(type === 'voucher' && { maxUses: 1, maxUsesPerCustomer: 1 }),
      createdBy: staffId,
      createdAt: now,
      updatedBy: staffId,
      updatedAt: now
    })
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id })
  if (!created) throw refuseField('code', 'coupon_code_taken')
  return created.id
}

/** @throws ShopError coupon_not_found, coupon_changed, coupon_target_unknown, coupon_max_uses_low */
export async function changeCoupon(
  tx: Db,
  id: number,
  { version, ...input }: CouponRulesInput & { version: number },
  staffId: number,
  now: Date
): Promise<void> {
  const coupon = await lockCoupon(tx, id)
  if (coupon.version !== version) throw new ShopError('coupon_changed')
  const values = await toColumns(tx, input)
  if (coupon.type === 'voucher') {
    if (values.kind !== 'amount' || values.userIds.length !== 1) throw refuseField('customers', 'coupon_voucher_wrong')
    if (values.minimum < VOUCHER_MINIMUM) throw refuseField('minimum', 'coupon_minimum_low')
    values.maxUses = 1
    values.maxUsesPerCustomer = 1
  }
  if (values.maxUses !== null && values.maxUses < coupon.used) throw refuseField('max_uses', 'coupon_max_uses_low', { used: coupon.used })
  await tx
    .update(coupons)
    .set({ ...values, version: version + 1, updatedBy: staffId, updatedAt: now })
    .where(eq(coupons.id, id))
}

/** @throws ShopError coupon_not_found */
export async function stopCoupon(tx: Db, id: number, staffId: number, now: Date): Promise<void> {
  await lockCoupon(tx, id)
  await tx
    .update(coupons)
    .set({ stoppedAt: now, stoppedBy: staffId, version: sql`${coupons.version} + 1` })
    .where(and(eq(coupons.id, id), isNull(coupons.stoppedAt)))
}

async function lockCoupon(tx: Db, id: number): Promise<CouponRow> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  if (!coupon) throw new ShopError('coupon_not_found')
  return coupon
}

const refuseField = (field: string, code: ErrorCode, details: Record<string, unknown> = {}): ShopError =>
  new ShopError('validation', { fields: { [field]: code }, ...details })

async function toColumns(tx: Db, input: CouponRulesInput) {
  return {
    title: input.title,
    kind: input.kind,
    value: input.value,
    maxReduction: input.kind === 'percent' ? input.max_reduction : null,
    minimum: input.minimum,
    taxonIds: idsOf(
      'taxons',
      input.taxons,
      await tx.select({ id: taxons.id, name: taxons.permalink }).from(taxons).where(inArray(taxons.permalink, input.taxons))
    ),
    brandIds: idsOf(
      'brands',
      input.brands,
      await tx.select({ id: brands.id, name: brands.code }).from(brands).where(inArray(brands.code, input.brands))
    ),
    productIds: idsOf(
      'products',
      input.products,
      await tx.select({ id: products.id, name: products.slug }).from(products).where(inArray(products.slug, input.products))
    ),
    userIds: await customerIds(tx, input.customers),
    listed: input.listed,
    firstOrder: input.first_order,
    combinable: input.combinable,
    startsAt: new Date(input.starts_at),
    endsAt: input.ends_at === null ? null : new Date(input.ends_at),
    maxUses: input.max_uses,
    maxUsesPerCustomer: input.max_uses_per_customer
  }
}

function idsOf(field: string, names: readonly string[], found: readonly { id: number; name: string | null }[]): number[] {
  const missing = names.filter(name => !found.some(row => row.name === name))
  if (missing.length) throw refuseField(field, 'coupon_target_unknown', { names: missing.join(', ') })
  return found.map(({ id }) => id)
}

async function customerIds(tx: Db, typed: readonly string[]): Promise<number[]> {
  const phones = typed.map(each => normalizePhone(each) ?? normalizeEmail(each) ?? each)
  const byPhone = await tx.select({ id: users.id, name: users.mobile }).from(users).where(inArray(users.mobile, phones))
  const byEmail = await tx.select({ id: users.id, name: users.email }).from(users).where(inArray(users.email, phones))
  return [...new Set(idsOf('customers', phones, [...byPhone, ...byEmail]))]
}

/** @throws ShopError coupon_not_found */
export async function findStaffCoupon(db: Db, id: number, now: Date): Promise<StaffCoupon> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id))
  if (!row) throw new ShopError('coupon_not_found')
  const [view] = await viewStaffCoupons(db, [row], now)
  if (!view) throw new ShopError('coupon_not_found')
  return view
}

export async function listStaffCoupons(
  db: Db,
  { page, type, text }: { page: number; type?: CouponType | undefined; text?: string | undefined },
  now: Date
): Promise<{ coupons: StaffCoupon[]; more: boolean }> {
  const pattern = text && `%${normalizeCode(text).replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select()
    .from(coupons)
    .where(and(type && eq(coupons.type, type), pattern ? ilike(coupons.code, pattern) : undefined))
    .orderBy(desc(coupons.id))
    .limit(COUPONS_PER_PAGE + 1)
    .offset((page - 1) * COUPONS_PER_PAGE)
  return { coupons: await viewStaffCoupons(db, rows.slice(0, COUPONS_PER_PAGE), now), more: rows.length > COUPONS_PER_PAGE }
}

async function viewStaffCoupons(db: Db, rows: readonly CouponRow[], now: Date): Promise<StaffCoupon[]> {
  const ids = (pick: (row: CouponRow) => number[]) => [...new Set(rows.flatMap(pick))]
  const ofTaxons = await db
    .select()
    .from(taxons)
    .where(
      inArray(
        taxons.id,
        ids(row => row.taxonIds)
      )
    )
  const ofBrands = await db
    .select()
    .from(brands)
    .where(
      inArray(
        brands.id,
        ids(row => row.brandIds)
      )
    )
  const ofProducts = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(
      inArray(
        products.id,
        ids(row => row.productIds)
      )
    )
  const people = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.id,
        ids(({ userIds, createdBy, updatedBy, stoppedBy }) => [...userIds, createdBy ?? 0, updatedBy ?? 0, stoppedBy ?? 0])
      )
    )
  const staffName = (id: number | null): string | null => {
    const person = people.find(each => each.id === id)
    return person ? fullName(person.firstName, person.lastName) : null
  }
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    type: row.type,
    title: { mn: row.title.mn ?? '', en: row.title.en ?? '' },
    kind: row.kind,
    value: row.value,
    max_reduction: row.maxReduction,
    minimum: row.minimum,
    taxons: ofTaxons.filter(({ id }) => row.taxonIds.includes(id)).map(({ permalink }) => permalink),
    brands: ofBrands.filter(({ id }) => row.brandIds.includes(id)).map(({ code }) => code),
    products: ofProducts.filter(({ id }) => row.productIds.includes(id)).map(({ slug }) => slug),
    customers: people.filter(({ id }) => row.userIds.includes(id)).map(({ mobile, email }) => mobile ?? email ?? ''),
    listed: row.listed,
    first_order: row.firstOrder,
    combinable: row.combinable,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    max_uses: row.maxUses,
    max_uses_per_customer: row.maxUsesPerCustomer,
    state: row.startsAt > now && !row.stoppedAt ? 'planned' : couponState({ ...row, maxUsesPerCustomer: null }, 0, now),
    used: row.used,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    created_by: staffName(row.createdBy),
    updated_at: row.updatedAt.toISOString(),
    updated_by: staffName(row.updatedBy),
    stopped_at: row.stoppedAt?.toISOString() ?? null,
    stopped_by: staffName(row.stoppedBy)
  }))
}

/** The newest uses of a coupon, those given back included. */
export async function listUses(db: Db, couponId: number): Promise<CouponUse[]> {
  const customer = aliasedTable(users, 'customer')
  const rows = await db
    .select({
      number: orderNumber,
      firstName: customer.firstName,
      lastName: customer.lastName,
      amount: couponUses.amount,
      state: couponUses.state,
      at: couponUses.createdAt
    })
    .from(couponUses)
    .innerJoin(customer, eq(customer.id, couponUses.userId))
    .where(eq(couponUses.couponId, couponId))
    .orderBy(desc(couponUses.id))
    .limit(NEWEST_USES)
  return rows.map(({ number, firstName, lastName, amount, state, at }) => ({
    order_number: number,
    customer: fullName(firstName, lastName),
    amount,
    state,
    at: at.toISOString()
  }))
}
