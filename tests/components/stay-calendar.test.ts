import { expect, test } from 'vitest'
import { toDayChoice, toMonth, chooseShownMonth, withDay } from '#components/hotel/stay-calendar.ts'
import { toWeeks } from '#domain/month.ts'

const TODAY = '2026-11-20'
const query = { check_in: '', check_out: '', adults: 2, ages: [], rooms: 1 }
const listDays = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `2026-12-${String(from + index).padStart(2, '0')}`)

test('a month is split into weeks from Monday, with empty cells around it', () => {
  const weeks = toWeeks({ year: 2026, month: 12 })
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
  expect(weeks.at(-1)?.slice(3)).toEqual(['2026-12-31', null, null, null])
  expect(toWeeks({ year: 2027, month: 2 }).flat()).toEqual(
    Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`)
  )
})

test('the shown months are those of the address or the arrival, from this month until stays can be booked', () => {
  expect(toMonth('2026-12-31', 2)).toBe('2027-02-01')
  expect(chooseShownMonth(null, '', TODAY)).toBe('2026-11-01')
  expect(chooseShownMonth(null, '2027-03-05', TODAY)).toBe('2027-03-01')
  expect(chooseShownMonth('2027-01', '2027-03-05', TODAY)).toBe('2027-01-01')
  expect(chooseShownMonth('2020-01', '', TODAY)).toBe('2026-11-01')
  expect(chooseShownMonth('2031-01', '', TODAY)).toBe('2027-10-01')
  expect(chooseShownMonth('<script>', '', TODAY)).toBe('2026-11-01')
})

test('a free night is an arrival; after it a later day is the departure unless a night between is sold out', () => {
  const free = new Set(listDays(1, 20).filter(day => day !== '2026-12-14'))
  expect(toDayChoice('2026-12-10', query, free, TODAY)).toBe('arrival')
  expect(toDayChoice('2026-12-14', query, free, TODAY)).toBeNull()
  const arriving = withDay(query, '2026-12-10', 'arrival')
  expect(toDayChoice('2026-12-12', arriving, free, TODAY)).toBe('departure')
  // The sold-out night itself is a day to leave.
  expect(toDayChoice('2026-12-14', arriving, free, TODAY)).toBe('departure')
  expect(toDayChoice('2026-12-15', arriving, free, TODAY)).toBe('arrival')
  expect(toDayChoice('2026-12-09', arriving, free, TODAY)).toBe('arrival')
  const chosen = withDay(arriving, '2026-12-12', 'departure')
  expect(chosen).toMatchObject({ check_in: '2026-12-10', check_out: '2026-12-12' })
  expect(withDay(chosen, '2026-12-11', toDayChoice('2026-12-11', chosen, free, TODAY))).toMatchObject({
    check_in: '2026-12-11',
    check_out: ''
  })
  expect(toDayChoice('2026-11-19', query, new Set(['2026-11-19']), TODAY)).toBeNull()
})
