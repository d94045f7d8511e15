import type { Locale } from '#domain/site.ts'

/*
 * Own formats, never Intl with `mn`: Node knows the locale, Chromium does not, and a hydrated page
 * would differ from the served one.
 */

/** `1234567` → `1,234,567` in both languages. */
export function formatNumber(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

/** `189900` → `189,900₮`. */
export function formatMoney(tugrik: number): string {
  return `${formatNumber(tugrik)}₮`
}

const ULAANBAATAR_MS = 8 * 60 * 60 * 1000
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const WEEKDAYS_MN = ['Ням', 'Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба']
const WEEKDAYS_EN = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Wall-clock parts in Ulaanbaatar (UTC+8, no daylight saving). */
export function inUlaanbaatar(instant: string | number | Date): {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
} {
  const date = new Date(new Date(instant).getTime() + ULAANBAATAR_MS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes()
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026.11.22`, as Mongolian writes it. */
export function formatDate(instant: string | number | Date): string {
  const { year, month, day } = inUlaanbaatar(instant)
  return `${year}.${two(month)}.${two(day)}`
}

/** `11-р сарын 22` or `22 November`; with the year in front or behind when asked. */
export function formatDay(instant: string | number | Date, locale: Locale, withYear = false): string {
  const { year, month, day } = inUlaanbaatar(instant)
  if (locale === 'mn') return `${withYear ? `${year} оны ` : ''}${month}-р сарын ${day}`
  return `${day} ${MONTHS[month - 1]}${withYear ? ` ${year}` : ''}`
}

/** `2026.11.22` or `22 November 2026`: a day in a table or a message. */
export function formatShortDay(instant: string | number | Date, locale: Locale): string {
  return locale === 'mn' ? formatDate(instant) : formatDay(instant, locale, true)
}

/** `18:00`. */
export function formatTime(instant: string | number | Date): string {
  const { hour, minute } = inUlaanbaatar(instant)
  return `${two(hour)}:${two(minute)}`
}

/** `2026.11.22 18:00` or `22 November 2026, 18:00`. */
export function formatDateTime(instant: string | number | Date, locale: Locale): string {
  if (locale === 'en') return `${formatDay(instant, locale, true)}, ${formatTime(instant)}`
  return `${formatDate(instant)} ${formatTime(instant)}`
}

/** `2026-11-22T18:00`, as a field of date and time has it: by the clock of Ulaanbaatar wherever the writer is. */
export function toClockField(instant: string | number | Date): string {
  const { year, month, day, hour, minute } = inUlaanbaatar(instant)
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** The instant that a field of date and time names by the clock of Ulaanbaatar; null where it names none. */
export function fromClockField(typed: string): Date | null {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? new Date(`${typed.slice(0, 16)}:00+08:00`) : null
  return instant && !Number.isNaN(instant.getTime()) ? instant : null
}

export function formatWeekday(instant: string | number | Date, locale: Locale): string {
  const { weekday } = inUlaanbaatar(instant)
  return (locale === 'mn' ? WEEKDAYS_MN : WEEKDAYS_EN)[weekday] ?? ''
}
