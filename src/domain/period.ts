import { addDays, countDays, toDayInUlaanbaatar } from './day.ts'
import { ShopError } from './errors.ts'

/** Days (`yyyy-MM-dd`) in Ulaanbaatar, both included. */
export interface Period {
  from: string
  to: string
}

export const MAX_PERIOD_DAYS = 366

export const countPeriodDays = ({ from, to }: Period): number => countDays(from, to) + 1

/**
 * The period of a query: until today where `to` is missing, of so many days where `from` is.
 * @param usualDays where the query has neither `from` nor `days`
 * @throws ShopError validation for a period that ends before it begins, or is longer than `MAX_PERIOD_DAYS`
 */
export function parsePeriod(
  query: { days?: number | undefined; from?: string | undefined; to?: string | undefined },
  usualDays: number,
  now: Date
): Period {
  const to = query.to ?? toDayInUlaanbaatar(now)
  const from = query.from ?? addDays(to, 1 - (query.days ?? usualDays))
  const days = countPeriodDays({ from, to })
  if (days < 1 || days > MAX_PERIOD_DAYS) throw new ShopError('validation', { fields: { from: 'period_wrong' } })
  return { from, to }
}

/** The period of the same length just before. */
export function toPreviousPeriod(period: Period): Period {
  const days = countPeriodDays(period)
  return { from: addDays(period.from, -days), to: addDays(period.to, -days) }
}
