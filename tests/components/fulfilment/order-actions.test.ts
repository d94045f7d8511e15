import { expect, test } from 'vitest'
import type { Client } from '#client/client.ts'
import { createOrderActions } from '#components/fulfilment/order-actions.ts'

test('each action on an order ends with a message at the top of its page', () => {
  for (const [name, { redirectTo }] of Object.entries(createOrderActions({} as Client, 'DG1', '/admin/orders/DG1')))
    expect(redirectTo, name).toMatch(/^\/admin\/orders\/DG1\?done=\w+#main$/)
})
