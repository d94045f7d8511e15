export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** Ulaanbaatar is eight hours ahead of UTC, all year. */
const ZONE = 8 * HOUR

/** Midnight in Ulaanbaatar, `days` after the one that began today. */
export function toMidnight(now: Date, days = 0): Date {
  return new Date(Math.floor((now.getTime() + ZONE) / DAY) * DAY - ZONE + days * DAY)
}

/** `YYYY-MM-DD` in Ulaanbaatar. */
export function toDay(now: Date): string {
  return new Date(now.getTime() + ZONE).toISOString().slice(0, 10)
}

/** Ten in the morning in Ulaanbaatar, `days` before today. */
export function toMorning(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY + 2 * HOUR - days * DAY)
}
