import { addDays, countDays } from '#domain/day.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay.ts'
import type { StayQuery } from './stay-query.ts'

/** Months that the calendar shows at once. */
export const SHOWN_MONTHS = 2

/** The first day of the month of a day, or of a month some months away. */
export function toMonth(day: string, away = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + away, 1)).toISOString().slice(0, 10)
}

/** The months that are shown: those of the address, else those of the arrival, within what can be booked. */
export function chooseShownMonth(typed: string | null, checkIn: string, today: string): string {
  const wanted = /^\d{4}-\d{2}$/.test(typed ?? '') ? `${typed}-01` : toMonth(checkIn || today)
  const last = toMonth(addDays(today, MAX_DAYS_AHEAD), 1 - SHOWN_MONTHS)
  return [toMonth(today), [toMonth(wanted), last].toSorted()[0] ?? ''].toSorted().at(-1) ?? toMonth(today)
}

type DayChoice = 'arrival' | 'departure' | null

/**
 * What a day can be chosen as. With an arrival alone, a later day is the departure, as long as a room is left in every night before it.
 * @param free nights with a room
 */
export function toDayChoice(
  day: string,
  { check_in: checkIn, check_out: checkOut }: StayQuery,
  free: ReadonlySet<string>,
  today: string
): DayChoice {
  const isLeaving = checkIn !== '' && checkOut === '' && day > checkIn
  if (isLeaving && countDays(checkIn, day) <= MAX_NIGHTS && isFreeBetween(checkIn, day, free)) return 'departure'
  return day >= today && free.has(day) ? 'arrival' : null
}

function isFreeBetween(from: string, to: string, free: ReadonlySet<string>): boolean {
  for (let night = from; night < to; night = addDays(night, 1)) if (!free.has(night)) return false
  return true
}

/** The dates after a day was chosen. */
export const withDay = (query: StayQuery, day: string, choice: DayChoice): StayQuery =>
  choice === 'departure' ? { ...query, check_out: day } : { ...query, check_in: day, check_out: '' }
