import { describe, expect, test } from 'vitest'
import { promisePickup, promiseInWindow, listWindowDays } from '#domain/delivery-choice.ts'
import { quoteDelivery } from '#domain/delivery.ts'
import { parseOpeningHours } from '#domain/opening-hours.ts'
import { DELIVERY_SETTING } from '#domain/delivery-setting.ts'

const NEAR = { city: '11', district: '1119' }
/** A time in Ulaanbaatar. 2026-11-23 is a Monday. */
const toTime = (clock: string): Date => new Date(`${clock.replace(' ', 'T')}:00+08:00`)
const formatClock = (instant: string | undefined): string =>
  new Date(Date.parse(instant ?? '') + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
const findSoonest = (now: Date, place = NEAR) => {
  const quote = quoteDelivery(DELIVERY_SETTING, { place, itemTotal: 50_000, now })
  if (!quote) throw new Error('There is no delivery.')
  return quote.promise
}

describe('a delivery window', () => {
  const now = toTime('2026-11-23 10:00')
  const inWindow = (date: string, from: number, to: number, place = NEAR) =>
    promiseInWindow(DELIVERY_SETTING, place, { date, from, to }, findSoonest(now, place), now)

  test('is the promise', () => {
    const promise = inWindow('2026-11-24', 12, 15)
    expect([promise?.kind, formatClock(promise?.from), formatClock(promise?.to)]).toEqual([
      'window',
      '2026-11-24 12:00',
      '2026-11-24 15:00'
    ])
  })

  test.each([
    ['before the courier can be there', '2026-11-23', 9, 12],
    ['on a day that is over', '2026-11-22', 9, 22],
    ['too far ahead', '2026-12-01', 9, 22],
    ['outside the hours', '2026-11-24', 8, 12],
    ['beyond the hours', '2026-11-24', 20, 23],
    ['too short', '2026-11-24', 12, 13],
    ['on a day that is none', '2026-02-31', 9, 22]
  ])('is refused %s', (_, date, from, to) => expect(inWindow(date, from, to)).toBeNull())

  test.each([
    { city: '11', district: '1101' },
    { city: '45', district: '4501' }
  ])('is not offered in district $district', place => {
    expect(inWindow('2026-11-25', 9, 22, place)).toBeNull()
    expect(listWindowDays(DELIVERY_SETTING, place, findSoonest(now, place), now)).toEqual([])
  })

  test.each(['2026-11-23 00:10', '2026-11-23 10:00', '2026-11-23 13:59', '2026-11-23 14:00', '2026-11-23 23:50'])(
    'that is suggested at %s can be kept',
    time => {
      const days = listWindowDays(DELIVERY_SETTING, NEAR, findSoonest(toTime(time)), toTime(time))
      expect(days.length).toBeGreaterThan(5)
      for (const { date, windows } of days)
        for (const window of windows)
          expect(promiseInWindow(DELIVERY_SETTING, NEAR, { date, ...window }, findSoonest(toTime(time)), toTime(time))).not.toBeNull()
    }
  )

  test('is suggested for the whole day and in parts of it', () => {
    const [, tomorrow] = listWindowDays(DELIVERY_SETTING, NEAR, findSoonest(now), now)
    expect(tomorrow).toEqual({
      date: '2026-11-24',
      windows: [
        { from: 9, to: 22 },
        { from: 9, to: 12 },
        { from: 12, to: 15 },
        { from: 15, to: 18 },
        { from: 18, to: 22 }
      ]
    })
  })
})

describe('a pick-up', () => {
  const hours = parseOpeningHours('Mon–Fri 10:00–19:00, Sat 11:00–17:00')
  test.each([
    ['2026-11-23 12:05', '2026-11-23 14:15', '2026-11-23 19:00'],
    ['2026-11-23 05:00', '2026-11-23 10:00', '2026-11-23 19:00'],
    ['2026-11-23 18:30', '2026-11-24 10:00', '2026-11-24 19:00'],
    ['2026-11-28 16:00', '2026-11-30 10:00', '2026-11-30 19:00']
  ])('ordered at %s is ready within the opening hours', (now, from, to) => {
    const promise = promisePickup(DELIVERY_SETTING, hours, toTime(now))
    expect([promise.kind, formatClock(promise.from), formatClock(promise.to)]).toEqual(['pickup', from, to])
  })

  test('at a branch with unreadable hours follows those of the shop', () => {
    expect(formatClock(promisePickup(DELIVERY_SETTING, null, toTime('2026-11-23 03:00')).from)).toBe('2026-11-23 11:00')
  })
})
