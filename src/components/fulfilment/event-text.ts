import type { TimelineEvent } from '#contract/fulfilment.ts'
import { formatMoney } from '#i18n/format.ts'
import { isTextKey, type Translate } from '#i18n/translator.ts'

/** The text of an event; a neutral one for a kind without its own. */
export function eventText({ kind, shipment, amount }: TimelineEvent, t: Translate): string {
  const key = `fulfilment:event_${kind}`
  const text = isTextKey(key) ? t(key) : t('fulfilment:event_other')
  const sum = amount === null ? '' : `: ${formatMoney(amount)}`
  return shipment === null ? text + sum : `${t('fulfilment:shipment', { n: shipment })}: ${text}${sum}`
}

/** Details of an event: codes as texts, other values as entered. */
export function eventDetail({ detail }: TimelineEvent, t: Translate): string {
  if (detail === null) return ''
  const key = [`fulfilment:reason_${detail}`, `payment:${detail}`].find(isTextKey)
  return key ? t(key) : detail
}
