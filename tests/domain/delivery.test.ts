import { describe, expect, it } from 'vitest'
import { type DeliveryRules, quoteDelivery } from '#domain/delivery.ts'

const rules: DeliveryRules = {
  capital: {
    code: '11',
    price: 6000,
    freeFrom: 150_000,
    far: { '1101': 12_000 },
    soonBefore: 14,
    soonHours: 5,
    laterHours: 24,
    window: null
  },
  elsewhere: { prices: { '45': 9000, '84': 15_000 }, fromHours: 24, toHours: 72 },
  pickup: { readyHours: 2 },
  opens: 11,
  closes: 22
}
const BAYANGOL = { city: '11', district: '1107' }
const BAGANUUR = { city: '11', district: '1101' }
const DARKHAN = { city: '45', district: '4501' }

/** A time in Ulaanbaatar. 2026-11-23 is a Monday. */
const toTime = (clock: string): Date => new Date(`${clock.replace(' ', 'T')}:00+08:00`)
const formatClock = (instant: string | undefined): string =>
  new Date(Date.parse(instant ?? '') + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
const promiseDelivery = (
  place: { city: string; district: string },
  now: string,
  preorderOn: string | null = null
): [string | undefined, string, string] => {
  const promise = quoteDelivery(rules, { place, itemTotal: 50_000, now: toTime(now), preorderOn })?.promise
  return [promise?.kind, formatClock(promise?.from), formatClock(promise?.to)]
}

describe('price', () => {
  it.each([
    ['inside the capital', BAYANGOL, 149_999, 6000],
    ['inside the capital from the threshold', BAYANGOL, 150_000, 0],
    ['in a far district', BAGANUUR, 10_000, 12_000],
    ['in a far district whatever the sum', BAGANUUR, 5_000_000, 12_000],
    ['in a province', DARKHAN, 10_000, 9000],
    ['in a province whatever the sum', { city: '84', district: '8404' }, 5_000_000, 15_000]
  ])('%s', (_, place, itemTotal, price) =>
    expect(quoteDelivery(rules, { place, itemTotal, now: toTime('2026-11-23 10:00') })?.price).toBe(price)
  )

  it.each([
    ['nothing', '', ''],
    ['a city alone', '11', ''],
    ['a district alone', '', '1107'],
    ['a district of another city', '45', '1107'],
    ['a province without delivery', '21', '2101'],
    ['a name in place of a code', 'Улаанбаатар', 'Баянгол'],
    ['a khoroo in place of a district', '11', '110751'],
    ['a pattern', '..', '1107'],
    ['a code of an object', 'constructor', 'constructor']
  ])('is unknown for %s', (_, city, district) =>
    expect(quoteDelivery(rules, { place: { city, district }, itemTotal: 1, now: toTime('2026-11-23 10:00') })).toBeNull()
  )
})

describe('inside Ulaanbaatar', () => {
  it.each([
    ['at night: five hours from the opening', '2026-11-23 00:00', 'hours', '2026-11-23 11:00', '2026-11-23 16:00'],
    ['early', '2026-11-23 09:30', 'hours', '2026-11-23 11:00', '2026-11-23 16:00'],
    ['at the opening', '2026-11-23 11:00', 'hours', '2026-11-23 11:00', '2026-11-23 16:00'],
    ['at noon', '2026-11-23 12:00', 'hours', '2026-11-23 12:00', '2026-11-23 17:00'],
    ['a minute before 14:00', '2026-11-23 13:59', 'hours', '2026-11-23 13:59', '2026-11-23 18:59'],
    ['at 14:00: within 24 hours', '2026-11-23 14:00', 'day', '2026-11-24 11:00', '2026-11-24 14:00'],
    ['in the evening', '2026-11-23 20:30', 'day', '2026-11-24 11:00', '2026-11-24 20:30'],
    ['after closing: not after closing the next day either', '2026-11-23 23:30', 'day', '2026-11-24 11:00', '2026-11-24 22:00'],
    ['on a Friday as on any day', '2026-11-27 15:00', 'day', '2026-11-28 11:00', '2026-11-28 15:00'],
    ['on the last evening of a year', '2026-12-31 18:00', 'day', '2027-01-01 11:00', '2027-01-01 18:00']
  ])('%s', (_, now, kind, from, to) => expect(promiseDelivery(BAYANGOL, now)).toEqual([kind, from, to]))

  it('promises remote districts the same', () =>
    expect(promiseDelivery(BAGANUUR, '2026-11-23 12:00')).toEqual(promiseDelivery(BAYANGOL, '2026-11-23 12:00')))
})

describe('elsewhere', () => {
  it.each([
    ['on a Monday at noon', '2026-11-23 12:00', 'range', '2026-11-24 12:00', '2026-11-26 12:00'],
    ['at night', '2026-11-23 03:00', 'range', '2026-11-24 11:00', '2026-11-25 22:00'],
    ['after closing', '2026-11-23 23:00', 'range', '2026-11-25 11:00', '2026-11-26 22:00'],
    ['on a Thursday', '2026-11-26 23:59', 'range', '2026-11-28 11:00', '2026-11-29 22:00'],
    ['on a Friday from its first minute', '2026-11-27 00:00', 'day', '2026-11-30 11:00', '2026-11-30 22:00'],
    ['on a Friday to its last minute', '2026-11-27 23:59', 'day', '2026-11-30 11:00', '2026-11-30 22:00'],
    ['on a Saturday', '2026-11-28 00:00', 'range', '2026-11-29 11:00', '2026-11-30 22:00']
  ])('%s', (_, now, kind, from, to) => expect(promiseDelivery(DARKHAN, now)).toEqual([kind, from, to]))

  it('stays within 24 to 72 hours of every hour of a week but Friday', () => {
    for (let hour = 0; hour < 7 * 24; hour++) {
      const now = new Date(toTime('2026-11-23 00:00').getTime() + hour * 3_600_000)
      const promise = quoteDelivery(rules, { place: DARKHAN, itemTotal: 1, now })?.promise
      if (promise?.kind !== 'range') continue
      const [from, to] = [promise.from, promise.to].map(instant => (Date.parse(instant) - now.getTime()) / 3_600_000)
      expect(from).toBeGreaterThanOrEqual(24)
      expect(to).toBeLessThanOrEqual(72)
      expect(from).toBeLessThan(to ?? 0)
    }
  })
})

describe('a pre-order', () => {
  it.each([
    ['in the capital on its day', BAYANGOL, '2026-11-23 12:00', '2027-03-13', 'day', '2027-03-13 11:00', '2027-03-13 22:00'],
    ['elsewhere 24 to 72 hours from its day', DARKHAN, '2026-11-23 12:00', '2027-03-15', 'range', '2027-03-16 11:00', '2027-03-17 22:00'],
    ['elsewhere from a Friday', DARKHAN, '2026-11-23 12:00', '2027-03-12', 'day', '2027-03-15 11:00', '2027-03-15 22:00'],
    ['whose day has come is an order', BAYANGOL, '2026-11-23 12:00', '2026-11-23', 'hours', '2026-11-23 12:00', '2026-11-23 17:00'],
    ['whose day is past is an order', BAYANGOL, '2026-11-23 12:00', '2026-03-13', 'hours', '2026-11-23 12:00', '2026-11-23 17:00'],
    ['of a day that is none is an order', BAYANGOL, '2026-11-23 12:00', '2027-02-31', 'hours', '2026-11-23 12:00', '2026-11-23 17:00'],
    ['of a word is an order', BAYANGOL, '2026-11-23 12:00', 'soon', 'hours', '2026-11-23 12:00', '2026-11-23 17:00']
  ])('%s', (_, place, now, preorderOn, kind, from, to) => expect(promiseDelivery(place, now, preorderOn)).toEqual([kind, from, to]))
})
