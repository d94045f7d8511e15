import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { runDueJobs } from '#server/jobs.ts'
import { USUAL_KINDS, toRows } from '../../database.ts'
import { MINUTE, requireOk, toOrderPath, readBooks, setUpShop } from '../../shop.ts'
import { createPendingOrders } from './pending-order.ts'

describe.each(USUAL_KINDS)('money that was not owed on %s', async kind => {
  const { shop, database } = await setUpShop(kind)

  const books = () => readBooks(database.db, shop.clock.now)
  const { waiting, invoiceOf, callback, read, check } = createPendingOrders(shop)
  const messages = async () =>
    toRows<{ body: string }>(await database.db.execute(sql`SELECT body FROM messages ORDER BY id`)).map(row => row.body)

  test.each(['expired', 'canceled', 'sold out'])('of too little goes back when the order is %s', async end => {
    const { user, made, variantId } = await waiting()
    shop.bank.pay(invoiceOf(made), { amount: 25_000 })
    await callback(made)
    if (end === 'canceled') requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    if (end === 'expired') {
      shop.clock.pass(31 * MINUTE)
      await runDueJobs(shop.server)
    }
    if (end === 'sold out') {
      await shop.restock(variantId, 1)
      shop.bank.pay(invoiceOf(await read(user, made)))
      await check(user, made)
    }
    const amounts = end === 'sold out' ? [1000, 25_000] : [25_000]
    const { refund_cases: cases, ...ended } = await read(user, made)
    expect(ended).toMatchObject({ state: 'paid_unfulfillable', status: 'canceled', missing_total: 0 })
    expect(cases.map(({ amount }) => amount)).toEqual(amounts)
    expect(await books()).toMatchObject({ stock: [{ allocated: 0, held: 0 }], placed: 0, owed: amounts.reduce((sum, each) => sum + each) })
  })

  test('of too much places the order and refunds the rest', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made), { amount: 26_001 })
    await callback(made)
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      status: 'ordered',
      paid_total: 26_001,
      refund_cases: [{ reason: 'overpaid', amount: 1, state: 'open' }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 2, held: 0 }], charged: 26_001, placed: 26_000, owed: 1 })
  })

  test('becomes a refund case in another currency', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made), { currency: 'USD' })
    await callback(made)
    const amount = 26_000
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      status: 'canceled',
      cancel_reason: 'amount_differs',
      paid_total: amount,
      refund_cases: [{ reason: 'amount_differs', amount, state: 'open' }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 0, held: 0 }], charged: amount, placed: 0, owed: amount })
  })

  test('becomes a refund case after the order expired, also with stock available', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(31 * MINUTE)
    await runDueJobs(shop.server)
    expect(await read(user, made)).toMatchObject({
      state: 'expired',
      status: 'payment_overdue',
      cancel_reason: 'expired',
      payment: { qr_svg: null }
    })
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      status: 'canceled',
      refund_cases: [{ reason: 'late_payment', amount: 26_000, due_on: '2026-11-22' }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 0, held: 0 }], charged: 26_000, owed: 26_000 })
    expect(await messages()).toHaveLength(2)
  })

  test('is refunded by a day of Ulaanbaatar, where midnight has passed', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(15 * 60 * MINUTE)
    await runDueJobs(shop.server)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({ refund_cases: [{ due_on: '2026-11-23' }] })
  })

  test('becomes a refund case after the deadline, before the job runs', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(31 * MINUTE)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'paid_unfulfillable', refund_cases: [{ reason: 'late_payment' }] })
  })

  test('becomes a refund case when the order is paid a second time', async () => {
    const { user, made } = await waiting()
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      status: 'ordered',
      paid_total: 52_000,
      refund_cases: [{ reason: 'double_payment', amount: 26_000 }]
    })
    expect(await books()).toMatchObject({ stock: [{ allocated: 2, held: 0 }], charged: 52_000, placed: 26_000, owed: 26_000 })
  })

  test('becomes a refund case when two payments arrive at once, or by a canceled invoice', async () => {
    const { user, made } = await waiting()
    const other = requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'bank_transfer' }))
    expect(other.payment).toMatchObject({ method: 'bank_transfer', state: 'waiting' })
    expect(shop.bank.invoices.get(invoiceOf(made))?.canceled).toBe(true)
    shop.bank.pay(invoiceOf(made))
    shop.bank.pay(invoiceOf(made))
    await check(user, made)
    expect(await read(user, made)).toMatchObject({
      state: 'placed',
      payment: { method: 'qpay', state: 'captured' },
      refund_cases: [{ reason: 'double_payment' }]
    })
  })

  test('becomes a refund case when the order was canceled', async () => {
    const { user, made } = await waiting()
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    expect(shop.bank.invoices.get(invoiceOf(made))?.canceled).toBe(true)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      cancel_reason: 'customer',
      refund_cases: [{ reason: 'canceled' }]
    })
  })

  test('becomes a refund case when the stock is sold', async () => {
    const { user, made, variantId } = await waiting()
    await shop.restock(variantId, 1)
    shop.bank.pay(invoiceOf(made))
    await callback(made)
    expect(await read(user, made)).toMatchObject({
      state: 'paid_unfulfillable',
      cancel_reason: 'sold_out',
      refund_cases: [{ reason: 'sold_out', amount: 26_000 }]
    })
    expect(await books()).toMatchObject({ stock: [{ onHand: 1, allocated: 0, held: 0 }] })
  })

  test('that was refunded closes its case', async () => {
    const { user, made } = await waiting()
    shop.clock.pass(31 * MINUTE)
    shop.bank.pay(invoiceOf(made), { amount: 1000 })
    await callback(made)
    const facts = shop.bank.invoices.get(invoiceOf(made))?.facts ?? []
    for (const fact of facts) fact.status = 'refunded'
    await callback(made)
    await callback(made)
    expect(await read(user, made)).toMatchObject({ state: 'paid_unfulfillable', paid_total: 0, refund_cases: [{ state: 'done' }] })
  })
})
