import type { DeliveryPromise } from '#domain/cart.ts'
import type { Locale } from '#domain/site.ts'
import { formatDate, formatDay, formatTime } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of delivery in words, since it is known: «Маргааш, 11-р сарын 22»; with the hour where it comes today. */
export function promiseDay(promise: DeliveryPromise, now: Date, locale: Locale, t: Translate): string {
  const day = formatDay(promise.to, locale)
  if (promise.kind === 'range') return t('product:delivery_range', { from: formatDay(promise.from, locale), to: day })
  if (formatDate(promise.to) === formatDate(now))
    return `${t('product:delivery_today', { day })}, ${t('product:delivery_before', { time: formatTime(promise.to) })}`
  return formatDate(promise.to) === formatDate(now.getTime() + DAY_MS) ? t('product:delivery_tomorrow', { day }) : day
}
