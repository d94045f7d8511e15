import type { Order } from '#contract/order.ts'
import type { PaymentSession } from '#contract/order-payment.ts'
import type { Locale } from '#domain/site.ts'
import { formatPromise } from '#i18n/delivery-promise.ts'
import { formatDateTime, formatMoney, formatShortDay } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { MailGoods } from '../kernel/messages/mail.ts'
import { describeGoods, formatPlace } from './mail-goods.ts'

export type OrderMessageKind =
  | 'transfer'
  | 'placed'
  | 'stay_canceled'
  | 'partly_paid'
  | 'expired'
  | 'canceled'
  | 'canceled_unpaid'
  | 'refund'
  | 'refund_lender'
  | 'refunded'
  | 'lease_sent'
  | 'lease_rejected'
  | 'lease_unanswered'

/** A message about an order: `sms` is short, `body` is for e-mail. */
export interface OrderMessage {
  subject: string
  sms: string
  body: string
  goods: MailGoods
}

type MessageOrder = Pick<
  Order,
  'number' | 'total' | 'ship_total' | 'line_items' | 'discounts' | 'address' | 'promise' | 'now' | 'refund_cases'
> & {
  delivery: Pick<Order['delivery'], 'method'>
  /** How the customer is addressed: the receiver may be another person. */
  greeted: string
  /** Goods that are not sent, because they are refunded. */
  not_sent?: readonly { name: string; quantity: number }[]
  /** Its stays as text. */
  vouchers?: string
  /** How it is paid by transfer. */
  transfer?: { accounts: PaymentSession['bank_accounts']; until: Date }
}

/**
 * @param publicUrl URL of the shop without a trailing slash, for the link to the order
 * @param amounts amounts in the text: the newest refund where `amount` is missing, and the unpaid rest
 * @param t texts with the site's name
 */
export function createOrderMessage(
  kind: OrderMessageKind,
  order: MessageOrder,
  locale: Locale,
  publicUrl: string,
  { amount, missing = 0 }: { amount?: number; missing?: number } = {},
  t = createTranslator(locale)
): OrderMessage {
  const refund = order.refund_cases.at(-1)
  const goods = describeGoods(order, locale, t)
  const accounts = (order.transfer?.accounts ?? []).map(each => [each.bank, each.account_number, each.account_name].join(', '))
  const values = {
    number: order.number,
    name: order.greeted,
    total: formatMoney(order.total),
    lines: goods.text,
    delivery: formatDelivery(order, locale, t),
    vouchers: order.vouchers ?? '',
    link: `${publicUrl}${toLocalPath(locale, `/account/orders/${order.number}`)}`,
    amount: formatMoney(amount ?? refund?.amount ?? order.total),
    missing: formatMoney(missing),
    time: order.transfer ? formatDateTime(order.transfer.until, locale) : '',
    account: accounts[0] ?? '',
    accounts: accounts.join('\n'),
    day: refund ? formatShortDay(refund.due_on, locale) : '',
    reason: refund ? t(`message:reason_${refund.reason}`) : '',
    not_sent: formatNotSent(order, t),
    refund: formatRefunds(order, locale, t)
  }
  return {
    subject: t(`message:${kind}_subject`, values),
    sms: t(`message:${kind}_sms`, values),
    body: t(`message:${kind}_body`, values),
    goods
  }
}

/** The refunds that were opened at the time of the message: those done at once, those to come, and those of a lender. */
function formatRefunds({ refund_cases: cases, now }: MessageOrder, locale: Locale, t: ReturnType<typeof createTranslator>): string {
  const current = cases.filter(({ created_at: at }) => at === now)
  const sum = (of: MessageOrder['refund_cases']): number => of.reduce((total, each) => total + each.amount, 0)
  const own = current.filter(each => !each.to_lender)
  const [later, done] = [sum(own.filter(({ state }) => state === 'open')), sum(own.filter(({ state }) => state === 'done'))]
  const lender = sum(current) - later - done
  const day = formatShortDay(current.find(({ state }) => state === 'open')?.due_on ?? now, locale)
  const parts = [
    ...(done > 0 ? [t('message:refund_now', { amount: formatMoney(done) })] : []),
    ...(later > 0 ? [t('message:refund_later', { amount: formatMoney(later), day })] : []),
    ...(lender > 0 ? [t('message:refund_by_lender', { amount: formatMoney(lender) })] : [])
  ]
  return parts.join(' ') || t('message:refund_none')
}

function formatNotSent({ not_sent: goods = [] }: MessageOrder, t: ReturnType<typeof createTranslator>): string {
  const names = goods.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')
  return names && `${t('message:not_sent', { names })}\n\n`
}

/** Where and when the goods are handed over; empty for an order without a parcel. */
function formatDelivery({ address, delivery, promise, now }: MessageOrder, locale: Locale, t: ReturnType<typeof createTranslator>): string {
  if (delivery.method === 'digital') return ''
  const when = promise ? formatPromise(promise, new Date(now), locale, t) : ''
  return `${t(`message:to_${delivery.method}`)}: ${formatPlace(address)}\n${when}\n\n`
}
