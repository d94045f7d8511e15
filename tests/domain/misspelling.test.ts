import { expect, test } from 'vitest'
import { isPossibleMeaning } from '#domain/misspelling.ts'

test('a verb is no misspelt noun', () => {
  for (const [typed, word] of [
    ['барихад', 'бархат'],
    ['айгаад', 'айпад'],
    ['ugeh', 'орех'],
    ['унтмаар', 'унтлагын'],
    ['сууж', 'сүүн'],
    ['bodoj', 'бүдүүн']
  ] as const)
    expect(isPossibleMeaning(typed, word), typed).toBe(false)
})

test('a verb may be a misspelt one, and its noun', () => {
  expect(isPossibleMeaning('сорооч', 'сорогч')).toBe(true)
  expect(isPossibleMeaning('өмсгөх', 'өмсгөл')).toBe(true)
  expect(isPossibleMeaning('савлдаг', 'савладаг')).toBe(true)
  expect(isPossibleMeaning('хөргөгж', 'хөргөгч')).toBe(true)
})

test('a short verb is no other one', () => {
  expect(isPossibleMeaning('зурах', 'сурах')).toBe(false)
  expect(isPossibleMeaning('buguj', 'бөгж')).toBe(true)
  expect(isPossibleMeaning('delgej', 'дэлгэдэг')).toBe(true)
})

test('what goods lack is not what they are', () => {
  expect(isPossibleMeaning('дуугүй', 'дугуй')).toBe(false)
  expect(isPossibleMeaning('дөрөөгүй', 'дорогой')).toBe(false)
  expect(isPossibleMeaning('утасгуй', 'утасгүй')).toBe(true)
})

test('an English word is no Mongolian one in Latin letters', () => {
  expect(isPossibleMeaning('musical', 'мойка')).toBe(false)
  expect(isPossibleMeaning('lunch', 'лук', true)).toBe(false)
  expect(isPossibleMeaning('lunch', 'launch', true)).toBe(true)
  expect(isPossibleMeaning('shaahia', 'шаахай')).toBe(true)
})
