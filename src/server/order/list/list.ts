import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { OrderListFilters, OrderViewCounts, StaffOrder } from '#contract/order-list.ts'
import { normalizePhone } from '#domain/account.ts'
import { toDayInUlaanbaatar, startOfDay } from '#domain/day.ts'
import type { OrderStatus } from '#domain/order.ts'
import { toOrderFilters, MAX_VIEW_COUNT, ORDER_VIEWS, type OrderFilters, type OrderSort } from '#domain/order-list.ts'
import type { Db } from '../../kernel/db/open.ts'
import { paymentSessions } from '../../payment/index.ts'
import type { OrderRow } from '../status.ts'
import { orders } from '../tables.ts'

const PER_PAGE = 50
const NUMBER_DIGITS = 8
/** Shorter texts match only the start of a name: an index of trigrams cannot find them elsewhere. */
const MIN_PART_LENGTH = 3

/** Statuses that few orders have at a time. */
const PASSING: ReadonlySet<string> = new Set<OrderStatus>(['payment_pending', 'order_created', 'ordered', 'in_preparation'])

interface Cursor {
  after?: string | undefined
  before?: string | undefined
}

/** A page of orders. A cursor instead of an offset gives every page the same cost. */
export async function listOrders(
  db: Db,
  filters: OrderListFilters,
  sort: OrderSort,
  { after, before }: Cursor,
  now: Date
): Promise<{ orders: StaffOrder[]; previous: string | null; next: string | null }> {
  const backwards = before !== undefined
  const rows = await selectListedOrders(db, filters, sort, { after, before }, PER_PAGE + 1, now)
  const more = rows.length > PER_PAGE
  const shown = rows.slice(0, PER_PAGE)
  if (backwards) shown.reverse()
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    orders: shown.map(order => viewStaffOrder(order, now)),
    previous: first && (backwards ? more : after !== undefined) ? toCursor(first, sort) : null,
    next: last && (backwards || more) ? toCursor(last, sort) : null
  }
}

/** Orders of a list in its order; before a cursor, in reverse. */
export async function selectListedOrders(
  db: Db,
  filters: OrderFilters,
  sort: OrderSort,
  { after, before }: Cursor,
  limit: number,
  now: Date
): Promise<OrderRow[]> {
  const column = sort.startsWith('date') ? orders.createdAt : orders.total
  const descending = sort.endsWith('desc') !== (before !== undefined)
  const direction = descending ? desc : asc
  const cursor = before ?? after
  return db
    .select()
    .from(orders)
    .where(and(...toConditions(db, filters, now), cursor ? isBeyond(column, cursor, sort, descending) : undefined))
    .orderBy(direction(column), direction(orders.id))
    .limit(limit)
}

export function toCursor(order: OrderRow, sort: OrderSort): string {
  return `${sort.startsWith('date') ? order.createdAt.getTime() : order.total}.${order.id}`
}

function isBeyond(column: typeof orders.createdAt | typeof orders.total, cursor: string, sort: OrderSort, descending: boolean): SQL {
  const [value = '0', id = '0'] = cursor.split('.')
  const from = sort.startsWith('date') ? sql`${new Date(Number(value)).toISOString()}::timestamptz` : sql`${Number(value)}::bigint`
  return descending ? sql`(${column}, ${orders.id}) < (${from}, ${Number(id)})` : sql`(${column}, ${orders.id}) > (${from}, ${Number(id)})`
}

function toConditions(db: Db, filters: OrderFilters, now: Date): SQL[] {
  const { q, from, to, district, branch, method, overdue } = filters
  const conditions: SQL[] = (['status', 'payment', 'fulfilment', 'receipt', 'lease'] as const).flatMap(name => {
    const value = filters[name]
    return value === undefined ? [] : [sql`${orders[name]} = ${value}`]
  })
  if (q) conditions.push(matchText(q))
  if (from) conditions.push(gte(orders.createdAt, startOfDay(from)))
  if (to) conditions.push(lt(orders.createdAt, startOfDay(to, 1)))
  if (district) conditions.push(sql`(${orders.address} ->> 'district') = ${district}`)
  if (branch) conditions.push(eq(orders.branchCode, branch))
  if (overdue) {
    // Identical to the condition of the partial index, which is otherwise not used.
    conditions.push(
      sql`${orders.state} = 'placed' AND ${orders.fulfilment} NOT IN ('delivered', 'returned')`,
      sql`(${orders.promise} ->> 'to') < ${now.toISOString()}`
    )
  }
  if (method) {
    const begun = db
      .select({ one: sql`1` })
      .from(paymentSessions)
      .where(and(eq(paymentSessions.orderId, orders.id), sql`${paymentSessions.method} = ${method}`))
    // A scalar is read order by order. For the few orders of a passing status that is quicker than the join that Postgres makes of EXISTS:
    // it reads all sessions of the method.
    conditions.push(filters.status !== undefined && PASSING.has(filters.status) ? sql`${begun.limit(1)} = 1` : sql`EXISTS ${begun}`)
  }
  return conditions
}

function matchText(q: string): SQL {
  const phone = normalizePhone(q)
  const isPhone = phone === null ? null : sql`(${orders.address} ->> 'phone') = ${phone}`
  const digits = /^(?:DG)? *(\d{1,8})$/i.exec(q)?.[1]
  if (digits) {
    const isNumber = sql`${orders.number} BETWEEN ${`DG${digits.padEnd(NUMBER_DIGITS, '0')}`} AND ${`DG${digits.padEnd(NUMBER_DIGITS, '9')}`}`
    return isPhone ? sql`(${isPhone} OR ${isNumber})` : isNumber
  }
  if (isPhone) return isPhone
  const patterns = listSpellings(q).map(spelling => {
    const part = spelling.replace(/[\\%_]/g, '\\$&')
    return sql`(${orders.address} ->> 'receiver') LIKE ${q.length < MIN_PART_LENGTH ? `${part}%` : `%${part}%`}`
  })
  return sql`(${sql.join(patterns, sql` OR `)})`
}

/** Computed here, because the database changes the case of Cyrillic letters only in some locales. */
function listSpellings(text: string): string[] {
  const lower = text.toLowerCase()
  const capitalized = lower.replace(/(^|[^\p{L}])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  return [...new Set([text, lower, capitalized, text.toUpperCase()])]
}

/** Number of orders per view, up to `MAX_VIEW_COUNT`: higher numbers would need a scan of the table. */
export async function countViews(db: Db, now: Date): Promise<OrderViewCounts> {
  const today = toDayInUlaanbaatar(now)
  const counts: Record<string, SQL<number>> = {}
  for (const view of ORDER_VIEWS) {
    const some = db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(...toConditions(db, toOrderFilters(view, today), now)))
      .limit(MAX_VIEW_COUNT)
    counts[view] = sql<number>`(SELECT count(*)::int FROM (${some}) AS counted)`
  }
  const columns = ORDER_VIEWS.map(view => sql`${counts[view]} AS ${sql.identifier(view)}`)
  const { rows } = (await db.execute(sql`SELECT ${sql.join(columns, sql`, `)}`)) as { rows: OrderViewCounts[] }
  const [row] = rows
  if (!row) throw new Error('The views were not counted.')
  return row
}

export function viewStaffOrder(order: OrderRow, now: Date): StaffOrder {
  const { number, status, payment, fulfilment, receipt, lease, state, promise, address } = order
  const open = state === 'placed' && fulfilment !== 'delivered' && fulfilment !== 'returned'
  return {
    number,
    status,
    payment,
    fulfilment,
    receipt,
    lease,
    canceled: state !== 'placed' && state !== 'awaiting_payment',
    overdue: open && promise !== null && promise.to < now.toISOString(),
    total: order.total,
    total_quantity: order.totalQuantity,
    created_at: order.createdAt.toISOString(),
    receiver: address.receiver,
    phone: address.phone,
    district: address.district_name,
    pickup: order.deliveryMethod === 'pickup',
    digital: order.deliveryMethod === 'digital',
    organisation: order.organisation?.name ?? null
  }
}
