import { expect, test } from 'vitest'
import { formatShipmentNames } from '#components/checkout/shipment-names.ts'
import { createTranslator } from '#i18n/translator.ts'

test('a shipment names each product once, and only the first ones of many', () => {
  const t = createTranslator('en')
  expect(formatShipmentNames(['Tea', 'Tea', 'Salt'], t)).toBe('Tea, Salt')
  expect(formatShipmentNames(['Tea', 'Salt', 'Wool', 'Felt'], t)).toBe('Tea, Salt, Wool, Felt')
  expect(formatShipmentNames(['Tea', 'Salt', 'Wool', 'Felt', 'Milk'], t)).toBe('Tea, Salt, Wool and 2 other products')
})
