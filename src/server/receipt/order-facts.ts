import { and, eq, inArray } from 'drizzle-orm'
import type { ReceiptSetting } from '#contract/setting.ts'
import { type ReceiptRecipient, type SoldLine, spreadDiscount, taxTreatmentOf } from '#domain/receipt.ts'
import type { Tugrik } from '#domain/money.ts'
import { type Locale, localize } from '#domain/site.ts'
import { translator } from '#i18n/translator.ts'
import { products, productTaxons, taxons } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { chargesOf, paidTotal } from '../payment/index.ts'
import { orderAdjustments, orderLines, orders } from '../order/index.ts'
import { receiptRecipients } from './tables.ts'

const UNTAXED: readonly (typeof orderLines.$inferSelect)['kind'][] = ['gift_card', 'wallet_recharge']

/** What a receipt depends on. */
export interface ReceiptFacts {
  orderId: number
  number: string
  userId: number
  locale: Locale
  placed: boolean
  deliveredAt: Date | null
  /** What is paid for and not refunded, delivery included. */
  lines: SoldLine[]
  payments: { provider: string; ref: string; amount: Tugrik }[]
  recipient: ReceiptRecipient
}

export async function readReceiptFacts(db: Db, orderId: number, rules: ReceiptSetting): Promise<ReceiptFacts> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`Order ${orderId} does not exist.`)
  const [chosen] = await db.select().from(receiptRecipients).where(eq(receiptRecipients.cartId, order.cartId))
  const charges = await chargesOf(db, orderId)
  const sold = await soldLines(db, order, rules)
  // What goes back to the customer, opened refunds included, is sold no more.
  const refunded = order.total - Math.min(order.total, await paidTotal(db, orderId))
  return {
    orderId,
    number: order.number,
    userId: order.userId,
    locale: order.locale,
    placed: order.state === 'placed',
    deliveredAt: order.deliveredAt,
    lines: spreadDiscount(sold, refunded),
    payments: charges.map(charge => ({ provider: charge.provider, ref: charge.providerRef, amount: charge.amount })),
    recipient: chosen?.recipient ?? { kind: 'person', consumerNumber: null }
  }
}

async function soldLines(db: Db, order: typeof orders.$inferSelect, rules: ReceiptSetting): Promise<SoldLine[]> {
  const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.id)
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const listed = await db
    .select({ productId: productTaxons.productId, permalink: taxons.permalink })
    .from(productTaxons)
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(inArray(productTaxons.productId, ids))
  const slugs = await db.select({ id: products.id, slug: products.slug }).from(products).where(inArray(products.id, ids))
  const lowered = await db
    .select()
    .from(orderAdjustments)
    .where(and(eq(orderAdjustments.orderId, order.id), eq(orderAdjustments.included, false)))
  const goods = rows.map(({ id, kind, productId, quantity, total, product }): SoldLine => {
    const described = {
      slug: slugs.find(({ id }) => id === productId)?.slug ?? product.slug,
      taxons: listed.filter(row => row.productId === productId).map(({ permalink }) => permalink)
    }
    return {
      name: localize(product.name, 'mn'),
      code: product.sku,
      quantity,
      total: total - lowered.reduce((sum, { lineId, amount }) => sum + (lineId === id ? amount : 0), 0),
      tax: UNTAXED.includes(kind) ? null : taxTreatmentOf(described, rules.taxRules, rules.goods)
    }
  })
  const delivery: SoldLine = {
    name: translator('mn')('checkout:shipping'),
    code: '',
    quantity: 1,
    total: order.shipTotal,
    tax: rules.delivery
  }
  const charged = [...goods, delivery]
  const sum = charged.reduce((all, line) => all + line.total, 0)
  return spreadDiscount(charged, sum - order.total)
}
