import { expect, test } from 'vitest'
import { z } from 'zod'
import { toFieldErrors } from '#server/kernel/http/implement.ts'

test('a text that is empty or too long is told so, where its schema names no error of its own', () => {
  const schema = z.strictObject({
    payer: z.string().max(5),
    name: z.string().min(1),
    amount: z.int().max(5),
    ref: z.string().max(2, 'invalid_json')
  })
  const { error } = schema.safeParse({ payer: 'Номин Батболд', name: '', amount: 9, ref: 'AB1' })
  expect(toFieldErrors(error?.issues ?? [])).toEqual({ payer: 'too_long', name: 'blank', amount: 'validation', ref: 'invalid_json' })
})
