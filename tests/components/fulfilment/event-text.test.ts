import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatEventDetail, formatEvent } from '#components/fulfilment/event-text.ts'
import type { TimelineEvent } from '#contract/fulfilment.ts'
import { RETURN_STATES } from '#domain/return.ts'
import { SHIPMENT_ACTIONS } from '#domain/shipment.ts'
import { createTranslator } from '#i18n/translator.ts'

const server = join(import.meta.dirname, '../../../src/server')
const createEvent = (kind: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  kind,
  at: '2026-11-22T10:00:00Z',
  by: null,
  shipment: null,
  amount: null,
  detail: null,
  ...more
})

/** Event kinds in string literals and template literals. */
function findRecordedKinds(): string[] {
  const texts = globSync('**/*.ts', { cwd: server }).map(file => readFileSync(join(server, file), 'utf8'))
  const written = texts.flatMap(text => [...text.matchAll(/recordEvent\([^'`]*?'([a-z_]+)'/g)].map(([, kind = '']) => kind))
  return [
    ...new Set([
      ...written,
      ...SHIPMENT_ACTIONS.map(action => `shipment_${action}`),
      ...RETURN_STATES.map(state => `return_${state}`),
      'created',
      'bonus',
      'bonus_return',
      'points',
      'points_return',
      'points_withdrawn',
      'wallet_withdrawn',
      'canceled',
      'expired',
      'paid_unfulfillable'
    ])
  ]
}

test.each(['mn', 'en'] as const)('every recorded event has a text of its own (%s)', locale => {
  const t = createTranslator(locale)
  const kinds = findRecordedKinds()
  expect(kinds).toEqual(expect.arrayContaining(['created', 'placed', 'refunded', 'shipment_started', 'address_changed']))
  expect(kinds.filter(kind => formatEvent(createEvent(kind), t) === t('fulfilment:event_other'))).toEqual([])
})

test('an event has its shipment, its amount and its detail; an unknown one has a neutral text', () => {
  const t = createTranslator('en')
  expect(formatEvent(createEvent('shipment_pack', { shipment: 2 }), t)).toBe('Shipment 2: Packed')
  expect(formatEvent(createEvent('charged', { amount: 12_500 }), t)).toBe('Payment received: 12,500₮')
  expect(formatEvent(createEvent('points', { amount: 7089 }), t)).toBe('Points given: 7,089 points')
  expect(formatEvent(createEvent('something_new'), t)).toBe('A change was recorded')
  expect(formatEventDetail(createEvent('refund_due', { detail: 'double_payment' }), 'en', t)).toBe('Paid twice')
  expect(formatEventDetail(createEvent('payment_started', { detail: 'qpay' }), 'en', t)).toBe(t('payment:qpay'))
  expect(formatEventDetail(createEvent('charged', { detail: '493622150021869' }), 'en', t)).toBe('№ 493622150021869')
  expect(formatEventDetail(createEvent('charged', { detail: '2026-11-27 30000 d8b5b6f13feacd4d' }), 'en', t)).toBe('')
  expect(formatEventDetail(createEvent('charged', { detail: 'D-1/7' }), 'en', t)).toBe('D-1/7')
  expect(formatEventDetail(createEvent('shipment_fail', { detail: 'No one in. (2026-11-25)' }), 'en', t)).toBe(
    'No one in. Next attempt on 25 November'
  )
})
