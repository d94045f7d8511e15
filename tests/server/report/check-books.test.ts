import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerReport } from '#contract/ledger.ts'
import type { Order } from '#contract/order.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { createLedgerRoutes } from '#server/report/ledger-routes.ts'
import { EMPTY, openPostgres, type TestDatabase } from '../database.ts'
import { deliverOrder } from '../fulfilment/deliver.ts'
import { type Customer, openTestShop, placeOrder, requireOk, type TestShop, toOrderPath } from '../shop.ts'

let database: TestDatabase
let shop: TestShop
let user: Customer
let staff: Customer

beforeAll(async () => {
  database = await openPostgres(EMPTY)
  shop = openTestShop(database, undefined, [createFulfilmentRoutes, createLedgerRoutes, createRefundRoutes])
  await shop.begin()
  user = await shop.user()
  staff = await shop.user({ role: 'staff' })
})
afterAll(() => database?.close())

const buy = async (): Promise<Order> => {
  const made = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 2 }])
  await shop.payInvoice(made.payment)
  return made
}
/** Changes rows as no code of the shop can: without triggers. */
const tamper = async (...statements: ReturnType<typeof sql>[]) =>
  database.db.transaction(async tx => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const statement of statements) await tx.execute(statement)
  })

test('sound books have no problems; a lost transfer, negative stock and an unpaid placed order are named in words', async () => {
  const [delivered, refunded, waiting] = [await buy(), await buy(), await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])]
  await deliverOrder(staff, delivered.number)
  requireOk(await staff.call('POST', toOrderPath(delivered.number, '/refunds'), { of: 'amount', amount: 1000, to: 'wallet' }))
  requireOk(await staff.call('POST', toOrderPath(refunded.number, '/refunds'), { of: 'amount', amount: 2000, to: 'origin' }))
  expect(await findBookProblems(database.db)).toEqual([])

  await tamper(
    sql`DELETE FROM ledger_transfers WHERE code = 'charge' AND credit_account_id = (
      SELECT a.id FROM ledger_accounts a JOIN orders o ON o.id = a.order_id WHERE a.kind = 'order' AND o.number = ${delivered.number})`,
    sql`UPDATE orders SET state = 'placed', placed_at = created_at, paid_charge_id = (SELECT min(id) FROM charges) WHERE number = ${waiting.number}`,
    sql`ALTER TABLE variants DROP CONSTRAINT variants_stock`,
    sql`UPDATE variants SET on_hand = -3 WHERE sku = 'SLIPPERS-1'`,
    sql`DELETE FROM refund_cases WHERE order_id = (SELECT id FROM orders WHERE number = ${refunded.number})`
  )
  const problems = await findBookProblems(database.db)
  expect(problems).toEqual(
    expect.arrayContaining([
      `The balance of order ${delivered.number} is stored as 25,000₮, but its transfers sum to -1,000₮.`,
      'The ledger has 26,000₮ at qpay, but its payments less its refunds are 52,000₮.',
      `Order ${waiting.number} of 16,000₮ is placed, but payments of 0₮ are recorded for it.`,
      'Of SLIPPERS-1 -3 are in stock, and 0 are set aside for placed orders.',
      'Of SLIPPERS-3 0 are set aside, but placed orders that have not left the shop need 1.',
      `The ledger owes 2,000₮ of refunds for order ${refunded.number}, but its open refunds sum to 0₮.`
    ])
  )
})

test('are compared in one pass, within the time limit of a page', async () => {
  await tamper(
    sql`INSERT INTO ledger_accounts (kind, currency, order_id, credits_posted) SELECT 'order', 'MNT', n, 1000 FROM generate_series(1000, 101000) n`,
    sql`INSERT INTO ledger_transfers (debit_account_id, credit_account_id, currency, amount, code, created_at)
      SELECT (SELECT id FROM ledger_accounts WHERE kind = 'clearing'), id, 'MNT', 1000, 'charge', now() FROM ledger_accounts WHERE order_id >= 1000`
  )
  await database.db.execute(sql`ANALYZE ledger_accounts, ledger_transfers`)
  const { wrong_accounts: wrong } = requireOk(await staff.call<LedgerReport>('GET', '/api/v2/staff/ledger'))
  expect(wrong).toBe(1)
})
