import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { toFieldErrors } from '#server/kernel/http/implement.ts'
import { findUnstorable } from '#server/kernel/http/storable-text.ts'
import { log } from '#server/kernel/log/log.ts'
import { FEATURES } from '#server/open-shop.ts'
import { openTestShop } from '../../catalogue/small-shop.ts'

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

test('finds a text that Postgres cannot store at any depth, in keys, too', () => {
  expect(findUnstorable({ name: 'Бат 👋', lines: [{ count: 1, note: null }] })).toBeUndefined()
  expect(findUnstorable({ name: 'Бат', lines: [{ note: 'a' }, { note: 'a\0' }] })).toBe('lines.1.note')
  expect(findUnstorable({ title: { mn: '\ud800' } })).toBe('title.mn')
  expect(findUnstorable({ values: { 'a\0': 1 } })).toBe('values')
  expect(findUnstorable('\0')).toBe('')
})

describe('a text that Postgres cannot store', () => {
  let shop: Awaited<ReturnType<typeof openTestShop>>
  beforeAll(async () => void (shop = await openTestShop(FEATURES)))
  afterAll(() => shop?.close())

  const send = (path: string, body?: object) =>
    shop.app.request(path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'accept-language': 'en', 'content-type': 'application/json' }
    })

  test.each(['a\0b', 'a\ud800'])('such as %j is refused with its field, and nothing is logged', async text => {
    const logged = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    for (const field of ['login', 'password']) {
      const refused = await send('/api/v2/users/login', { login: '99112233', password: 'secret-words', [field]: text })
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({
        errors: { [field]: ['This contains a character that cannot be stored. Please type it again.'] }
      })
    }
    expect((await send('/api/v2/brands/a%00b')).status).toBe(404)
    expect((await send('/api/v2/products/a%00b')).status).toBe(404)
    expect((await send('/api/v2/articles?tag=a%00b')).status).toBe(422)
    expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})
