import { expect, test } from 'vitest'
import { toOtherKeyboardLayouts } from '#domain/keyboard-layout.ts'

test('converts text of the other keyboard layout', () => {
  expect(toOtherKeyboardLayouts('hfjufux')[0]).toBe('хөргөгч')
  expect(toOtherKeyboardLayouts(';ttl')[0]).toBe('дээл')
  expect(toOtherKeyboardLayouts('тшжусү')[0]).toBe('mirevo')
  expect(toOtherKeyboardLayouts('123')).toEqual([])
})
