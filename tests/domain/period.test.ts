import { expect, test } from 'vitest'
import { countPeriodDays, parsePeriod, toPreviousPeriod } from '#domain/period.ts'

/** Already 1 March in Ulaanbaatar. */
const now = new Date('2026-02-28T17:00:00Z')

test('a period without days ends today in Ulaanbaatar and has the usual length', () => {
  expect(parsePeriod({}, 31, now)).toEqual({ from: '2026-01-30', to: '2026-03-01' })
  expect(parsePeriod({ days: 1 }, 31, now)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(parsePeriod({ to: '2026-01-31' }, 31, now)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(countPeriodDays(parsePeriod({}, 31, now))).toBe(31)
})

test('a period that ends before it begins, or is longer than a year, is refused', () => {
  expect(() => parsePeriod({ from: '2026-03-02' }, 31, now)).toThrow('validation')
  expect(() => parsePeriod({ from: '2025-02-27', to: '2026-02-28' }, 31, now)).toThrow('validation')
  expect(parsePeriod({ from: '2025-02-28', to: '2026-02-28' }, 31, now).from).toBe('2025-02-28')
})

test('the previous period has the same length and ends the day before', () => {
  expect(toPreviousPeriod({ from: '2026-02-28', to: '2026-03-01' })).toEqual({ from: '2026-02-26', to: '2026-02-27' })
})
