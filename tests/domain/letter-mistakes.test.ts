import { expect, test } from 'vitest'
import { countLetterMistakes, hasOneMistake } from '#domain/letter-mistakes.ts'

test('letters of one script are compared without those that keyboards lack', () => {
  expect(countLetterMistakes('хонжил', 'хөнжил')).toBe(0)
  expect(countLetterMistakes('малгйа', 'малгай')).toBe(1)
  expect(countLetterMistakes('хангйл', 'хөнжил')).toBe(3)
})

test('one letter may be wrong, but not the first, in any way to write a word in Latin letters', () => {
  for (const [typed, word] of [['малгйа', 'малгай'], ['sgaahai', 'шаахай'], ['waahat', 'шаахай'], ['alcjuur', 'алчуур'], ['khunjul', 'хөнжил']] as const) expect(hasOneMistake(typed, word), typed).toBe(true) // prettier-ignore
  for (const [typed, word] of [['далгай', 'малгай'], ['oroolt', 'ороолт'], ['hsluum', 'халуун'], ['taahai', 'шаахай']] as const) expect(hasOneMistake(typed, word), typed).toBe(false) // prettier-ignore
})
