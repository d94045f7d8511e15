import type { DeliveryPromise } from '#domain/cart.ts'
import type { Locale } from '#domain/site.ts'
import { formatDate, formatDay, formatTime, formatWeekday } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The date of delivery instead of the duration: «Маргааш, 11-р сарын 22, 18:00 цагаас өмнө хүргэнэ». */
export function promiseText(promise: DeliveryPromise, now: Date, locale: Locale, t: Translate): string {
  const { kind, from, day, time } = toParts(promise, now, locale)
  if (kind === 'range') return t('checkout:promise_range', { from, to: day })
  if (kind === 'today') return t('checkout:promise_hours', { time })
  if (kind === 'tomorrow') return t('checkout:promise_tomorrow', { day, time })
  return t('checkout:promise_day', { weekday: formatWeekday(promise.to, locale), day, time })
}

/** The day of delivery: «Маргааш, 11-р сарын 22»; with the time for today. */
export function promiseDay(promise: DeliveryPromise, now: Date, locale: Locale, t: Translate): string {
  const { kind, from, day, time } = toParts(promise, now, locale)
  if (kind === 'range') return t('product:delivery_range', { from, to: day })
  if (kind === 'today') return `${t('product:delivery_today', { day })}, ${t('product:delivery_before', { time })}`
  return kind === 'tomorrow' ? t('product:delivery_tomorrow', { day }) : day
}

function toParts(promise: DeliveryPromise, now: Date, locale: Locale) {
  const words = { from: formatDay(promise.from, locale), day: formatDay(promise.to, locale), time: formatTime(promise.to) }
  return { ...words, kind: promise.kind === 'range' ? 'range' : dayFrom(now, promise.to) } as const
}

function dayFrom(now: Date, instant: string): 'today' | 'tomorrow' | 'later' {
  const day = formatDate(instant)
  if (day === formatDate(now)) return 'today'
  return day === formatDate(now.getTime() + DAY_MS) ? 'tomorrow' : 'later'
}
