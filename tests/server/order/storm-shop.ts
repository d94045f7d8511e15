import { writeSync } from 'node:fs'
import { openDatabase } from '#server/kernel/db/open.ts'
import type { Order } from '#contract/order.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { COMPLETE, fillCart, requireOk, openTestShop, toOrderPath } from '../shop.ts'

/*
 * A shop under load that can be killed at any time. Every acknowledged operation is printed at once, one per line: responses of
 * the shop, and payments at the bank.
 */

const WORKERS = 6
const REFUND = 1000
const printWords = (...words: (string | number)[]): void => void writeSync(1, `${words.join(' ')}\n`)

const database = await openDatabase(process.env['DATABASE_URL'] || null, process.env['DATA_DIR'] || '')
const shop = openTestShop({ database, db: database.db, url: null, wipe: async () => {}, close: database.close }, undefined, [
  createRefundRoutes
])
shop.clock.now = new Date()
const variantIds = (process.env['VARIANTS'] ?? '').split(',').map(Number)

const staff = await shop.user({ role: 'staff' })

async function work(): Promise<never> {
  for (;;) {
    const user = await shop.user()
    const cart = await fillCart(
      user,
      variantIds.map(variantId => ({ variantId, quantity: 1 }))
    )
    const submit = () => user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total })
    const [made] = (await Promise.all([submit(), submit(), submit()])).map(requireOk)
    const { number, payment } = made as Order
    printWords('order', number, cart.id)
    const invoiceId = `invoice-${payment?.id}`
    shop.bank.pay(invoiceId, { ref: invoiceId })
    printWords('money', payment?.id ?? '', cart.total)
    const callbackResponse = await shop.callback(payment?.id)
    if (callbackResponse.status !== 200) continue
    printWords('paid', number, cart.total)
    // The kill can come between a refund and its acknowledgement.
    const refund = { of: 'amount', amount: REFUND, to: 'wallet' }
    requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), refund))
    printWords('refund', number, REFUND)
  }
}

await Promise.all(Array.from({ length: WORKERS }, work))
