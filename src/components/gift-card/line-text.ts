import { startOfDay } from '#domain/day.ts'
import { formatPhone } from '#domain/account.ts'
import type { GiftCardLine } from '#domain/gift-card.ts'
import { formatDay } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import type { Locale } from '#domain/site.ts'

/** Who gets a gift card, and when. */
export function formatGiftCard({ channel, contact, sender, send_on: day }: GiftCardLine, locale: Locale, t: Translate): string {
  if (channel === 'self') return t('gift_card:line_self')
  const when = day ? t('gift_card:line_on', { day: formatDay(startOfDay(day), locale) }) : t('gift_card:line_today')
  return [t('gift_card:line_to', { contact: formatPhone(contact) }), when, sender && t('gift_card:line_from', { sender })]
    .filter(Boolean)
    .join(', ')
}
