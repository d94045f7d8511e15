import { expect, test } from 'vitest'
import { formatVoidReason } from '#components/gift-card/void-reason.ts'
import { createTranslator } from '#i18n/translator.ts'

test('the reasons of the shop are in words, and those of staff as they were written', () => {
  const t = createTranslator('mn')
  for (const code of ['canceled', 'refunded', 'by_provider']) expect(formatVoidReason(code, t)).toMatch(/[а-яөү]/)
  expect(formatVoidReason('Lost phone', t)).toBe('Lost phone')
  expect(formatVoidReason(null, t)).toBeNull()
})
