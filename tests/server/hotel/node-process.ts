import { createInterface } from 'node:readline'
import type { Order } from '#contract/order.ts'
import { createCartStayRoutes } from '#server/cart/index.ts'
import { openDatabase } from '#server/kernel/db/open.ts'
import { COMPLETE, runInGroups, openTestShop } from '../shop.ts'

/*
 * A node of the shop whose customers all place their orders at once. The first line of standard input has their ids and totals;
 * it prints `ready` when they are logged in, and after the next line the status of each response.
 */

interface Orderer {
  userId: number
  total: number
}

const database = await openDatabase(process.env['DATABASE_URL'] ?? '', '')
const shop = openTestShop({ database, db: database.db, url: null, wipe: async () => {}, close: database.close }, undefined, [
  createCartStayRoutes
])
shop.clock.now = new Date(process.env['NOW'] ?? '')
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

const orderers = JSON.parse(String((await lines.next()).value)) as Orderer[]
const customers = await runInGroups(orderers.length, async n => shop.logIn(orderers[n]?.userId ?? 0))
console.log('ready')
await lines.next()
const answers = await Promise.all(
  customers.map((customer, n) =>
    customer.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: orderers[n]?.total ?? 0 })
  )
)
console.log(JSON.stringify(answers.map(({ status }) => status)))
await database.close()
process.exit()
