import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '../../../src/domain/cart.ts'
import type { Fulfilment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import { runDueJobs } from '../../../src/server/jobs.ts'
import { KINDS, openTestDatabase, rowsOf, type TestDatabase } from '../database.ts'
import {
  ADDRESS,
  CART,
  CHECKOUT,
  COMPLETE,
  ITEMS,
  MINUTE,
  must,
  openTestShop,
  orderPath,
  readBooks,
  type Customer,
  type TestShop
} from '../shop.ts'
import { postTransfers } from '../../../src/server/ledger/index.ts'
import { fulfilmentRoutes } from '../../../src/server/fulfilment/index.ts'
import { refundRoutes } from '../../../src/server/order/refund-routes.ts'
import { runs } from '../../long.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { coupons } from '../../../src/server/discount/tables.ts'
import { invalidate } from '../../../src/server/kernel/cache/invalidation.ts'
import { siteSettings } from '../../../src/server/site/tables.ts'

const CUSTOMERS = 3
const VARIANTS = 2

/** `who` and `which` are taken modulo the number of objects, so that every step is valid. */
type Step =
  | { do: 'add'; who: number; variant: number; quantity: number }
  | { do: 'submit' | 'coupon'; who: number }
  | { do: 'pay'; which: number; off: number; ref: number }
  | { do: 'callback' | 'check' | 'cancel' | 'switch' | 'wallet' | 'to_wallet' | 'refund'; which: number }
  | { do: 'move'; which: number; action: number }
  | { do: 'pass'; minutes: number }
  | { do: 'jobs' }

const who = fc.nat(CUSTOMERS - 1)
const which = fc.nat(9)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), who, variant: fc.nat(VARIANTS - 1), quantity: fc.integer({ min: 1, max: 3 }) })
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('coupon' as const), who }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), which, off: fc.constantFrom(0, 0, 0, 0, -1), ref: fc.nat(1) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'callback' as const,
        'callback' as const,
        'check' as const,
        'cancel' as const,
        'switch' as const,
        'wallet' as const,
        'to_wallet' as const,
        'refund' as const
      ),
      which
    })
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), which, action: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 20, 31, 40) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'jobs' as const }) }
)
/** Steps of one group run concurrently. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 })

describe.each(KINDS)('whatever happens in whatever order on %s', kind => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    shop = openTestShop(database, undefined, [refundRoutes, fulfilmentRoutes])
  })
  afterAll(() => database?.close())

  const world = async () => {
    await shop.begin()
    await database.db.insert(siteSettings).values({ name: 'configs', value: { storeCredit: true, coupon: true } })
    invalidate(database.database, ['site'])
    // Two uses for three customers.
    await database.db.insert(coupons).values({
      code: 'TWICE',
      type: 'coupon',
      title: {},
      kind: 'percent',
      value: 10,
      maxUses: 2,
      startsAt: new Date(0),
      createdAt: shop.clock.now,
      updatedAt: shop.clock.now
    })
    const variants = await Promise.all(Array.from({ length: VARIANTS }, () => shop.sell({ onHand: 4 })))
    // The last variant is a pre-order, which needs a separate shipment.
    await database.db.execute(
      sql`UPDATE products SET preorder_on = '2026-12-24' WHERE id = (SELECT product_id FROM variants WHERE id = ${variants.at(-1)})`
    )
    // The first variant has a gift with less stock.
    const gift = await shop.sell({ onHand: 3 })
    await database.db.execute(
      sql`UPDATE products SET gift_variant_ids = ARRAY[${gift}::int] WHERE id = (SELECT product_id FROM variants WHERE id = ${variants[0]})`
    )
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => shop.user()))
    for (const customer of customers) must(await customer.call('PUT', CHECKOUT, { address: ADDRESS }))
    // Recharged wallets to pay from.
    await database.db.transaction(tx =>
      postTransfers(
        tx,
        customers.map(({ userId }) => ({
          debit: { kind: 'clearing', provider: 'qpay' },
          credit: { kind: 'wallet', userId: userId ?? 0 },
          amount: 30_000,
          code: 'recharge'
        })),
        shop.clock.now
      )
    )
    const staff = await shop.user({ role: 'staff' })
    return { variants, customers, staff, orders: [] as { customer: Customer; number: string }[] }
  }
  type World = Awaited<ReturnType<typeof world>>

  /** The invoices of all orders, oldest first: also canceled ones can be paid. */
  const invoices = () => [...shop.bank.invoices.keys()]
  const callback = async (invoiceId: string) => {
    const answer = await shop.callback(shop.bank.invoices.get(invoiceId)?.sessionId)
    expect(answer.status).toBe(200)
  }

  /** Starts the preparation of an order, or applies an action of its first open shipment. */
  const moveOn = async (staff: Customer, number: string, choice: number): Promise<{ status: number }> => {
    const { shipments } = must(await staff.call<Fulfilment>('GET', `/api/v2/staff/orders/${number}/fulfilment`))
    const open = shipments.find(({ actions }) => actions.length > 0)
    if (!open) return staff.call('POST', `/api/v2/staff/orders/${number}/shipments`)
    const action = open.actions[choice % open.actions.length]
    const details = {
      pack: { lines: open.lines.map(({ id }) => id) },
      unpack: {},
      ship: { carrier: 'Post' },
      dispatch: { courier: 'Bat' },
      deliver: { received_by: 'Nomin' },
      hand_over: { code: '000000', received_by: 'Nomin' },
      fail: { reason: 'Nobody was there', next_on: '2027-01-01' },
      take_back: { restock: true }
    }[action ?? 'unpack']
    return staff.call('POST', `/api/v2/staff/shipments/${open.id}/actions`, { action, state: open.state, ...details })
  }

  const take = async ({ variants, customers, staff, orders }: World, action: Step): Promise<void> => {
    // Rejections are valid results; server errors are not.
    const fine = ({ status }: { status: number }) => expect(status).toBeLessThan(500)
    switch (action.do) {
      case 'add':
        return fine(
          await (customers[action.who] as Customer).call('POST', ITEMS, { variant_id: variants[action.variant], quantity: action.quantity })
        )
      case 'coupon':
        return fine(await (customers[action.who] as Customer).call('PUT', CHECKOUT, { coupon: 'TWICE' }))
      case 'submit': {
        const customer = customers[action.who] as Customer
        const { total } = must(await customer.call<Cart>('GET', CART))
        const answer = await customer.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total })
        if (answer.status === 200 && !orders.some(known => known.number === answer.body.number))
          orders.push({ customer, number: answer.body.number })
        return fine(answer)
      }
      case 'pay': {
        const all = invoices()
        const id = all[action.which % all.length]
        const invoice = id && shop.bank.invoices.get(id)
        if (!invoice) return
        // The bank may list one payment twice, with the same reference.
        const ref = `${id}-${action.ref}`
        const again = invoice.facts.find(fact => fact.ref === ref)
        shop.bank.pay(id, again ?? { amount: Math.max(1, invoice.amount + action.off), ref })
        return
      }
      case 'callback': {
        const all = invoices()
        const id = all[action.which % all.length]
        if (id) await Promise.all([callback(id), callback(id)])
        return
      }
      case 'pass':
        return shop.clock.pass(action.minutes * MINUTE)
      case 'jobs':
        return void (await runDueJobs(shop.server))
      default: {
        const order = orders[action.which % orders.length]
        if (!order) return
        const { customer, number } = order
        if (action.do === 'move') return fine(await moveOn(staff, number, action.action))
        if (action.do === 'wallet') return fine(await customer.call('POST', orderPath(number, '/payments'), { method: 'wallet' }))
        if (action.do === 'refund')
          return fine(await staff.call('POST', orderPath(number, '/refunds'), { of: 'amount', amount: 1000 * (action.which + 1) }))
        if (action.do === 'to_wallet') {
          const [open] = must(await customer.call<Order>('GET', orderPath(number))).refund_cases.filter(found => found.state === 'open')
          return open && fine(await staff.call('POST', `/api/v2/refund_cases/${open.id}/refunds`, { by: 'wallet' }))
        }
        if (action.do === 'check') return fine(await customer.call('POST', orderPath(number, '/check_payment')))
        if (action.do === 'cancel') return fine(await customer.call('PUT', orderPath(number, '/cancel')))
        return fine(await customer.call('POST', orderPath(number, '/payments'), { method: action.which % 2 ? 'qpay' : 'bank_transfer' }))
      }
    }
  }

  test('stock, orders and money add up', async () => {
    await fc.assert(
      fc.asyncProperty(history, async groups => {
        const setting = await world()
        for (const group of groups) {
          // All steps end before a failure is reported, because a running one would change the next case.
          const taken = await Promise.allSettled(group.map(action => take(setting, action)))
          for (const result of taken) if (result.status === 'rejected') throw result.reason
          const { stock, ordersPerCart } = await readBooks(database.db, shop.clock.now)
          for (const { onHand, allocated, held } of stock) expect(allocated + held).toBeLessThanOrEqual(onHand)
          expect(ordersPerCart).toBeLessThanOrEqual(1)
          await expectLedgerSums(database.db)
        }
        for (const id of invoices()) await callback(id)

        const { charged, stock } = await readBooks(database.db, shop.clock.now)
        const paid = [...shop.bank.invoices.values()].flatMap(({ facts }) => [
          ...new Map(facts.map(fact => [fact.ref, fact.amount])).values()
        ])
        expect(charged).toBe(paid.reduce((sum, amount) => sum + amount, 0))
        await expectLedgerSums(database.db)
        const unpaid = sql`SELECT o.number FROM orders o LEFT JOIN ledger_accounts a ON a.order_id = o.id AND a.kind = 'order' AND a.currency = 'MNT'
          WHERE o.state <> 'awaiting_payment' AND coalesce(a.credits_posted - a.debits_posted, 0) + coalesce((
            SELECT sum(amount) FROM refund_cases r WHERE r.order_id = o.id AND r.reason IN ('goodwill', 'by_provider', 'returned')), 0)
            <> CASE o.state WHEN 'placed' THEN o.total ELSE 0 END`
        expect(rowsOf(await database.db.execute(unpaid)), 'a placed order holds its total, an ended one nothing').toEqual([])
        const reserved = sql`SELECT 1 FROM payment_sessions p JOIN orders o ON o.id = p.order_id WHERE p.method = 'wallet' AND p.state = 'authorized' AND o.state <> 'awaiting_payment'`
        expect(rowsOf(await database.db.execute(reserved)), 'no reservation outlives its order').toEqual([])
        const miscounted = sql`SELECT 1 FROM coupons c WHERE c.used <> (
            SELECT count(*) FROM coupon_uses u JOIN orders o ON o.id = u.order_id
            WHERE u.coupon_id = c.id AND u.state = CASE o.state WHEN 'placed' THEN 'used' WHEN 'awaiting_payment' THEN 'held' END)
          OR c.used <> (SELECT count(*) FROM coupon_uses u WHERE u.coupon_id = c.id AND u.state <> 'released')`
        expect(rowsOf(await database.db.execute(miscounted)), 'uses are those of orders that are unpaid or placed').toEqual([])
        // Stock decreases at dispatch and increases when an undelivered parcel is returned.
        const sold = rowsOf<{ waiting: number; gone: number }>(
          await database.db.execute(
            sql`SELECT v.id, coalesce(sum(l.quantity) FILTER (WHERE o.state = 'placed' AND s.dispatched_at IS NULL), 0)::int AS waiting,
              coalesce(sum(l.quantity) FILTER (WHERE s.dispatched_at IS NOT NULL AND s.state <> 'returned'), 0)::int AS gone
              FROM variants v LEFT JOIN order_lines l ON v.id IN (l.variant_id, l.gift_variant_id) LEFT JOIN orders o ON o.id = l.order_id
              LEFT JOIN shipment_lines i ON i.order_line_id = l.id LEFT JOIN shipments s ON s.id = i.shipment_id GROUP BY v.id ORDER BY v.id`
          )
        )
        expect(stock.map(variant => variant.onHand)).toEqual(sold.map((variant, index) => (index < VARIANTS ? 4 : 3) - variant.gone))
        expect(stock.map(variant => variant.allocated)).toEqual(sold.map(variant => variant.waiting))
        expect(
          rowsOf(
            await database.db.execute(
              sql`SELECT 1 FROM stock_holds h JOIN orders o ON o.id = h.order_id WHERE o.state <> 'awaiting_payment'`
            )
          )
        ).toEqual([])
      }),
      { numRuns: runs(8, 500) }
    )
  })
})
