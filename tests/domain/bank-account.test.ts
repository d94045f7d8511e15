import { expect, test } from 'vitest'
import { normalizeAccountNumber } from '#domain/bank-account.ts'

test.each([
  ['5000 123 456', '5000123456'],
  ['gb82-west-1234-5698-7654-32', 'GB82WEST12345698765432'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['DE88 3704 0044 0532 0130 00', null],
  ['12345', null],
  ['MN', null],
  ['5000123456x', null],
  ['', null]
])('%j is %j', (typed, number) => expect(normalizeAccountNumber(typed)).toBe(number))
