import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { findBookProblems } from '#server/report/check-books.ts'
import { type TestDatabase, toRows } from '../database.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { readBooks, type TestShop } from '../shop.ts'
import { VARIANTS } from './interleaved-steps.ts'

/** What holds for stock, orders and money after any steps, once every payment is applied. */
export async function expectSoundShop(shop: TestShop, db: TestDatabase['db']): Promise<void> {
  expect(await findBookProblems(db)).toEqual([])
  const { charged, stock } = await readBooks(db, shop.clock.now)
  const paid = [...shop.bank.invoices.values()].flatMap(({ facts }) => [...new Map(facts.map(fact => [fact.ref, fact.amount])).values()])
  expect(charged).toBe(paid.reduce((sum, amount) => sum + amount, 0))
  await expectLedgerSums(db)
  const unpaid = sql`SELECT o.number FROM orders o LEFT JOIN ledger_accounts a ON a.order_id = o.id AND a.kind = 'order' AND a.currency = 'MNT'
    WHERE o.state <> 'awaiting_payment' AND coalesce(a.credits_posted - a.debits_posted, 0) <> CASE o.state WHEN 'placed' THEN o.total - coalesce((
      SELECT sum(amount) FROM refund_cases r WHERE r.order_id = o.id AND r.reason IN ('goodwill', 'lines', 'whole', 'by_provider', 'returned')), 0) ELSE 0 END`
  expect(toRows(await db.execute(unpaid)), 'a placed order holds its total less refunds, an ended one nothing').toEqual([])
  const reserved = sql`SELECT 1 FROM payment_sessions p JOIN orders o ON o.id = p.order_id WHERE p.method IN ('wallet', 'points') AND p.state = 'authorized' AND o.state <> 'awaiting_payment'`
  expect(toRows(await db.execute(reserved)), 'no reservation outlives its order').toEqual([])
  const miscounted = sql`SELECT 1 FROM coupons c WHERE c.used <> (
      SELECT count(*) FROM coupon_uses u JOIN orders o ON o.id = u.order_id
      WHERE u.coupon_id = c.id AND u.state = CASE o.state WHEN 'placed' THEN 'used' WHEN 'awaiting_payment' THEN 'held' END)
    OR c.used <> (SELECT count(*) FROM coupon_uses u WHERE u.coupon_id = c.id AND u.state <> 'released')`
  expect(toRows(await db.execute(miscounted)), 'uses are those of orders that are unpaid or placed').toEqual([])
  // Stock decreases at dispatch and increases when an undelivered parcel is returned.
  const sold = toRows<{ waiting: number; gone: number }>(
    await db.execute(
      sql`SELECT v.id, coalesce(sum(l.quantity - l.withdrawn_quantity) FILTER (WHERE o.state = 'placed' AND s.dispatched_at IS NULL), 0)::int AS waiting,
        coalesce(sum(l.quantity - l.withdrawn_quantity) FILTER (WHERE s.dispatched_at IS NOT NULL AND s.state <> 'returned'), 0)::int AS gone
        FROM variants v LEFT JOIN order_lines l ON v.id IN (l.variant_id, l.gift_variant_id) LEFT JOIN orders o ON o.id = l.order_id
        LEFT JOIN shipment_lines i ON i.order_line_id = l.id LEFT JOIN shipments s ON s.id = i.shipment_id GROUP BY v.id ORDER BY v.id`
    )
  )
  const restocked = toRows<{ n: number }>(
    await db.execute(
      sql`SELECT v.id, coalesce(sum(r.quantity) FILTER (WHERE r.disposition = 'restocked'), 0)::int AS n FROM variants v
        LEFT JOIN order_lines l ON v.id IN (l.variant_id, l.gift_variant_id) LEFT JOIN return_lines r ON r.order_line_id = l.id
        GROUP BY v.id ORDER BY v.id`
    )
  )
  const initial = (index: number): number => (index < VARIANTS ? 4 : 3)
  expect(stock.map(variant => variant.onHand)).toEqual(
    sold.map((variant, index) => initial(index) - variant.gone + (restocked[index]?.n ?? 0))
  )
  const returned = sql`SELECT l.id FROM order_lines l JOIN return_lines r ON r.order_line_id = l.id JOIN returns s ON s.id = r.return_id
    WHERE s.state <> 'rejected' GROUP BY l.id, l.quantity HAVING sum(r.quantity) > l.quantity`
  expect(toRows(await db.execute(returned)), 'no piece is returned twice').toEqual([])
  // Of the seats, sold last, those of tickets that are not void.
  const [{ n: seats } = { n: 0 }] = toRows<{ n: number }>(
    await db.execute(sql`SELECT count(*)::int AS n FROM tickets WHERE voided_at IS NULL`)
  )
  expect(stock.map(variant => variant.allocated)).toEqual([...sold.slice(0, -1).map(variant => variant.waiting), seats])
  expect(
    toRows(await db.execute(sql`SELECT 1 FROM stock_holds h JOIN orders o ON o.id = h.order_id WHERE o.state <> 'awaiting_payment'`))
  ).toEqual([])
}
