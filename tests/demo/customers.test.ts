import { orderStatus } from '#contract/order.ts'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RETURN_STATES } from '#domain/return.ts'
import { verifyPassword } from '#server/identity/passwords.ts'
import { users } from '#server/identity/tables.ts'
import { DEMO_PASSWORD } from '#demo/accounts.ts'
import people from '#demo/people.json'
import { stockHolds } from '#server/inventory/tables.ts'
import { readJournal, readLedgerReport } from '#server/report/ledger-report.ts'
import { orderLines, orders, shipments } from '#server/order/tables.ts'
import { charges, refundCases, refunds } from '#server/payment/tables.ts'
import { receipts } from '#server/receipt/tables.ts'
import { returnLines, returns } from '#server/return/tables.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { listCharges } from '#server/order/stay/charges.ts'
import { listStays } from '#server/order/stay/reception.ts'
import { DEMO_NOW, type DemoDatabase, openDemoDatabase } from '../server/demo-database.ts'

let database: DemoDatabase
beforeAll(async () => {
  database = await openDemoDatabase('postgres')
}, 240_000)
afterAll(() => database?.close())

describe('customers', () => {
  test('can log in, and have their orders', async () => {
    for (const { mobile, orders: history, stays = [] } of people) {
      const [row] = await database.db.select().from(users).where(eq(users.mobile, mobile))
      expect(await verifyPassword(DEMO_PASSWORD, row?.passwordHash ?? '')).toBe(true)
      const stored = await database.db
        .select()
        .from(orders)
        // Recharges of the wallet have no cart.
        .where(and(eq(orders.userId, row?.id ?? 0), isNotNull(orders.cartId)))
        .orderBy(asc(orders.id))
      expect(stored.map(order => order.number)).toEqual([...history, ...stays].map(order => order.number))
      const sent = stored.filter(order => order.deliveryMethod === 'address')
      expect(sent.every(order => order.address.city_name !== '' && order.address.quarter_name !== '')).toBe(true)
    }
  })

  test('have orders in many states', async () => {
    const rows = await database.db.select({ status: orders.status }).from(orders)
    const statuses = new Set(rows.map(row => row.status))
    for (const status of [
      'completed',
      'delivered',
      'waiting_vat_receipt',
      'being_delivered',
      'in_preparation',
      'shipped',
      'canceled',
      'payment_overdue',
      'payment_pending',
      'ready_to_deliver',
      'waiting_bank_response',
      'returned'
    ]) {
      expect(statuses.has(status as never), status).toBe(true)
    }
  })

  test('show returns, shipments and receipts in every state', async () => {
    const states = async (table: typeof returns | typeof shipments | typeof receipts): Promise<Set<string>> =>
      new Set((await database.db.select({ state: table.state }).from(table)).map(({ state }) => state))
    expect(await states(returns)).toEqual(new Set(RETURN_STATES))
    expect(await states(shipments)).toEqual(new Set(['preparing', 'ready', 'shipped', 'delivering', 'delivered', 'failed']))
    expect(await states(receipts)).toEqual(new Set(['requested', 'issued', 'returned', 'corrected']))
    const pickups = await database.db.select({ state: shipments.state }).from(shipments).where(eq(shipments.method, 'pickup'))
    expect(new Set(pickups.map(({ state }) => state))).toEqual(new Set(['ready', 'delivered']))
    const rows = await database.db.select({ payment: orders.payment, status: orders.status }).from(orders)
    expect(rows.map(({ payment }) => payment)).toEqual(expect.arrayContaining(['partly_paid', 'refund_due', 'refunded', 'waiting']))
    // No order stays in `payment_completed`: a recorded payment is applied at once.
    const missing = orderStatus.options.filter(label => !rows.some(({ status }) => status === label))
    expect(missing).toEqual(['payment_completed'])
  })

  test('have stays that arrive, are in the house and have departed today', async () => {
    const listed = await listStays(database.db, { days: 2 }, DEMO_NOW)
    expect(listed.stays.map(stay => [stay.order, stay.check_in, stay.check_out, stay.arrival, stay.room_number, stay.open_total])).toEqual([
      ['DG48390417', '2026-11-19', '2026-11-22', 'departed', '204', 0],
      ['DG48471936', '2026-11-21', '2026-11-24', 'arrived', '112', 18_500],
      ['DG48652083', '2026-11-22', '2026-11-24', 'expected', '', 0],
      ['DG48788352', '2026-11-23', '2026-11-25', 'expected', '', 0]
    ])
    const [departed, staying] = listed.stays
    expect(await listCharges(database.db, departed?.id ?? 0, null)).toMatchObject([
      { amount: 28_000, state: 'paid', by: expect.any(String) }
    ])
    expect(await listCharges(database.db, staying?.id ?? 0, null)).toMatchObject([{ amount: 18_500, state: 'open', bill: null }])
    const numbers = listed.stays.map(({ order }) => order)
    const booked = await database.db.select({ payment: orders.payment }).from(orders).where(inArray(orders.number, numbers))
    expect(booked.map(({ payment }) => payment)).toEqual(['paid', 'paid', 'paid', 'paid'])
  })

  test('have balances that match the ledger', async () => {
    for (const order of await database.db.select().from(orders)) {
      const charged = await database.db.select().from(charges).where(eq(charges.orderId, order.id))
      const sent = await database.db.select().from(refunds).where(eq(refunds.orderId, order.id))
      const cases = await database.db.select().from(refundCases).where(eq(refundCases.orderId, order.id))
      const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, { amount }) => total + amount, 0)
      const owed = sum(cases.filter(found => found.state === 'open'))
      const returned = await database.db
        .select({ amount: sql<number>`coalesce(${returns.refundAmount}, ${returnLines.amount})` })
        .from(returns)
        .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
        .where(and(eq(returns.orderId, order.id), inArray(returns.state, ['refunded', 'closed'])))
      const kept = sum(charged) - sum(sent) - owed
      if (order.state === 'awaiting_payment') expect(kept, order.number).toBeLessThan(order.total)
      else expect(kept, order.number).toBe(order.state === 'placed' ? order.total - sum(returned) : 0)
    }
    const reasons = await database.db.select({ state: refundCases.state, reason: refundCases.reason }).from(refundCases)
    expect(reasons).toEqual(
      expect.arrayContaining([
        { state: 'open', reason: 'late_payment' },
        { state: 'done', reason: 'late_payment' }
      ])
    )
  })

  test('have books without differences on any day', async () => {
    const report = await readLedgerReport(database.db, { from: '2026-10-24', to: '2026-11-23' })
    expect(report.days.length).toBeGreaterThan(8)
    expect(report.days.filter(({ difference }) => difference !== 0)).toEqual([])
    expect(report.wrong_accounts).toBe(0)
    expect(report.liabilities.refunds_due).toBeGreaterThan(0)
    expect(report.liabilities.wallets).toBeGreaterThan(0)
    // Every transfer debits one account and credits another.
    expect(report.balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
    await database.db.execute(sql`INSERT INTO refunds (order_id, charge_id, provider, provider_ref, amount, currency, created_at)
      SELECT order_id, id, 'bank_transfer', 'unbooked', 700, currency, created_at FROM charges ORDER BY id LIMIT 1`)
    const wrong = await readLedgerReport(database.db, { from: '2026-10-24', to: '2026-11-23' })
    expect(wrong.days.flatMap(({ difference }) => difference || [])).toEqual([-700])
    await database.db.execute(sql`DELETE FROM refunds WHERE provider_ref = 'unbooked'`)
    const journal = await readJournal(database.db, { from: '2026-10-24', to: '2026-11-23' })
    expect(journal).toContainEqual(expect.objectContaining({ code: 'charge', debit: 'clearing qpay', credit: 'order' }))
  })

  test('leave only placed, unshipped goods and tickets allocated', async () => {
    const aside = await database.db
      .select({ id: sql<number>`${orderLines.variantId}`, pieces: sql<number>`sum(${orderLines.quantity})::int` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        sql`${orders.state} = 'placed' AND ${orderLines.kind} NOT IN ('stay', 'stay_charge') AND (${orders.fulfilment} IN ('none', 'preparing', 'ready') OR ${orderLines.kind} = 'ticket')`
      )
      .groupBy(orderLines.variantId)
    const allocated = await database.db
      .select({ id: variants.id, pieces: variants.allocated })
      .from(variants)
      .where(sql`${variants.allocated} > 0`)
    const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id
    expect(allocated.toSorted(byId)).toEqual(aside.toSorted(byId))
    const reserved = await database.db.select({ state: orders.state }).from(stockHolds).innerJoin(orders, eq(orders.id, stockHolds.orderId))
    expect(reserved.every(row => row.state === 'awaiting_payment')).toBe(true)
    const wrong = await database.db
      .select({ slug: products.slug })
      .from(products)
      .where(
        sql`${products.kind} = 'goods' AND ${products.availableUntil} IS NULL AND ${products.totalOnHand} <> (SELECT sum(on_hand - allocated) FROM variants WHERE product_id = ${products.id})`
      )
    expect(wrong).toEqual([])
  })
})
