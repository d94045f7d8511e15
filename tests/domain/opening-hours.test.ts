import { expect, test } from 'vitest'
import { findOpeningState, parseOpeningHours } from '#domain/opening-hours.ts'

const SUNDAY = 0
const SATURDAY = 6
const at = (hour: number, minute = 0): number => hour * 60 + minute

test('daily hours are parsed in both languages', () => {
  for (const text of ['Өдөр бүр 11:00–22:00', 'Every day 11:00–22:00', '11:00-22:00']) {
    const hours = parseOpeningHours(text) ?? []
    expect(hours.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(findOpeningState(hours, SUNDAY, at(10, 59)).open).toBe(false)
    expect(findOpeningState(hours, SUNDAY, at(11))).toEqual({ open: true, until: at(22) })
    expect(findOpeningState(hours, SUNDAY, at(22)).open).toBe(false)
  }
})

test('days have separate hours', () => {
  const hours = parseOpeningHours('Даваа–Баасан 10:00–19:00, Бямба 11:00–17:00') ?? []
  expect(findOpeningState(hours, 5, at(18)).open).toBe(true)
  expect(findOpeningState(hours, SATURDAY, at(18)).open).toBe(false)
  expect(findOpeningState(hours, SUNDAY, at(12)).open).toBe(false)
})

test('a range of days can start on any day, and hours after midnight belong to the day before', () => {
  const hours = parseOpeningHours('Fri–Mon 20:00–02:00') ?? []
  expect(hours.map(({ day }) => day)).toEqual([5, 6, 0, 1])
  expect(findOpeningState(hours, 2, at(1))).toEqual({ open: true, until: at(2) })
  expect(findOpeningState(hours, 2, at(2)).open).toBe(false)
})

test('unreadable text gives null', () => {
  for (const text of ['', 'Ажлын өдөр', 'Сар бүрийн 1-нд 10:00–12:00', '25:00–26:00']) expect(parseOpeningHours(text)).toBeNull()
})
