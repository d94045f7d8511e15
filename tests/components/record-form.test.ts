import { expect, test } from 'vitest'
import { ApiError } from '#client/client.ts'
import { readPostedForm } from '#components/form/form.ts'
import { saveFilledForm, toFilledState } from '#components/admin/stale-form.ts'
import { toRecordValues } from '#components/product-admin/record-form.ts'
import { createTranslator } from '#i18n/translator.ts'

const brand: Parameters<typeof toRecordValues>[0] = {
  code: 'khangai',
  name: { mn: 'Хангай', en: 'Khangai' },
  description: null,
  image: null
}
const post = (fields: Record<string, string>) =>
  readPostedForm(new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams(fields) }))

test('a brand that another person has saved meanwhile is not overwritten, and the person is told what it is now', async () => {
  const t = createTranslator('mn')
  const posted = await post({ was: toFilledState(toRecordValues(brand)), name_mn: 'Хангай нуруу' })
  const save = (stored: Partial<typeof brand>): Promise<string> =>
    saveFilledForm(
      posted,
      { read: async () => ({ ...brand, ...stored }), toValues: toRecordValues, save: () => Promise.resolve('saved') },
      t,
      'mn'
    )
  // The database returns the languages in another order.
  expect(await save({ name: { en: 'Khangai', mn: 'Хангай' } })).toBe('saved')
  await expect(save({ name: { mn: 'Хангай ХХК', en: 'Khangai' } })).rejects.toEqual(
    expect.objectContaining({ status: 409, message: expect.stringContaining('Нэр › Монгол: Хангай ХХК') as string })
  )
  await expect(save({ description: { mn: 'Аялал' } })).rejects.toThrow(ApiError)
})
