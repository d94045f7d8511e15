import { expect, test } from 'vitest'
import { toFields, toSetting } from '#components/receipt/receipt-setting-form.ts'
import { settingSchemas } from '#contract/setting.ts'

const DEFAULTS = settingSchemas.receipt.parse({})

test('a shop pays VAT once it has said so; goods of a shop that does not are outside of it', () => {
  expect(toFields(DEFAULTS, false)['vatPayer']).toBe('')
  expect(toFields(DEFAULTS, true)['vatPayer']).toBe('1')
  const fields = { ...toFields(DEFAULTS, false), days: '14' }
  const none = settingSchemas.receipt.parse(toSetting(fields, DEFAULTS))
  expect([none.goods.type, none.delivery.type]).toEqual(['NOT_VAT', 'NOT_VAT'])
  expect(toFields(none, true)['vatPayer']).toBe('')
  expect(settingSchemas.receipt.parse(toSetting({ ...fields, vatPayer: '1' }, none)).goods.type).toBe('VAT_ABLE')
})

test('exempt goods stay exempt while the shop pays VAT', () => {
  const exempt = settingSchemas.receipt.parse({ goods: { type: 'VAT_FREE', classificationCode: '', taxProductCode: '304' } })
  expect(toSetting(toFields(exempt, true), exempt).goods).toMatchObject({ type: 'VAT_FREE', taxProductCode: '304' })
  expect(toSetting({ ...toFields(exempt, true), vatPayer: '' }, exempt).goods).toMatchObject({ type: 'NOT_VAT', taxProductCode: null })
})
