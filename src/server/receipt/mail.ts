import { eq } from 'drizzle-orm'
import { formatMoney, formatTax } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { users, verifiedEmail } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { readSiteTranslator } from '../site/index.ts'
import type { ReceiptFacts } from './order-facts.ts'
import type { receipts } from './tables.ts'

/** Queues the receipt for the customer's verified e-mail address. The lottery number is stored until the message is sent. */
export async function queueReceiptMail(
  { config, now }: Server,
  tx: Db,
  { userId, locale, number }: ReceiptFacts,
  receipt: Pick<typeof receipts.$inferSelect, 'number' | 'total' | 'vat' | 'replacesId'>,
  lottery: string | null
): Promise<void> {
  const [user] = await tx.select({ email: verifiedEmail }).from(users).where(eq(users.id, userId))
  if (!user?.email) return
  const t = await readSiteTranslator(tx, locale)
  const values = {
    number,
    receipt: receipt.number ?? '',
    total: formatMoney(receipt.total),
    vat: formatTax(receipt.vat),
    lottery: lottery === null ? '' : t('receipt:mail_lottery', { lottery }),
    link: `${config.publicUrl}${toLocalPath(locale, `/account/orders/${number}`)}`
  }
  const kind = receipt.replacesId === null ? 'issued' : 'corrected'
  await queueMessage(
    tx,
    {
      channel: 'email',
      recipient: user.email,
      locale,
      subject: t(`receipt:mail_${kind}_subject`, values),
      body: t(`receipt:mail_${kind}_body`, values),
      erasedWhenSent: true
    },
    now()
  )
}
