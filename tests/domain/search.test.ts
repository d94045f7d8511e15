import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchText, tokenize } from '#domain/search.ts'
import { toOtherKeyboardLayouts } from '#domain/keyboard-layout.ts'
import { toConsonantKey, toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { canBeSimilar, toLetterBits, isNear, calculateSimilarity } from '#domain/word-similarity.ts'
import { findPolarity, toSingulars, stemWord } from '#domain/word-stem.ts'

const isMeeting = (a: string, b: string): boolean => toPhoneticKeys(tokenize(a)[0] ?? '').includes(toPhoneticKey(tokenize(b)[0] ?? ''))

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
  ])('%s is %s', (typed, word) => expect(isMeeting(typed, word)).toBe(true)) // prettier-ignore

  test('has at most eight readings', () => {
    expect(toPhoneticKeys('vwcvwcvwc').length).toBeLessThanOrEqual(8)
    // q for ч, w for ш, z for ц, and letters with carons; the usual reading is the first.
    for (const [latin, cyrillic] of [['qanga', 'чанга'], ['waahay', 'шаахай'], ['zamz', 'цамц'], ['čihevč', 'чихэвч'], ['šarf', 'шарф']] as const) expect(isMeeting(latin, cyrillic), latin).toBe(true) // prettier-ignore
    expect(toPhoneticKey('zip')).toBe('zip')
    expect(toPhoneticKeys('')).toEqual([''])
  })
})

test.each([
  ['цамцнууд', 'цамц'], ['хөргөгчийн', 'хөргөгч'], ['угаалгын', 'угаалга'], ['ноолууран', 'ноолуур'], ['хүүхдийн', 'хүүхдэд'], ['дээлээр', 'дээл'], ['tsamtsnuud', 'tsamts'], ['phones', 'phone']
])('%s and %s have one root', (a, b) => expect(stemWord(a)).toBe(stemWord(b))) // prettier-ignore

test('a stem has at least three letters, and its consonants match when vowels are dropped', () => {
  expect(stemWord('оон')).toBe('оон')
  expect(toConsonantKey(toPhoneticKey(stemWord('гутлын')))).toBe(toConsonantKey(toPhoneticKey(stemWord('гутал'))))
  expect(toConsonantKey('ab')).toBe('')
})

test('a misspelling is more similar than another word', () => {
  expect(calculateSimilarity('camc', 'camc')).toBe(1)
  expect(calculateSimilarity('kardigan', 'hardigan')).toBeGreaterThan(0.8)
  expect(calculateSimilarity('cmac', 'camc')).toBeGreaterThan(0.7)
  expect(calculateSimilarity('camc', 'hurgugq')).toBeLessThan(0.3)
  expect(calculateSimilarity('', 'camc')).toBeLessThan(0.3)
})

test('the letters of two keys never exclude keys that are similar', () => {
  const least = 0.75
  const key = fc.string({ unit: fc.constantFrom(...Array.from('abdegikmnorstux-0')), minLength: 1, maxLength: 12 })
  const pair = fc.oneof(
    fc.tuple(key, key),
    // Mistakes at the beginning, in the middle and at the end of one word.
    fc.tuple(key, key, fc.nat(12), fc.nat(2)).map(([a, b, at, count]) => [a, a.slice(0, at) + b.slice(0, count) + a.slice(at + count)])
  )
  fc.assert(
    fc.property(pair, ([a = '', b = '']) => {
      fc.pre(b.length > 0)
      if (calculateSimilarity(a, b) >= least) expect(canBeSimilar(a, toLetterBits(a), b, toLetterBits(b), least)).toBe(true)
    }),
    { numRuns: 5000 }
  )
  expect(canBeSimilar('kardigan', toLetterBits('kardigan'), 'gutal', toLetterBits('gutal'), least)).toBe(false)
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

test('j after a vowel is й or ж', () => {
  expect(toPhoneticKeys('duguj')).toContain(toPhoneticKey('дугуй'))
  expect(toPhoneticKeys('buguj')).toContain(toPhoneticKey('бөгөж'))
  expect(toPhoneticKeys('ajil')).toEqual([toPhoneticKey('ажил')])
})

test('-гүй is without, -тай is with', () => {
  expect(['утасгүй', 'utasgui', 'утастай', 'утас', 'утасны'].map(findPolarity)).toEqual(['without', 'without', 'with', null, null])
})

test('English plurals have singular forms', () => {
  expect(toSingulars('scarves')).toContain('scarf')
  expect(toSingulars('dresses')).toContain('dress')
  expect(toSingulars('batteries')).toContain('battery')
  expect(['dress', 'bus', 'цаас'].flatMap(toSingulars)).toEqual([])
})

test('a figure and its unit are two words, a model number is one', () => {
  expect(tokenize('9кг 65л X1 М5')).toEqual(['9', 'кг', '65', 'л', 'x1', 'м5'])
  expect(tokenize('зурагт55 iphone15pro uulx1')).toEqual(['зурагт', '55', 'iphone', '15', 'pro', 'uulx1'])
  expect(tokenize('утас256gb')).toEqual(['утас', '256', 'gb'])
})

test('converts text of the other keyboard layout', () => {
  expect(toOtherKeyboardLayouts('hfjufux')[0]).toBe('хөргөгч')
  expect(toOtherKeyboardLayouts(';ttl')[0]).toBe('дээл')
  expect(toOtherKeyboardLayouts('тшжусү')[0]).toBe('mirevo')
  expect(toOtherKeyboardLayouts('123')).toEqual([])
})
