import { DAY_MS, HOUR_MS, isDay, startOfDay, toDayInUlaanbaatar, toWeekday } from './day.ts'
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
  const today = toDayStart(now)
  const { soonBefore, soonHours, laterHours } = rules.capital
  if (now < today + soonBefore * HOUR_MS) {
    const from = Math.max(now, today + rules.opens * HOUR_MS)
    return createPromise('hours', from, Math.min(from + soonHours * HOUR_MS, today + rules.closes * HOUR_MS))
  }
  const tomorrow = today + DAY_MS
  const from = tomorrow + rules.opens * HOUR_MS
  return createPromise('day', from, Math.max(from, Math.min(now + laterHours * HOUR_MS, tomorrow + rules.closes * HOUR_MS)))
}

function promiseElsewhere(rules: DeliveryRules, now: number): DeliveryPromise {
  const today = toDayStart(now)
  if (toWeekday(toDayInUlaanbaatar(new Date(now))) === FRIDAY) return promiseWholeDay(rules, today + (7 + MONDAY - FRIDAY) * DAY_MS)
  return createPromise(
    'range',
    delayToOpening(rules, now + rules.elsewhere.fromHours * HOUR_MS),
    limitToClosing(rules, now + rules.elsewhere.toHours * HOUR_MS)
  )
}

function promiseWholeDay(rules: DeliveryRules, time: number): DeliveryPromise {
  const day = toDayStart(time)
  return createPromise('day', day + rules.opens * HOUR_MS, day + rules.closes * HOUR_MS)
}

function delayToOpening(rules: DeliveryRules, time: number): number {
  const day = toDayStart(time)
  if (time < day + rules.opens * HOUR_MS) return day + rules.opens * HOUR_MS
  return time < day + rules.closes * HOUR_MS ? time : day + DAY_MS + rules.opens * HOUR_MS
}

function limitToClosing(rules: DeliveryRules, time: number): number {
  const day = toDayStart(time)
  if (time > day + rules.closes * HOUR_MS) return day + rules.closes * HOUR_MS
  return time > day + rules.opens * HOUR_MS ? time : day - DAY_MS + rules.closes * HOUR_MS
}

/** Null for an invalid day, such as `2026-02-31`. */
function findOpening(rules: DeliveryRules, day: string): number | null {
  return isDay(day) ? startOfDay(day).getTime() + rules.opens * HOUR_MS : null
}

/** When the day of a time began. */
const toDayStart = (time: number): number => startOfDay(toDayInUlaanbaatar(new Date(time))).getTime()

const createPromise = (kind: DeliveryPromise['kind'], from: number, to: number): DeliveryPromise => ({
  kind,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString()
})
