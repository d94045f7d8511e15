import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Order } from '#contract/order.ts'
import { products } from '#server/catalogue/product/tables.ts'
import { orders } from '#server/order/tables.ts'
import { syncRewards } from '#server/wallet/index.ts'
import { USUAL_KINDS } from '../database.ts'
import { ADDRESS, CART, CHECKOUT, COMPLETE, fillCart, ITEMS, requireOk, placeOrder, toOrderPath, readBooks, setUpShop } from '../shop.ts'
import { turnOn } from '../settings.ts'

describe.each(USUAL_KINDS)('the checkout on %s', async kind => {
  const { shop, database } = await setUpShop(kind)
  beforeEach(async () => {
    await turnOn(database, 'points')
  })

  const books = () => readBooks(database.db, shop.clock.now)
  const pay = (total: number) => ({ payment_method: 'qpay', expected_total: total })

  test('saves an address of a guest, but needs a login to order', async () => {
    const guest = await shop.guest()
    requireOk(await guest.call('POST', ITEMS, { variant_id: await shop.sell(), quantity: 1 }))
    expect(await guest.call('PUT', CHECKOUT, { address: ADDRESS })).toMatchObject({
      status: 200,
      body: { address: { receiver: ADDRESS.receiver } }
    })
    expect(await guest.call('POST', COMPLETE, pay(16_000))).toMatchObject({ status: 401, body: { code: 'login_required' } })
  })

  test('sets zone names from the list, accepts an unknown khoroo, and quotes the delivery', async () => {
    const user = await shop.user()
    requireOk(await user.call('POST', ITEMS, { variant_id: await shop.sell(), quantity: 2 }))
    const cart = requireOk(
      await user.call<Cart>('PUT', CHECKOUT, { address: { ...ADDRESS, quarter: '77', city_name: 'Atlantis', phone: '+976 8811-2345' } })
    )
    expect(cart.address).toMatchObject({ city_name: 'Ulaanbaatar', district_name: 'Sukhbaatar', quarter: '77', phone: '88112345' })
    expect(cart.address?.quarter_name).toContain('77')
    expect(cart).toMatchObject({ item_total: 20_000, ship_total: 6000, total: 26_000, tax_total: 0, promise: { kind: 'hours' } })
  })

  test('computes totals beyond 32 bits', async () => {
    const user = await shop.user()
    const made = await placeOrder(
      user,
      [{ variantId: await shop.sell({ price: 2_000_000_000, onHand: 20 }), quantity: 20 }],
      'bank_transfer'
    )
    expect(made).toMatchObject({ total: 40_000_000_000, missing_total: 40_000_000_000, payment: { amount: 40_000_000_000 } })
    const staff = await shop.user({ role: 'staff' })
    const book = (amount: number, ref: string) => staff.call<Order>('POST', toOrderPath(made.number, '/transfer_received'), { amount, ref })
    expect(requireOk(await book(39_000_000_000, 'A')).missing_total).toBe(1_000_000_000)
    const placed = requireOk(await book(11_000_000_000, 'B'))
    expect(placed).toMatchObject({ state: 'placed', paid_total: 50_000_000_000, refund_cases: [{ amount: 10_000_000_000 }] })
    const points = async () => requireOk(await user.call<{ points: number }>('GET', '/api/v2/orders/erp_loyalty')).points
    expect(await points()).toBe(0)
    const delivered = { deliveredAt: shop.clock.now }
    await database.db.update(orders).set(delivered).where(eq(orders.number, made.number))
    const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.number, made.number))
    await syncRewards(shop.server, row?.id ?? 0)
    expect(await points()).toBe(400_000_000)
    expect(await books()).toMatchObject({ charged: 50_000_000_000, placed: 40_000_000_000, owed: 10_000_000_000 })
  })

  test('rejects a total above the transfer limit', async () => {
    const user = await shop.user()
    for (let line = 0; line < 26; line++)
      requireOk(await user.call('POST', ITEMS, { variant_id: await shop.sell({ price: 2_000_000_000, onHand: 20 }), quantity: 20 }))
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS }))
    expect(cart.total).toBe(1_040_000_000_000)
    expect(await user.call('POST', COMPLETE, pay(cart.total))).toMatchObject({ status: 422, body: { code: 'total_too_large' } })
    expect(await user.call('POST', COMPLETE, pay(1e17))).toMatchObject({ status: 422 })
    expect(await user.call('POST', COMPLETE, pay(1e13))).toMatchObject({ status: 409, body: { code: 'total_changed' } })
  })

  test('limits the stock that unpaid orders of a customer can hold', async () => {
    const user = await shop.user()
    const variantId = await shop.sell({ onHand: 30 })
    await placeOrder(user, [{ variantId, quantity: 15 }])
    const cart = await fillCart(user, [{ variantId, quantity: 6 }])
    const refused = await user.call<ErrorBody>('POST', COMPLETE, pay(cart.total))
    expect(refused).toMatchObject({ status: 409, body: { code: 'unpaid_pieces_many', details: { most: 20 } } })
    expect(refused.body.error).toContain('Felt slippers')
    const item = cart.line_items[0]?.id
    const fewer = requireOk(await user.call<Cart>('PUT', `${ITEMS}/${item}`, { quantity: 5 }))
    requireOk(await user.call('POST', COMPLETE, pay(fewer.total)))
    // Another customer has a separate limit.
    await placeOrder(await shop.user(), [{ variantId, quantity: 10 }])
    expect((await books()).stock).toMatchObject([{ held: 30 }])
  })

  test('allows three unpaid orders per customer, and another after one has ended', async () => {
    const user = await shop.user()
    const made = []
    for (let count = 0; count < 3; count++) made.push(await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }]))
    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    expect(await user.call('POST', COMPLETE, pay(cart.total))).toMatchObject({ status: 409, body: { code: 'unpaid_orders_many' } })
    expect(requireOk(await user.call<Cart>('GET', CART)).line_items).toHaveLength(1)
    requireOk(await user.call('PUT', toOrderPath(made[0]?.number ?? '', '/cancel')))
    requireOk(await user.call('POST', COMPLETE, pay(cart.total)))
  })

  test('reports invalid fields', async () => {
    const user = await shop.user()
    const wrong = { ...ADDRESS, city: '', details: '  ', receiver: 'x'.repeat(121), phone: '123' }
    const answer = await user.call<ErrorBody>('PUT', CHECKOUT, {
      address: wrong,
      organisation: { name: 'Эрдэнэ ХХК', registry_number: '12', phone: '' }
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(Object.keys(answer.body.errors ?? {}).toSorted()).toEqual(
      [
        'address.city',
        'address.details',
        'address.phone',
        'address.receiver',
        'organisation.phone',
        'organisation.registry_number'
      ].toSorted()
    )
    expect(answer.body.errors?.['address.phone']).toEqual(['A phone number has 8 digits, such as 8811 2345'])
    expect(await user.call('PUT', CHECKOUT, { address: { ...ADDRESS, district: '2101' } })).toMatchObject({
      status: 422,
      body: { errors: { 'address.district': expect.any(Array) } }
    })
    expect(await user.call('PUT', CHECKOUT, { address: { ...ADDRESS, quarter: 'zz' } })).toMatchObject({
      status: 422,
      body: { errors: { 'address.quarter': ['A khoroo or bag has a number from 1 to 99'] } }
    })
  })

  test('has a message for each empty field, in both languages', async () => {
    const user = await shop.user()
    const nothing = { city: '', district: '', quarter: '', details: '', receiver: '', phone: '' }
    const input = { address: nothing, organisation: { name: '', registry_number: '', phone: '' } }
    for (const locale of ['mn', 'en']) {
      const { body } = await user.call<ErrorBody>('PUT', CHECKOUT, input, { 'accept-language': locale })
      const texts = Object.entries(body.errors ?? {}).map(([path, [text]]) => [path.replace('organisation.phone', 'address.phone'), text])
      expect(texts).toHaveLength(9)
      // The two phone fields share a text; every other field has its own.
      expect(new Set(texts.map(([, text]) => text)).size).toBe(8)
    }
    const answer = await user.call<ErrorBody>('PUT', CHECKOUT, input)
    expect(answer.body.errors).toMatchObject({
      'address.details': ['Write the building, entrance and door'],
      'organisation.name': ['Write the organisation’s name']
    })
  })

  test('starts the next cart with the address and organisation of the last order', async () => {
    const user = await shop.user()
    const variantId = await shop.sell()
    const organisation = { name: 'Эрдэнэ ХХК', registry_number: '2657457', phone: '70111234' }
    await fillCart(user, [{ variantId, quantity: 1 }])
    const first = requireOk(await user.call<Cart>('PUT', CHECKOUT, { organisation }))
    requireOk(await user.call<Order>('POST', COMPLETE, pay(first.total)))

    const second = requireOk(await user.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    expect(second).toMatchObject({ address: first.address, organisation, ship_total: 6000, promise: { kind: 'hours' } })
    expect(requireOk(await user.call<Cart>('DELETE', CHECKOUT)).address).toEqual(first.address)

    const other = await shop.user()
    expect(requireOk(await other.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 })).address).toBeNull()
  })

  test('displays the delivery fee in the capital while no address is known', async () => {
    const guest = await shop.guest()
    expect(requireOk(await guest.call<Cart>('GET', CART))).toMatchObject({ ship_total: null, ship_estimate: 6000 })
    const variantId = await shop.sell({ price: 100_000 })
    const one = requireOk(await guest.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    expect(one).toMatchObject({ ship_total: null, ship_estimate: 6000, total: 100_000, free_shipping_from: 150_000 })
    const two = requireOk(await guest.call<Cart>('POST', ITEMS, { variant_id: variantId, quantity: 1 }))
    expect(two).toMatchObject({ ship_total: null, ship_estimate: 0, total: 200_000 })
  })

  test('sells no gift card while its flag is off, neither new nor from an existing cart', async () => {
    const user = await shop.user()
    const variantId = await shop.sell()
    const cart = await fillCart(user, [{ variantId, quantity: 1 }])
    await database.db.update(products).set({ kind: 'gift_card' })
    expect(await user.call('POST', ITEMS, { variant_id: variantId, quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' }
    })
    expect(await user.call('POST', COMPLETE, pay(cart.total))).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect(requireOk(await user.call<Cart>('GET', CART)).line_items).toMatchObject([{ available: 0, stock: 'sold_out' }])
  })

  test('rejects characters that databases cannot store', async () => {
    const user = await shop.user()
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: { ...ADDRESS, details: 'a\u0000b\ud800\nc' } }))
    expect(cart.address?.details).toBe('ab\ufffd\nc')
  })

  test('saves the organisation, and deletes it on request', async () => {
    const user = await shop.user()
    requireOk(await user.call('POST', ITEMS, { variant_id: await shop.sell(), quantity: 1 }))
    const organisation = {
      name: 'Эрдэнэ ХХК',
      registry_number: '2657457',
      phone: '7011 1234',
      address: '',
      information: '',
      employee_count: 12,
      field: 'Барилга'
    }
    expect(requireOk(await user.call<Cart>('PUT', CHECKOUT, { organisation })).organisation).toEqual({ ...organisation, phone: '70111234' })
    expect(requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS })).organisation?.name).toBe('Эрдэнэ ХХК')
    expect(requireOk(await user.call<Cart>('PUT', CHECKOUT, { organisation: null })).organisation).toBeNull()
  })
})
