import type { DeliveryPromise } from '#domain/cart.ts'
import type { Locale } from '#domain/site.ts'
import { formatDate, formatDay, formatTime, formatWeekday } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The date is said, not the duration, because it is known: «Маргааш, 11-р сарын 22, 18:00 цагаас өмнө». */
export function promiseText(promise: DeliveryPromise, now: Date, locale: Locale, t: Translate): string {
  const time = formatTime(promise.to)
  const day = formatDay(promise.to, locale)
  if (promise.kind === 'range') return t('checkout:promise_range', { from: formatDay(promise.from, locale), to: day })
  if (formatDate(promise.to) === formatDate(now)) return t('checkout:promise_hours', { time })
  if (formatDate(promise.to) === formatDate(now.getTime() + DAY_MS)) return t('checkout:promise_tomorrow', { day, time })
  return t('checkout:promise_day', { weekday: formatWeekday(promise.to, locale), day, time })
}
