import type { TimelineEvent } from '#contract/fulfilment.ts'
import type { Locale } from '#domain/site.ts'
import { formatDay, formatMoney } from '#i18n/format.ts'
import { isTextKey, type Translate } from '#i18n/translator.ts'

/** The text of an event; a neutral one for a kind without its own. */
export function eventText({ kind, shipment, amount }: TimelineEvent, t: Translate): string {
  const key = `fulfilment:event_${kind}`
  const text = isTextKey(key) ? t(key) : t('fulfilment:event_other')
  const sum = amount === null ? '' : `: ${formatMoney(amount)}`
  return shipment === null ? text + sum : `${t('fulfilment:shipment', { n: shipment })}: ${text}${sum}`
}

/** Details of an event: codes as texts, other values as entered. The reason of a failed delivery ends with the day of the next attempt. */
export function eventDetail({ detail }: TimelineEvent, locale: Locale, t: Translate): string {
  if (detail === null) return ''
  const key = [`fulfilment:reason_${detail}`, `payment:${detail}`].find(isTextKey)
  if (key) return t(key)
  return detail.replace(
    /\.? \((\d{4}-\d\d-\d\d)\)$/,
    (_, day: string) => `. ${t('fulfilment:next_attempt', { day: formatDay(day, locale) })}`
  )
}
