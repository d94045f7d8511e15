import { expect, test } from 'vitest'
import { toAddress } from '#components/checkout/address.ts'

const createZone = (code: string, name: string, number: number | null = null) => ({
  code,
  parent: null,
  cat: 'quarter' as const,
  name,
  number
})
const places = { cities: [], districts: [], quarters: [createZone('111908', 'Khoroo 8', 8), createZone('111912', 'Khoroo 12', 12)] }

test.each([
  ['Khoroo 8', '111908'],
  // Saved on the Mongolian pages.
  ['8-р хороо', '111908'],
  ['12', '111912'],
  ['111908', '111908'],
  ['30-р хороо', '30'],
  ['River Garden', 'River Garden']
])('the khoroo %s is %s', (typed, code) => {
  expect(toAddress({ quarter: typed }, places).quarter).toBe(code)
})
