import { and, eq } from 'drizzle-orm'
import type { ReceiptSetting } from '#contract/setting.ts'
import { lineTax, paidLines, type ReceiptRecipient, type SoldLine } from '#domain/receipt.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, localize } from '#domain/site.ts'
import { translator } from '#i18n/translator.ts'
import { groupsFor } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { chargesOf, paidTotal } from '../payment/index.ts'
import { listStaysOfOrder } from '../hotel/index.ts'
import { orderAdjustments, orderLines, orders } from '../order/index.ts'
import { returnLines, returns } from '../return/index.ts'
import { receiptRecipients } from './tables.ts'

/** Data that determines a receipt. */
export interface ReceiptFacts {
  orderId: number
  number: string
  userId: number
  locale: Locale
  placed: boolean
  deliveredAt: Date | null
  /** Paid lines that are not refunded, delivery included. */
  lines: SoldLine[]
  payments: { provider: string; ref: string; amount: Tugrik }[]
  recipient: ReceiptRecipient
}

export async function readReceiptFacts(db: Db, orderId: number, rules: ReceiptSetting): Promise<ReceiptFacts> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`Order ${orderId} does not exist.`)
  const [chosen] = order.cartId === null ? [] : await db.select().from(receiptRecipients).where(eq(receiptRecipients.cartId, order.cartId))
  const charges = await chargesOf(db, orderId)
  const sold = await soldLines(db, order, rules)
  const remainingLines = takeReturned(sold, [...(await returnedLines(db, orderId)), ...(await canceledStays(db, orderId))])
  // Refunded amounts, open refund cases included, are not sold any more. Those beyond returned lines lower all prices.
  const paid = Math.min(order.total, await paidTotal(db, orderId))
  // The shop may keep a part of the price of returned pieces.
  const lines = sumOf(remainingLines) >= paid ? remainingLines : sold
  return {
    orderId,
    number: order.number,
    userId: order.userId,
    locale: order.locale,
    placed: order.state === 'placed',
    deliveredAt: order.deliveredAt,
    lines: paidLines(lines, paid),
    payments: charges.map(charge => ({ provider: charge.provider, ref: charge.providerRef, amount: charge.amount })),
    recipient: chosen?.recipient ?? { kind: 'person', consumerNumber: null }
  }
}

const sumOf = (lines: readonly SoldLine[]): Tugrik => lines.reduce((sum, { total }) => sum + total, 0)

/** An order's line as sold; null for the delivery. */
type OrderedLine = SoldLine & { lineId: number | null }

interface ReturnedLine {
  lineId: number
  quantity: number
  amount: Tugrik
}

/** Pieces whose return is refunded, with the price paid for them. */
async function returnedLines(db: Db, orderId: number): Promise<ReturnedLine[]> {
  return db
    .select({ lineId: returnLines.orderLineId, quantity: returnLines.quantity, amount: returnLines.amount })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'refunded')))
}

/** What cancellations refunded of the stays of an order. */
async function canceledStays(db: Db, orderId: number): Promise<ReturnedLine[]> {
  return (await listStaysOfOrder(db, orderId)).flatMap(({ orderLineId, refunded }) =>
    orderLineId !== null && refunded > 0 ? [{ lineId: orderLineId, quantity: 0, amount: refunded }] : []
  )
}

function takeReturned(sold: readonly OrderedLine[], returned: readonly ReturnedLine[]): OrderedLine[] {
  return sold.map(line => {
    const own = returned.filter(({ lineId }) => lineId === line.lineId)
    const sum = (value: (part: ReturnedLine) => number): number => own.reduce((all, part) => all + value(part), 0)
    const quantity = Math.max(0, line.quantity - sum(part => part.quantity))
    return { ...line, quantity, total: quantity === 0 ? 0 : Math.max(0, line.total - sum(part => part.amount)) }
  })
}

async function soldLines(db: Db, order: typeof orders.$inferSelect, rules: ReceiptSetting): Promise<OrderedLine[]> {
  const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.id)
  const groups = await groupsFor(
    db,
    rows.flatMap(({ productId }) => productId ?? []),
    rules
  )
  const lowered = await db
    .select()
    .from(orderAdjustments)
    .where(and(eq(orderAdjustments.orderId, order.id), eq(orderAdjustments.included, false)))
  const stayTaxes = new Map(
    (await listStaysOfOrder(db, order.id)).map(({ orderLineId, line }) => [orderLineId, line?.rules.cityTaxPercent ?? 0])
  )
  const goods = rows.map(({ id, kind, productId, quantity, total, product }): OrderedLine => {
    const described = groups.get(productId ?? 0) ?? { slug: product.slug, taxons: [] }
    return {
      lineId: id,
      name: localize(product.name, 'mn'),
      code: product.sku,
      quantity,
      total: total - lowered.reduce((sum, { lineId, amount }) => sum + (lineId === id ? amount : 0), 0),
      tax: lineTax({ kind, product: described, cityTaxPercent: stayTaxes.get(id) ?? 0 }, rules)
    }
  })
  const delivery: OrderedLine = {
    lineId: null,
    name: translator('mn')('checkout:shipping'),
    code: '',
    quantity: 1,
    total: order.shipTotal,
    tax: rules.delivery
  }
  return paidLines([...goods, delivery], order.total)
}
