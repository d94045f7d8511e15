/** Ulaanbaatar, which has no summer time. */
const UTC_OFFSET_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** First millisecond of a day (`yyyy-MM-dd`) in Ulaanbaatar. */
export function startOfDay(day: string, plusDays = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - UTC_OFFSET_MS + plusDays * DAY_MS)
}

/** `yyyy-MM-dd` */
export function toDayInUlaanbaatar(at: Date): string {
  return new Date(at.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10)
}
