import { aliasedTable, and, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { CouponEvent, CouponFilters, CouponUse, StaffCoupon } from '#contract/coupon.ts'
import { formatFullName } from '#domain/account.ts'
import { normalizeCode, type StaffCouponState } from '#domain/coupon.ts'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import { formatDate, formatTime } from '#i18n/format.ts'
import { createTranslator } from '#i18n/translator.ts'
import { users } from '../identity/index.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '../import/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { CouponRow } from './coupons.ts'
import { couponEvents, coupons, couponUses } from './tables.ts'
import { readTargets } from './targets.ts'
import { orderNumber } from './view.ts'

const COUPONS_PER_PAGE = 50
const MAX_EXPORTED = 10_000
const NEWEST = 100

/** A coupon with what its uses sum up to. */
type StaffRow = CouponRow & { state: StaffCouponState; reduced: number; fixed: boolean }

/** @throws ShopError coupon_not_found */
export async function findStaffCoupon(db: Db, id: number, now: Date): Promise<StaffCoupon> {
  const [coupon] = await viewStaffCoupons(db, await readRows(db, eq(coupons.id, id), 1, 0, now))
  if (!coupon) throw new ShopError('coupon_not_found')
  return coupon
}

export async function listStaffCoupons(
  db: Db,
  { page, ...filters }: CouponFilters & { page: number },
  now: Date
): Promise<{ coupons: StaffCoupon[]; more: boolean }> {
  const rows = await readRows(db, toCondition(filters, now), COUPONS_PER_PAGE + 1, (page - 1) * COUPONS_PER_PAGE, now)
  return { coupons: await viewStaffCoupons(db, rows.slice(0, COUPONS_PER_PAGE)), more: rows.length > COUPONS_PER_PAGE }
}

const COLUMNS = {
  code: ({ code }: StaffRow) => code,
  title: ({ title }: StaffRow, locale: Locale) => localize(title, locale),
  type: ({ type }: StaffRow, locale: Locale) => createTranslator(locale)(`admin_coupon:type_${type}`),
  kind: ({ kind }: StaffRow, locale: Locale) => createTranslator(locale)(`admin_coupon:kind_${kind}`),
  value: ({ value }: StaffRow) => value,
  minimum: ({ minimum }: StaffRow) => minimum,
  state: ({ state }: StaffRow, locale: Locale) => createTranslator(locale)(`admin_coupon:state_${state}`),
  used: ({ used }: StaffRow) => used,
  max_uses: ({ maxUses }: StaffRow) => maxUses ?? '',
  reduced: ({ reduced }: StaffRow) => reduced,
  starts_at: ({ startsAt }: StaffRow) => toDateTime(startsAt),
  ends_at: ({ endsAt }: StaffRow) => (endsAt ? toDateTime(endsAt) : '')
} as const
type Column = keyof typeof COLUMNS

const toDateTime = (at: Date): string => `${formatDate(at)} ${formatTime(at)}`

/** The filtered coupons as CSV, newest first. */
export async function exportCoupons(db: Db, filters: CouponFilters, locale: Locale, now: Date): Promise<string> {
  const rows = await readRows(db, toCondition(filters, now), MAX_EXPORTED, 0, now)
  const names = Object.keys(COLUMNS) as Column[]
  const t = createTranslator(locale)
  const heading = names.map(name => t(`admin_coupon:column_${name}`))
  return BYTE_ORDER_MARK + [heading, ...rows.map(row => names.map(name => COLUMNS[name](row, locale)))].map(toCsvLine).join('')
}

function toCondition({ type, kind, state, text }: CouponFilters, now: Date): SQL | undefined {
  const pattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const title = sql`concat_ws(' ', ${coupons.title} ->> 'mn', ${coupons.title} ->> 'en')`
  return and(
    type && eq(coupons.type, type),
    kind && eq(coupons.kind, kind),
    state && sql`${selectState(now)} = ${state}`,
    text
      ? or(ilike(coupons.code, pattern(normalizeCode(text))), ...listSpellings(text).map(each => ilike(title, pattern(each))))
      : undefined
  )
}

/** `ILIKE` compares Cyrillic with case where the database has the C locale. */
const listSpellings = (text: string): string[] => [text, text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(), text.toLowerCase()]

/** The state for all customers together; `toCouponState` is that for one of them. */
function selectState(now: Date): SQL<StaffCouponState> {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql<StaffCouponState>`CASE
    WHEN coupons.stopped_at IS NOT NULL OR coupons.ends_at <= ${at} THEN 'expired'
    WHEN coupons.starts_at > ${at} THEN 'planned'
    WHEN coupons.used >= coupons.max_uses THEN 'used'
    ELSE 'active' END`
}

function readRows(db: Db, condition: SQL | undefined, limit: number, offset: number, now: Date): Promise<StaffRow[]> {
  const uses = sql`FROM coupon_uses WHERE coupon_uses.coupon_id = coupons.id`
  return db
    .select({
      ...getTableColumns(coupons),
      state: selectState(now),
      reduced: sql<number>`(SELECT coalesce(sum(amount), 0)::float8 ${uses} AND coupon_uses.state <> 'released')`,
      fixed: sql<boolean>`EXISTS (SELECT ${uses})`
    })
    .from(coupons)
    .where(condition)
    .orderBy(desc(coupons.id))
    .limit(limit)
    .offset(offset)
}

async function viewStaffCoupons(db: Db, rows: readonly StaffRow[]): Promise<StaffCoupon[]> {
  const targetsOf = await readTargets(db, rows)
  const userIds = rows.flatMap(row => [...row.userIds, row.createdBy ?? 0, row.updatedBy ?? 0, row.stoppedBy ?? 0])
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
  const staffName = (id: number | null): string | null => {
    const person = people.find(each => each.id === id)
    return person ? formatFullName(person.firstName, person.lastName) : null
  }
  return rows.map(row => {
    const { taxons, brands, products, gift } = targetsOf(row)
    return {
      id: row.id,
      code: row.code,
      type: row.type,
      title: { mn: row.title.mn ?? '', en: row.title.en ?? '' },
      kind: row.kind,
      value: row.value,
      max_reduction: row.maxReduction,
      gift: gift?.slug ?? null,
      minimum: row.minimum,
      taxons: taxons.map(({ permalink }) => permalink),
      brands: brands.map(({ code }) => code),
      products: products.map(({ slug }) => slug),
      customers: people.filter(({ id }) => row.userIds.includes(id)).map(({ mobile, email }) => mobile ?? email ?? ''),
      listed: row.listed,
      customer_kind: row.customerKind,
      combinable: row.combinable,
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt?.toISOString() ?? null,
      max_uses: row.maxUses,
      max_uses_per_customer: row.maxUsesPerCustomer,
      state: row.state,
      used: row.used,
      reduced: row.reduced,
      fixed: row.fixed,
      version: row.version,
      created_at: row.createdAt.toISOString(),
      created_by: staffName(row.createdBy),
      updated_at: row.updatedAt.toISOString(),
      updated_by: staffName(row.updatedBy),
      stopped_at: row.stoppedAt?.toISOString() ?? null,
      stopped_by: staffName(row.stoppedBy)
    }
  })
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
    .limit(NEWEST)
  return rows.map(({ number, firstName, lastName, amount, state, at }) => ({
    order_number: number,
    customer: formatFullName(firstName, lastName),
    amount,
    state,
    at: at.toISOString()
  }))
}

/** What staff did with a coupon, newest first. */
export async function listEvents(db: Db, couponId: number): Promise<CouponEvent[]> {
  const [staff, customer] = [aliasedTable(users, 'staff'), aliasedTable(users, 'customer')]
  const rows = await db
    .select({ event: couponEvents, staff, customer })
    .from(couponEvents)
    .leftJoin(staff, eq(staff.id, couponEvents.staffId))
    .leftJoin(customer, eq(customer.id, couponEvents.customerId))
    .where(eq(couponEvents.couponId, couponId))
    .orderBy(desc(couponEvents.id))
    .limit(NEWEST)
  return rows.map(({ event, staff: by, customer: sentTo }) => ({
    kind: event.kind,
    fields: event.fields,
    by: by && formatFullName(by.firstName, by.lastName),
    customer: sentTo && (sentTo.mobile ?? sentTo.email),
    at: event.createdAt.toISOString()
  }))
}
