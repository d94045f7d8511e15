import { expect, test } from 'vitest'
import { normalizeEmail, normalizePhone } from '#domain/account.ts'

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

test.each([['Bat@Example.mn '], ['\u2068bat@example.mn\u2069'], ['bat@exam\u200Bple.mn']])('%j is a mailbox', typed => {
  expect(normalizeEmail(typed)).toBe('bat@example.mn')
})

test.each([
  ['bat@example.mn,dorj.mn'],
  ['<bat@example.mn>'],
  ['"Дэлгүүр"<bat@example.mn'],
  ['group:bat@example.mn;'],
  ['(a)bat@example.mn'],
  ['bat@example.mn\u0000'],
  ['bat@[127.0.0.1]']
])('%j is none, because mail programs would read another address', typed => {
  expect(normalizeEmail(typed)).toBeNull()
})
