import { expect, test } from 'vitest'
import { z } from 'zod'
import { toFieldErrors } from '#server/kernel/http/implement.ts'
import { openTestShop } from '../../auth-harness.ts'

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

test('a NUL in a body is refused by its field before a query fails for it', async () => {
  const shop = await openTestShop()
  try {
    const logIn = (body: object) => shop.call('POST', '/api/v2/users/login', { body })
    for (const field of ['login', 'password']) {
      const refused = await logIn({ login: '99112233', password: 'secret-words', [field]: 'Бат\0' })
      expect(refused).toMatchObject({ status: 422, body: { details: { fields: { [field]: 'character_invalid' } } } })
    }
  } finally {
    await shop.close()
  }
})
