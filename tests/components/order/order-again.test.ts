import { expect, test } from 'vitest'
import { listLinesToBuyAgain } from '#components/order/order-again.ts'
import type { Order, OrderLine } from '#contract/order.ts'

test('goods and tickets of an ended or delivered order can be bought again, those of an order under way cannot', () => {
  const product = { variant_id: 1 }
  const lines = (['goods', 'ticket', 'stay', 'gift_card'] as const).map(kind => ({ kind, product }) as OrderLine)
  const kindsOf = (state: Order['state'], deliveredAt: string | null = null) =>
    listLinesToBuyAgain({ state, delivered_at: deliveredAt, line_items: lines } as Order).map(({ kind }) => kind)
  for (const state of ['expired', 'canceled', 'paid_unfulfillable'] as const) expect(kindsOf(state)).toEqual(['goods', 'ticket'])
  expect(kindsOf('awaiting_payment')).toEqual([])
  expect(kindsOf('placed')).toEqual([])
  expect(kindsOf('placed', '2026-11-28T10:00:00Z')).toEqual(['goods', 'ticket'])
})
