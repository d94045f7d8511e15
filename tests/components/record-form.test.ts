import { expect, test } from 'vitest'
import { ApiError } from '#client/client.ts'
import { readPostedForm } from '#components/form/form.ts'
import { refuseStaleRecord, toRecordState } from '#components/product-admin/record-form.ts'
import { createTranslator } from '#i18n/translator.ts'

const brand = { name: { mn: 'Хангай', en: 'Khangai' }, description: null, image: null }
const post = (fields: Record<string, string>) =>
  readPostedForm(new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams(fields) }))

test('a brand that another person has saved meanwhile is not overwritten, and the person is told what it is now', async () => {
  const t = createTranslator('mn')
  const posted = await post({ was: toRecordState(brand), name_mn: 'Хангай нуруу' })
  // The database returns the languages in another order.
  expect(() => refuseStaleRecord(posted, { ...brand, name: { en: 'Khangai', mn: 'Хангай' } }, t, 'mn')).not.toThrow()
  expect(() => refuseStaleRecord(posted, { ...brand, name: { mn: 'Хангай ХХК', en: 'Khangai' } }, t, 'mn')).toThrow(
    expect.objectContaining({ status: 409, message: expect.stringContaining('Нэр › Монгол: Хангай ХХК') as string })
  )
  expect(() => refuseStaleRecord(posted, { ...brand, description: { mn: 'Аялал' } }, t, 'mn')).toThrow(ApiError)
})
