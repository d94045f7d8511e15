import { eq } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import { listCouponsOfOrder } from '../discount/index.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { queuePush, users, verifiedEmail, verifiedMobile } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { type OrderMessage, createOrderMessage, type OrderMessageKind } from './order-message.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteName, readSiteTranslator } from '../site/index.ts'
import type { Withdrawn } from './shipments.ts'
import type { OrderRow } from './status.ts'
import { readBankAccounts, readOrderLines, viewRefundCases } from './view.ts'
import { formatVouchers } from './voucher-text.ts'

/** Queues messages to the customer about an order, in the transaction of the change. */
export async function notifyCustomer(
  tx: Db,
  order: OrderRow,
  kind: OrderMessageKind,
  publicUrl: string,
  now: Date,
  { withdrawn = [], ...amounts }: { amount?: Tugrik; missing?: Tugrik; withdrawn?: Withdrawn } = {}
): Promise<void> {
  const { locale, address, number, total, shipTotal } = order
  const t = await readSiteTranslator(tx, locale)
  const recipient = await readRecipient(tx, order, t)
  const lines = await readOrderLines(tx, order.id, locale)
  const hasVouchers = kind === 'placed' || kind === 'stay_canceled'
  const about = {
    number,
    total,
    ship_total: shipTotal,
    greeted: recipient.name,
    address,
    delivery: { method: order.deliveryMethod },
    promise: order.promise,
    now: now.toISOString(),
    line_items: lines,
    not_sent: withdrawn.flatMap(({ id, quantity }) => lines.flatMap(line => (line.id === id ? { name: line.product.name, quantity } : []))),
    discounts: await listCouponsOfOrder(tx, order.id, locale),
    refund_cases: await viewRefundCases(tx, order.id),
    ...(kind === 'transfer' && { transfer: { accounts: await readBankAccounts(tx, locale), until: order.expiresAt } }),
    ...(hasVouchers && { vouchers: await formatVouchers(tx, order, locale, publicUrl, t) })
  }
  await queueForCustomer(tx, order, recipient, createOrderMessage(kind, about, locale, publicUrl, amounts, t), now)
}

/** Where messages about an order are sent, and how they address the customer. */
export interface Recipient {
  /** The customer's first name, the receiver's where the account has none. */
  name: string
  /** The customer's verified phone, else that of the delivery: null for a customer who has given none. */
  phone: string | null
  /** Null where the customer has verified none. */
  email: string | null
}

export async function readRecipient(tx: Db, { userId, address }: OrderRow, t: Translate): Promise<Recipient> {
  const [user] = await tx
    .select({
      firstName: users.firstName,
      mobile: verifiedMobile,
      email: verifiedEmail
    })
    .from(users)
    .where(eq(users.id, userId))
  return {
    name: user?.firstName || address.receiver || t('message:no_name'),
    phone: user?.mobile ?? (address.phone || null),
    email: user?.email ?? null
  }
}

/**
 * Queues a message about an order by SMS, by e-mail where the customer has verified an address, and to the customer's devices.
 * @param receiverSms for the phone of the delivery where it is another one: of a person who cannot open the customer's account
 */
export async function queueForCustomer(
  tx: Db,
  order: OrderRow,
  { phone, email }: Recipient,
  message: OrderMessage,
  now: Date,
  { receiverSms }: { receiverSms?: string } = {}
): Promise<void> {
  const { address, userId, locale, number } = order
  if (phone) await queueMessage(tx, { channel: 'sms', recipient: phone, body: message.sms }, now)
  if (receiverSms && address.phone && address.phone !== phone)
    await queueMessage(tx, { channel: 'sms', recipient: address.phone, body: receiverSms }, now)
  const { subject, body, goods } = message
  if (email) await queueMessage(tx, { channel: 'email', recipient: email, locale, subject, body, goods }, now)
  const url = toLocalPath(locale, `/account/orders/${number}`)
  const title = await readSiteName(tx, locale)
  // Others may see the screen of a locked phone: neither amounts nor codes.
  await queuePush(tx, userId, 'orders', () => ({ title, body: subject, url, tag: `order-${number}` }), now)
}
