import { expect, test } from 'vitest'
import { fromUrl, selectGuestFields, findStayErrors, withoutErrors } from '#components/hotel/stay-query.ts'
import type { Translate } from '#i18n/translator.ts'

const NOW = new Date('2026-11-25T04:00:00Z')
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')
const parseQuery = (search: string) => fromUrl(new URL(`https://shop.mn/hotel${search}`))

test('what cannot be booked is kept as typed, and said', () => {
  const said = (search: string) => findStayErrors(parseQuery(search), NOW, t)
  expect(said('')).toEqual({})
  expect(said('?check_in=2026-12-01')).toEqual({})
  expect(said('?check_in=2026-02-30&check_out=2026-12-03')).toEqual({ dates: 'hotel:day_wrong 2026-02-30' })
  expect(said('?check_in=2026-11-24&check_out=2026-11-26')).toEqual({ dates: 'errors:stay_dates_past' })
  expect(said('?check_in=2026-12-03&check_out=2026-12-03')).toEqual({ dates: 'errors:stay_dates_wrong' })
  expect(parseQuery('?adults=99').adults).toBe(99)
  expect(Object.keys(said('?adults=99&rooms=0&age=44'))).toEqual(['adults', 'rooms', 'ages'])
  expect(Object.keys(said('?adults=abc&rooms=-1&age=x'))).toEqual(['adults', 'rooms', 'ages'])
  expect(said(`?${'age=3&'.repeat(9)}`)).toHaveProperty('ages')
  expect(said(`?${'age=3&'.repeat(8)}age=&age=`)).toEqual({})
})

test('no price is calculated for other guests or dates than were asked for', () => {
  const query = parseQuery('?check_in=2026-12-01&check_out=2026-12-03&adults=99&rooms=3&age=4')
  expect(withoutErrors(query, findStayErrors(query, NOW, t))).toEqual({ check_in: '', check_out: '', adults: 2, ages: [4], rooms: 3 })
  const valid = parseQuery('?check_in=2026-12-01&check_out=2026-12-03')
  expect(withoutErrors(valid, findStayErrors(valid, NOW, t))).toEqual(valid)
})

test('fields of guests are found by their number', () => {
  const fields = { first_name_0: 'A', gender_1: 'male', last_name_12: 'B', note: 'C', first_name_: 'D' }
  expect(selectGuestFields(fields, 0, 2)).toEqual({ first_name_0: 'A', gender_1: 'male' })
  expect(selectGuestFields(fields, 2, 24)).toEqual({ last_name_12: 'B' })
})
