import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import { withGift, withQuantity, withVariant } from '#domain/bundle.ts'
import { cartSources } from '#server/sources.ts'
import { createCartRoutes } from '#server/cart/routes.ts'
import { furnishShop, openTestShop, stockProduct } from '../catalogue/small-shop.ts'

const shop = await openTestShop([server => createCartRoutes(server, cartSources)])
let bowl = 0
let rare = 0
let phone = { id: 0, variantIds: [0] }
beforeAll(async () => {
  await furnishShop(shop.db)
  bowl = (await stockProduct(shop.db, { slug: 'bowl', variants: [{ price: 40_000 }] })).variantIds[0] ?? 0
  rare = (await stockProduct(shop.db, { slug: 'rare', variants: [{ price: 70_000, onHand: 1 }] })).variantIds[0] ?? 0
  phone = await stockProduct(shop.db, { slug: 'phone', variants: [{ price: 900_000 }], giftVariantIds: [bowl, rare] })
})
afterAll(() => shop.close())

async function add(items: unknown) {
  const answer = await shop.app.request('/api/v2/checkouts/current/packages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items })
  })
  return { status: answer.status, body: (await answer.json()) as Cart & { code?: string } }
}

it('adds all products of a bundle to the cart', async () => {
  const { status, body } = await add([
    { variant_id: bowl, quantity: 2 },
    { variant_id: rare, quantity: 1 }
  ])
  expect([status, body.item_total, body.total_quantity]).toEqual([200, 150_000, 3])
})

it('adds none where one is unavailable', async () => {
  const short = await add([
    { variant_id: bowl, quantity: 1 },
    { variant_id: rare, quantity: 2 }
  ])
  expect(short).toMatchObject({ status: 409, body: { code: 'quantity_unavailable' } })
  expect(await shop.read<Cart>('/api/v2/orders/current')).toMatchObject({ line_items: [] })
  expect((await add([{ variant_id: 99_999, quantity: 1 }])).status).toBe(404)
})

it('needs the selection of gifts before it adds anything', async () => {
  const [variant_id = 0] = phone.variantIds
  const before = await shop.read<Cart>('/api/v2/orders/current')
  expect(
    await add([
      { variant_id: bowl, quantity: 1 },
      { variant_id, quantity: 1 }
    ])
  ).toMatchObject({
    status: 422,
    body: { code: 'gift_required' }
  })
  expect(await shop.read<Cart>('/api/v2/orders/current')).toEqual(before)
  const { status, body } = await add([{ variant_id, quantity: 1, gift_variant_id: rare }])
  expect([status, body.line_items[0]?.product.option_values.map(({ value }) => value)]).toEqual([200, [String(rare)]])
})

it.each([[[]], [null], ['all'], [[{ variant_id: 1, quantity: 0 }]], [Array.from({ length: 41 }, () => ({ variant_id: 1 }))]])(
  'refuses %j',
  async items => expect((await add(items)).status).toBe(422)
)

it('changes a selection as specified: one more without a quantity, removed at zero', () => {
  const one = withQuantity([], 'a', undefined, 7)
  expect(one).toEqual([{ slug: 'a', qty: 1, cv: 7 }])
  expect(withQuantity(one, 'a')).toEqual([{ slug: 'a', qty: 2, cv: 7 }])
  expect(withQuantity(one, 'a', 5)).toEqual([{ slug: 'a', qty: 5, cv: 7 }])
  expect(withQuantity(one, 'a', 0)).toEqual([])
  expect(withQuantity(one, 'b', -1)).toEqual(one)
  expect(withVariant(one, 'a', 9)).toEqual([{ slug: 'a', qty: 1, cv: 9 }])
  expect(withVariant(one, 'b', 9)).toEqual(one)
  expect(withQuantity(withGift(one, 'a', 3), 'a', 2)).toEqual([{ slug: 'a', qty: 2, cv: 7, gift: 3 }])
})
