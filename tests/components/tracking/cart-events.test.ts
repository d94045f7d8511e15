import { describe, expect, it } from 'vitest'
import { listCartEvents } from '#components/tracking/cart-events.ts'
import { toPurchase } from '#components/tracking/purchase.ts'

const createItem = (sku: string, quantity: number) => ({ sku, name: `Name of ${sku}`, price: 12_000, quantity })
const createCart = (id: string, lines: Record<string, ReturnType<typeof createItem>>) => ({ id, lines })

describe('listCartEvents', () => {
  it('tells what was added and removed, with the changed quantity', () => {
    const before = createCart('a', { 1: createItem('scarf', 3), 2: createItem('hat', 1) })
    const after = createCart('a', { 1: createItem('scarf', 1), 3: createItem('tea', 2) })
    expect(listCartEvents(before, after, false)).toEqual([
      { name: 'remove_from_cart', item: createItem('scarf', 2) },
      { name: 'remove_from_cart', item: createItem('hat', 1) },
      { name: 'add_to_cart', item: createItem('tea', 2) }
    ])
    expect(listCartEvents(after, after, true)).toEqual([])
  })

  it('tells the first product of a new cart', () => {
    const after = createCart('a', { 1: createItem('scarf', 1) })
    for (const before of [undefined, createCart('', {})]) {
      expect(listCartEvents(before, after, true)).toEqual([{ name: 'add_to_cart', item: createItem('scarf', 1) }])
      // A cart that a login brought.
      expect(listCartEvents(before, after, false)).toEqual([])
    }
  })

  it('takes neither an order nor another cart for a change', () => {
    const before = createCart('a', { 1: createItem('scarf', 1) })
    expect(listCartEvents(before, createCart('', {}), false)).toEqual([])
    expect(listCartEvents(before, createCart('b', { 5: createItem('hat', 1) }), false)).toEqual([])
  })
})

describe('toPurchase', () => {
  const order = {
    number: 'D-1',
    state: 'placed' as const,
    placed_at: '2026-11-20T04:00:00Z',
    now: '2026-11-22T04:00:00Z',
    total: 29_000,
    ship_total: 5000,
    tax_total: 2600,
    line_items: [
      {
        id: 1,
        kind: 'goods' as const,
        quantity: 2,
        refunded_quantity: 0,
        withdrawn_quantity: 0,
        price: 12_000,
        total: 24_000,
        gift_card: null,
        product: { id: 1, variant_id: 1, sku: 'TEA', slug: 'tea', name: 'Tea', brand: '', image: null, option_values: [] }
      }
    ]
  }

  it('describes a placed order for three days', () => {
    expect(toPurchase(order)).toEqual({
      name: 'purchase',
      number: 'D-1',
      total: 29_000,
      shipping: 5000,
      tax: 2600,
      items: [{ sku: 'TEA', name: 'Tea', price: 12_000, quantity: 2 }]
    })
    expect(toPurchase({ ...order, now: '2026-11-23T05:00:00Z' })).toBeNull()
    expect(toPurchase({ ...order, state: 'awaiting_payment', placed_at: null })).toBeNull()
  })
})
