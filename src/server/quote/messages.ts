import { eq } from 'drizzle-orm'
import { toLastDay } from '#domain/quote.ts'
import { DEFAULT_LOCALE, type Locale, localize, type Localized } from '#domain/site.ts'
import type { Tugrik } from '#domain/money.ts'
import { formatDay, formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { users, verifiedEmail } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteTranslator } from '../site/index.ts'

/** Summary of a request, for a message about it. */
interface Subject {
  number: string
  userId: number
  locale: Locale
  product?: { name: Localized }
  suggestedPrice?: Tugrik
  offeredPrice?: Tugrik | null
  quantity?: number
  organisation?: { name: string }
  validUntil?: Date | null
  text?: string
}

type ResponseKind = 'suggestion_offered' | 'suggestion_declined' | 'quote_offered' | 'quote_declined'
type RequestKind = 'suggestion_requested' | 'quote_requested'

/** Sends the shop's response to the requester: by phone where there is one, and to a verified mailbox. */
export async function notifyRequester(tx: Db, kind: ResponseKind, subject: Subject, publicUrl: string, now: Date): Promise<void> {
  const [user] = await tx.select({ mobile: users.mobile, email: verifiedEmail }).from(users).where(eq(users.id, subject.userId))
  if (!user) return
  const place = kind.startsWith('quote') ? 'quotes' : 'price-suggestions'
  const link = `${publicUrl}${toLocalPath(subject.locale, `/account/${place}/${subject.number}`)}`
  const message = write(kind, subject, link, subject.locale, await readSiteTranslator(tx, subject.locale))
  if (user.mobile) await queueMessage(tx, { channel: 'sms', recipient: user.mobile, body: message.sms }, now)
  if (user.email) await queueMessage(tx, { channel: 'email', recipient: user.email, locale: subject.locale, ...message.email }, now)
}

/** Sends the shop's owners a message about a new request. */
export async function notifyOwners(tx: Db, kind: RequestKind, subject: Subject, publicUrl: string, now: Date): Promise<void> {
  const owners = await tx.select({ email: verifiedEmail, mobile: users.mobile }).from(users).where(eq(users.role, 'owner'))
  const place = kind === 'quote_requested' ? 'quotes' : 'price-suggestions'
  const message = write(
    kind,
    subject,
    `${publicUrl}/admin/${place}/${subject.number}`,
    DEFAULT_LOCALE,
    await readSiteTranslator(tx, DEFAULT_LOCALE)
  )
  for (const { email, mobile } of owners) {
    if (email) await queueMessage(tx, { channel: 'email', recipient: email, locale: DEFAULT_LOCALE, ...message.email }, now)
    else if (mobile) await queueMessage(tx, { channel: 'sms', recipient: mobile, body: message.sms }, now)
  }
}

function write(
  kind: ResponseKind | RequestKind,
  subject: Subject,
  link: string,
  locale: Locale,
  t: Translate
): { sms: string; email: { subject: string; body: string } } {
  const values = {
    link,
    number: subject.number,
    name: localize(subject.product?.name ?? {}, locale),
    suggested: formatMoney(subject.suggestedPrice ?? 0),
    price: formatMoney(subject.offeredPrice ?? 0),
    quantity: subject.quantity ?? 0,
    organisation: subject.organisation?.name ?? '',
    day: subject.validUntil ? formatDay(toLastDay(subject.validUntil), locale) : '',
    text: subject.text ?? ''
  }
  return {
    sms: t(`quote_message:${kind}_sms`, values),
    email: { subject: t(`quote_message:${kind}_subject`, values), body: t(`quote_message:${kind}_body`, values) }
  }
}
