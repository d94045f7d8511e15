import { expect, test } from 'vitest'
import { mayMean } from '#domain/misspelling.ts'

test('a verb is no misspelt noun', () => {
  for (const [typed, word] of [
    ['барихад', 'бархат'],
    ['айгаад', 'айпад'],
    ['ugeh', 'орех'],
    ['унтмаар', 'унтлагын']
  ] as const)
    expect(mayMean(typed, word), typed).toBe(false)
})

test('a verb may be a misspelt one, and its noun', () => {
  expect(mayMean('сорооч', 'сорогч')).toBe(true)
  expect(mayMean('өмсгөх', 'өмсгөл')).toBe(true)
  expect(mayMean('савлдаг', 'савладаг')).toBe(true)
  expect(mayMean('хөргөгж', 'хөргөгч')).toBe(true)
})

test('what goods lack is not what they are', () => {
  expect(mayMean('дуугүй', 'дугуй')).toBe(false)
  expect(mayMean('дөрөөгүй', 'дорогой')).toBe(false)
  expect(mayMean('утасгуй', 'утасгүй')).toBe(true)
})

test('an English word is no Mongolian one in Latin letters', () => {
  expect(mayMean('musical', 'мойка')).toBe(false)
  expect(mayMean('lunch', 'лук', true)).toBe(false)
  expect(mayMean('lunch', 'launch', true)).toBe(true)
  expect(mayMean('shaahia', 'шаахай')).toBe(true)
})
