import { expect, test } from 'vitest'
import { listRefundChoices, parseRefund } from '#components/return/refund-choice.ts'
import type { Order, OrderLine } from '#contract/order.ts'
import { createTranslator } from '#i18n/translator.ts'

const t = createTranslator('en')

test('staff choose the whole order or a line with the pieces that are left, and read what becomes void', () => {
  const toLine = (id: number, kind: OrderLine['kind'], quantity: number, amount: number, in_shop = false, parts: number[] = []) =>
    ({
      id,
      kind,
      refundable: { quantity, amount, in_shop, parts },
      product: { name: `Line ${id}`, option_values: [{ label: 'Red' }] }
    }) as OrderLine
  const line_items = [
    toLine(1, 'goods', 2, 20_000),
    toLine(2, 'ticket', 1, 45_000),
    toLine(3, 'stay', 1, 0),
    toLine(4, 'gift_card', 1, 90_000)
  ]
  const choicesOf = (more: Partial<Order>) => listRefundChoices({ line_items, refundable_total: 155_000, ...more } as Order, t)
  expect(choicesOf({}).map(({ of, text, amount }) => [of, text, amount])).toEqual([
    ['all', t('returns:refund_everything'), 155_000],
    ['1-2', 'Line 1, Red × 2', 20_000],
    ['2-1', 'Line 2, Red × 1', 45_000],
    ['4-1', 'Line 4, Red × 1', 90_000]
  ])
  expect(choicesOf({})[1]?.consequence).toBe('')
  expect(choicesOf({})[2]?.consequence).toBe(t('returns:refund_voids_ticket'))
  // Goods that are still in the shop are not sent.
  const rest = line_items.slice(1)
  const inShop = toLine(1, 'goods', 2, 20_000, true, [10_000])
  const alone = { cancelable: true, line_items: [inShop, ...rest] }
  expect(choicesOf(alone)[1]?.consequence).toBe(t('returns:refund_keeps_goods'))
  expect(choicesOf(alone)[1]?.parts).toEqual([
    { of: '1-1', text: 'Line 1, Red × 1', amount: 10_000, consequence: t('returns:refund_not_sent') }
  ])
  expect(choicesOf({ ...alone, refundable_total: 20_000 })[1]?.consequence).toBe('')
  expect(choicesOf({ line_items: [toLine(5, 'goods', 1, 500, true), inShop] })[2]?.consequence).toBe(t('returns:refund_not_sent'))
  // Another part was sent: the order is not canceled.
  expect(choicesOf({ line_items: [inShop] })[0]?.consequence).toBe(t('returns:refund_keeps_goods'))
  // A gift card was used.
  expect(choicesOf({ refundable_total: 65_000 }).map(({ of }) => of)).toEqual(['all', '1-2', '2-1'])
})

test('the chosen refund becomes the input of the API', () => {
  expect(parseRefund({ of: 'all', amount: '155000', to: 'wallet' })).toEqual({ of: 'all', to: 'wallet' })
  expect(parseRefund({ of: '12-2', amount: '20000' })).toEqual({ of: 'lines', lines: [{ id: 12, quantity: 2 }], to: 'origin' })
  expect(parseRefund({ amount: '1,500' })).toEqual({ of: 'amount', amount: 1500, to: 'origin' })
})
