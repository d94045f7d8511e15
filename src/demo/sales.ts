import type { SaleTime } from './format.ts'
import { pick } from './format.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Ulaanbaatar is eight hours ahead and has no summer time. */
const ZONE = 8 * HOUR

/** Midnight in Ulaanbaatar, `days` after the one that began today. */
export function midnight(now: Date, days = 0): Date {
  return new Date(Math.floor((now.getTime() + ZONE) / DAY) * DAY - ZONE + days * DAY)
}

/** `YYYY-MM-DD` in Ulaanbaatar, `days` from today. */
export function dayFrom(now: Date, days: number): string {
  return new Date(midnight(now, days).getTime() + ZONE).toISOString().slice(0, 10)
}

/** When a demo sale begins and ends, seen from `now`. A deal ends at the next midnight that is two hours off at least. */
export function saleTimes(slug: string, time: SaleTime, now: Date): { saleStartAt: Date; saleExpireAt: Date } {
  if (time === 'ended') return { saleStartAt: midnight(now, -30 - pick(slug, 20)), saleExpireAt: midnight(now, -2 - pick(slug, 9)) }
  if (time === 'future') return { saleStartAt: midnight(now, 3 + pick(slug, 4)), saleExpireAt: midnight(now, 12 + pick(slug, 9)) }
  if (time === 'deal') {
    const tonight = midnight(now, 1)
    return { saleStartAt: midnight(now, -1), saleExpireAt: tonight.getTime() - now.getTime() < 2 * HOUR ? midnight(now, 2) : tonight }
  }
  return { saleStartAt: midnight(now, -1 - pick(slug, 12)), saleExpireAt: midnight(now, 5 + pick(slug, 26)) }
}
