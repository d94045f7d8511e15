import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderContract } from '#contract/order.ts'
import type { Order } from '#contract/order.ts'
import { PROVIDER_CODES } from '#domain/payment-method.ts'
import { returnContract } from '#contract/return.ts'
import type { OrderReturns, StaffReturn } from '#contract/return.ts'
import { receiptContract } from '#contract/receipt.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { log } from '#server/kernel/log/log.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createReceiptRoutes } from '#server/receipt/index.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import { deliverOrder } from '../fulfilment/deliver.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import {
  COMPLETE,
  fillCart,
  requireOk,
  openSecondNode,
  placeOrder,
  toOrderPath,
  readBooks,
  type Customer,
  setUpShop,
  setUpUser
} from '../shop.ts'

const ROUTES = [createRefundRoutes, createFulfilmentRoutes, createReturnRoutes, createReceiptRoutes]
const WRONG_AMOUNTS = [-1, 0, 0.5, 1e300, 2 ** 53, '10000', null, true, [1], {}]

describe('an attacker with two nodes', async () => {
  const { shop, database } = await setUpShop('postgres', ROUTES)
  const user = setUpUser(shop)
  const staff = setUpUser(shop, { role: 'staff' })
  const second = await openSecondNode(database, shop, ROUTES)
  afterAll(second.close)
  let colleague: Customer
  beforeEach(async () => {
    colleague = await second.logIn((await shop.user({ role: 'staff' })).userId ?? 0)
  })

  const unpaid = async (quantity = 2) => placeOrder(user, [{ variantId: await shop.sell(), quantity }])
  const paid = async (quantity = 2) => {
    const made = await unpaid(quantity)
    await shop.payInvoice(made.payment)
    return made
  }
  const read = async (number: string) => requireOk(await user.call<Order>('GET', toOrderPath(number)))
  const refunded = async (number: string) => (await read(number)).refund_cases.reduce((sum, { amount }) => sum + amount, 0)

  test('reaches no order of a stranger by any route of customers', async () => {
    const { number } = await paid()
    const before = await read(number)
    const stranger = await shop.user()
    const routes = Object.entries({ ...orderContract.routes, ...returnContract.routes, ...receiptContract.routes }).filter(
      ([name, { access }]) => access === 'customer' && name.includes('{number}')
    )
    expect(routes.length).toBeGreaterThan(12)
    const bodies = [
      undefined,
      { method: 'qpay' },
      { code: '123456' },
      { custtkn: 'a', txntkn: 'b' },
      { lines: [{ id: before.line_items[0]?.id, quantity: 1 }], reason: 'damaged', comment: 'x' }
    ]
    for (const [name] of routes) {
      const [method = '', path = ''] = name.split(' ')
      for (const body of method === 'GET' ? [undefined] : bodies) {
        const { status } = await stranger.call(method, path.replace('{number}', number), body)
        expect([name, status]).toEqual([name, expect.toBeOneOf(path.includes('most_in_app') ? [400, 404, 409, 422] : [400, 404, 422])])
      }
    }
    expect(await read(number)).toEqual(before)
  })

  test('moves no money with a wrong amount', async () => {
    const [placed, open] = [await paid(), await unpaid()]
    for (const amount of WRONG_AMOUNTS) {
      for (const [who, path, body] of [
        [staff, toOrderPath(placed.number, '/refunds'), { of: 'amount', amount, to: 'origin' }],
        [staff, toOrderPath(placed.number, '/refunds'), { of: 'lines', lines: [{ id: placed.line_items[0]?.id, quantity: amount }] }],
        [staff, toOrderPath(open.number, '/transfer_received'), { amount, ref: 'A-1' }],
        [user, toOrderPath(open.number, '/payments'), { method: 'wallet', amount: amount ?? 0 }],
        [user, toOrderPath(open.number, '/payments'), { method: 'points', amount }],
        [user, toOrderPath(open.number, '/payments'), { method: 'candy', input: { amount: amount ?? 0 } }],
        [user, COMPLETE, { payment_method: 'qpay', expected_total: open.total, store_credit: amount === 0 ? -1 : (amount ?? -1) }]
      ] as const)
        expect([path, body, (await who.call('POST', path, body)).status]).toEqual([path, body, expect.toBeOneOf([404, 409, 422])])
    }
    expect(await readBooks(database.db, shop.clock.now)).toMatchObject({ charged: placed.total, owed: 0 })
    await expectLedgerSums(database.db)
  })

  test('gets no second effect from a key with another body, nor from the key of another customer', async () => {
    const headers = { 'idempotency-key': 'the-key' }
    const { number } = await paid()
    const reused = { status: 422, body: { code: 'idempotency_reused' } }
    const first = await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 1000, to: 'origin' }, headers)
    expect(first.status).toBe(200)
    expect(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 2000, to: 'origin' }, headers)).toMatchObject(
      reused
    )
    expect(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 1000, to: 'wallet' }, headers)).toMatchObject(
      reused
    )
    expect((await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 1000, to: 'origin' }, headers)).status).toBe(
      200
    )
    expect(await refunded(number)).toBe(1000)

    const cart = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const body = { payment_method: 'qpay', expected_total: cart.total }
    const placed = requireOk(await user.call<Order>('POST', COMPLETE, body, headers))
    expect(await user.call('POST', COMPLETE, { ...body, payment_method: 'bank_transfer' }, headers)).toMatchObject(reused)
    expect(await user.call('POST', toOrderPath(placed.number, '/payments'), { method: 'bank_transfer' }, headers)).toMatchObject(reused)
    expect(await user.call('PUT', toOrderPath(placed.number, '/cancel?to=wallet'), undefined, headers)).toMatchObject(reused)
    const other = await shop.user()
    expect(await other.call('POST', COMPLETE, body, headers)).toMatchObject({ status: 422, body: { code: 'cart_empty' } })
    expect(requireOk(await user.call<Order>('GET', toOrderPath(placed.number)))).toMatchObject({
      state: 'awaiting_payment',
      payment: { method: 'qpay' }
    })
  })

  test('places nothing by forged callbacks of any provider', async () => {
    const { number, payment } = await unpaid()
    const forged = JSON.stringify({
      payment_status: 'PAID',
      status: 'SUCCESS',
      amount: 26_000,
      invoiceId: `invoice-${payment?.id}`,
      id: payment?.id
    })
    for (const provider of [...PROVIDER_CODES, 'wallet'])
      for (const path of [`/${payment?.id}`, '', '/x', `/${payment?.id}?payment_status=PAID&success=true&status=PAID`])
        for (const sent of [forged, '{"a":']) {
          const response = await shop.app.request(`/api/v2/payments/${provider}/callback${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: sent
          })
          expect([provider, path, sent.slice(0, 20), response.status]).toEqual([
            provider,
            path,
            sent.slice(0, 20),
            expect.toBeOneOf([200, 400, 404, 502])
          ])
        }
    expect(await read(number)).toMatchObject({ state: 'awaiting_payment', paid_total: 0, payment: { state: 'waiting' } })
  })

  test('names an invoice that no database can hold', async () => {
    const logged = vi.spyOn(log, 'warn')
    const call = (path: string) => shop.app.request(`/api/v2/payments/pocket/callback${path}`, { method: 'POST' })
    for (const path of ['?invoiceId=a%00b', '/a%00b']) expect([path, (await call(path)).status]).toEqual([path, 404])
    expect(logged).not.toHaveBeenCalled()
  })

  test('cancels while the payment arrives: it is placed, or the money goes back', async () => {
    for (let round = 0; round < 3; round++) {
      const made = await unpaid()
      shop.bank.pay(`invoice-${made.payment?.id}`)
      const other = await second.logIn(user.userId ?? 0)
      const [canceled] = await Promise.all([
        other.call('PUT', toOrderPath(made.number, '/cancel')),
        shop.callback(made.payment?.id),
        second.callback(made.payment?.id)
      ])
      await shop.callback(made.payment?.id)
      const end = await read(made.number)
      const back = await refunded(made.number)
      expect(end.state).toBeOneOf(['placed', 'canceled', 'paid_unfulfillable'])
      expect([canceled.status, back]).toEqual(end.state === 'placed' ? [expect.toBeOneOf([200, 409]), 0] : [200, made.total])
    }
    await expectLedgerSums(database.db)
  })

  test('refunds no more than was paid, by several staff at two nodes and every way at once', async () => {
    const { number, total, line_items: lines } = await paid()
    await deliverOrder(staff, number)
    const line = lines[0]?.id
    const ask = async (quantity: number) =>
      user.call<StaffReturn>('POST', toOrderPath(number, '/returns'), { lines: [{ id: line, quantity }], reason: 'damaged', comment: '' })
    const { id } = requireOk(await ask(1))
    for (const action of ['approve', 'receive']) requireOk(await staff.call('POST', `/api/v2/staff/returns/${id}/${action}`))
    const answers = await Promise.all(
      [staff, colleague].flatMap(who => [
        who.call('POST', toOrderPath(number, '/refunds'), { of: 'all', to: 'origin' }),
        who.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: total, to: 'wallet' }),
        who.call('POST', toOrderPath(number, '/refunds'), { of: 'lines', lines: [{ id: line, quantity: 2 }], to: 'origin' }),
        who.call('POST', `/api/v2/staff/returns/${id}/refund`, { amount: 10_000, to: 'wallet' })
      ])
    )
    for (const { status } of answers) expect([200, 409, 422]).toContain(status)
    expect(await refunded(number)).toBeLessThanOrEqual(total)
    await expectLedgerSums(database.db)
  })

  test('neither returns nor has refunded more pieces than were bought', async () => {
    const { number, line_items: lines } = await paid(3)
    await deliverOrder(staff, number)
    const id = lines[0]?.id
    const ask = async (who: Customer, quantity: number) =>
      who.call('POST', toOrderPath(number, '/returns'), { lines: [{ id, quantity }], reason: 'damaged', comment: '' })
    const other = await second.logIn(user.userId ?? 0)
    const asked = await Promise.all([ask(user, 2), ask(other, 2), ask(user, 1), ask(other, 1), ask(user, 3)])
    const { returns } = requireOk(await user.call<OrderReturns>('GET', toOrderPath(number, '/returns')))
    const pieces = returns.flatMap(each => each.lines).reduce((sum, { quantity }) => sum + quantity, 0)
    expect(asked.some(({ status }) => status === 200)).toBe(true)
    expect(pieces).toBeLessThanOrEqual(3)
    expect(await ask(user, 4 - pieces)).toMatchObject({ status: 409, body: { code: 'return_quantity' } })

    const refundLines = async (who: Customer, quantity: number) =>
      who.call('POST', toOrderPath(number, '/refunds'), { of: 'lines', lines: [{ id, quantity }], to: 'origin' })
    const quantities = [2, 2, 1, 1, 3]
    const answers = await Promise.all(quantities.map((quantity, index) => refundLines(index % 2 ? staff : colleague, quantity)))
    const gone = quantities.reduce((sum, quantity, index) => (answers[index]?.status === 200 ? sum + quantity : sum), 0)
    expect(gone).toBeGreaterThan(1)
    expect(gone).toBeLessThanOrEqual(3)
    expect(await refundLines(staff, 4 - gone)).toMatchObject({ status: 422, body: { code: 'quantity_wrong' } })
    expect(await refunded(number)).toBe(gone * 10_000)
    await expectLedgerSums(database.db)
  })
})
