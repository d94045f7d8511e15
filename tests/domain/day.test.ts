import { expect, test } from 'vitest'
import { addDays, countDays, DAY_MS, isDay, startOfDay, toDayInUlaanbaatar, toWeekday } from '#domain/day.ts'
import { calculateOfferEnd } from '#domain/quote.ts'

test('a day begins and ends at midnight in Ulaanbaatar', () => {
  const start = startOfDay('2026-03-01')
  expect(start.toISOString()).toBe('2026-02-28T16:00:00.000Z')
  expect(toDayInUlaanbaatar(start)).toBe('2026-03-01')
  expect(toDayInUlaanbaatar(new Date(start.getTime() - 1))).toBe('2026-02-28')
  expect(toDayInUlaanbaatar(new Date(start.getTime() + DAY_MS - 1))).toBe('2026-03-01')
  expect(startOfDay('2026-02-28', 1)).toEqual(start)
})

test('days are counted across months and years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(countDays('2026-12-31', '2027-01-02')).toBe(2)
  expect(countDays('2027-01-02', '2026-12-31')).toBe(-2)
  expect(toWeekday('2026-11-29')).toBe(0)
})

test.each(['2026-02-31', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', 'tomorrow'])('%j is no day', text =>
  expect(isDay(text)).toBe(false)
)

test('an offer is valid from today to 90 days ahead, to the end of its day', () => {
  const now = new Date('2026-11-28T20:00:00Z') // The 29th in Ulaanbaatar.
  expect(calculateOfferEnd('2026-11-28', now)).toBeNull()
  expect(calculateOfferEnd('2026-11-29', now)).toEqual(startOfDay('2026-11-30'))
  expect(calculateOfferEnd('2027-02-27', now)).toEqual(startOfDay('2027-02-28'))
  expect(calculateOfferEnd('2027-02-28', now)).toBeNull()
  expect(calculateOfferEnd('2026-02-31', now)).toBeNull()
})
