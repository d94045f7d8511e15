import type { Locale } from '#domain/site.ts'
import { formatDay, formatTime, toUlaanbaatarTime } from '#i18n/format.ts'

/** When a sale ends. Midnight is 24:00 of the day before. */
export function toDeadline(until: string, locale: Locale): { today: boolean; day: string; time: string } {
  const lastMoment = Date.parse(until) - 1
  const [now, end] = [toUlaanbaatarTime(new Date()), toUlaanbaatarTime(lastMoment)]
  return {
    today: now.day === end.day && now.month === end.month,
    day: formatDay(lastMoment, locale),
    time: formatTime(until) === '00:00' ? '24:00' : formatTime(until)
  }
}
