import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CouponRulesInput, NewCouponInput } from '#contract/coupon.ts'
import { normalizeEmail, normalizePhone } from '#domain/account.ts'
import { toCouponState, FIXED_COUPON_FIELDS, VOUCHER_MINIMUM } from '#domain/coupon.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/site.ts'
import { brands, products, taxons } from '../catalogue/index.ts'
import { users, verifiedEmail } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { CouponRow } from './coupons.ts'
import { createRandomCode } from './random-code.ts'
import { couponEvents, coupons, couponUses } from './tables.ts'

/** @throws ShopError coupon_code_taken, coupon_target_unknown with the names that are not found */
export async function createCoupon(tx: Db, input: NewCouponInput, staffId: number, now: Date): Promise<number> {
  const { type } = input
  const code = type === 'campaign' ? createRandomCode('C-', 8) : (input.code ?? '')
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
  await tx.insert(couponEvents).values({ couponId: created.id, kind: 'created', staffId, createdAt: now })
  return created.id
}

/**
 * @throws ShopError coupon_not_found, coupon_changed, coupon_ended for a stopped one, coupon_target_unknown, coupon_max_uses_low, coupon_rule_fixed for a rule that
 * no longer changes after the first use
 */
export async function changeCoupon(
  tx: Db,
  id: number,
  { version, ...input }: CouponRulesInput & { version: number },
  staffId: number,
  now: Date
): Promise<void> {
  const coupon = await lockCoupon(tx, id)
  if (coupon.version !== version) throw new ShopError('coupon_changed')
  if (coupon.stoppedAt) throw new ShopError('coupon_ended', { code: coupon.code })
  const values = await toColumns(tx, input)
  if (coupon.type === 'voucher') {
    if (values.kind !== 'amount' || values.userIds.length !== 1) throw refuseField('customers', 'coupon_voucher_wrong')
    if (values.minimum < VOUCHER_MINIMUM) throw refuseField('minimum', 'coupon_minimum_low')
    values.maxUses = 1
    values.maxUsesPerCustomer = 1
  }
  if (coupon.type === 'campaign' && values.kind === 'gift') throw refuseField('kind', 'validation')
  if (values.maxUses !== null && values.maxUses < coupon.used) throw refuseField('max_uses', 'coupon_max_uses_low', { used: coupon.used })
  const fields = listChangedFields(coupon, values)
  const fixed = FIXED_COUPON_FIELDS.find(name => fields.includes(name))
  if (fixed && (await isUsed(tx, id))) throw refuseField(fixed, 'coupon_rule_fixed')
  if (!fields.length) return
  await tx
    .update(coupons)
    .set({ ...values, version: version + 1, updatedBy: staffId, updatedAt: now })
    .where(eq(coupons.id, id))
  await tx.insert(couponEvents).values({ couponId: id, kind: 'changed', fields, staffId, createdAt: now })
}

/** The fields of the contract whose columns differ. */
function listChangedFields(coupon: CouponRow, values: Awaited<ReturnType<typeof toColumns>>): string[] {
  const columns = {
    title: 'title',
    kind: 'kind',
    value: 'value',
    max_reduction: 'maxReduction',
    gift: 'giftProductId',
    minimum: 'minimum',
    taxons: 'taxonIds',
    brands: 'brandIds',
    products: 'productIds',
    customers: 'userIds',
    listed: 'listed',
    customer_kind: 'customerKind',
    combinable: 'combinable',
    starts_at: 'startsAt',
    ends_at: 'endsAt',
    max_uses: 'maxUses',
    max_uses_per_customer: 'maxUsesPerCustomer'
  } as const satisfies Record<keyof CouponRulesInput, keyof typeof values>
  const isEqual = (one: unknown, other: unknown): boolean =>
    Array.isArray(one) && Array.isArray(other)
      ? one.length === other.length && one.every(id => other.includes(id))
      : isDeepStrictEqual(one, other)
  return Object.entries(columns).flatMap(([field, column]) => (isEqual(coupon[column], values[column]) ? [] : [field]))
}

async function isUsed(tx: Db, couponId: number): Promise<boolean> {
  return (await tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, couponId)).limit(1)).length > 0
}

/** @throws ShopError coupon_not_found */
export async function stopCoupon(tx: Db, id: number, staffId: number, now: Date): Promise<void> {
  if ((await lockCoupon(tx, id)).stoppedAt) return
  await tx
    .update(coupons)
    .set({ stoppedAt: now, stoppedBy: staffId, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id))
  await tx.insert(couponEvents).values({ couponId: id, kind: 'stopped', staffId, createdAt: now })
}

/**
 * Records that a code is sent to a customer, and adds the customer to a coupon that is for some.
 * @returns the coupon and who receives it @throws ShopError coupon_not_found, coupon_changed, coupon_ended, coupon_used_up,
 * coupon_target_unknown, coupon_voucher_wrong for a voucher of another customer, coupon_customer_unreachable without a phone or
 * verified e-mail address
 */
export async function assignCoupon(
  tx: Db,
  id: number,
  { customer: typed, version }: { customer: string; version: number },
  staffId: number,
  now: Date
): Promise<{ coupon: CouponRow; recipient: Recipient }> {
  const coupon = await lockCoupon(tx, id)
  if (coupon.version !== version) throw new ShopError('coupon_changed')
  const { code } = coupon
  const state = toCouponState({ ...coupon, maxUsesPerCustomer: null }, 0, now)
  if (state !== 'active') throw new ShopError(state === 'used' ? 'coupon_used_up' : 'coupon_ended', { code })
  const [customerId] = await readCustomerIds(tx, 'customer', [typed])
  const [customer] = await tx
    .select({ email: verifiedEmail, mobile: users.mobile, locale: users.locale })
    .from(users)
    .where(eq(users.id, customerId ?? 0))
  const recipient = customer?.email ?? customer?.mobile
  if (customerId === undefined || !recipient) throw refuseField('customer', 'coupon_customer_unreachable')
  const isFor = coupon.userIds.length === 0 || coupon.userIds.includes(customerId)
  if (!isFor && coupon.type === 'voucher') throw refuseField('customer', 'coupon_voucher_wrong')
  if (!isFor)
    await tx
      .update(coupons)
      .set({ userIds: [...coupon.userIds, customerId], version: version + 1, updatedBy: staffId, updatedAt: now })
      .where(eq(coupons.id, id))
  await tx.insert(couponEvents).values({ couponId: id, kind: 'sent', staffId, customerId, createdAt: now })
  const channel = recipient === customer?.mobile ? 'sms' : 'email'
  return { coupon, recipient: { channel, address: recipient, locale: customer?.locale ?? DEFAULT_LOCALE } }
}

/** Where a code is sent. */
export interface Recipient {
  channel: 'sms' | 'email'
  address: string
  locale: Locale
}

/** @throws ShopError coupon_not_found */
export async function findCouponRow(db: Db, id: number): Promise<CouponRow> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id))
  if (!coupon) throw new ShopError('coupon_not_found')
  return coupon
}

async function lockCoupon(tx: Db, id: number): Promise<CouponRow> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  if (!coupon) throw new ShopError('coupon_not_found')
  return coupon
}

const refuseField = (field: string, code: ErrorCode, details: Record<string, unknown> = {}): ShopError =>
  new ShopError('validation', { fields: { [field]: code }, ...details })

/** @throws ShopError coupon_target_unknown */
export async function toColumns(tx: Db, input: CouponRulesInput) {
  return {
    title: input.title,
    kind: input.kind,
    value: input.value,
    maxReduction: input.kind === 'percent' ? input.max_reduction : null,
    giftProductId: input.kind === 'gift' ? ((await readProductIds(tx, 'gift', input.gift ? [input.gift] : []))[0] ?? null) : null,
    minimum: input.minimum,
    taxonIds: toIds(
      'taxons',
      input.taxons,
      await tx.select({ id: taxons.id, name: taxons.permalink }).from(taxons).where(inArray(taxons.permalink, input.taxons))
    ),
    brandIds: toIds(
      'brands',
      input.brands,
      await tx.select({ id: brands.id, name: brands.code }).from(brands).where(inArray(brands.code, input.brands))
    ),
    productIds: await readProductIds(tx, 'products', input.products),
    userIds: await readCustomerIds(tx, 'customers', input.customers),
    listed: input.listed,
    customerKind: input.customer_kind,
    combinable: input.combinable,
    startsAt: new Date(input.starts_at),
    endsAt: input.ends_at === null ? null : new Date(input.ends_at),
    maxUses: input.max_uses,
    maxUsesPerCustomer: input.max_uses_per_customer
  }
}

function toIds(field: string, names: readonly string[], found: readonly { id: number; name: string | null }[]): number[] {
  const missing = names.filter(name => !found.some(row => row.name === name))
  if (missing.length) throw refuseField(field, 'coupon_target_unknown', { names: missing.join(', ') })
  return found.map(({ id }) => id)
}

/** The products of these slugs. @param field of the form @throws ShopError coupon_target_unknown */
export async function readProductIds(db: Db, field: string, slugs: readonly string[]): Promise<number[]> {
  const found = await db
    .select({ id: products.id, name: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
  return toIds(field, slugs, found)
}

/** The customers with these phones or e-mail addresses. @param field of the form @throws ShopError coupon_target_unknown */
export async function readCustomerIds(db: Db, field: string, typed: readonly string[]): Promise<number[]> {
  const contacts = typed.map(each => normalizePhone(each) ?? normalizeEmail(each) ?? each)
  const byPhone = await db.select({ id: users.id, name: users.mobile }).from(users).where(inArray(users.mobile, contacts))
  const byEmail = await db
    .select({ id: users.id, name: users.email })
    .from(users)
    .where(and(inArray(users.email, contacts), isNotNull(users.emailVerifiedAt)))
  return [...new Set(toIds(field, contacts, [...byPhone, ...byEmail]))]
}
