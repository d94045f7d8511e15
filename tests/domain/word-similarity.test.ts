import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBeSimilar, toLetterBits, isNear, calculateSimilarity } from '#domain/word-similarity.ts'

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
