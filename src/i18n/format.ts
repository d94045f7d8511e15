import { UTC_OFFSET_MS } from '#domain/day.ts'
import type { Locale } from '#domain/site.ts'

/* Own formats instead of Intl with `mn`: Node supports the locale, Chromium does not, and hydration would mismatch. */

/** `1234567` → `1,234,567` in both languages. */
export function formatNumber(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

/** `189900` → `189,900₮`. */
export function formatMoney(tugrik: number): string {
  return `${formatNumber(tugrik)}₮`
}

/** Taxes have two decimals: `17263.64` → `17,263.64₮`. */
export function formatTax(tugrik: number): string {
  const cents = Math.round(tugrik * 100)
  return `${formatNumber(cents / 100)}.${String(cents % 100).padStart(2, '0')}₮`
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const WEEKDAYS_MN = ['Ням', 'Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба']
const WEEKDAYS_EN = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Date and time in Ulaanbaatar (UTC+8, no daylight saving). */
export function toUlaanbaatarTime(timestamp: string | number | Date): {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
} {
  const date = new Date(new Date(timestamp).getTime() + UTC_OFFSET_MS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes()
  }
}

const padTwo = (value: number): string => String(value).padStart(2, '0')

/** `2026.11.22`, the Mongolian form, in files. Pages and messages use `formatShortDay`. */
export function formatDate(timestamp: string | number | Date): string {
  const { year, month, day } = toUlaanbaatarTime(timestamp)
  return `${year}.${padTwo(month)}.${padTwo(day)}`
}

/** `11-р сарын 22` or `22 November`. */
export function formatDay(timestamp: string | number | Date, locale: Locale): string {
  const { month, day } = toUlaanbaatarTime(timestamp)
  return locale === 'mn' ? `${month}-р сарын ${day}` : `${day} ${MONTHS[month - 1]}`
}

/** `2026 оны 11-р сарын 22` or `22 November 2026`. */
export function formatFullDay(timestamp: string | number | Date, locale: Locale): string {
  const { year } = toUlaanbaatarTime(timestamp)
  const day = formatDay(timestamp, locale)
  return locale === 'mn' ? `${year} оны ${day}` : `${day} ${year}`
}

/** `22 November 2026 – 24 November 2026`; both days are included. */
export function formatDays(first: string, last: string, locale: Locale): string {
  return `${formatFullDay(first, locale)} – ${formatFullDay(last, locale)}`
}

/** `2026 оны 11-р сар` or `November 2026`. */
export function formatMonth(timestamp: string | number | Date, locale: Locale): string {
  const { year, month } = toUlaanbaatarTime(timestamp)
  return locale === 'mn' ? `${year} оны ${month}-р сар` : `${MONTHS[month - 1]} ${year}`
}

/** `2026.11.22` or `22 November 2026`, for tables and messages. */
export function formatShortDay(timestamp: string | number | Date, locale: Locale): string {
  return locale === 'mn' ? formatDate(timestamp) : formatFullDay(timestamp, locale)
}

/** `18:00`. */
export function formatTime(timestamp: string | number | Date): string {
  const { hour, minute } = toUlaanbaatarTime(timestamp)
  return `${padTwo(hour)}:${padTwo(minute)}`
}

/** `2026.11.22 18:00` or `22 November 2026, 18:00`. */
export function formatDateTime(timestamp: string | number | Date, locale: Locale): string {
  if (locale === 'en') return `${formatFullDay(timestamp, locale)}, ${formatTime(timestamp)}`
  return `${formatDate(timestamp)} ${formatTime(timestamp)}`
}

/** `2026-11-22T18:00`, the value of a datetime-local input, in Ulaanbaatar time. */
export function toDateTimeInput(timestamp: string | number | Date): string {
  const { year, month, day, hour, minute } = toUlaanbaatarTime(timestamp)
  return `${year}-${padTwo(month)}-${padTwo(day)}T${padTwo(hour)}:${padTwo(minute)}`
}

/** Parses a datetime-local value as Ulaanbaatar time; null where it is invalid. */
export function parseDateTimeInput(typed: string): Date | null {
  const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? new Date(`${typed.slice(0, 16)}:00+08:00`) : null
  return timestamp && !Number.isNaN(timestamp.getTime()) ? timestamp : null
}

export function formatWeekday(timestamp: string | number | Date, locale: Locale): string {
  const { weekday } = toUlaanbaatarTime(timestamp)
  return (locale === 'mn' ? WEEKDAYS_MN : WEEKDAYS_EN)[weekday] ?? ''
}

const UNIT = [
  '(?:[кмсд]?[гмл]|[kmcd]?[gml]|хэм|хувь|Вт|W|инч|degrees|per cent)(?!\\p{L})',
  '(?:кило|санти|милли)?(?:грамм|литр|метр)',
  '(?:kilo|centi|milli)?(?:gram|litre|metre)'
]
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=${UNIT.join('|')})`, 'gu')

/** Opening hours, where a line ends only between groups of days: Mon–Fri 10:00–19:00, Sat 11:00–17:00. */
export function keepHours(hours: string): string {
  return hours.replaceAll(/([^,;]) /g, '$1\u00a0').replaceAll(/[–-]/g, '$&\u2060')
}

/** No line ends within a range or between a number and its unit: 32 л, 280 г, 120–150 грамм. */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00a0').replace(/(\d–)(?=\d)/g, '$1\u2060')
}
