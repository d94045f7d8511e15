import { and, eq } from 'drizzle-orm'
import type { ReceiptSetting } from '#contract/setting.ts'
import { toLineTax, toPaidLines, type ReceiptRecipient, type SoldLine } from '#domain/receipt.ts'
import type { Tugrik } from '#domain/money.ts'
import { calculatePiecesPrice } from '#domain/return.ts'
import { type Locale, localize } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import { readGroups } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { calculateRefundable, readCharges, readPaidTotal } from '../payment/index.ts'
import { listStaysOfOrder } from '../hotel/index.ts'
import { orderAdjustments, orderLines, orders, readTaxedCharges } from '../order/index.ts'
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
  /** `kept` is what is not refunded of `amount`. */
  payments: { provider: string; ref: string; amount: Tugrik; kept: Tugrik }[]
  recipient: ReceiptRecipient
}

export async function readReceiptFacts(db: Db, orderId: number, rules: ReceiptSetting): Promise<ReceiptFacts> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`Order ${orderId} does not exist.`)
  const [chosen] = order.cartId === null ? [] : await db.select().from(receiptRecipients).where(eq(receiptRecipients.cartId, order.cartId))
  const charges = await readCharges(db, orderId)
  const sold = await readSoldLines(db, order, rules)
  const remainingLines = withoutRefunded(sold, await readCanceledStays(db, orderId))
  // Refunded amounts, open refund cases included, are not sold any more. Those beyond refunded pieces lower all prices.
  const paid = Math.min(order.total, await readPaidTotal(db, orderId))
  // The shop may keep a part of the price of refunded pieces.
  const lines = sumLines(remainingLines) >= paid ? remainingLines : sold
  return {
    orderId,
    number: order.number,
    userId: order.userId,
    locale: order.locale,
    placed: order.state === 'placed',
    deliveredAt: order.deliveredAt,
    lines: toPaidLines(lines, paid),
    payments: charges.map(charge => ({
      provider: charge.provider,
      ref: charge.providerRef,
      amount: charge.amount,
      kept: calculateRefundable(charge)
    })),
    recipient: chosen?.recipient ?? { kind: 'person', consumerNumber: null }
  }
}

const sumLines = (lines: readonly SoldLine[]): Tugrik => lines.reduce((sum, { total }) => sum + total, 0)

/** An order's line as sold; the id is null for the delivery. */
type OrderedLine = SoldLine & { lineId: number | null; refundedQuantity: number }

/** What cancellations refunded of the stays of an order, by their lines. */
async function readCanceledStays(db: Db, orderId: number): Promise<Map<number, Tugrik>> {
  const stays = await listStaysOfOrder(db, orderId)
  return new Map(stays.flatMap(({ orderLineId, refunded }) => (orderLineId === null ? [] : [[orderLineId, refunded]])))
}

function withoutRefunded(sold: readonly OrderedLine[], canceled: ReadonlyMap<number, Tugrik>): OrderedLine[] {
  return sold.map(line => {
    const quantity = line.quantity - line.refundedQuantity
    const total = calculatePiecesPrice(line, quantity, line.refundedQuantity)
    const refunded = line.lineId === null ? 0 : (canceled.get(line.lineId) ?? 0)
    return { ...line, quantity, total: Math.max(0, total - refunded) }
  })
}

async function readSoldLines(db: Db, order: typeof orders.$inferSelect, rules: ReceiptSetting): Promise<OrderedLine[]> {
  const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.id)
  const groups = await readGroups(
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
  const taxedCharges = await readTaxedCharges(
    db,
    rows.filter(({ kind }) => kind === 'stay_charge').map(({ id }) => id)
  )
  const goods = rows.map(({ id, kind, productId, quantity, refundedQuantity, total, product }): OrderedLine => {
    const described = groups.get(productId ?? 0) ?? { slug: product.slug, taxons: [] }
    return {
      lineId: id,
      refundedQuantity,
      name: localize(product.name, 'mn'),
      code: product.sku,
      quantity,
      total: total - lowered.reduce((sum, { lineId, amount }) => sum + (lineId === id ? amount : 0), 0),
      tax: toLineTax({ kind, product: described, cityTaxPercent: stayTaxes.get(id) ?? 0, isTaxed: taxedCharges.get(id) ?? true }, rules)
    }
  })
  const delivery: OrderedLine = {
    lineId: null,
    refundedQuantity: 0,
    name: createTranslator('mn')('checkout:shipping'),
    code: '',
    quantity: 1,
    total: order.shipTotal,
    tax: rules.delivery
  }
  return toPaidLines([...goods, delivery], order.total)
}
