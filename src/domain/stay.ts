import { addDays, countDays, isDay, toWeekday } from './day.ts'
import type { ErrorCode } from './errors.ts'
import { calculateIncludedTaxes } from './receipt.ts'
import type { Tugrik } from './money.ts'
import type { Localized } from './site.ts'

/** A stay in a hotel or camp: nights, guests, what it costs and what a cancellation refunds. A day is `yyyy-MM-dd`. */

export const HOTEL_SORTS = ['rating', 'price_asc', 'price_desc'] as const
export const HOTEL_KINDS = ['hotel', 'camp', 'resort', 'guest_house'] as const

export const AMENITIES = [
  'wifi',
  'breakfast',
  'parking',
  'restaurant',
  'sauna',
  'pool',
  'gym',
  'spa',
  'family_rooms',
  'pets',
  'accessible',
  'heating',
  'stove',
  'riding',
  'boats',
  'airport_transfer',
  'conference',
  'laundry'
] as const
export type Amenity = (typeof AMENITIES)[number]

export const MEAL_PLANS = ['none', 'breakfast', 'half_board', 'full_board'] as const
export type MealPlan = (typeof MEAL_PLANS)[number]

/** Hotels in one response. */
export const MAX_HOTELS_PER_PAGE = 200
export const MAX_NIGHTS = 30
export const MAX_ROOMS = 10
export const MAX_CHILDREN = 8
export const MAX_ADULTS = 24
export const MAX_HOTEL_PICTURES = 20
export const MAX_TRANSFERS = 6
/** Nights of one rate or closure. */
export const MAX_RATE_NIGHTS = 1100
/** Days of one view of the staff's calendar. */
export const MAX_CALENDAR_DAYS = 62
/** Where the guests of a booked stay are. */
export const ARRIVALS = ['expected', 'arrived', 'departed', 'no_show'] as const
export type Arrival = (typeof ARRIVALS)[number]
/** What guests owe beside one stay. */
export const MAX_STAY_CHARGES = 100
export const STAY_CHARGE_STATES = ['open', 'billed', 'paid'] as const
/** How far ahead a stay can begin. */
export const MAX_DAYS_AHEAD = 365
/** From this age a guest counts as an adult. */
export const ADULT_AGE = 12
/** The greatest age of a guest who is not among the adults. */
export const MAX_AGE = 17

export interface HotelRules {
  /** `14:00` */
  checkIn: string
  checkOut: string
  /** Free cancellation until this many days before the arrival. */
  freeDays: number
  /** The hotel's part of the price of a night that is canceled later. */
  feePercent: number
  /** Children below this age stay free of charge. */
  childFreeAge: number
  /** A night of an older child. */
  childPrice: Tugrik
  /** A night of an extra bed. */
  extraBedPrice: Tugrik
  /** Prices of a day's meals of an adult; a child pays half. A plan without a price is not offered. */
  meals: Partial<Record<Exclude<MealPlan, 'none'>, Tugrik>>
  /** A ride of up to four guests from or to an airport, by its IATA code. */
  transfers: { iata: string; price: Tugrik }[]
  /** City tax in percent, included in the prices. */
  cityTaxPercent: number
}

/** The price of the nights from `firstNight` to `lastNight`, of a later rate before that of an earlier one. */
export interface RoomRate {
  firstNight: string
  lastNight: string
  /** 0 is Sunday; every day where it is empty. */
  weekdays: readonly number[]
  price: Tugrik
}

interface RoomTerms {
  maxAdults: number
  maxGuests: number
  /** Extra beds of one room. */
  extraBeds: number
  basePrice: Tugrik
  rates: readonly RoomRate[]
}

interface StayTransfer {
  iata: string
  /** One way, or there and back. */
  rides: 1 | 2
}

export interface StayRequest {
  checkIn: string
  checkOut: string
  rooms: number
  adults: number
  childAges: readonly number[]
  extraBeds: number
  meals: MealPlan
  transfer: StayTransfer | null
}

interface NightPrice {
  night: string
  /** The price of one room. */
  price: Tugrik
}

export const QUOTE_PARTS = ['nights', 'children', 'extra_beds', 'meals', 'transfer'] as const
type QuotePartKind = (typeof QUOTE_PARTS)[number]

interface QuotePart {
  kind: QuotePartKind
  /** How many of what `price` is the price of one. */
  quantity: number
  price: Tugrik | null
  amount: Tugrik
}

export interface StayQuote {
  nights: NightPrice[]
  parts: QuotePart[]
  total: Tugrik
  /** Included in the total. */
  vat: Tugrik
  cityTax: Tugrik
  /** The last day of free cancellation; null where it has passed. */
  freeUntil: string | null
}

/** A guest as in the passport. */
export interface Passenger {
  first_name: string
  last_name: string
  gender: 'male' | 'female'
}

export const IATA_CODE = /^[A-Z]{3}$/

export const LATIN_NAME = /^[A-Za-z](?:[A-Za-z '.-]*[A-Za-z.])?$/

/** Details of the stay of an order's line, kept as they were at the order. */
export interface StayLine {
  hotel: { slug: string; name: Localized; address: Localized; phone: string }
  room: Localized
  request: StayRequest
  quote: StayQuote
  rules: Pick<HotelRules, 'checkIn' | 'checkOut' | 'freeDays' | 'feePercent' | 'cityTaxPercent'>
  /** By night, what moving to a cheaper room gave back of its price. */
  givenBack?: Record<string, Tugrik>
}

/** The nights of a stay: the day of departure is none. */
export function listNights(checkIn: string, checkOut: string): string[] {
  return Array.from({ length: Math.max(0, countDays(checkIn, checkOut)) }, (_, index) => addDays(checkIn, index))
}

/** @param rates later ones override earlier ones */
export function calculateNightPrice({ basePrice, rates }: Pick<RoomTerms, 'basePrice' | 'rates'>, night: string): Tugrik {
  const weekday = toWeekday(night)
  const rate = rates.findLast(
    ({ firstNight, lastNight, weekdays }) =>
      firstNight <= night && night <= lastNight && (weekdays.length === 0 || weekdays.includes(weekday))
  )
  return rate?.price ?? basePrice
}

/** Why dates cannot be booked; null where they can. @param today in Ulaanbaatar */
export function findDatesProblem({ checkIn, checkOut }: Pick<StayRequest, 'checkIn' | 'checkOut'>, today: string): ErrorCode | null {
  if (!isDay(checkIn) || !isDay(checkOut) || checkOut <= checkIn) return 'stay_dates_wrong'
  if (checkIn < today) return 'stay_dates_past'
  if (countDays(checkIn, checkOut) > MAX_NIGHTS) return 'stay_too_long'
  return countDays(today, checkIn) > MAX_DAYS_AHEAD ? 'stay_too_far' : null
}

/** Guests who need a bed: children below the age of free stays sleep with their parents. */
export function countGuests(
  { adults, childAges }: Pick<StayRequest, 'adults' | 'childAges'>,
  childFreeAge: number
): { adults: number; children: number; free: number } {
  const grown = childAges.filter(age => age >= ADULT_AGE).length
  const free = childAges.filter(age => age < Math.min(childFreeAge, ADULT_AGE)).length
  return { adults: adults + grown, children: childAges.length - grown - free, free }
}

/** @param guests those of the request who need a bed */
export function hasBeds(
  { rooms, extraBeds }: Pick<StayRequest, 'rooms' | 'extraBeds'>,
  { adults, children }: { adults: number; children: number },
  { maxAdults, maxGuests }: Pick<RoomTerms, 'maxAdults' | 'maxGuests'>
): boolean {
  return adults <= maxAdults * rooms + extraBeds && adults + children <= maxGuests * rooms + extraBeds
}

/** The fields that cannot be booked, with the reasons. Empty where everything can. */
export function findStayProblems(
  request: StayRequest,
  room: Pick<RoomTerms, 'maxAdults' | 'maxGuests' | 'extraBeds'>,
  rules: Pick<HotelRules, 'childFreeAge' | 'meals' | 'transfers'>,
  today: string
): Partial<Record<'check_in' | 'adults' | 'extra_beds' | 'meals' | 'transfer', ErrorCode>> {
  const dates = findDatesProblem(request, today)
  const { rooms, extraBeds, meals, transfer } = request
  const isFull = !hasBeds(request, countGuests(request, rules.childFreeAge), room)
  return {
    ...(dates && { check_in: dates }),
    ...((isFull || request.adults < rooms) && {
      adults: request.adults < rooms ? ('stay_rooms_many' as const) : ('stay_guests_many' as const)
    }),
    ...(extraBeds > room.extraBeds * rooms && { extra_beds: 'stay_beds_many' as const }),
    ...(meals !== 'none' && rules.meals[meals] === undefined && { meals: 'stay_meals_wrong' as const }),
    ...(transfer && !rules.transfers.some(({ iata }) => iata === transfer.iata) && { transfer: 'stay_transfer_wrong' as const })
  }
}

/** The price of a stay in all its parts. Call it for a request without `findStayProblems`. */
export function quoteStay(request: StayRequest, room: Pick<RoomTerms, 'basePrice' | 'rates'>, rules: HotelRules, today: string): StayQuote {
  const nights = listNights(request.checkIn, request.checkOut).map(night => ({ night, price: calculateNightPrice(room, night) }))
  const { adults, children, free } = countGuests(request, rules.childFreeAge)
  const part = (kind: QuotePartKind, quantity: number, price: Tugrik): QuotePart[] =>
    quantity > 0 && price > 0 ? [{ kind, quantity, price, amount: quantity * price }] : []
  const first = nights[0]?.price ?? 0
  const sum = nights.reduce((all, { price }) => all + price, 0) * request.rooms
  const meal = request.meals === 'none' ? 0 : (rules.meals[request.meals] ?? 0)
  const mealTotal = nights.length * (adults * meal + children * Math.round(meal / 2))
  const ride = rules.transfers.find(({ iata }) => iata === request.transfer?.iata)?.price ?? 0
  const cars = Math.ceil((adults + children + free) / 4)
  const parts: QuotePart[] = [
    {
      kind: 'nights',
      quantity: nights.length * request.rooms,
      price: nights.every(({ price }) => price === first) ? first : null,
      amount: sum
    },
    ...part('children', children * nights.length, rules.childPrice),
    ...part('extra_beds', request.extraBeds * nights.length, rules.extraBedPrice),
    ...(mealTotal > 0 ? [{ kind: 'meals' as const, quantity: nights.length, price: null, amount: mealTotal }] : []),
    ...part('transfer', (request.transfer?.rides ?? 0) * cars, ride)
  ]
  const total = parts.reduce((all, { amount }) => all + amount, 0)
  const { vat, cityTax } = calculateIncludedTaxes(total, { type: 'VAT_ABLE', cityTaxPercent: rules.cityTaxPercent })
  const freeUntil = calculateLastFreeDay(request.checkIn, rules)
  return { nights, parts, total, vat: Math.round(vat), cityTax: Math.round(cityTax), freeUntil: freeUntil >= today ? freeUntil : null }
}

export const calculateLastFreeDay = (checkIn: string, { freeDays }: Pick<HotelRules, 'freeDays'>): string => addDays(checkIn, -freeDays)

/**
 * What a cancellation refunds: all until the last free day, then the price less the hotel's fee; nothing from the day of arrival.
 * The whole sum is shared by the nights that are canceled.
 */
export function calculateCancellationRefund(
  { request, quote, rules, givenBack = {} }: Pick<StayLine, 'request' | 'quote' | 'rules' | 'givenBack'>,
  canceled: readonly string[],
  today: string
): Tugrik {
  const nights = listNights(request.checkIn, request.checkOut)
  if (today >= request.checkIn || !canceled.length) return 0
  const percent = today <= calculateLastFreeDay(request.checkIn, rules) ? 100 : 100 - rules.feePercent
  return splitNights(quote, nights.length).reduce((sum, share, index) => {
    const night = nights[index] ?? ''
    const kept = Math.max(0, share - (givenBack[night] ?? 0))
    return canceled.includes(night) ? sum + Math.floor((kept * percent) / 100) : sum
  }, 0)
}

/** What is given back of a stay by night, with an amount more that is divided by these: in equal parts, a remainder of the last. */
export function addGivenBack(
  { givenBack = {} }: Pick<StayLine, 'givenBack'>,
  nights: readonly string[],
  amount: Tugrik
): Record<string, Tugrik> {
  const each = Math.floor(amount / Math.max(1, nights.length))
  const parts = nights.map((night, index): [string, Tugrik] => [
    night,
    (givenBack[night] ?? 0) + (index === nights.length - 1 ? amount - each * index : each)
  ])
  return { ...givenBack, ...Object.fromEntries(parts) }
}

/** The price of a stay, divided by its nights: extras in equal parts, a remainder to the last night. */
export function splitNights({ nights, parts, total }: Pick<StayQuote, 'nights' | 'parts' | 'total'>, count: number): Tugrik[] {
  const rooms = (parts.find(({ kind }) => kind === 'nights')?.quantity ?? count) / Math.max(1, count)
  const extras = total - nights.reduce((sum, { price }) => sum + price, 0) * rooms
  const each = Math.floor(extras / Math.max(1, count))
  return nights.map(({ price }, index) => price * rooms + (index === count - 1 ? extras - each * (count - 1) : each))
}

/** The doors of a room number: a stay of several rooms has several, with commas between. */
export const listDoors = (number: string): string[] =>
  number
    .split(/[,;]/)
    .map(door => door.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter(Boolean)
