import { expect, it } from 'vitest'
import { toPrice, toPosition, SLIDER_STEPS } from '#domain/price-range.ts'
import { compareSizes } from '#domain/size.ts'
import { keepHours, keepUnits } from '#i18n/format.ts'

it('sizes are ordered from small to large, numbers before letters', () => {
  expect(['XL', 'L', '104', '3XL', 'S', '36', 'one size', 'M', '37.5', 'XXL', 'XS', '92'].toSorted(compareSizes)).toEqual([
    '36',
    '37.5',
    '92',
    '104',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    'XXL',
    '3XL',
    'one size'
  ])
})

it('a price slider reaches both ends and returns to the position of a price', () => {
  const range = { from: 24_900, to: 1_890_000 }
  expect([toPrice(0, range), toPrice(SLIDER_STEPS, range)]).toEqual([24_900, 1_890_000])
  for (const position of [10, 37, 50, 93]) expect(toPosition(toPrice(position, range), range)).toBe(position)
  expect([toPosition(0, range), toPosition(Infinity, range)]).toEqual([0, SLIDER_STEPS])
})

it('a number keeps its unit on its line, and other words may wrap', () => {
  expect(keepUnits('32 л, 280 г, 5 мм, 3 km, 7 хоног, 2 гутал')).toBe('32\u00a0л, 280\u00a0г, 5\u00a0мм, 3\u00a0km, 7 хоног, 2 гутал')
  expect(keepUnits('120–150 грамм, хасах 28 хэм')).toBe('120–\u2060150\u00a0грамм, хасах 28\u00a0хэм')
  expect(keepUnits('136 километрийг, 40 хувь, 40 хувьцаа')).toBe('136\u00a0километрийг, 40\u00a0хувь, 40 хувьцаа')
  expect(keepUnits('15 to 20 metres a second, 35 per cent')).toBe('15 to 20\u00a0metres a second, 35\u00a0per cent')
})

it('opening hours break only between groups of days', () => {
  expect(keepHours('Өдөр бүр 11:00–22:00')).toBe('Өдөр\u00a0бүр\u00a011:00–\u206022:00')
  expect(keepHours('Mon–Fri 10:00-19:00, Sat 11:00–17:00')).toBe('Mon–\u2060Fri\u00a010:00-\u206019:00, Sat\u00a011:00–\u206017:00')
})
