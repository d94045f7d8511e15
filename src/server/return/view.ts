import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { OrderReturns, ReturnableLine, ReturnRequest, StaffReturn } from '#contract/return.ts'
import type { Tugrik } from '#domain/money.ts'
import { calculatePiecesPrice, type ReturnState } from '#domain/return.ts'
import type { Locale } from '#domain/site.ts'
import { isLoan } from '#domain/payment-method.ts'
import { viewProduct } from '../cart/index.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { orderEvents, orderLines, type OrderRow, orders } from '../order/index.ts'
import { readRefundCases } from '../payment/index.ts'
import { findReturn, readRefundable, type ReturnRow } from './change.ts'
import { type Returnable, readReturnableLines } from './returnable.ts'
import { returnImages, returnLines, returns } from './tables.ts'

const PER_PAGE = 20
/** States in which a return awaits staff. */
const OPEN: readonly ReturnState[] = ['requested', 'approved', 'received']

/** The returns of an order, newest first, and what can still be returned. @param forStaff also after the deadline */
export async function viewOrderReturns(db: Db, order: OrderRow, locale: Locale, now: Date, forStaff = false): Promise<OrderReturns> {
  const rows = await db.select().from(returns).where(eq(returns.orderId, order.id)).orderBy(desc(returns.id))
  const lines = (await readReturnableLines(db, order)).map(line => viewReturnable(line, locale, now, forStaff))
  const views = await viewReturns(
    db,
    rows.map(row => ({ row, order })),
    locale
  )
  return { lines: lines.flatMap(line => line ?? []), returns: views.map(toCustomerView) }
}

function viewReturnable(line: Returnable, locale: Locale, now: Date, forStaff: boolean): ReturnableLine | null {
  const { id, quantity, ordered, product, productId, variantId, deadline } = line
  if (quantity <= 0 || !deadline) return null
  return {
    id,
    quantity,
    price: calculatePiecesPrice(ordered, 1),
    product: { id: productId, variant_id: variantId, ...viewProduct(product, locale) },
    deadline: deadline.toISOString(),
    open: forStaff || deadline >= now
  }
}

/** @throws ShopError return_not_found */
export async function viewReturn(db: Db, id: number, locale: Locale): Promise<StaffReturn> {
  const row = await findReturn(db, id)
  const [order] = await db.select().from(orders).where(eq(orders.id, row.orderId))
  const [view] = order ? await viewReturns(db, [{ row, order }], locale) : []
  if (!view) throw new Error(`Return ${id} has no order.`)
  return view
}

/** Returns in a state: open ones oldest first, the others newest first. */
export async function listReturns(
  db: Db,
  state: ReturnState,
  page: number,
  locale: Locale
): Promise<{ returns: StaffReturn[]; more: boolean }> {
  const rows = await db
    .select({ row: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.state, state))
    .orderBy(OPEN.includes(state) ? asc(returns.id) : desc(returns.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  return { returns: await viewReturns(db, rows.slice(0, PER_PAGE), locale), more: rows.length > PER_PAGE }
}

/** Removes what customers may not see: names of staff and limits. */
export function toCustomerView(view: StaffReturn): ReturnRequest {
  const { id, order_number, state, reason, comment, reject_reason, lines, pictures, amount, preferred_refund, refund, created_at, events } =
    view
  const shown = { id, order_number, state, reason, comment, reject_reason, lines, pictures, amount, preferred_refund, refund, created_at }
  return { ...shown, events: events.map(({ kind, at }) => ({ kind, at })) }
}

async function viewReturns(db: Db, found: readonly { row: ReturnRow; order: OrderRow }[], locale: Locale): Promise<StaffReturn[]> {
  const ids = found.map(({ row }) => row.id)
  if (!ids.length) return []
  const lines = await db
    .select({ line: returnLines, ordered: orderLines })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.id))
  const pictures = await db
    .select({ returnId: returnImages.returnId, id: images.id, width: images.width, height: images.height })
    .from(returnImages)
    .innerJoin(images, eq(images.id, returnImages.imageId))
    .where(inArray(returnImages.returnId, ids))
    .orderBy(asc(returnImages.returnId), asc(returnImages.position))
  const events = await readEvents(
    db,
    found.map(({ order }) => order.id)
  )
  const cases = await readRefundCases(
    db,
    found.flatMap(({ row }) => (row.refundAmount === null ? [] : row.orderId))
  )
  return Promise.all(
    found.map(async ({ row, order }) => {
      const ofReturn = lines.filter(({ line }) => line.returnId === row.id)
      const refundable = row.state === 'received' ? await readRefundable(db, row, order) : { limit: 0, lines: 0, closable: false }
      return {
        id: row.id,
        order_number: order.number,
        state: row.state,
        reason: row.reason,
        comment: row.comment,
        reject_reason: row.rejectReason,
        lines: ofReturn.map(({ line, ordered }) => ({
          id: line.id,
          quantity: line.quantity,
          amount: line.amount,
          product: { id: ordered.productId, variant_id: ordered.variantId, ...viewProduct(ordered.product, locale) },
          disposition: line.disposition
        })),
        pictures: pictures.flatMap(({ returnId, ...picture }) => (returnId === row.id ? [{ ...picture, alt: '' }] : [])),
        amount: ofReturn.reduce((sum, { line }) => sum + line.amount, 0),
        preferred_refund: row.preferredRefund,
        refund:
          row.refundAmount === null || row.refundTo === null
            ? null
            : { amount: row.refundAmount, to: row.refundTo, ...viewRefund(events, row.id, cases) },
        created_at: row.createdAt.toISOString(),
        events: events.flatMap(({ returnId, ...event }) => (returnId === row.id ? [event] : [])),
        receiver: order.address.receiver,
        phone: order.address.phone,
        refund_limit: refundable.limit,
        lines_refundable: refundable.lines,
        closable: refundable.closable
      }
    })
  )
}

/** What of a return's refund goes to the lender, and when the rest arrives. Its refund cases are those that were opened at the time of its event. */
function viewRefund(
  events: readonly ReturnEvent[],
  id: number,
  cases: Awaited<ReturnType<typeof readRefundCases>>
): { to_lender: Tugrik; due_on: string | null } {
  const at = events.find(({ returnId, kind }) => returnId === id && kind === 'refunded')?.at
  const own = cases.filter(({ reason, createdAt }) => reason === 'returned' && createdAt.toISOString() === at)
  return {
    to_lender: own.reduce((sum, { provider, amount }) => (isLoan(provider) ? sum + amount : sum), 0),
    due_on: own.find(({ state, provider }) => state === 'open' && !isLoan(provider))?.dueOn ?? null
  }
}

type ReturnEvent = StaffReturn['events'][number] & { returnId: number }

/** Events of the returns of orders, oldest first. */
async function readEvents(db: Db, orderIds: readonly number[]): Promise<ReturnEvent[]> {
  const rows = await db
    .select({ kind: orderEvents.kind, data: orderEvents.data, at: orderEvents.at, firstName: users.firstName, lastName: users.lastName })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, sql`(${orderEvents.data} ->> 'staff')::int`))
    .where(and(inArray(orderEvents.orderId, [...orderIds]), like(orderEvents.kind, 'return\\_%')))
    .orderBy(asc(orderEvents.id))
  return rows.map(({ kind, data, at, firstName, lastName }) => ({
    returnId: Number(data['return']),
    kind: kind.slice('return_'.length) as ReturnEvent['kind'],
    at: at.toISOString(),
    staff: [lastName, firstName].filter(Boolean).join(' ') || null
  }))
}
