import { describe, expect, test } from 'vitest'
import { askedText, bonesOf, keyOf, keysOf, likeness, otherLayouts, withoutEndings, wordsOf } from '#domain/search.ts'

const meet = (a: string, b: string): boolean => keysOf(wordsOf(a)[0] ?? '').includes(keyOf(wordsOf(b)[0] ?? ''))

test('what an address asks for is one line of whole characters, whoever wrote it', () => {
  const asked = (q: string): string => askedText(new URLSearchParams({ q }), 5)
  expect(asked(' а\0б\r\nв ')).toBe('а б')
  expect(asked('цай 🙂')).toBe('цай')
  expect(asked('x'.repeat(9))).toBe('xxxxx')
  expect(askedText(new URLSearchParams())).toBe('')
})

describe('words of a text', () => {
  test('puts the letters of old fonts and other alphabets right', () => {
    expect(wordsOf('ХЄРГЄГЧ хѳргѳгч їнэ хөрºгч')).toEqual(['хөргөгч', 'хөргөгч', 'үнэ', 'хөрөгч'])
    expect(wordsOf('цvнх цaмц sаmsung')).toEqual(['цүнх', 'цамц', 'samsung'])
  })

  test('composes what was sent in parts, and keeps what is one letter', () => {
    expect(wordsOf('малгай'.normalize('NFD'))).toEqual(['малгай'])
    expect(wordsOf('men’s don`t X1, 6.5')).toEqual(['mens', 'dont', 'x1', '6', '5'])
  })

  test('takes no more than a query can need, whatever it is given', () => {
    expect(wordsOf('нэг '.repeat(5000))).toHaveLength(8)
    expect(wordsOf('ж'.repeat(10_000))[0]).toHaveLength(40)
    expect(wordsOf('<script>\u0000\u202E 👩‍👩‍👧 %_\\')).toEqual(['script'])
  })
})

describe('one key for one word', () => {
  test.each([
    ...['horgogch', 'hurgugch', 'xurgugch', 'hvrgvgch', 'khorgogch', 'хоргогч', 'хєргєгч'].map(typed => [typed, 'хөргөгч']),
    ...['tsunh', 'cvnh', 'tsvnkh', 'цунх'].map(typed => [typed, 'цүнх']),
    ...['unertei', 'vnertei', 'wnertei'].map(typed => [typed, 'үнэртэй']),
    ['zhims', 'жимс'], ['jims', 'жимс'], ['yos', 'ёс'], ['yum', 'юм'], ['canon', 'канон'], ['savan', 'саван'], ['sawan', 'саван']
  ])('%s is %s', (typed, word) => expect(meet(typed, word)).toBe(true)) // prettier-ignore

  test('has at most eight readings', () => {
    expect(keysOf('vwcvwcvwc').length).toBeLessThanOrEqual(8)
    expect(keysOf('')).toEqual([''])
  })
})

test.each([
  ['цамцнууд', 'цамц'], ['хөргөгчийн', 'хөргөгч'], ['угаалгын', 'угаалга'], ['ноолууран', 'ноолуур'], ['хүүхдийн', 'хүүхдэд'], ['дээлээр', 'дээл'], ['tsamtsnuud', 'tsamts'], ['phones', 'phone']
])('%s and %s have one root', (a, b) => expect(withoutEndings(a)).toBe(withoutEndings(b))) // prettier-ignore

test('a root keeps three letters, and its consonants stay when vowels fall out', () => {
  expect(withoutEndings('оон')).toBe('оон')
  expect(bonesOf(keyOf(withoutEndings('гутлын')))).toBe(bonesOf(keyOf(withoutEndings('гутал'))))
  expect(bonesOf('ab')).toBe('')
})

test('likeness forgives a slip more than another word', () => {
  expect(likeness('camc', 'camc')).toBe(1)
  expect(likeness('kardigan', 'hardigan')).toBeGreaterThan(0.8)
  expect(likeness('cmac', 'camc')).toBeGreaterThan(0.7)
  expect(likeness('camc', 'hurgugq')).toBeLessThan(0.3)
  expect(likeness('', 'camc')).toBeLessThan(0.3)
})

test('reads what was typed on the other keyboard', () => {
  expect(otherLayouts('hfjufux')[0]).toBe('хөргөгч')
  expect(otherLayouts(';ttl')[0]).toBe('дээл')
  expect(otherLayouts('тшжусү')[0]).toBe('mirevo')
  expect(otherLayouts('123')).toEqual([])
})
