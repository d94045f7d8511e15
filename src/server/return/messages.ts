import { asc, eq } from 'drizzle-orm'
import { toLocalPath } from '#i18n/path.ts'
import { viewProduct } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { describeLines, orderLines, type OrderRow, queueForCustomer, readRecipient } from '../order/index.ts'
import { readSiteTranslator } from '../site/index.ts'
import { returnLines } from './tables.ts'

/** Queues the message to the customer about a step of a return, in its transaction. */
export async function notifyOfReturn(
  tx: Db,
  order: OrderRow,
  step: 'requested' | 'approved' | 'rejected' | 'received' | 'closed',
  returnId: number,
  publicUrl: string,
  now: Date,
  { reason = '' }: { reason?: string } = {}
): Promise<void> {
  const { locale, number } = order
  const t = await readSiteTranslator(tx, locale)
  const lines = await tx
    .select({ product: orderLines.product, quantity: returnLines.quantity, amount: returnLines.amount })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(returnLines.id))
  const goods = describeLines(
    lines.map(({ product, quantity, amount }) => ({ product: viewProduct(product, locale), quantity, total: amount })),
    locale
  )
  const recipient = await readRecipient(tx, order, t)
  const values = {
    number,
    name: recipient.name,
    reason,
    lines: goods.text,
    link: `${publicUrl}${toLocalPath(locale, `/account/orders/${number}/returns`)}`
  }
  const message = {
    subject: t(`return_message:${step}_subject`, values),
    sms: t(`return_message:${step}_sms`, values),
    body: t(`return_message:${step}_body`, values),
    goods
  }
  await queueForCustomer(tx, order, recipient, message, now)
}
