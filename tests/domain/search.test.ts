import { describe, expect, test } from 'vitest'
import {
  parseSearchText,
  consonantKey,
  phoneticKey,
  isNear,
  phoneticKeys,
  polarityOf,
  similarity,
  singularsOf,
  otherKeyboardLayouts,
  stemWord,
  tokenize
} from '#domain/search.ts'

const meet = (a: string, b: string): boolean => phoneticKeys(tokenize(a)[0] ?? '').includes(phoneticKey(tokenize(b)[0] ?? ''))

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

describe('one key for one word', () => {
  test.each([
    ...['horgogch', 'hurgugch', 'xurgugch', 'hvrgvgch', 'khorgogch', 'хоргогч', 'хєргєгч'].map(typed => [typed, 'хөргөгч']),
    ...['tsunh', 'cvnh', 'tsvnkh', 'цунх'].map(typed => [typed, 'цүнх']),
    ...['unertei', 'vnertei', 'wnertei'].map(typed => [typed, 'үнэртэй']),
    ['zhims', 'жимс'], ['жойстик', 'джойстик'], ['jims', 'жимс'], ['yos', 'ёс'], ['yum', 'юм'], ['canon', 'канон'], ['savan', 'саван'], ['sawan', 'саван']
  ])('%s is %s', (typed, word) => expect(meet(typed, word)).toBe(true)) // prettier-ignore

  test('has at most eight readings', () => {
    expect(phoneticKeys('vwcvwcvwc').length).toBeLessThanOrEqual(8)
    expect(phoneticKeys('')).toEqual([''])
  })
})

test.each([
  ['цамцнууд', 'цамц'], ['хөргөгчийн', 'хөргөгч'], ['угаалгын', 'угаалга'], ['ноолууран', 'ноолуур'], ['хүүхдийн', 'хүүхдэд'], ['дээлээр', 'дээл'], ['tsamtsnuud', 'tsamts'], ['phones', 'phone']
])('%s and %s have one root', (a, b) => expect(stemWord(a)).toBe(stemWord(b))) // prettier-ignore

test('a stem has at least three letters, and its consonants match when vowels are dropped', () => {
  expect(stemWord('оон')).toBe('оон')
  expect(consonantKey(phoneticKey(stemWord('гутлын')))).toBe(consonantKey(phoneticKey(stemWord('гутал'))))
  expect(consonantKey('ab')).toBe('')
})

test('a misspelling is more similar than another word', () => {
  expect(similarity('camc', 'camc')).toBe(1)
  expect(similarity('kardigan', 'hardigan')).toBeGreaterThan(0.8)
  expect(similarity('cmac', 'camc')).toBeGreaterThan(0.7)
  expect(similarity('camc', 'hurgugq')).toBeLessThan(0.3)
  expect(similarity('', 'camc')).toBeLessThan(0.3)
})

test.each([
  ['karzigan', 'kardigan', true],
  ['hergegq', 'hurgugq', true],
  ['cmac', 'camc', true],
  ['kurtik', 'kure', false],
  ['krislu', 'krem', false],
  ['cement', 'muvment', false]
])('%s is near %s: %s', (typed, key, near) => {
  expect(isNear(typed, key)).toBe(near)
})

test('-гүй is without, -тай is with', () => {
  expect(['утасгүй', 'utasgui', 'утастай', 'утас', 'утасны'].map(polarityOf)).toEqual(['without', 'without', 'with', null, null])
})

test('English plurals have singular forms', () => {
  expect(singularsOf('scarves')).toContain('scarf')
  expect(singularsOf('dresses')).toContain('dress')
  expect(singularsOf('batteries')).toContain('battery')
  expect(['dress', 'bus', 'цаас'].flatMap(singularsOf)).toEqual([])
})

test('a figure and its unit are two words, a model number is one', () => {
  expect(tokenize('9кг 65л X1 М5')).toEqual(['9', 'кг', '65', 'л', 'x1', 'м5'])
})

test('converts text of the other keyboard layout', () => {
  expect(otherKeyboardLayouts('hfjufux')[0]).toBe('хөргөгч')
  expect(otherKeyboardLayouts(';ttl')[0]).toBe('дээл')
  expect(otherKeyboardLayouts('тшжусү')[0]).toBe('mirevo')
  expect(otherKeyboardLayouts('123')).toEqual([])
})
