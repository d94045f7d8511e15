import { DAY_MS, startOfDay } from '#domain/day.ts'
import type { DeliveryPromise } from '#domain/delivery.ts'
import type { DeliveryWindow } from '#domain/delivery-choice.ts'
import type { Locale } from '#domain/site.ts'
import { formatDate, formatDateTime, formatDay, formatShortDay, formatTime, formatWeekday } from './format.ts'
import type { Translate } from './translator.ts'

/** The date of delivery instead of the duration: «Маргааш, 11-р сарын 22, 18:00 цагаас өмнө хүргэнэ». */
export function formatPromise(promise: DeliveryPromise, now: Date, locale: Locale, t: Translate): string {
  const { from, to } = promise
  const day = formatDay(to, locale)
  const time = formatTime(to)
  if (promise.kind === 'range') return t('checkout:promise_range', { from: formatDay(from, locale), to: day })
  if (promise.kind === 'window')
    return t('checkout:promise_window', { day: formatDayInWords(to, now, locale, t), hours: `${formatTime(from)}–${time}` })
  if (promise.kind === 'pickup')
    return t('checkout:promise_pickup', { day: formatDayInWords(from, now, locale, t), time: formatTime(from) })
  const distance = compareDay(now, to)
  if (distance === 'today') return t('checkout:promise_hours', { time })
  if (distance === 'tomorrow') return t('checkout:promise_tomorrow', { day, time })
  return t('checkout:promise_day', { weekday: formatWeekday(to, locale), day, time })
}

/** The promise of an order under way: what is late is not announced for a time that has passed. */
export function formatOrderPromise(promise: DeliveryPromise, now: Date, locale: Locale, t: Translate): string {
  const isLate = promise.kind !== 'pickup' && new Date(promise.to) < now
  return isLate ? t('order:promise_late', { time: formatDateTime(promise.to, locale) }) : formatPromise(promise, now, locale, t)
}

/** The promise in dates, for staff and for paper: «2026.11.22, 09:00–12:00». */
export function formatPromisePeriod({ kind, from, to }: DeliveryPromise, locale: Locale, t: Translate): string {
  if (kind === 'range') return `${formatShortDay(from, locale)} – ${formatShortDay(to, locale)}`
  if (kind === 'window') return `${formatShortDay(to, locale)}, ${formatTime(from)}–${formatTime(to)}`
  if (kind === 'pickup') return t('fulfilment:promise_from', { time: formatDateTime(from, locale) })
  return t('fulfilment:promise_until', { time: formatDateTime(to, locale) })
}

/** The day of delivery: «Маргааш, 11-р сарын 22»; with the time for today. */
export function formatPromiseDay({ kind, from, to }: DeliveryPromise, now: Date, locale: Locale, t: Translate): string {
  const day = formatDay(to, locale)
  if (kind === 'range') return t('product:delivery_range', { from: formatDay(from, locale), to: day })
  const distance = compareDay(now, to)
  if (distance === 'today') return `${t('product:delivery_today', { day })}, ${t('product:delivery_before', { time: formatTime(to) })}`
  return distance === 'tomorrow' ? t('product:delivery_tomorrow', { day }) : day
}

/** A selectable day: `2026/11/23, Даваа`. The specification gives pickers this form; what is read has that of `formatShortDay`. */
export function formatWindowDay({ date }: Pick<DeliveryWindow, 'date'>, locale: Locale): string {
  return `${date.replaceAll('-', '/')}, ${formatWeekday(startOfDay(date), locale)}`
}

/** `9:00–12:00`. */
export const formatWindowHours = ({ from, to }: Pick<DeliveryWindow, 'from' | 'to'>): string => `${from}:00–${to}:00`

function formatDayInWords(timestamp: string, now: Date, locale: Locale, t: Translate): string {
  const day = formatDay(timestamp, locale)
  const distance = compareDay(now, timestamp)
  if (distance === 'today') return t('product:delivery_today', { day })
  return distance === 'tomorrow' ? t('product:delivery_tomorrow', { day }) : `${formatWeekday(timestamp, locale)}, ${day}`
}

function compareDay(now: Date, timestamp: string): 'today' | 'tomorrow' | 'later' {
  const day = formatDate(timestamp)
  if (day === formatDate(now)) return 'today'
  return day === formatDate(now.getTime() + DAY_MS) ? 'tomorrow' : 'later'
}
