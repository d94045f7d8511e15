import type { Tugrik } from './money.ts'

export interface DeliveryPromise {
  /** `window` is the customer's choice, `pickup` the hours of a branch. */
  kind: 'hours' | 'day' | 'range' | 'window' | 'pickup'
  /** ISO timestamps in UTC of the start and end of the promise. */
  from: string
  to: string
}

/** Zones, prices and hours of delivery, in Ulaanbaatar time. */
export interface DeliveryRules {
  capital: {
    /** Code of the city to which these rules apply. */
    code: string
    price: Tugrik
    /** Delivery is free from this item total, in the near districts only. */
    freeFrom: Tugrik
    /** Prices of remote districts by code. */
    far: Record<string, Tugrik>
    /** Orders before this hour arrive within `soonHours`, later ones within `laterHours`. */
    soonBefore: number
    soonHours: number
    laterHours: number
    /** Selectable hours of a day in the near districts, at most `days` ahead; null where none are offered. */
    window: { opens: number; closes: number; leastHours: number; days: number } | null
  }
  elsewhere: {
    /** Price by province code. The shop does not deliver to other provinces. */
    prices: Record<string, Tugrik>
    fromHours: number
    toHours: number
  }
  /** Hours until goods can be collected at a branch. */
  pickup: { readyHours: number }
  /** Hours of the day in which couriers deliver. */
  opens: number
  closes: number
}

interface DeliveryQuote {
  price: Tugrik
  /** Delivery is free from this item total; null where it is never free. */
  free_from: Tugrik | null
  promise: DeliveryPromise
}

/** Delivery fee in the near districts of the capital, displayed until the place is known. */
export function readCapitalPrice({ capital }: DeliveryRules, itemTotal: Tugrik): Tugrik {
  return itemTotal >= capital.freeFrom ? 0 : capital.price
}

/** Delivery date and fee of a product at a place, if ordered now. */
export interface ProductDelivery extends DeliveryQuote {
  city: { code: string; name: string }
  district: { code: string; name: string }
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const ULAANBAATAR = 8 * HOUR
const MONDAY = 1
const FRIDAY = 5

/**
 * Price and promise of delivery to a place; null where the shop does not deliver or the place is unknown. `itemTotal` is the
 * total after discounts. `preorderOn` (`YYYY-MM-DD`) is the latest day from which an item can be sent; a past day has no effect.
 */
export function quoteDelivery(
  rules: DeliveryRules,
  order: { place: { city: string; district: string }; itemTotal: Tugrik; now: Date; preorderOn?: string | null }
): DeliveryQuote | null {
  const { city, district } = order.place
  if (!/^\d{2}$/.test(city) || !/^\d{4}$/.test(district) || !district.startsWith(city)) return null
  const preorder = order.preorderOn ? findOpening(rules, order.preorderOn) : null
  const waits = preorder !== null && preorder > order.now.getTime()
  if (city === rules.capital.code) {
    const { freeFrom, far } = rules.capital
    const farPrice = far[district]
    const promise = waits ? promiseWholeDay(rules, preorder) : promiseInCapital(rules, order.now.getTime())
    return farPrice === undefined
      ? { price: readCapitalPrice(rules, order.itemTotal), free_from: freeFrom, promise }
      : { price: farPrice, free_from: null, promise }
  }
  const price = rules.elsewhere.prices[city]
  return price === undefined ? null : { price, free_from: null, promise: promiseElsewhere(rules, waits ? preorder : order.now.getTime()) }
}

function promiseInCapital(rules: DeliveryRules, now: number): DeliveryPromise {
  const today = startOfDay(now)
  const { soonBefore, soonHours, laterHours } = rules.capital
  if (now < today + soonBefore * HOUR) {
    const from = Math.max(now, today + rules.opens * HOUR)
    return createPromise('hours', from, Math.min(from + soonHours * HOUR, today + rules.closes * HOUR))
  }
  const tomorrow = today + DAY
  const from = tomorrow + rules.opens * HOUR
  return createPromise('day', from, Math.max(from, Math.min(now + laterHours * HOUR, tomorrow + rules.closes * HOUR)))
}

function promiseElsewhere(rules: DeliveryRules, now: number): DeliveryPromise {
  const today = startOfDay(now)
  const weekday = new Date(today + ULAANBAATAR).getUTCDay()
  if (weekday === FRIDAY) return promiseWholeDay(rules, today + (7 + MONDAY - FRIDAY) * DAY)
  return createPromise(
    'range',
    delayToOpening(rules, now + rules.elsewhere.fromHours * HOUR),
    limitToClosing(rules, now + rules.elsewhere.toHours * HOUR)
  )
}

function promiseWholeDay(rules: DeliveryRules, instant: number): DeliveryPromise {
  const day = startOfDay(instant)
  return createPromise('day', day + rules.opens * HOUR, day + rules.closes * HOUR)
}

function delayToOpening(rules: DeliveryRules, instant: number): number {
  const day = startOfDay(instant)
  if (instant < day + rules.opens * HOUR) return day + rules.opens * HOUR
  return instant < day + rules.closes * HOUR ? instant : day + DAY + rules.opens * HOUR
}

function limitToClosing(rules: DeliveryRules, instant: number): number {
  const day = startOfDay(instant)
  if (instant > day + rules.closes * HOUR) return day + rules.closes * HOUR
  return instant > day + rules.opens * HOUR ? instant : day - DAY + rules.closes * HOUR
}

/** Null for an invalid day, such as `2026-02-31`. */
function findOpening(rules: DeliveryRules, day: string): number | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null
  return midnight - ULAANBAATAR + rules.opens * HOUR
}

/** Mongolia has had no daylight saving since 2017, so its day is always 24 hours. */
const startOfDay = (instant: number): number => Math.floor((instant + ULAANBAATAR) / DAY) * DAY - ULAANBAATAR

const createPromise = (kind: DeliveryPromise['kind'], from: number, to: number): DeliveryPromise => ({
  kind,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString()
})
