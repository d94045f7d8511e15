import type { Fields } from '#components/form/form.ts'
import { dayInUlaanbaatar } from '#domain/day.ts'
import {
  addDays,
  datesProblem,
  isDay,
  MAX_ADULTS,
  MAX_CHILDREN,
  MAX_ROOMS,
  MEAL_PLANS,
  type MealPlan,
  type Passenger
} from '#domain/stay.ts'

/** What the search form of hotels asks for: the state of a page is its address. */
export interface StayQuery {
  check_in: string
  check_out: string
  adults: number
  ages: number[]
  rooms: number
}

/** Ages that a search form offers to enter without JavaScript. */
export const FORM_CHILDREN = 3

const wholeNumber = (typed: string | null | undefined, least: number, most: number, otherwise: number): number => {
  const number = /^\d{1,3}$/.test(typed ?? '') ? Number(typed) : otherwise
  return Math.min(most, Math.max(least, number))
}

/** @param values of an address or a posted form; anything invalid is ignored */
function parseStayQuery(values: (name: string) => readonly string[]): StayQuery {
  const one = (name: string): string => values(name).at(-1) ?? ''
  const day = (name: string): string => (isDay(one(name)) ? one(name) : '')
  return {
    check_in: day('check_in'),
    check_out: day('check_out'),
    adults: wholeNumber(one('adults'), 1, MAX_ADULTS, 2),
    ages: values('age')
      .filter(age => /^\d{1,2}$/.test(age) && Number(age) <= 17)
      .map(Number)
      .slice(0, MAX_CHILDREN),
    rooms: wholeNumber(one('rooms'), 1, MAX_ROOMS, 1)
  }
}

export const fromUrl = (url: URL): StayQuery => parseStayQuery(name => url.searchParams.getAll(name))

/** The dates that the form proposes: next Friday until Sunday. */
export function proposedDates(now: Date): { check_in: string; check_out: string } {
  const today = dayInUlaanbaatar(now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const friday = addDays(today, (5 - weekday + 7) % 7 || 7)
  return { check_in: friday, check_out: addDays(friday, 2) }
}

export const hasDates = ({ check_in: checkIn, check_out: checkOut }: StayQuery): boolean => checkIn !== '' && checkOut !== ''

export const datesError = ({ check_in: checkIn, check_out: checkOut }: StayQuery, now: Date) =>
  checkOut ? datesProblem({ checkIn, checkOut }, dayInUlaanbaatar(now)) : null

/** The same stay in another address: `/hotel/larch-bay?check_in=…`. */
export function withStay(
  path: string,
  { check_in: checkIn, check_out: checkOut, adults, ages, rooms }: StayQuery,
  more: object = {}
): string {
  const state = new URLSearchParams()
  // An arrival alone is chosen in the calendar, which then asks for the departure.
  if (checkIn) state.set('check_in', checkIn)
  if (checkIn && checkOut) state.set('check_out', checkOut)
  if (adults !== 2) state.set('adults', String(adults))
  for (const age of ages) state.append('age', String(age))
  if (rooms !== 1) state.set('rooms', String(rooms))
  for (const [name, value] of Object.entries(more)) state.set(name, String(value))
  const query = state.toString()
  return query ? `${path}?${query}` : path
}

/** As the calls of the API take it. */
export function toGuestQuery({ check_in: checkIn, check_out: checkOut, adults, ages, rooms }: StayQuery) {
  const guests = { adults: String(adults), rooms: String(rooms), ...(ages.length && { ages: ages.join(',') }) }
  return checkIn && checkOut ? { ...guests, check_in: checkIn, check_out: checkOut } : guests
}

export interface Extras {
  extra_beds: number
  meals: MealPlan
  transfer: { iata: string; rides: 1 | 2 } | null
}

export function parseExtras(fields: Fields): Extras {
  const [iata = '', rides = ''] = (fields['transfer'] ?? '').split('-')
  return {
    extra_beds: wholeNumber(fields['extra_beds'], 0, MAX_ROOMS, 0),
    meals: MEAL_PLANS.find(plan => plan === fields['meals']) ?? 'none',
    transfer: /^[A-Z]{3}$/.test(iata) ? { iata, rides: rides === '2' ? 2 : 1 } : null
  }
}

/** The guests of a booking form, as many as adults. */
export function parseGuests(fields: Fields, count: number): Passenger[] {
  return Array.from({ length: count }, (_, index) => ({
    first_name: fields[`first_name_${index}`]?.trim() ?? '',
    last_name: fields[`last_name_${index}`]?.trim() ?? '',
    gender: fields[`gender_${index}`] as Passenger['gender']
  }))
}
