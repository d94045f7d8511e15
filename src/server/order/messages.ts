import { eq } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import { listCouponsOfOrder } from '../discount/index.ts'
import { toLocalPath } from '#i18n/path.ts'
import { queuePush, users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { type OrderMessage, createOrderMessage, type OrderMessageKind } from './order-message.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteName, readSiteTranslator } from '../site/index.ts'
import type { OrderRow } from './status.ts'
import { readOrderLines, viewRefundCases } from './view.ts'
import { formatVouchers } from './voucher-text.ts'

/** Queues messages to the customer about an order, in the transaction of the change. */
export async function notifyCustomer(
  tx: Db,
  order: OrderRow,
  kind: OrderMessageKind,
  publicUrl: string,
  now: Date,
  amounts: { amount?: Tugrik; missing?: Tugrik } = {}
): Promise<void> {
  const { locale, address, number, total } = order
  const t = await readSiteTranslator(tx, locale)
  const hasVouchers = kind === 'placed' || kind === 'stay_canceled'
  const about = {
    number,
    total,
    address,
    delivery: { method: order.deliveryMethod },
    promise: order.promise,
    now: now.toISOString(),
    line_items: await readOrderLines(tx, order.id, locale),
    discounts: await listCouponsOfOrder(tx, order.id, locale),
    refund_cases: await viewRefundCases(tx, order.id),
    ...(hasVouchers && { vouchers: await formatVouchers(tx, order, locale, publicUrl, t) })
  }
  await queueForCustomer(tx, order, createOrderMessage(kind, about, locale, publicUrl, amounts, t), now)
}

/**
 * Queues a message about an order by SMS, by e-mail where the customer has verified an address, and to the customer's devices.
 * @param alsoReceiver whether the phone of the delivery, which may be another person's, gets it too
 */
export async function queueForCustomer(
  tx: Db,
  { address, userId, locale, number }: OrderRow,
  message: OrderMessage,
  now: Date,
  { alsoReceiver = false } = {}
): Promise<void> {
  const [user] = await tx
    .select({ mobile: users.mobile, mobileVerified: users.phoneVerifiedAt, email: users.email, emailVerified: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  const own = user?.mobileVerified ? user.mobile : null
  // A customer who signed up by e-mail and bought nothing that is delivered has given no phone.
  const phones = new Set([own ?? address.phone, alsoReceiver ? address.phone : ''].filter(Boolean))
  for (const recipient of phones) await queueMessage(tx, { channel: 'sms', recipient, body: message.sms }, now)
  if (user?.email && user.emailVerified)
    await queueMessage(tx, { channel: 'email', recipient: user.email, subject: message.subject, body: message.body }, now)
  const url = toLocalPath(locale, `/account/orders/${number}`)
  const title = await readSiteName(tx, locale)
  // Others may see the screen of a locked phone: neither amounts nor codes.
  await queuePush(tx, userId, 'orders', () => ({ title, body: message.subject, url, tag: `order-${number}` }), now)
}
