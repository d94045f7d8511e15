import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Order, OrderLine, OrderSummary } from '#contract/order.ts'
import type { PaymentSession, RefundCase } from '#contract/order-payment.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { isCancelable, ORDER_NUMBER } from '#domain/order.ts'
import { isProviderCode, isLoan } from '#domain/payment-method.ts'
import { type Locale, type Localized, localize, type Picture } from '#domain/site.ts'
import { viewGiftCard, viewProduct } from '../cart/index.ts'
import { listCouponsOfOrder } from '../discount/index.ts'
import { readCommittedTotal, readUnusedTotal } from '../giftcard/index.ts'
import { hasPaidStays } from '../hotel/index.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { renderQr } from '../kernel/qr.ts'
import type { Server } from '../kernel/server.ts'
import {
  readChargedBySession,
  isTransfer,
  toCapabilities,
  type PaymentSession as SessionRow,
  readPaymentSessions,
  readPaymentSummary,
  readRefundCases
} from '../payment/index.ts'
import { findBranch, readSettings } from '../site/index.ts'
import { hasUsedTickets } from '../ticket/index.ts'
import { readRefundableLines, selectAgreedDiscount } from './line-totals.ts'
import { readLinesInShop } from './shipments.ts'
import { calculateCustomerTotal, readMissingTotal, type OrderRow } from './status.ts'
import { orderLines, orders } from './tables.ts'

const ORDERS_PER_PAGE = 20
const ROW_PICTURES = 4

/** @throws ShopError order_not_found, also for another customer's order */
export async function readOrder(db: Db, userId: number, number: string): Promise<OrderRow> {
  const order = await findOrder(db, number)
  if (order.userId !== userId) throw new ShopError('order_not_found')
  return order
}

const readByNumber = compileQuery(['number'], (db, { number }) => db.select().from(orders).where(eq(orders.number, number)))

/** Any customer's order, for staff. @throws ShopError order_not_found */
export async function findOrder(db: Db, number: string): Promise<OrderRow> {
  if (!ORDER_NUMBER.test(number)) throw new ShopError('order_not_found')
  const [order] = await readByNumber(db, { number })
  if (!order) throw new ShopError('order_not_found')
  return order
}

/** A customer's orders, newest first. @param page from 1 */
export async function listCustomerOrders(
  db: Db,
  userId: number,
  page: number,
  locale: Locale
): Promise<{ orders: OrderSummary[]; more: boolean }> {
  const { rows, more } = await readPage(db, eq(orders.userId, userId), page, locale)
  return { orders: rows.map(({ order, images }) => toSummary(order, images)), more }
}

async function readPage(
  db: Db,
  where: SQL | undefined,
  page: number,
  locale: Locale
): Promise<{ rows: { order: OrderRow; images: Picture[] }[]; more: boolean }> {
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(ORDERS_PER_PAGE + 1)
    .offset((page - 1) * ORDERS_PER_PAGE)
  const shown = found.slice(0, ORDERS_PER_PAGE)
  const ids = shown.map(order => order.id)
  const lines = await db
    .select({ orderId: orderLines.orderId, product: orderLines.product })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id))
  const imagesOf = (id: number): Picture[] =>
    lines.filter(line => line.orderId === id).flatMap(line => viewProduct(line.product, locale).image ?? [])
  return { rows: shown.map(order => ({ order, images: imagesOf(order.id) })), more: found.length > ORDERS_PER_PAGE }
}

/** The current state of a customer's order. @throws ShopError order_not_found */
export async function viewCustomerOrder({ db, now }: Server, userId: number, number: string, locale: Locale): Promise<Order> {
  return viewOrder(db, await readOrder(db, userId, number), locale, now(), 'customer')
}

/** Must not be called inside a transaction: settings are read through the database's own connection. */
export async function viewOrder(db: Db, order: OrderRow, locale: Locale, now: Date, by: 'customer' | 'staff' = 'staff'): Promise<Order> {
  const isUnpaid = order.state === 'awaiting_payment'
  const sessions = await readPaymentSessions(db, order.id)
  const hasPayments = sessions.some(({ state }) => state === 'authorized' || state === 'captured')
  const { paid, received, net } = hasPayments ? await readPaymentSummary(db, order.id) : { paid: 0, received: 0, net: 0 }
  const charged = received > 0 ? await readChargedBySession(db, order.id) : null
  const [lines, missing, cases, accounts, branch] = [
    await readOrderLines(db, order.id, locale),
    hasPayments && isUnpaid ? await readMissingTotal(db, order, now, paid) : isUnpaid ? calculateCustomerTotal(order) : 0,
    received > 0 ? await viewRefundCases(db, order.id) : [],
    await readBankAccounts(db, locale),
    order.branchCode ? await findBranch(db, order.branchCode, locale) : null
  ]
  const refundable = by === 'staff' && order.state === 'placed' ? await readRefundableLines(db, order.id) : null
  const inShop = new Set(refundable && (await readLinesInShop(db, order.id)).map(({ id }) => id))
  const hasStay = lines.some(({ kind }) => kind === 'stay')
  const hasTicket = lines.some(({ kind }) => kind === 'ticket')
  const captured = isUnpaid ? undefined : sessions.findLast(session => session.state === 'captured' && session.method !== 'lease')
  const current = captured ?? sessions.findLast(session => isProviderCode(session.method)) ?? sessions.at(-1)
  return {
    ...toSummary(
      order,
      lines.flatMap(line => line.product.image ?? [])
    ),
    line_items: lines.map(line => {
      const left = refundable?.get(line.id)
      return left ? { ...line, refundable: { ...left.refundable, in_shop: inShop.has(line.id) } } : line
    }),
    item_total: lines.reduce((sum, line) => sum + line.total, 0),
    ship_total: order.shipTotal,
    // A coupon reduces the total or pays the delivery.
    discounts: order.adjustmentTotal > 0 || order.shipTotal === 0 ? await listCouponsOfOrder(db, order.id, locale) : [],
    tax_total: order.taxTotal,
    financed_total: order.financedTotal,
    lease: order.lease,
    payments: sessions.map(({ id, method, state, amount, capturedAt, createdAt }) => ({
      method,
      state,
      amount: charged?.get(id) ?? amount,
      at: (capturedAt ?? createdAt).toISOString()
    })),
    payment: current ? viewSession(current, order, accounts) : null,
    address: order.address,
    organisation: order.organisation,
    delivery: { method: order.deliveryMethod, branch },
    promise: order.promise,
    expires_at: isUnpaid ? order.expiresAt.toISOString() : null,
    placed_at: order.placedAt?.toISOString() ?? null,
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    canceled_at: order.canceledAt?.toISOString() ?? null,
    cancel_reason: order.cancelReason,
    cancelable:
      isCancelable(order, by) &&
      !(
        order.state === 'placed' &&
        ((hasStay && (await hasPaidStays(db, order.id))) || (hasTicket && (await hasUsedTickets(db, order.id))))
      ),
    received_total: received,
    paid_total: net,
    refundable_total: lines.some(({ kind }) => kind === 'gift_card') ? await calculateRefundableTotal(db, order.id, paid) : paid,
    missing_total: missing,
    refund_cases: cases,
    refund_account: order.refundAccount,
    now: now.toISOString()
  }
}

/** The shop's accounts to which customers transfer money, in one language. */
export async function readBankAccounts(db: Db, locale: Locale): Promise<PaymentSession['bank_accounts']> {
  const inOne = (text: { mn?: string | undefined; en?: string | undefined }): string => localize(text as Localized, locale)
  return (await readSettings(db)).bank_accounts.map(account => ({
    ...account,
    bank: inOne(account.bank),
    account_name: inOne(account.account_name)
  }))
}

/** What pays for an order, less what its used gift cards bought: unused ones are voided by a refund of their lines. */
async function calculateRefundableTotal(db: Db, orderId: number, paid: Tugrik): Promise<Tugrik> {
  const used = (await readCommittedTotal(db, orderId)) - (await readUnusedTotal(db, orderId))
  return Math.max(0, paid - used)
}

const readLines = compileQuery(['orderId'], (db, { orderId }) =>
  db
    .select({ line: orderLines, discount: selectAgreedDiscount() })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
)

export async function readOrderLines(db: Db, orderId: number, locale: Locale): Promise<OrderLine[]> {
  const rows = await readLines(db, { orderId })
  return rows.map(
    ({ line: { id, kind, quantity, refundedQuantity, withdrawnQuantity, total, productId, variantId, product, giftCard }, discount }) => ({
      id,
      kind,
      quantity,
      refunded_quantity: refundedQuantity,
      withdrawn_quantity: withdrawnQuantity,
      price: (total - discount) / quantity,
      total: total - discount,
      gift_card: giftCard && viewGiftCard(giftCard),
      product: { id: productId, variant_id: variantId, ...viewProduct(product, locale) }
    })
  )
}

export async function viewRefundCases(db: Db, orderId: number): Promise<RefundCase[]> {
  return (await readRefundCases(db, [orderId])).map(({ id, amount, reason, state, createdAt, dueOn, provider }) => ({
    id,
    amount,
    reason,
    state,
    created_at: createdAt.toISOString(),
    due_on: dueOn,
    to_lender: isLoan(provider)
  }))
}

function toSummary(order: OrderRow, images: Picture[]): OrderSummary {
  return {
    number: order.number,
    state: order.state,
    status: order.status,
    pickup: order.deliveryMethod === 'pickup',
    digital: order.deliveryMethod === 'digital',
    total: order.total,
    total_quantity: order.totalQuantity,
    created_at: order.createdAt.toISOString(),
    images: images.slice(0, ROW_PICTURES)
  }
}

function viewSession(session: SessionRow, order: OrderRow, accounts: PaymentSession['bank_accounts']): PaymentSession {
  const invoice = session.state === 'waiting' ? session.invoice : null
  return {
    id: session.id,
    method: session.method,
    state: session.state,
    amount: session.amount,
    qr_text: invoice?.qrText ?? null,
    qr_svg: invoice?.qrText ? renderQr(invoice.qrText) : null,
    urls: invoice?.urls ?? [],
    short_url: invoice?.shortUrl ?? null,
    redirect: invoice?.redirect ? { url: invoice.redirect.url, fields: invoice.redirect.fields ?? null } : null,
    code: invoice?.code ? { sent_to: invoice.code.sentTo, expires_at: invoice.code.expiresAt } : null,
    approval: invoice?.approval ?? null,
    failure: session.failure,
    tells_refusal: !(isProviderCode(session.method) && toCapabilities(session.method).isSilentOnRefusal),
    bank_accounts: isTransfer(session.method) && invoice ? accounts : [],
    description: order.number
  }
}
