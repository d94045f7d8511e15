import { addDays, DAY_MS, HOUR_MS, isDay, MINUTE_MS, startOfDay, toDayInUlaanbaatar, UTC_OFFSET_MS } from './day.ts'
import type { DeliveryPromise, DeliveryRules } from './delivery.ts'
import { type OpeningHours, findOpeningState } from './opening-hours.ts'

export const DELIVERY_METHODS = ['address', 'pickup'] as const
/** `pickup` is at a branch. */
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** Hours of a day (`YYYY-MM-DD`) in Ulaanbaatar time. */
export interface DeliveryWindow {
  date: string
  from: number
  to: number
}

/** Days with the windows that can be chosen, the whole day first. */
interface WindowDay {
  date: string
  windows: { from: number; to: number }[]
}

/** Length of suggested windows; others within the day's hours are accepted. */
const SUGGESTED_HOURS = 3

/**
 * The promise of a delivery within a window; null where the place has no windows or this one is too early.
 * @param soonest the promise without a window: the window must not end before it
 */
export function promiseInWindow(
  rules: DeliveryRules,
  place: { city: string; district: string },
  window: DeliveryWindow,
  soonest: DeliveryPromise,
  now: Date
): DeliveryPromise | null {
  const hours = chooseWindowHours(rules, place)
  if (!hours || !isDay(window.date)) return null
  if (window.from < hours.opens || window.to > hours.closes || window.to - window.from < hours.leastHours) return null
  const midnight = startOfDay(window.date).getTime()
  const [from, to] = [midnight + window.from * HOUR_MS, midnight + window.to * HOUR_MS]
  const last = Math.max(now.getTime(), Date.parse(soonest.from)) + hours.days * DAY_MS
  return to < Date.parse(soonest.to) || from > last ? null : createPromise('window', from, to)
}

/** The windows that a place offers now; empty where it has none. */
export function listWindowDays(
  rules: DeliveryRules,
  place: { city: string; district: string },
  soonest: DeliveryPromise,
  now: Date
): WindowDay[] {
  const hours = chooseWindowHours(rules, place)
  if (!hours) return []
  const first = toDayInUlaanbaatar(new Date(soonest.from))
  const dates = Array.from({ length: hours.days }, (_, day) => addDays(first, day))
  return dates
    .map(date => ({
      date,
      windows: suggestWindows(hours).filter(window => promiseInWindow(rules, place, { date, ...window }, soonest, now))
    }))
    .filter(day => day.windows.length > 0)
}

function chooseWindowHours({ capital }: DeliveryRules, { city, district }: { city: string; district: string }) {
  return city === capital.code && capital.far[district] === undefined ? capital.window : null
}

function suggestWindows({ opens, closes, leastHours }: { opens: number; closes: number; leastHours: number }) {
  const windows = [{ from: opens, to: closes }]
  for (let from = opens; from + leastHours <= closes; from += SUGGESTED_HOURS) {
    const to = Math.min(from + SUGGESTED_HOURS, closes)
    // The last window is extended where the rest of the day is too short for another one.
    windows.push({ from, to: closes - to < leastHours ? closes : to })
    if (windows.at(-1)?.to === closes) break
  }
  return windows
}

/**
 * When goods can be collected at a branch: `readyHours` from now within its opening hours, until it closes on that day.
 * @param hours null where they cannot be parsed: the shop's own apply
 */
export function promisePickup(rules: DeliveryRules, hours: readonly OpeningHours[] | null, now: Date): DeliveryPromise {
  const opening = hours ?? Array.from({ length: 7 }, (_, day) => ({ day, from: rules.opens * 60, to: rules.closes * 60 }))
  const soonest = now.getTime() + rules.pickup.readyHours * HOUR_MS
  const step = 15 * MINUTE_MS
  for (let at = Math.ceil(soonest / step) * step; at < soonest + 8 * DAY_MS; at += step) {
    const local = new Date(at + UTC_OFFSET_MS)
    const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
    const { open, until } = findOpeningState(opening, local.getUTCDay(), minute)
    if (!open || until === null) continue
    const closes = at + ((until - minute + 24 * 60) % (24 * 60)) * MINUTE_MS
    return createPromise('pickup', at, closes)
  }
  // The branch has no opening hours in the next week.
  return createPromise('pickup', soonest, soonest)
}

const createPromise = (kind: DeliveryPromise['kind'], from: number, to: number): DeliveryPromise => ({
  kind,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString()
})
