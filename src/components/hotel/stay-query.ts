import type { Fields, PostedForm } from '#components/form/form.ts'
import { addDays, isDay, toDayInUlaanbaatar } from '#domain/day.ts'
import { findDatesProblem, MAX_ADULTS, MAX_AGE, MAX_CHILDREN, MAX_ROOMS, MEAL_PLANS, type MealPlan, type Passenger } from '#domain/stay.ts'
import type { Translate } from '#i18n/translator.ts'

/** What the search form of hotels asks for, as typed: the state of a page is its address. A number is NaN where none was typed. */
export interface StayQuery {
  check_in: string
  check_out: string
  adults: number
  ages: number[]
  rooms: number
}

/** What is wrong with a query, in words. */
export type StayErrors = Partial<Record<'dates' | 'adults' | 'rooms' | 'ages', string>>

/** Ages that a search form offers to enter without JavaScript. */
export const FORM_CHILDREN = 3

const parseNumber = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN)

function parseStayQuery(values: (name: string) => readonly string[]): StayQuery {
  const one = (name: string, otherwise = ''): string => values(name).at(-1)?.trim() || otherwise
  return {
    check_in: one('check_in'),
    check_out: one('check_out'),
    adults: parseNumber(one('adults', '2')),
    ages: values('age')
      .filter(age => age !== '')
      .map(parseNumber),
    rooms: parseNumber(one('rooms', '1'))
  }
}

export const fromUrl = (url: URL): StayQuery => parseStayQuery(name => url.searchParams.getAll(name))

export const fromForm = (form: PostedForm): StayQuery => parseStayQuery(form.list)

export function findStayErrors(query: StayQuery, now: Date, t: Translate): StayErrors {
  const { adults, ages, rooms } = query
  const dates = findDatesError(query, now, t)
  const isWithin = (number: number, least: number, most: number): boolean => least <= number && number <= most
  return {
    ...(dates && { dates }),
    ...(!isWithin(adults, 1, MAX_ADULTS) && { adults: t('hotel:adults_wrong', { most: MAX_ADULTS }) }),
    ...(!isWithin(rooms, 1, MAX_ROOMS) && { rooms: t('hotel:rooms_wrong', { most: MAX_ROOMS }) }),
    ...((ages.length > MAX_CHILDREN || !ages.every(age => isWithin(age, 0, MAX_AGE))) && {
      ages: t('hotel:ages_wrong', { most: MAX_CHILDREN, age: MAX_AGE })
    })
  }
}

function findDatesError({ check_in: checkIn, check_out: checkOut }: StayQuery, now: Date, t: Translate): string | null {
  // The input of a date cannot display a day that does not exist.
  const wrong = [checkIn, checkOut].find(day => day !== '' && !isDay(day))
  if (wrong !== undefined) return t('hotel:day_wrong', { day: wrong.slice(0, 20) })
  const problem = checkOut ? findDatesProblem({ checkIn, checkOut }, toDayInUlaanbaatar(now)) : null
  return problem && t(`errors:${problem}`)
}

/** The query without what is wrong, and without dates, so that no price is of other guests than were asked for. */
export function withoutErrors(query: StayQuery, errors: StayErrors): StayQuery {
  if (!Object.keys(errors).length) return query
  return {
    check_in: '',
    check_out: '',
    adults: errors.adults ? 2 : query.adults,
    ages: errors.ages ? [] : query.ages,
    rooms: errors.rooms ? 1 : query.rooms
  }
}

/** The dates that the form proposes: next Friday until Sunday. */
export function proposeDates(now: Date): { check_in: string; check_out: string } {
  const today = toDayInUlaanbaatar(now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const friday = addDays(today, (5 - weekday + 7) % 7 || 7)
  return { check_in: friday, check_out: addDays(friday, 2) }
}

export const hasDates = ({ check_in: checkIn, check_out: checkOut }: StayQuery): boolean => checkIn !== '' && checkOut !== ''

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

interface Extras {
  extra_beds: number
  meals: MealPlan
  transfer: { iata: string; rides: 1 | 2 } | null
}

export function parseExtras(fields: Fields): Extras {
  const [iata = '', rides = ''] = (fields['transfer'] ?? '').split('-')
  return {
    extra_beds: Math.min(parseNumber(fields['extra_beds'] ?? '') || 0, MAX_ROOMS),
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

/** The fields of some of the guests, numbered from 0. @param end the number after the last one */
export function selectGuestFields(fields: Fields, first: number, end: number): Fields {
  const numberIn = (name: string): number => Number(/^(?:first_name|last_name|gender)_(\d+)$/.exec(name)?.[1])
  return Object.fromEntries(Object.entries(fields).filter(([name]) => first <= numberIn(name) && numberIn(name) < end))
}
