import type { TimelineEvent } from '#contract/fulfilment.ts'
import { isComputedReference } from '#domain/bank-statement.ts'
import type { Locale } from '#domain/site.ts'
import { formatDay, formatMoney, formatNumber } from '#i18n/format.ts'
import { isTextKey, type Translate } from '#i18n/translator.ts'

/** The text of an event; a neutral one for a kind without its own. */
export function formatEvent({ kind, shipment, amount }: TimelineEvent, t: Translate): string {
  const key = `fulfilment:event_${kind}`
  const text = isTextKey(key) ? t(key) : t('fulfilment:event_other')
  const sum = amount === null ? '' : `: ${kind.startsWith('points') ? t('points:sum', { n: formatNumber(amount) }) : formatMoney(amount)}`
  return shipment === null ? text + sum : `${t('fulfilment:shipment', { n: shipment })}: ${text}${sum}`
}

/** Details of an event: codes as texts, other values as entered. The reason of a failed delivery ends with the day of the next attempt. */
export function formatEventDetail({ detail }: TimelineEvent, locale: Locale, t: Translate): string {
  if (detail === null || isComputedReference(detail)) return ''
  const key = [`fulfilment:reason_${detail}`, `payment:${detail}`].find(isTextKey)
  if (key) return t(key)
  // The number of a payment, which means nothing without its sign.
  if (/^\d+$/.test(detail)) return `№ ${detail}`
  return detail.replace(
    /\.? \((\d{4}-\d\d-\d\d)\)$/,
    (_, day: string) => `. ${t('fulfilment:next_attempt', { day: formatDay(day, locale) })}`
  )
}
