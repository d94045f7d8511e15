/** Days are text, `yyyy-MM-dd`, of the calendar in Ulaanbaatar. It has no summer time, so every day has 24 hours. */

export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** What the clock in Ulaanbaatar is ahead of UTC. */
export const UTC_OFFSET_MS = 8 * HOUR_MS

/** False also for a day that no month has, such as `2026-02-31`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text

/** An empty text for an invalid day. */
export function addDays(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? '' : new Date(time + days * DAY_MS).toISOString().slice(0, 10)
}

/** Days from one day to a later one; negative for an earlier one. */
export const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** 0 is Sunday. */
export const toWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** First millisecond of a day in Ulaanbaatar. */
export function startOfDay(day: string, plusDays = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - UTC_OFFSET_MS + plusDays * DAY_MS)
}

/** The day in Ulaanbaatar at a time. */
export function toDayInUlaanbaatar(at: Date): string {
  return new Date(at.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10)
}
