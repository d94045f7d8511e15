import { expect, test } from 'vitest'
import { formatOrderStatus } from '#components/order/status-text.ts'
import { createTranslator } from '#i18n/translator.ts'

const t = createTranslator('en')

test('only a parcel is called delivered', () => {
  const of = (order: Partial<Parameters<typeof formatOrderStatus>[0]>): string =>
    formatOrderStatus({ status: 'delivered', pickup: false, digital: false, ...order }, t)
  expect(of({})).toBe('Delivered')
  expect(of({ pickup: true })).toBe('Handed over')
  expect(of({ pickup: true, status: 'completed' })).toBe('Handed over')
  expect(of({ pickup: true, status: 'ready_to_deliver' })).toBe(t('fulfilment:state_ready_pickup'))
  expect(of({ digital: true })).toBe('Confirmed')
  expect(of({ digital: true, status: 'completed' })).toBe('Confirmed')
  expect(of({ digital: true, status: 'canceled' })).toBe(t('order:s_canceled'))
  expect(of({ digital: true, status: 'returned' })).toBe(t('order:s_canceled'))
})
