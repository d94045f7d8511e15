import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffCustomer } from '#contract/customer.ts'
import type { Order } from '#contract/order.ts'
import type { Report } from '#contract/report.ts'
import type { StaffReturn } from '#contract/return.ts'
import type { Cart } from '#domain/cart.ts'
import type { ReportName } from '#domain/report.ts'
import { stores } from '#server/catalogue/tables.ts'
import { createCustomerRoutes } from '#server/customer/routes.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { createGiftCardRoutes } from '#server/giftcard/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { orders } from '#server/order/tables.ts'
import { mergeCustomers, previewMerge } from '#server/personal-data/index.ts'
import { receipts } from '#server/receipt/tables.ts'
import { createReportRoutes } from '#server/report/index.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import { createPointsRoutes } from '#server/wallet/points.ts'
import { createWalletRoutes } from '#server/wallet/routes.ts'
import { openTestDatabase, toRows, type TestDatabase, USUAL_KINDS } from '../database.ts'
import { grant } from '../ledger/grant.ts'
import { deliverOrder } from '../fulfilment/deliver.ts'
import { setFlags } from '../settings.ts'
import {
  CART,
  CHECKOUT,
  COMPLETE,
  type Customer,
  fillCart,
  openTestShop,
  placeOrder,
  requireOk,
  type TestShop,
  toOrderPath
} from '../shop.ts'

const GIFT_CARDS = '/api/v2/checkouts/current/gift_cards'

describe.each(USUAL_KINDS)('reports agree with orders and the ledger on %s', kind => {
  let database: TestDatabase
  let shop: TestShop
  let staff: Customer
  let user: Customer
  let card = 0

  const pay = async (made: Order): Promise<Order> => {
    await shop.payInvoice(made.payment)
    return requireOk(await user.call<Order>('GET', toOrderPath(made.number)))
  }
  const report = async (name: ReportName) => {
    const { figures, rows, totals } = requireOk(await staff.call<Report>('GET', `/api/v2/staff/reports/${name}?days=7`))
    const named = (values: (number | null)[]) => Object.fromEntries(figures.map((figure, at) => [figure, values[at]]))
    return { rows: Object.fromEntries(rows.map(({ key, values }) => [key, named(values)])), totals: named(totals.values) }
  }
  const sum = async (query: ReturnType<typeof sql>) => Number(toRows<{ n: string }>(await database.db.execute(query))[0]?.n)
  const complete = async () => {
    const { total } = requireOk(await user.call<Cart>('GET', CART))
    return pay(requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total })))
  }
  const addCard = async () => requireOk(await user.call('POST', GIFT_CARDS, { variant_id: card, amount: 50_000, channel: 'self' }))
  const refund = async ({ number }: Order, what: object) => requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), what))

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    shop = openTestShop(database, undefined, [
      server => createCustomerRoutes(server, { previewMerge, mergeCustomers }),
      createFulfilmentRoutes,
      createGiftCardRoutes,
      createPointsRoutes,
      createRefundRoutes,
      createReportRoutes,
      createReturnRoutes,
      createWalletRoutes
    ])
    await shop.begin()
    await setFlags(database, { storeCredit: true, points: true, giftCard: true })
    user = await shop.user()
    staff = await shop.user({ role: 'staff' })
    card = await shop.sell({ price: 50_000 })
    await database.db.execute(sql`UPDATE products SET kind = 'gift_card' WHERE id = (SELECT product_id FROM variants WHERE id = ${card})`)

    // A recharge, a gift card, and a card beside goods of which the card is refunded: 20,000 and delivery are sold.
    await pay(requireOk(await user.call<Order>('POST', '/api/v2/wallet/recharges', { amount: 30_000, payment_method: 'qpay' })))
    await addCard()
    await complete()
    await fillCart(user, [{ variantId: await shop.sell(), quantity: 2 }])
    await addCard()
    const mixed = await complete()
    const ofCard = mixed.line_items.filter(line => line.kind === 'gift_card').map(({ id }) => ({ id, quantity: 1 }))
    await refund(mixed, { of: 'lines', lines: ofCard, to: 'origin' })

    // Paid with points and the wallet. One of three pieces is refunded without a return, one is returned for less than its price.
    await grant(shop.server, user.userId, 'points', 5000)
    await fillCart(user, [{ variantId: await shop.sell({ price: 11_111 }), quantity: 3 }])
    requireOk(await user.call('PUT', CHECKOUT, { points: 5000 }))
    requireOk(await user.call('PUT', CHECKOUT, { store_credit: 10_000 }))
    const order = await complete()
    const id = order.line_items[0]?.id
    await deliverOrder(staff, order.number)
    await refund(order, { of: 'lines', lines: [{ id, quantity: 1 }], to: 'wallet' })
    const asked = { lines: [{ id, quantity: 1 }], reason: 'damaged', comment: '' }
    const returned = requireOk(await user.call<StaffReturn>('POST', toOrderPath(order.number, '/returns'), asked))
    const act = (action: string, body?: unknown) => staff.call('POST', `/api/v2/staff/returns/${returned.id}/${action}`, body)
    requireOk(await act('approve'))
    requireOk(await act('receive'))
    requireOk(await act('refund', { amount: 9000, to: 'wallet' }))
    await user.call(
      'PUT',
      toOrderPath((await pay(await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }]))).number, '/cancel')
    )
  }, 60_000)
  afterAll(() => database?.close())

  test('recharges and gift cards are no sales, and their refunds none of sales', async () => {
    const { totals } = await report('day')
    expect(totals).toMatchObject({ sales: 26_000 + 39_333 + 16_000, orders: 3, refunded: 11_111 + 9000 + 16_000, net: 26_000 + 19_222 })
    // What the orders still hold, less what the shop owes for cards and recharges.
    const held = sql`SELECT sum(credits_posted - debits_posted) AS n FROM ledger_accounts WHERE kind = 'order'`
    const prepaid = sql`SELECT sum(CASE WHEN t.debit_account_id = a.id THEN t.amount ELSE -t.amount END) AS n FROM ledger_accounts a
      JOIN ledger_transfers t ON a.id IN (t.debit_account_id, t.credit_account_id) WHERE a.kind = 'revenue'`
    expect(totals['net']).toBe((await sum(held)) - (await sum(prepaid)))
    expect((await report('branch')).totals).toMatchObject({ sales: totals['sales'], orders: 3 })
  })

  test('a customer has spent what was paid for purchases and not refunded', async () => {
    const { customers } = requireOk(await staff.call<{ customers: StaffCustomer[] }>('GET', '/api/v2/staff/customers'))
    expect(customers).toMatchObject([{ id: user.userId, orders: 4, spent: (await report('day')).totals['net'] }])
  })

  test('products count pieces that were refunded in any way, and sum to the sales of the days', async () => {
    const { totals } = await report('product')
    expect(totals).toMatchObject({ sales: 20_000 + 33_333 + 10_000, quantity: 6, returned: 22_222 + 10_000 })
    const delivery = await sum(sql`SELECT sum(ship_total) AS n FROM orders WHERE placed_at IS NOT NULL`)
    expect((totals['sales'] ?? 0) + delivery).toBe((await report('day')).totals['sales'])
  })

  test('goods are summed by the vendor whose store sells them', async () => {
    const [store] = await database.db
      .insert(stores)
      .values({ code: 'gobi', name: { mn: 'Говь' }, vendorId: 7 })
      .returning({ id: stores.id })
    await database.db.execute(sql`UPDATE products SET store_id = ${store?.id} WHERE id = (
      SELECT product_id FROM order_lines WHERE price = 11111)`)
    const { rows, totals } = await report('vendor')
    expect(rows).toMatchObject({ gobi: { sales: 33_333, quantity: 3, orders: 1, returned: 22_222 }, '': { sales: 30_000 } })
    expect(totals).toEqual((await report('product')).totals)
  })

  test('VAT receipts count on the day of their issue, and are deducted on the day of their return or correction', async () => {
    const [order] = await database.db.select({ id: orders.id }).from(orders).limit(1)
    const common = { orderId: order?.id ?? 0, issuer: 'posapi', recipient: { kind: 'person', consumerNumber: null } } as const
    const document = { total: 0, vat: 0, cityTax: 0, sections: [] }
    const first = new Date('2026-11-16T15:59:59Z')
    const second = new Date('2026-11-16T16:00:00Z')
    await database.db.insert(receipts).values([
      {
        ...common,
        document,
        state: 'corrected',
        number: '1',
        total: 11_000,
        vat: 1000.01,
        cityTax: 0.5,
        requestedAt: first,
        issuedAt: first,
        returnedAt: second
      },
      { ...common, document, state: 'issued', number: '2', total: 5500, vat: 500.3, cityTax: 0, requestedAt: second, issuedAt: second },
      { ...common, document, state: 'requested', total: 700, vat: 70, cityTax: 0, requestedAt: second }
    ])
    const { rows, totals } = await report('receipt')
    expect(rows).toEqual({
      5: { receipts: 1, receipted: 11_000, vat: 1000.01, city_tax: 0.5 },
      6: { receipts: 1, receipted: -5500, vat: -499.71, city_tax: -0.5 }
    })
    expect(totals).toEqual({ receipts: 2, receipted: 5500, vat: 500.3, city_tax: 0 })
    const file = await staff.call<string>('GET', '/api/v2/staff/reports/receipt/export?days=7')
    expect(file.body.split('\r\n')[1]).toMatch(/^"2026-11-16",1,11000,1000.01,0.5,/)
  })

  test('returns have what was refunded for them, and payment methods tell points from the wallet', async () => {
    expect((await report('return')).rows).toMatchObject({ damaged: { returns: 1, quantity: 1, refunded: 9000 } })
    const { rows, totals } = await report('method')
    expect(rows).toMatchObject({ points: { received: 5000, payments: 1 }, wallet: { received: 10_000, payments: 1 } })
    expect(totals).toMatchObject({
      received: await sum(sql`SELECT sum(amount) AS n FROM charges`),
      refunded: await sum(sql`SELECT sum(amount) AS n FROM refunds`)
    })
  })
})
