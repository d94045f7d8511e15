import { EVENT_OPTION } from '#domain/ticket.ts'
import type { Db } from '../../kernel/db/open.ts'
import { queueMessage } from '../../kernel/messages/outbox.ts'
import { readPaidTotal } from '../../payment/index.ts'
import { readSiteTranslator } from '../../site/index.ts'
import { issueTickets, formatTickets, voidUnpaidTickets } from '../../ticket/index.ts'
import { toLocalPath } from '#i18n/path.ts'
import { refreshListings } from '../listings.ts'
import { readRecipient } from '../messages.ts'
import type { OrderRow } from '../status.ts'
import type { orderLines } from '../tables.ts'

type IssuedTickets = Awaited<ReturnType<typeof issueTickets>>

/** Issues the tickets of an order that is placed. */
export async function issueOrderTickets(
  tx: Db,
  order: OrderRow,
  lines: readonly (typeof orderLines.$inferSelect)[],
  now: Date
): Promise<IssuedTickets> {
  const sold = lines.flatMap(({ id, kind, productId, variantId, quantity, product }) =>
    kind === 'ticket' && productId !== null && variantId !== null
      ? [
          {
            id,
            productId,
            variantId,
            quantity,
            name: product.name,
            options: product.optionValues.filter(({ key }) => key !== EVENT_OPTION).map(({ label }) => label)
          }
        ]
      : []
  )
  return issueTickets(tx, order, sold, now)
}

/** Queues the tickets by e-mail, with a link to each; by SMS with a link to all. */
export async function sendTickets(tx: Db, order: OrderRow, issued: IssuedTickets, publicUrl: string, now: Date): Promise<void> {
  const { locale, number } = order
  const t = await readSiteTranslator(tx, locale)
  const values = { number, n: issued.length, link: `${publicUrl}${toLocalPath(locale, '/account/tickets')}` }
  const { phone, email } = await readRecipient(tx, order, t)
  if (phone) await queueMessage(tx, { channel: 'sms', recipient: phone, body: t('ticket:sms', values) }, now)
  if (!email) return
  const body = t('ticket:mail_body', { ...values, tickets: await formatTickets(tx, issued, locale, publicUrl, t) })
  const subject = t('ticket:mail_subject', values)
  await queueMessage(tx, { channel: 'email', recipient: email, locale, subject, body, erasedWhenSent: true }, now)
}

/** Voids the tickets of an order whose whole payment was taken back, however it was. */
export async function voidRefundedTickets(tx: Db, { id, state, total }: OrderRow, now: Date): Promise<void> {
  if (state !== 'placed' || total === 0 || (await readPaidTotal(tx, id)) > 0) return
  const freed = await voidUnpaidTickets(tx, id, now)
  if (freed.length) await refreshListings(tx, freed, now)
}
