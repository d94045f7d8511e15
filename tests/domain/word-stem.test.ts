import { expect, test } from 'vitest'
import { toConsonantKey, toPhoneticKey } from '#domain/phonetic-key.ts'
import { findPolarity, toSingulars, stemWord } from '#domain/word-stem.ts'

test.each([
  ['цамцнууд', 'цамц'], ['хөргөгчийн', 'хөргөгч'], ['угаалгын', 'угаалга'], ['ноолууран', 'ноолуур'], ['хүүхдийн', 'хүүхдэд'], ['дээлээр', 'дээл'], ['tsamtsnuud', 'tsamts'], ['phones', 'phone']
])('%s and %s have one root', (a, b) => expect(stemWord(a)).toBe(stemWord(b))) // prettier-ignore

test('a stem has at least three letters, and its consonants match when vowels are dropped', () => {
  expect(stemWord('оон')).toBe('оон')
  expect(toConsonantKey(toPhoneticKey(stemWord('гутлын')))).toBe(toConsonantKey(toPhoneticKey(stemWord('гутал'))))
  expect(toConsonantKey('ab')).toBe('')
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
