import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { Order } from '#contract/order.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { siteSettings } from '#server/site/tables.ts'
import { countRuns } from '../../long.ts'
import { USUAL_KINDS } from '../database.ts'
import {
  ADDRESS,
  CART,
  CHECKOUT,
  COMPLETE,
  fillCart,
  ITEMS,
  MINUTE,
  requireOk,
  placeOrder,
  toOrderPath,
  readBooks,
  START,
  runInGroups,
  callUntilServed,
  setUpShop
} from '../shop.ts'
import { storeSetting, turnOn } from '../settings.ts'

function takeItem<Item>(items: readonly Item[], n: number): Item {
  const item = items[n]
  if (item === undefined) throw new Error(`There is no item ${n}.`)
  return item
}

describe.each(USUAL_KINDS)('an order from a cart on %s', async kind => {
  const { shop, database } = await setUpShop(kind)
  beforeEach(async () => {
    await turnOn(database, 'points')
  })

  const books = () => readBooks(database.db, shop.clock.now)
  const pay = (total: number) => ({ payment_method: 'qpay', expected_total: total })

  test('creates an order with a deadline, an invoice and held stock', async () => {
    const user = await shop.user()
    const variantId = await shop.sell()
    const made = await placeOrder(user, [{ variantId, quantity: 3 }])
    expect(made).toMatchObject({
      number: expect.stringMatching(/^DG\d{8}$/),
      state: 'awaiting_payment',
      status: 'payment_pending',
      total: 36_000,
      total_quantity: 3,
      expires_at: new Date(START.getTime() + 30 * MINUTE).toISOString(),
      now: START.toISOString(),
      line_items: [{ quantity: 3, price: 10_000, total: 30_000, product: { variant_id: variantId, name: 'Felt slippers' } }],
      payment: { method: 'qpay', state: 'waiting', amount: 36_000, urls: [{ name: 'Test bank' }], description: made.number },
      paid_total: 0,
      refund_cases: []
    })
    expect(made.payment?.qr_svg).toContain('<svg')
    expect((await books()).stock).toEqual([{ onHand: 10, allocated: 0, held: 3 }])
    expect(requireOk(await user.call<Cart>('GET', CART))).toMatchObject({ id: '', line_items: [] })
    expect(requireOk(await user.call<Order>('GET', toOrderPath(made.number)))).toEqual(made)
  })

  test('displays the accounts for a transfer', async () => {
    const user = await shop.user()
    const made = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }], 'bank_transfer')
    expect(made.payment).toMatchObject({ method: 'bank_transfer', state: 'waiting', qr_svg: null, description: made.number })
  })

  test('fails where the total has changed, and reports the change', async () => {
    const user = await shop.user()
    const variantId = await shop.sell({ price: 10_000, salePrice: 7000, saleExpireAt: new Date(START.getTime() + MINUTE) })
    const cart = await fillCart(user, [{ variantId, quantity: 1 }])
    expect(cart.total).toBe(13_000)
    shop.clock.pass(2 * MINUTE)
    const key = { 'idempotency-key': 'submit' }
    expect(await user.call('POST', COMPLETE, pay(13_000), key)).toMatchObject({
      status: 409,
      body: {
        code: 'total_changed',
        details: { expected: 13_000, total: 16_000, changes: [{ kind: 'price', variant_id: variantId, from: 7000, to: 10_000 }] }
      }
    })
    expect((await books()).ordersPerCart).toBe(0)
    expect(requireOk(await user.call<Order>('POST', COMPLETE, pay(16_000), key)).total).toBe(16_000)
  })

  test.each([{ expected_total: 1 }, { expected_total: 0 }])('does not sell for a total that was tampered with: %o', async tampered => {
    const user = await shop.user()
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    expect(await user.call('POST', COMPLETE, { ...pay(0), ...tampered })).toMatchObject({ status: 409, body: { code: 'total_changed' } })
  })

  test.each([{ expected_total: -1 }, { expected_total: '16000' }, { payment_method: 'gold' }])('refuses %o', async broken => {
    const user = await shop.user()
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    expect(await user.call('POST', COMPLETE, { ...pay(16_000), ...broken })).toMatchObject({ status: 422, body: { code: 'validation' } })
  })

  test('says that PayPal is not active', async () => {
    const user = await shop.user()
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    expect(await user.call('POST', COMPLETE, { ...pay(16_000), payment_method: 'paypal' })).toMatchObject({
      status: 422,
      body: { details: { fields: { payment_method: 'paypal_inactive' } } }
    })
  })

  test('needs a payment method for what the wallet does not pay', async () => {
    const user = await shop.user()
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    expect(await user.call('POST', COMPLETE, { expected_total: 16_000 })).toMatchObject({
      status: 422,
      body: { code: 'payment_method_unavailable' }
    })
  })

  test('a transfer cannot be chosen in a shop without an account', async () => {
    const customer = await shop.user()
    const cart = await fillCart(customer, [{ variantId: await shop.sell(), quantity: 1 }])
    await database.db.delete(siteSettings).where(eq(siteSettings.name, 'bank_accounts'))
    invalidate(database.database, ['site'])
    expect(await customer.call('POST', COMPLETE, { payment_method: 'bank_transfer', expected_total: cart.total })).toMatchObject({
      status: 422,
      body: { code: 'payment_method_unavailable' }
    })
    invalidate(database.database, ['site'])
  })

  test('methods are offered in the order of the shop, without those it has switched off', async () => {
    const customer = await shop.user()
    const cart = await fillCart(customer, [{ variantId: await shop.sell(), quantity: 1 }])
    const offered = async () =>
      requireOk(await customer.call<{ code: ProviderCode }[]>('GET', '/api/v2/checkouts/payment_methods')).map(({ code }) => code)
    const before = await offered()
    const order: ProviderCode[] = ['bank_transfer', ...before.filter(code => code !== 'bank_transfer')]
    await storeSetting(database, 'payment_methods', { order, off: ['qpay'] })
    expect(before).toContain('qpay')
    expect(await offered()).toEqual(order.filter(code => code !== 'qpay'))
    expect(await customer.call('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total })).toMatchObject({
      status: 422,
      body: { code: 'payment_method_unavailable' }
    })
    await database.db.delete(siteSettings).where(eq(siteSettings.name, 'payment_methods'))
    invalidate(database.database, ['site'])
  })

  test('needs items, an address, and sufficient stock', async () => {
    const user = await shop.user()
    expect(await user.call('POST', COMPLETE, pay(0))).toMatchObject({ status: 422, body: { code: 'cart_empty' } })
    const variantId = await shop.sell({ onHand: 2 })
    requireOk(await user.call('POST', ITEMS, { variant_id: variantId, quantity: 2 }))
    expect(await user.call('POST', COMPLETE, pay(20_000))).toMatchObject({ status: 422, body: { code: 'address_required' } })
    requireOk(await user.call('PUT', CHECKOUT, { address: ADDRESS }))
    await shop.restock(variantId, 1)
    expect(await user.call('POST', COMPLETE, pay(26_000))).toMatchObject({
      status: 409,
      body: { code: 'quantity_unavailable', details: { available: 1, variant_id: variantId } }
    })
    expect(requireOk(await user.call<Cart>('GET', CART)).state).toBe('open')
  })

  const clicks = countRuns(30, 100)
  test(`creates one order from a cart submitted ${clicks} times concurrently`, async () => {
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 2 }])
    const answers = await Promise.all(
      Array.from({ length: clicks }, (_, n) =>
        user.call<Order>('POST', COMPLETE, pay(cart.total), n % 2 ? { 'idempotency-key': `tab-${n}` } : {})
      )
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(clicks).fill(200))
    expect(answers.map(answer => answer.body)).toEqual(Array(clicks).fill(answers[0]?.body))
    expect(await books()).toMatchObject({ ordersPerCart: 1, stock: [{ onHand: 10, allocated: 0, held: 2 }] })
    expect(shop.bank.invoices.size).toBe(1)
    expect(requireOk(await user.call<{ orders: unknown[] }>('GET', '/api/v2/orders/mine')).orders).toHaveLength(1)
  })

  test('runs once for two concurrent calls with one key', async () => {
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 2 }])
    const submit = () => user.call<Order>('POST', COMPLETE, pay(cart.total), { 'idempotency-key': 'tap' })
    const [one, two] = await Promise.all([submit(), submit()])
    expect(one.body).toEqual(two.body)
    expect([one, two].filter(answer => answer.headers.has('idempotent-replayed'))).toHaveLength(1)
    expect(await user.call('POST', COMPLETE, pay(1), { 'idempotency-key': 'tap' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_reused' }
    })
  })

  test('keeps the order when the provider does not respond, so that it can be paid later', async () => {
    const user = await shop.user()
    shop.bank.down = true
    const made = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
    expect(made).toMatchObject({ state: 'awaiting_payment', status: 'payment_failed', payment: { state: 'failed', qr_svg: null } })
    shop.bank.down = false
    const again = requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
    expect(again).toMatchObject({
      status: 'payment_pending',
      payment: { state: 'waiting' },
      payments: [{ state: 'failed' }, { state: 'waiting' }]
    })
  })

  // PGlite has one connection and runs requests one after another, so fewer of them suffice.
  const crowd = kind === 'postgres' ? countRuns(80, 200) : 30
  test(`sells 20 pieces to ${crowd} concurrent customers, and no piece more`, async () => {
    const variantId = await shop.sell({ onHand: 20 })
    const customers = await runInGroups(crowd, () => shop.user())
    const carts = await runInGroups(crowd, n => fillCart(takeItem(customers, n), [{ variantId, quantity: 1 }]))
    const answers = await Promise.all(
      customers.map((customer, n) =>
        callUntilServed(() => customer.call('POST', COMPLETE, pay(takeItem(carts, n).total), { 'idempotency-key': `sale-${n}` }))
      )
    )
    const statuses = answers.map(answer => answer.status)
    expect(statuses.filter(status => status === 200)).toHaveLength(20)
    expect(statuses.filter(status => status === 409)).toHaveLength(crowd - 20)
    expect((await books()).stock).toEqual([{ onHand: 20, allocated: 0, held: 20 }])

    for (const invoiceId of shop.bank.invoices.keys()) shop.bank.pay(invoiceId)
    await Promise.all([...shop.bank.invoices.values()].map(({ sessionId }) => callUntilServed(() => shop.callback(sessionId))))
    expect(await books()).toMatchObject({
      stock: [{ onHand: 20, allocated: 20, held: 0 }],
      owed: 0,
      charged: 20 * 16_000,
      placed: 20 * 16_000
    })
  })

  const buyers = kind === 'postgres' ? countRuns(40, 60) : 12
  test(`sells ${buyers} different carts submitted concurrently`, async () => {
    const ids = await runInGroups(12, () => shop.sell({ onHand: 100 }))
    const customers = await runInGroups(buyers, () => shop.user())
    // Each cart shares variants with others, in another order, so that wrong lock orders deadlock.
    const carts = await runInGroups(buyers, n =>
      fillCart(
        takeItem(customers, n),
        [0, 1, 2].map(step => ({ variantId: ids[(n * 7 + step * (n % 2 ? 5 : 7)) % 12] ?? 0, quantity: 1 }))
      )
    )
    const answers = await Promise.all(
      customers.map((customer, n) =>
        callUntilServed(() => customer.call<Order>('POST', COMPLETE, pay(takeItem(carts, n).total), { 'idempotency-key': `sale-${n}` }))
      )
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(buyers).fill(200))
    expect(new Set(answers.map(answer => answer.body.number)).size).toBe(buyers)
    for (const invoiceId of shop.bank.invoices.keys()) shop.bank.pay(invoiceId)
    const called = await Promise.all(
      [...shop.bank.invoices.values()].map(({ sessionId }) => callUntilServed(() => shop.callback(sessionId)))
    )
    expect(called.map(answer => answer.status)).toEqual(Array(buyers).fill(200))
    expect((await books()).stock.reduce((sum, variant) => sum + variant.allocated, 0)).toBe(3 * buyers)
  })
})
