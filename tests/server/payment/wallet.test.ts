import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletBalance } from '../../../src/server/payment/ledger.ts'
import { ledgerEntries } from '../../../src/server/payment/tables.ts'
import { orders } from '../../../src/server/order/tables.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { openTestShop, order, type TestShop } from '../shop.ts'

let database: TestDatabase
let shop: TestShop
beforeAll(async () => {
  database = await openTestDatabase('pglite')
  shop = openTestShop(database)
  await shop.begin()
})
afterAll(() => database?.close())

test('a wallet holds what came back into it, less what was paid from it', async () => {
  const user = await shop.user()
  const other = await shop.user()
  expect(await walletBalance(database.db, user.userId ?? 0)).toBe(0)
  await order(user, [{ variantId: await shop.sell(), quantity: 1 }])
  const [made] = await database.db.select().from(orders)
  const entry = { orderId: made?.id ?? 0, currency: 'MNT', provider: 'wallet', createdAt: shop.clock.now }
  await database.db.insert(ledgerEntries).values([
    { ...entry, kind: 'refund', amount: 30_000, providerRef: '1' },
    { ...entry, kind: 'wallet', amount: 12_000, providerRef: '2' },
    { ...entry, kind: 'charge', provider: 'qpay', amount: 16_000, providerRef: '3' }
  ])
  expect(await walletBalance(database.db, user.userId ?? 0)).toBe(18_000)
  expect(await walletBalance(database.db, other.userId ?? 0)).toBe(0)
})
