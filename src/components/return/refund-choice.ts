import type { Order, OrderLine } from '#contract/order.ts'
import type { Tugrik } from '#domain/money.ts'
import type { RefundDestination } from '#domain/return.ts'
import type { Translate } from '#i18n/translator.ts'
import { type Fields, parseAmount, parseWholeNumber } from '../form/form.ts'

/** What staff refund as a whole. `of` is a value of the form: all of the order, or a line with its pieces, such as `12-2`. */
export interface RefundChoice {
  of: string
  text: string
  amount: Tugrik
  /** What becomes void, or is not sent, in words. */
  consequence: string
  /** Fewer pieces of the line. */
  parts?: RefundChoice[]
}

const VOIDED = ['ticket', 'stay', 'gift_card'] as const
const formatVoided = (lines: readonly OrderLine[], t: Translate): string =>
  VOIDED.filter(kind => lines.some(line => line.kind === kind))
    .map(kind => t(`returns:refund_voids_${kind}`))
    .join(' ')

/** All that can be refunded, and the lines that are not refunded. */
export function listRefundChoices(order: Order, t: Translate): RefundChoice[] {
  const { line_items: lines, refundable_total: most } = order
  const inShop = lines.filter(({ refundable }) => refundable?.in_shop && refundable.amount > 0)
  const isLast = (line: OrderLine): boolean => inShop.every(other => other === line)
  const format = (line: OrderLine, isWhole: boolean): string => {
    if (!line.refundable?.in_shop) return formatVoided([line], t)
    if (!isWhole || !isLast(line)) return t('returns:refund_not_sent')
    // An order that is refunded whole is canceled instead.
    return order.cancelable && line.refundable.amount === most ? '' : t('returns:refund_keeps_goods')
  }
  const ofAll = [formatVoided(lines, t), ...(inShop.length && !order.cancelable ? [t('returns:refund_keeps_goods')] : [])]
  return [
    { of: 'all', text: t('returns:refund_everything'), amount: most, consequence: ofAll.filter(Boolean).join(' ') },
    ...lines.flatMap(line => {
      const { id, product, refundable } = line
      if (!refundable || refundable.amount === 0 || refundable.amount > most) return []
      const { quantity, amount } = refundable
      const text = [product.name, ...product.option_values.map(({ label }) => label)].join(', ')
      return [
        {
          of: `${id}-${quantity}`,
          text: `${text} × ${quantity}`,
          amount,
          consequence: format(line, true),
          parts: refundable.parts.map((part, index) => ({
            of: `${id}-${index + 1}`,
            text: `${text} × ${index + 1}`,
            amount: part,
            consequence: format(line, false)
          }))
        }
      ]
    })
  ]
}

type RefundInput = { to: RefundDestination; seen_refunds: number | undefined } & (
  | { of: 'all' }
  | { of: 'amount'; amount: Tugrik }
  | { of: 'lines'; lines: { id: number; quantity: number }[] }
)

/** The API's input from a submitted form, validated by the API. */
export function parseRefund({ of = '', amount, to: way, seen_refunds: seen }: Fields): RefundInput {
  const how = { to: way === 'wallet' ? 'wallet' : 'origin', seen_refunds: seen ? parseWholeNumber(seen) : undefined } as const
  if (of === 'all') return { of, ...how }
  if (!of) return { of: 'amount', amount: parseAmount(amount), ...how }
  const [id, quantity] = of.split('-').map(parseWholeNumber)
  return { of: 'lines', lines: [{ id: id || 0, quantity: quantity || 0 }], ...how }
}
