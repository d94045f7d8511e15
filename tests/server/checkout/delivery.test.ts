import { beforeEach, describe, expect, test } from 'vitest'
import type { DeliveryOptions } from '#contract/checkout.ts'
import type { Order } from '#contract/order.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { stockItems } from '#server/inventory/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { branches, siteSettings } from '#server/site/tables.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { eq } from 'drizzle-orm'
import { USUAL_KINDS } from '../database.ts'
import { ADDRESS, CART, CHECKOUT, COMPLETE, type Customer, ITEMS, requireOk, toOrderPath, callUntilServed, setUpShop } from '../shop.ts'
import { storeSetting } from '../settings.ts'

const OPTIONS = '/api/v2/checkouts/current/delivery_options'
const PICKUP = { method: 'pickup', branch: 'zaisan', receiver: 'Болд', phone: '+976 9911-2345' }

describe.each(USUAL_KINDS)('the delivery on %s', async kind => {
  const { shop, database } = await setUpShop(kind)
  beforeEach(async () => {
    const branch = {
      phone: '77001188',
      hours: { mn: 'Өдөр бүр 11:00–22:00', en: 'Every day 11:00–22:00' },
      latitude: 47.9,
      longitude: 106.9
    }
    await database.db.insert(branches).values([
      { ...branch, code: 'zaisan', name: { mn: 'Зайсан', en: 'Zaisan' }, address: { mn: 'ХУД 11-р хороо', en: 'Khan-Uul, khoroo 11' } },
      { ...branch, code: 'square', name: { mn: 'Талбай', en: 'Square' }, address: { mn: 'СБД 8-р хороо', en: 'Sukhbaatar, khoroo 8' } }
    ])
  })

  /** Creates a variant with stock in the branch in Zaisan. */
  const sellInBranch = async (onHand: number, inBranch: number): Promise<number> => {
    const variantId = await shop.sell({ onHand })
    await database.db.insert(stockItems).values({ variantId, branchCode: 'zaisan', onHand: inBranch })
    return variantId
  }
  const buyer = async (variantId: number, quantity = 1): Promise<Customer> => {
    const user = await shop.user()
    requireOk(await user.call('POST', ITEMS, { variant_id: variantId, quantity }))
    return user
  }
  const complete = (user: Customer, total: number) =>
    user.call<Order & ErrorBody>('POST', COMPLETE, { payment_method: 'bank_transfer', expected_total: total })
  const window = (date: string, from: number, to: number) => ({ method: 'address', window: { date, from, to } })

  test('at a branch is free, needs no address, and is in the order and its message', async () => {
    const user = await buyer(await sellInBranch(10, 3), 2)
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { delivery: PICKUP }))
    expect(cart).toMatchObject({
      ship_total: 0,
      total: 20_000,
      address: null,
      promise: { kind: 'pickup', from: '2026-11-17T04:00:00.000Z', to: '2026-11-17T14:00:00.000Z' },
      delivery: { method: 'pickup', branch: { code: 'zaisan', name: 'Zaisan' }, recipient: { receiver: 'Болд', phone: '99112345' } }
    })
    const order = requireOk(await complete(user, cart.total))
    expect(order).toMatchObject({
      delivery: { method: 'pickup', branch: { code: 'zaisan', hours: 'Every day 11:00–22:00' } },
      address: { receiver: 'Болд', phone: '99112345', details: 'Zaisan. Khan-Uul, khoroo 11' },
      promise: { kind: 'pickup' },
      ship_total: 0
    })
    const staff = await shop.user({ role: 'staff' })
    requireOk(await staff.call('POST', toOrderPath(order.number, '/transfer_received'), { amount: order.total, ref: 'A' }))
    const sent = await database.db.select().from(messages).where(eq(messages.recipient, '99112345'))
    expect(sent.length).toBeGreaterThan(0)
    // The next cart defaults to delivery to an address.
    expect(requireOk(await user.call<Cart>('GET', CART)).delivery).toMatchObject({ method: 'address', branch: null })
  })

  test('at a branch needs stock there, less what others collect', async () => {
    const variantId = await sellInBranch(10, 3)
    const first = await buyer(variantId, 2)
    requireOk(await first.call('PUT', CHECKOUT, { delivery: PICKUP }))
    requireOk(await complete(first, 20_000))
    const second = await buyer(variantId, 2)
    expect(await second.call('PUT', CHECKOUT, { delivery: PICKUP })).toMatchObject({
      status: 409,
      body: { code: 'pickup_unavailable', error: expect.stringContaining('Felt slippers') }
    })
    expect(await second.call('PUT', CHECKOUT, { delivery: { ...PICKUP, branch: 'nowhere' } })).toMatchObject({
      status: 422,
      body: { errors: { 'delivery.branch': ['Please choose a branch'] } }
    })
    const { branches: offered } = requireOk(await second.call<DeliveryOptions>('GET', OPTIONS))
    expect(offered.map(({ code, missing }) => [code, missing])).toEqual([
      ['square', ['Felt slippers']],
      ['zaisan', ['Felt slippers']]
    ])
    const third = await buyer(variantId, 1)
    requireOk(await third.call('PUT', CHECKOUT, { delivery: PICKUP }))
    requireOk(await complete(third, 10_000))
  })

  test('sells the last pieces of a branch once to concurrent customers', async () => {
    const variantId = await sellInBranch(50, 3)
    const users = await Promise.all(Array.from({ length: 8 }, () => buyer(variantId)))
    for (const user of users) requireOk(await user.call('PUT', CHECKOUT, { delivery: PICKUP }))
    const answers = await Promise.all(users.map(user => callUntilServed(() => complete(user, 10_000))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(Array(5).fill('pickup_unavailable'))
  })

  test('at a branch has no pre-ordered goods', async () => {
    const variantId = await sellInBranch(10, 5)
    const [variant] = await database.db.select().from(variants).where(eq(variants.id, variantId))
    await database.db
      .update(products)
      .set({ preorderOn: '2026-12-20' })
      .where(eq(products.id, variant?.productId ?? 0))
    const user = await buyer(variantId)
    expect(await user.call('PUT', CHECKOUT, { delivery: PICKUP })).toMatchObject({ status: 409, body: { code: 'pickup_unavailable' } })
  })

  test('of goods with different dates has several shipments, displayed before payment', async () => {
    const variantId = await sellInBranch(10, 0)
    const [variant] = await database.db.select().from(variants).where(eq(variants.id, variantId))
    await database.db
      .update(products)
      .set({ preorderOn: '2026-12-20' })
      .where(eq(products.id, variant?.productId ?? 0))
    const user = await buyer(variantId)
    requireOk(await user.call('POST', ITEMS, { variant_id: await shop.sell(), quantity: 1 }))
    expect(requireOk(await user.call<Cart>('GET', CART)).shipments).toEqual([])
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS }))
    const [preordered, inStock] = cart.line_items.map(({ id }) => id)
    expect(cart.shipments).toMatchObject([
      { line_ids: [inStock], promise: { kind: 'hours', from: '2026-11-17T03:00:00.000Z' } },
      { line_ids: [preordered], promise: { kind: 'day', from: '2026-12-20T03:00:00.000Z' } }
    ])
    expect(cart.promise).toEqual(cart.shipments[1]?.promise)
  })

  test('reports invalid fields of a pick-up', async () => {
    const user = await buyer(await sellInBranch(10, 5))
    const { status, body } = await user.call<ErrorBody>('PUT', CHECKOUT, {
      delivery: { method: 'pickup', branch: '', receiver: '', phone: '1' }
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['delivery.branch', 'delivery.phone', 'delivery.receiver'])
    expect(await user.call('PUT', CHECKOUT, { delivery: { method: 'drone' } })).toMatchObject({ status: 422 })
    expect(await user.call('PUT', CHECKOUT, { delivery: { method: 'address', window: null } })).toMatchObject({
      status: 422,
      body: { code: 'address_required' }
    })
  })

  test('is in the selected window, which the order stores', async () => {
    const user = await buyer(await shop.sell())
    const offered = requireOk(await user.call<DeliveryOptions>('GET', `${OPTIONS}?city=11&district=1119`))
    expect(offered.address).toMatchObject({ price: 6000, free_from: 150_000 })
    expect(offered.windows[1]).toMatchObject({ date: '2026-11-18', windows: [{ from: 9, to: 22 }, {}, {}, {}, {}] })
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS, delivery: window('2026-11-18', 12, 15) }))
    expect(cart.promise).toEqual({ kind: 'window', from: '2026-11-18T04:00:00.000Z', to: '2026-11-18T07:00:00.000Z' })
    expect(requireOk(await complete(user, cart.total))).toMatchObject({
      delivery: { method: 'address', branch: null },
      promise: cart.promise
    })
  })

  test('rejects a window that is too early, also one that passed in the meantime', async () => {
    const user = await buyer(await shop.sell())
    const late = { status: 409, body: { code: 'window_unavailable' } }
    expect(await user.call('PUT', CHECKOUT, { address: ADDRESS, delivery: window('2026-11-17', 9, 11) })).toMatchObject(late)
    for (const wrong of [window('2026-02-31', 9, 22), window('soon', 9, 22), window('2026-11-18', 9.5, 22), window('2026-11-18', -1, 99)])
      expect(await user.call('PUT', CHECKOUT, { address: ADDRESS, delivery: wrong })).toMatchObject({ status: 422 })
    const cart = requireOk(await user.call<Cart>('PUT', CHECKOUT, { address: ADDRESS, delivery: window('2026-11-18', 9, 12) }))
    shop.clock.pass(25 * 60 * 60 * 1000)
    expect(await complete(user, cart.total)).toMatchObject(late)
  })

  test('has no windows where the setting disables them', async () => {
    await storeSetting(database, 'delivery', { capital: { window: null } })
    const user = await buyer(await shop.sell())
    expect(requireOk(await user.call<DeliveryOptions>('GET', `${OPTIONS}?city=11&district=1119`)).windows).toEqual([])
    expect(await user.call('PUT', CHECKOUT, { address: ADDRESS, delivery: window('2026-11-18', 9, 22) })).toMatchObject({ status: 409 })
    await database.db.delete(siteSettings)
    invalidate(database.database, ['site'])
  })

  test("keeps a guest's branch through the login", async () => {
    const guest = await shop.guest()
    requireOk(await guest.call('POST', ITEMS, { variant_id: await sellInBranch(10, 5), quantity: 1 }))
    const cart = requireOk(await guest.call<Cart>('PUT', CHECKOUT, { delivery: PICKUP }))
    expect(cart.delivery.branch?.code).toBe('zaisan')
  })
})
