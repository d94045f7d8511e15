import { describe, expect, it } from 'vitest'
import { cleanText } from '#domain/clean-text.ts'

describe('cleanText', () => {
  it.each([
    ['marks of direction', 'evil\u202Egpj.exe \u2066a\u2069 \u200Eb\u200F \u061Cc', 'evilgpj.exe a b c'],
    ['characters without width', 'Б\u200Bа\u200C\u200D\u2060\uFEFFт', 'Бат'],
    ['fillers', '\u3164\u115F\u1160\uFFA0\u2800', ''],
    ['tags and selectors', 'A\uFE0F\u{E0041}\u{E0101}B1\uFE0F', 'AB1'],
    ['floods of selectors', `❤${'\uFE0F'.repeat(1000)}`, '❤\uFE0F']
  ])('removes %s', (_, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned)
  })

  it('composes letters', () => {
    expect(cleanText('Й'.normalize('NFD'))).toBe('Й')
  })

  it.each([
    ['👩🏽‍⚕️ 👨‍👩‍👧 ❤️‍🔥 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ☺︎ 🇲🇳 ✈️'],
    ['\u182E\u1823\u1829\u182D\u1823\u182F\u180E\u1821 \u1820\u180B \u1828\u200D'],
    ['Ө, Ү; “хашилт” — 5\u00A0кг, 1\u202F000 Ба\u00ADтар\n\t!']
  ])('leaves %s', typed => {
    expect(cleanText(typed)).toBe(typed.normalize('NFC'))
  })
})
