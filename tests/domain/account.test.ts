import { expect, test } from 'vitest'
import { normalizePhone } from '#domain/account.ts'

test.each([
  ['9911 2233'],
  ['9911-2233'],
  ['99–11‑22—33'],
  ['(976) 9911.2233'],
  ['+976 99112233'],
  ['00976 99112233'],
  ['97699112233'],
  ['\u202A+976\u00A09911\u20112233\u202C'],
  ['9911\u200B2233'],
  ['９９１１２２３３'],
  ['＋９７６　９９１１　２２３３']
])('%j is a phone number', typed => {
  expect(normalizePhone(typed)).toBe('99112233')
})

test.each([[''], ['9911223'], ['991122334'], ['01112233'], ['+86 99112233'], ['9911223a'], ['٩٩١١٢٢٣٣']])('%j is none', typed => {
  expect(normalizePhone(typed)).toBeNull()
})
