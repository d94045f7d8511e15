import { describe, expect, test } from 'vitest'
import { tokenize } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'

const isMeeting = (a: string, b: string): boolean => toPhoneticKeys(tokenize(a)[0] ?? '').includes(toPhoneticKey(tokenize(b)[0] ?? ''))

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

test('j after a vowel is й or ж', () => {
  expect(toPhoneticKeys('duguj')).toContain(toPhoneticKey('дугуй'))
  expect(toPhoneticKeys('buguj')).toContain(toPhoneticKey('бөгөж'))
  expect(toPhoneticKeys('ajil')).toEqual([toPhoneticKey('ажил')])
})
