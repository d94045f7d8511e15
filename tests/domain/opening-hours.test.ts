import { expect, test } from 'vitest'
import { findOpeningState, parseOpeningHours } from '#domain/opening-hours.ts'

const SUNDAY = 0
const SATURDAY = 6
const toMinutes = (hour: number, minute = 0): number => hour * 60 + minute

test('daily hours are parsed in both languages', () => {
  for (const text of ['Өдөр бүр 11:00–22:00', 'Every day 11:00–22:00', '11:00-22:00']) {
    const hours = parseOpeningHours(text) ?? []
    expect(hours.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(findOpeningState(hours, SUNDAY, toMinutes(10, 59)).open).toBe(false)
    expect(findOpeningState(hours, SUNDAY, toMinutes(11))).toEqual({ open: true, until: toMinutes(22) })
    expect(findOpeningState(hours, SUNDAY, toMinutes(22)).open).toBe(false)
  }
})

test('days have separate hours', () => {
  const hours = parseOpeningHours('Даваа–Баасан 10:00–19:00, Бямба 11:00–17:00') ?? []
  expect(findOpeningState(hours, 5, toMinutes(18)).open).toBe(true)
  expect(findOpeningState(hours, SATURDAY, toMinutes(18)).open).toBe(false)
  expect(findOpeningState(hours, SUNDAY, toMinutes(12)).open).toBe(false)
})

test('a range of days can start on any day, and hours after midnight belong to the day before', () => {
  const hours = parseOpeningHours('Fri–Mon 20:00–02:00') ?? []
  expect(hours.map(({ day }) => day)).toEqual([5, 6, 0, 1])
  expect(findOpeningState(hours, 2, toMinutes(1))).toEqual({ open: true, until: toMinutes(2) })
  expect(findOpeningState(hours, 2, toMinutes(2)).open).toBe(false)
})

test('unreadable text gives null', () => {
  for (const text of ['', 'Ажлын өдөр', 'Сар бүрийн 1-нд 10:00–12:00', '25:00–26:00']) expect(parseOpeningHours(text)).toBeNull()
})
