import { describe, expect, test } from 'vitest'
import { tokenize, parseSearchText } from '#domain/search.ts'

test('a search text is one line of valid characters for any input', () => {
  const requested = (q: string): string => parseSearchText(new URLSearchParams({ q }), 5)
  expect(requested(' а\0б\r\nв ')).toBe('а б')
  expect(requested('цай 🙂')).toBe('цай')
  expect(requested('x'.repeat(9))).toBe('xxxxx')
  expect(parseSearchText(new URLSearchParams())).toBe('')
})

describe('words of a text', () => {
  test('replaces letters of old fonts and other alphabets', () => {
    expect(tokenize('ХЄРГЄГЧ хѳргѳгч їнэ хөрºгч')).toEqual(['хөргөгч', 'хөргөгч', 'үнэ', 'хөрөгч'])
    expect(tokenize('цvнх цaмц sаmsung')).toEqual(['цүнх', 'цамц', 'samsung'])
  })

  test('composes decomposed letters', () => {
    expect(tokenize('малгай'.normalize('NFD'))).toEqual(['малгай'])
    expect(tokenize('men’s don`t X1, 6.5')).toEqual(['mens', 'dont', 'x1', '6', '5'])
  })

  test('limits words and lengths for any input', () => {
    expect(tokenize('нэг '.repeat(5000))).toHaveLength(8)
    expect(tokenize('ж'.repeat(10_000))[0]).toHaveLength(40)
    expect(tokenize('<script>\u0000\u202E 👩‍👩‍👧 %_\\')).toEqual(['script'])
  })
})

test('a figure and its unit are two words, a model number is one', () => {
  expect(tokenize('9кг 65л X1 М5')).toEqual(['9', 'кг', '65', 'л', 'x1', 'м5'])
  expect(tokenize('зурагт55 iphone15pro uulx1')).toEqual(['зурагт', '55', 'iphone', '15', 'pro', 'uulx1'])
  expect(tokenize('утас256gb')).toEqual(['утас', '256', 'gb'])
})
