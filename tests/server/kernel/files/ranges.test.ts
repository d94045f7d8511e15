import { expect, test } from 'vitest'
import { parseRange } from '#server/kernel/files/ranges.ts'

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-20', { first: 80, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=99999999999999999999-', null],
  [undefined, null]
] as const)('of a hundred bytes %s is %o', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range)
})
