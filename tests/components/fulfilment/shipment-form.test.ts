import { expect, test } from 'vitest'
import {
  listConsequences,
  listImpossibleActions,
  isConfirmed,
  findNextAction,
  toShipmentAction
} from '#components/fulfilment/shipment-form.ts'
import type { StaffShipment } from '#contract/fulfilment.ts'
import { listActions, type ShipmentMethod, type ShipmentState } from '#domain/shipment.ts'
import { createTranslator } from '#i18n/translator.ts'

const createShipment = (state: ShipmentState, method: ShipmentMethod = 'delivery'): StaffShipment => ({
  id: 1,
  position: 1,
  method,
  state,
  planned_on: null,
  carrier: null,
  tracking_number: null,
  next_on: null,
  received_by: null,
  delivered_at: null,
  branch: null,
  lines: [],
  history: [],
  courier: null,
  fail_reason: null,
  actions: listActions({ state, method })
})

test('the next step of each state', () => {
  const next = (state: ShipmentState, method: ShipmentMethod = 'delivery', city = '11') =>
    findNextAction(createShipment(state, method), city)
  expect(next('preparing')).toBe('pack')
  expect(next('ready')).toBe('dispatch')
  expect(next('ready', 'delivery', '65')).toBe('ship')
  expect(next('ready', 'pickup')).toBe('hand_over')
  expect(next('shipped')).toBe('deliver')
  expect(next('failed')).toBe('dispatch')
  expect(next('delivered')).toBeNull()
})

test('an action is either possible or displayed with its reason', () => {
  expect(listImpossibleActions(createShipment('preparing'))).toEqual(['ship', 'dispatch', 'deliver', 'fail', 'take_back'])
  expect(listImpossibleActions(createShipment('ready', 'pickup'))).toEqual(['pack'])
  expect(listImpossibleActions(createShipment('delivered'))).toEqual([])
})

test('goods leave the stock once, and messages are listed as consequences', () => {
  const t = createTranslator('en')
  const texts = (state: ShipmentState, method: ShipmentMethod = 'delivery') =>
    listConsequences(method === 'pickup' ? 'hand_over' : 'dispatch', createShipment(state, method), false, t).map(({ text }) => text)
  expect(texts('ready')).toContain(t('fulfilment:will_stock', { n: 0 }))
  expect(texts('failed')).not.toContain(t('fulfilment:will_stock', { n: 0 }))
  expect(texts('ready', 'pickup')).toContain(t('fulfilment:will_message_hand_over'))
  expect(isConfirmed('pack', createShipment('preparing'))).toBe(false)
  expect(isConfirmed('pack', createShipment('preparing', 'pickup'))).toBe(true)
})

test('a form becomes the body of its action', () => {
  expect(toShipmentAction('pack', { state: 'preparing', line_7: '1', line_8: '3', line_x: '1' })).toEqual({
    action: 'pack',
    state: 'preparing',
    lines: [7, 8],
    pieces: 4
  })
  expect(toShipmentAction('take_back', { state: 'failed' })).toEqual({ action: 'take_back', state: 'failed', restock: false })
})
