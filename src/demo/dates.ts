import { DAY_MS, HOUR_MS, startOfDay, toDayInUlaanbaatar } from '#domain/day.ts'

/** Midnight in Ulaanbaatar, `days` after the one that began today. */
export const toMidnight = (now: Date, days = 0): Date => startOfDay(toDayInUlaanbaatar(now), days)

/** Ten in the morning in Ulaanbaatar, `days` before today. */
export function toMorning(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + 2 * HOUR_MS - days * DAY_MS)
}
