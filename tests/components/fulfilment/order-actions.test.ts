import { expect, test } from 'vitest'
import { ApiError, type Client } from '#client/client.ts'
import { createOrderActions, formatRefusal } from '#components/fulfilment/order-actions.ts'
import type { Fulfilment, StaffShipment } from '#contract/fulfilment.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { createTranslator } from '#i18n/translator.ts'

const t = createTranslator('en')
const event = { at: '2026-11-22T10:00:00Z', shipment: null, amount: null, detail: null }
const fulfilment: Fulfilment = {
  shipments: [{ id: 7, position: 1, state: 'shipped', method: 'delivery' } as StaffShipment],
  planned: [],
  can_start: false,
  can_change_address: false,
  notes: [],
  events: [
    { ...event, kind: 'shipment_ship', by: 'Bold', shipment: 1 },
    { ...event, kind: 'canceled', by: 'Tuya' },
    { ...event, kind: 'refund_due', by: 'Saruul' }
  ]
}
const createRefusal = (code: ErrorCode): string => formatRefusal(new ApiError(409, { code, error: 'Refused.' }), fulfilment, 7, 'en', t)

test('a refusal because of the order names the latest change, by whom and when', () => {
  for (const code of ['order_not_fulfillable', 'order_not_cancelable', 'refund_too_large', 'address_changed'] as const)
    expect(createRefusal(code)).toMatch(/^Refused\. .*, Tuya, .*2026.*\.$/)
})

test('a changed shipment names its own latest change', () => {
  expect(createRefusal('shipment_changed')).toMatch(/^The shipment changed meanwhile\. .*, Bold, .*2026.*\.$/)
})

test('another refusal is what the server says', () => {
  expect(createRefusal('pickup_code_wrong')).toBe('Refused.')
})

test('each action on an order ends at its message', () => {
  for (const [name, { redirectTo }] of Object.entries(createOrderActions({} as Client, 'DG1', '/admin/orders/DG1')))
    expect(redirectTo, name).toMatch(/^\/admin\/orders\/DG1\?done=\w+#done$/)
})
