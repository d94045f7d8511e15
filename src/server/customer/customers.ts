import { and, count, desc, eq, exists, gt, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerNote, StaffCustomer } from '#contract/customer.ts'
import type { StaffOrder } from '#contract/order-list.ts'
import { formatFullName, normalizePhone } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { findTwoStep, formatName, sessions, users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { readAvailableInWallet } from '../payment/index.ts'
import { ledgerAccounts } from '../ledger/index.ts'
import { isPrepaidLine, orderLines, orders, viewStaffOrder } from '../order/index.ts'
import { customerNotes } from './tables.ts'

const PER_PAGE = 50
const NEWEST_ORDERS = 20

/** Staff have a page of their own. */
const isCustomer = eq(users.role, 'customer')

/** Customers by a part of the name or e-mail, a phone, or the number of an order; newest first. */
export async function listCustomers(
  db: Db,
  { q, state, page }: { q: string; state: 'all' | 'blocked'; page: number }
): Promise<{ customers: StaffCustomer[]; more: boolean }> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isCustomer, state === 'blocked' ? isNotNull(users.blockedAt) : undefined, isMatching(db, q)))
    .orderBy(desc(users.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  return { customers: await viewCustomers(db, rows.slice(0, PER_PAGE)), more: rows.length > PER_PAGE }
}

function isMatching(db: Db, typed: string): SQL | undefined {
  const q = typed.trim()
  if (!q) return undefined
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(sql`${users.lastName} || ' ' || ${users.firstName}`, part),
    ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, part),
    ilike(users.email, part),
    eq(users.mobile, normalizePhone(q) ?? q),
    exists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(and(eq(orders.userId, users.id), eq(orders.number, q.toUpperCase())))
    )
  )
}

/**
 * The placed orders of customers, and what they have paid for them and not got back, without gift cards and recharges. Joined for all of
 * them together: order by order, fifty customers with a thousand orders each would take seconds.
 */
async function readPurchases(db: Db, userIds: readonly number[]): Promise<Map<number, { orders: number; spent: number }>> {
  if (!userIds.length) return new Map()
  const { creditsPosted, debitsPosted } = ledgerAccounts
  const placed = db
    .select({
      userId: orders.userId,
      spent: sql`greatest(0, ${creditsPosted} - ${debitsPosted} - coalesce(sum(${orderLines.total}), 0))`.as('spent')
    })
    .from(orders)
    .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.orderId, orders.id), eq(ledgerAccounts.kind, 'order')))
    .leftJoin(orderLines, and(eq(orderLines.orderId, orders.id), isPrepaidLine, eq(orderLines.refundedQuantity, 0)))
    .where(and(inArray(orders.userId, [...userIds]), eq(orders.state, 'placed')))
    .groupBy(orders.id, ledgerAccounts.id)
    .as('placed')
  const rows = await db
    .select({ userId: placed.userId, orders: count(), spent: sql`coalesce(sum(${placed.spent}), 0)`.mapWith(Number) })
    .from(placed)
    .groupBy(placed.userId)
  return new Map(rows.map(({ userId, ...purchases }) => [userId, purchases]))
}

type UserRow = typeof users.$inferSelect

async function viewCustomers(db: Db, rows: readonly UserRow[]): Promise<StaffCustomer[]> {
  const ids = rows.map(({ id }) => id)
  const purchases = await readPurchases(db, ids)
  return rows.map(user => ({
    id: user.id,
    name: formatFullName(user.firstName, user.lastName),
    mobile: user.mobile,
    email: user.email,
    blocked: user.blockedAt !== null,
    ...(purchases.get(user.id) ?? { orders: 0, spent: 0 }),
    created_at: user.createdAt.toISOString()
  }))
}

/** @throws ShopError not_found */
export async function findCustomer(db: Db, id: number, now: Date) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(isCustomer, eq(users.id, id)))
  const [customer] = user ? await viewCustomers(db, [user]) : []
  if (!user || !customer) throw new ShopError('not_found')
  const newest = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(NEWEST_ORDERS)
  return {
    ...customer,
    phone_verified: user.phoneVerifiedAt !== null,
    email_verified: user.emailVerifiedAt !== null,
    two_step: (await findTwoStep(db, id)) !== null,
    wallet: await readAvailableInWallet(db, id),
    sessions: await db.$count(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, now))),
    newest_orders: newest.map((order): StaffOrder => viewStaffOrder(order, now)),
    notes: await listNotes(db, id)
  }
}

/** A blocked account has no sessions. Staff are blocked by those who manage staff. @throws ShopError not_found */
export async function blockCustomer(tx: Db, id: number, blocked: boolean, now: Date): Promise<void> {
  const [user] = await tx
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(and(isCustomer, eq(users.id, id)))
    .for('update')
  if (!user) throw new ShopError('not_found')
  if (blocked === (user.blockedAt !== null)) return
  await tx
    .update(users)
    .set({ blockedAt: blocked ? now : null })
    .where(eq(users.id, id))
  if (blocked) await tx.delete(sessions).where(eq(sessions.userId, id))
}

async function listNotes(db: Db, customerId: number): Promise<CustomerNote[]> {
  const rows = await db
    .select({ note: customerNotes, staff: users })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.staffId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
  return rows.map(({ note, staff }) => ({
    id: note.id,
    text: note.text,
    staff: staff && formatName(staff),
    created_at: note.createdAt.toISOString()
  }))
}

/** @throws ShopError not_found */
export async function addNote(tx: Db, customerId: number, staffId: number, text: string, now: Date): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isCustomer, eq(users.id, customerId)))
  if (!user) throw new ShopError('not_found')
  await tx.insert(customerNotes).values({ customerId, staffId, text, createdAt: now })
}

/** @throws ShopError not_found */
export async function deleteNote(tx: Db, customerId: number, id: number): Promise<void> {
  const deleted = await tx
    .delete(customerNotes)
    .where(and(eq(customerNotes.customerId, customerId), eq(customerNotes.id, id)))
    .returning({ id: customerNotes.id })
  if (!deleted.length) throw new ShopError('not_found')
}
