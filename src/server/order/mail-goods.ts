import type { Order } from '#contract/order.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Locale } from '#domain/site.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { listCouponsOfOrder } from '../discount/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { MailGoods } from '../kernel/messages/mail.ts'
import type { OrderRow } from './status.ts'
import { readOrderLines } from './view.ts'

interface GoodsLine {
  product: Pick<Order['line_items'][number]['product'], 'name' | 'slug' | 'image' | 'option_values'>
  quantity: number
  total: Tugrik
}

type DescribedOrder = Pick<Order, 'total' | 'ship_total' | 'discounts' | 'address'> & {
  line_items: readonly GoodsLine[]
  delivery: Pick<Order['delivery'], 'method'>
}

/** The goods of an order with what else its total consists of, as a text and as a table of an e-mail. */
export function describeGoods(order: DescribedOrder, locale: Locale, t: Translate): MailGoods {
  const costs = [
    ...order.discounts.map(({ code, title, type, kind, amount }) => ({
      label: t(`coupon:row_${type}`, { code, title }),
      value: kind === 'free_delivery' ? t('coupon:delivery_free') : `−${formatMoney(amount)}`
    })),
    ...(order.ship_total > 0 ? [{ label: t('checkout:shipping'), value: formatMoney(order.ship_total) }] : [])
  ]
  const { lines, text } = describeLines(order.line_items, locale)
  return {
    text: [text, ...costs.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    lines,
    totals: [...costs, { label: t('cart:total'), value: formatMoney(order.total) }],
    facts:
      order.delivery.method === 'digital' ? [] : [{ label: t(`message:to_${order.delivery.method}`), value: formatPlace(order.address) }]
  }
}

/** Lines of an order, of a shipment, or of a return. */
export function describeLines(items: readonly GoodsLine[], locale: Locale): MailGoods {
  return {
    text: items.map(({ product, quantity, total }) => `${product.name} × ${quantity}: ${formatMoney(total)}`).join('\n'),
    lines: items.map(({ product, quantity, total }) => ({
      name: product.name,
      options: product.option_values.map(({ label }) => label).join(', '),
      quantity,
      amount: formatMoney(total),
      before: '',
      imageId: product.image?.id ?? null,
      path: product.slug && toLocalPath(locale, `/products/${product.slug}`)
    })),
    totals: [],
    facts: []
  }
}

/** @param isShown the lines that an e-mail is about; without it, all of them with the total */
export async function readOrderGoods(tx: Db, order: OrderRow, t: Translate, isShown?: (lineId: number) => boolean): Promise<MailGoods> {
  const { id, locale, total, shipTotal, address, deliveryMethod } = order
  const lines = await readOrderLines(tx, id, locale)
  if (isShown)
    return describeLines(
      lines.filter(line => isShown(line.id)),
      locale
    )
  const discounts = await listCouponsOfOrder(tx, id, locale)
  return describeGoods(
    { line_items: lines, total, ship_total: shipTotal, discounts, address, delivery: { method: deliveryMethod } },
    locale,
    t
  )
}

export const formatPlace = ({ city_name, district_name, quarter_name, details }: Order['address']): string =>
  [city_name, district_name, quarter_name, details].filter(Boolean).join(', ')
