import { expect, test } from 'vitest'
import { findColumns, guessColumns, parseStatementAmount, parseStatementDate, readStatement } from '#domain/bank-statement.ts'
import { decodeText } from '#domain/decode-text.ts'
import { findOrderNumbers } from '#domain/transfer-match.ts'

test.each([
  ['1 250 000.00', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000,00', 1_250_000],
  ['1\u00A0250\u00A0000', 1_250_000],
  ['+45,000.00 ₮', 45_000],
  ["45'000 MNT", 45_000],
  ['45000.0', 45_000],
  ['(500.00)', -500],
  ['-500', -500],
  ['12.34', null],
  ['', null],
  ['DG12345678', null]
])('reads the amount %s', (cell, amount) => expect(parseStatementAmount(cell)).toBe(amount))

test.each([
  ['2026-11-20', '2026-11-20T00:00'],
  ['2026/11/20 14:05:09', '2026-11-20T14:05'],
  ['2026.11.20 9:05', '2026-11-20T09:05'],
  ['20261120', '2026-11-20T00:00'],
  ['20.11.2026', '2026-11-20T00:00'],
  ['2026-11-20T14:05:09+08:00', '2026-11-20T14:05']
])('reads the date %s as one of Ulaanbaatar', (cell, local) => {
  const date = parseStatementDate(cell)
  expect(date?.day).toBe(local.slice(0, 10))
  expect(new Date((date?.paidAt.getTime() ?? 0) + 8 * 60 * 60 * 1000).toISOString().slice(0, 16)).toBe(local)
})

test.each(['2026-02-30', '31/12', '2026-11-20 25:00', 'Нийт'])('has no date %s', cell => expect(parseStatementDate(cell)).toBeNull())

test.each([
  [
    [
      'Гүйлгээний огноо',
      'Салбар',
      'Эхний үлдэгдэл',
      'Дебит гүйлгээ',
      'Кредит гүйлгээ',
      'Эцсийн үлдэгдэл',
      'Гүйлгээний утга',
      'Харьцсан данс'
    ]
  ],
  [['Огноо', 'Гүйлгээний дугаар', 'Орлого', 'Зарлага', 'Үлдэгдэл', 'Утга', 'Шилжүүлэгч']],
  [['Transaction Date', 'Journal No', 'Debit Amount', 'Credit Amount', 'Balance', 'Description', 'Counterparty']],
  [['DATE', 'Time', 'Amount', 'Details', 'Reference']],
  [['Огноо', 'Гvйлгээний утга', 'Орлого', 'Зарлага']]
])('recognises the columns of %j', heading => {
  const found = findColumns([['Хаан банк', 'Дансны хуулга'], heading])
  expect(found?.headingRow).toBe(1)
  const { credit = -1, description = -1 } = found?.columns ?? {}
  expect(heading[credit]).toMatch(/кредит|орлого|credit|amount/i)
  expect(heading[credit]).not.toMatch(/debit/i)
  expect(heading[description]).toMatch(/утга|description|details/i)
})

test('guesses the columns that have headings where others have none', () => {
  const rows = [['Хаан банк'], ['Огноо', 'Тэмдэглэл', 'Орлого'], ['2026-11-20', 'DG12345678', '45000']]
  expect(findColumns(rows)).toBeNull()
  expect(guessColumns(rows)).toEqual({ date: 0, credit: 2 })
})

test('takes 11/03 for the third of November where the eleventh of March would be to come', () => {
  const rows = [
    ['Date', 'Amount', 'Description'],
    ['01/03/2026', '100', ''],
    ['01/25/2026', '200', ''],
    ['01/04/2026', '-300', ''],
    ['Total', '300', '']
  ]
  const found = findColumns(rows)
  const statement = readStatement(rows, found?.columns ?? {}, 0, new Date('2026-02-01'))
  expect(statement.lines.map(({ day }) => day)).toEqual(['2026-01-03', '2026-01-25'])
  expect(statement).toMatchObject({ debits: 1, unread: 1 })
})

test('decodes UTF-8, UTF-16 and Windows-1251 with the Mongolian letters that it lacks', () => {
  const text = 'Огноо;Орлого\n2026-11-20;1'
  const utf16 = Buffer.from(text, 'utf16le')
  expect(decodeText(Buffer.from(`\uFEFF${text}`))).toBe(text)
  expect(decodeText(Buffer.from(text))).toBe(text)
  expect(decodeText(utf16)).toBe(text)
  expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))).toBe(text)
  expect(decodeText(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]))).toBe(text)
  // Өдөр Үнэ, as Mongolian programs write it in Windows-1251.
  expect(decodeText(new Uint8Array([0xaa, 0xe4, 0xba, 0xf0, 0x20, 0xaf, 0xed, 0xfd]))).toBe('Өдөр Үнэ')
})

test('finds numbers of orders as people write them, and none in accounts', () => {
  expect(findOrderNumbers('zahialga dg-12345678 tulbur').named).toEqual(['DG12345678'])
  expect(findOrderNumbers('ДГ 12345678, 99112233').named).toEqual(['DG12345678'])
  expect(findOrderNumbers('12345678 99112233')).toEqual({ named: [], possible: ['DG12345678', 'DG99112233'] })
  expect(findOrderNumbers('5001234567 dg123456789')).toEqual({ named: [], possible: [] })
})
