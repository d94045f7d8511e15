import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Fulfilment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import type { OrderStatus } from '#domain/order.ts'
import { LOYALTY } from '#domain/loyalty.ts'
import { WALLET_RULES } from '#domain/wallet.ts'
import { readCartViewOptions } from '#server/cart/index.ts'
import { submitCart } from '#server/checkout/complete.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { createLeaseRoutes } from '#server/lease/index.ts'
import { settleSession } from '#server/order/payment/settle.ts'
import { findPaymentSession } from '#server/payment/index.ts'
import { openTestDatabase, type TestDatabase, USUAL_KIND } from '../database.ts'
import { orderLease } from '../lease/application.ts'
import { openReceiptShop, type ReceiptShop, SETTING } from '../receipt/receipt-shop.ts'
import { COMPLETE, type Customer, fillCart, MINUTE, requireOk, placeOrder, toOrderPath } from '../shop.ts'
import { turnOn } from '../settings.ts'

let database: TestDatabase
let shop: ReceiptShop
let user: Customer
let staff: Customer
beforeAll(async () => {
  database = await openTestDatabase(USUAL_KIND)
  shop = await openReceiptShop(database, [createFulfilmentRoutes, createLeaseRoutes])
  shop.server.config.lender = null
})
afterAll(async () => {
  await shop?.stop()
  await database?.close()
})
beforeEach(async () => {
  await shop.beginWith({ ...SETTING, enabled: false })
  await turnOn(database, 'showLease')
  user = await shop.user()
  staff = await shop.user({ role: 'staff' })
})

const place = async () => placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
const pay = async ({ number, payment }: Order) => {
  await shop.payInvoice(payment)
  return number
}
const placePaidOrder = async () => pay(await place())
/** Starts the preparation and does these actions on the one shipment. */
const move = async (number: string, ...actions: string[]) => {
  const path = `/api/v2/staff/orders/${number}`
  requireOk(await staff.call('POST', `${path}/shipments`))
  for (const action of actions) {
    const [shipment] = requireOk(await staff.call<Fulfilment>('GET', `${path}/fulfilment`)).shipments
    const details = {
      pack: { lines: shipment?.lines.map(({ id }) => id) },
      ship: { carrier: 'Монгол шуудан' },
      dispatch: { courier: 'Бат' },
      deliver: { received_by: 'Номин' },
      fail: { reason: 'Хүн байгаагүй', next_on: '2027-01-01' },
      take_back: { restock: true }
    }[action]
    requireOk(await staff.call('POST', `/api/v2/staff/shipments/${shipment?.id}/actions`, { action, state: shipment?.state, ...details }))
  }
  return number
}
const deliver = async () => move(await placePaidOrder(), 'pack', 'dispatch', 'deliver')

/** How an order reaches each label of the specification, by the API and the services alone. */
const PATHS: Record<OrderStatus, () => Promise<string>> = {
  order_created: async () => {
    const { total } = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const options = await readCartViewOptions(database.db, 'mn')
    const submission = {
      userId: user.userId ?? 0,
      method: 'qpay' as const,
      storeCredit: 0,
      walletRules: WALLET_RULES,
      points: 0,
      loyalty: LOYALTY,
      expectedTotal: total,
      paymentMinutes: 30,
      publicUrl: '',
      lease: null
    }
    // Before its invoice is requested.
    return (await database.db.transaction(tx => submitCart(tx, { ...submission, ...options }, shop.clock.now))).number
  },
  payment_pending: async () => (await place()).number,
  pending: async () => {
    const made = await place()
    await shop.payInvoice(made.payment, { status: 'authorized' })
    return made.number
  },
  payment_failed: async () => {
    const { total } = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    shop.bank.down = true
    return requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total })).number
  },
  payment_overdue: async () => {
    const { number } = await place()
    shop.clock.pass(40 * MINUTE)
    await shop.work()
    return number
  },
  payment_completed: async () => {
    const made = await place()
    shop.bank.pay(`invoice-${made.payment?.id}`)
    const session = await findPaymentSession(database.db, made.payment?.id ?? '')
    // The process stops between recording the payment and applying it.
    let reads = 0
    const stopping = Object.defineProperty({ ...shop.server }, 'config', {
      get: () => {
        if (++reads > 1) throw new Error('stopped')
        return shop.server.config
      }
    })
    if (session) await expect(settleSession(stopping, session)).rejects.toThrow('stopped')
    return made.number
  },
  waiting_bank_response: async () => pay(await orderLease(user, await shop.sell({ price: 1_000_000 }))),
  ordered: placePaidOrder,
  canceled: async () => {
    const { number } = await place()
    requireOk(await user.call('PUT', toOrderPath(number, '/cancel')))
    return number
  },
  in_preparation: async () => move(await placePaidOrder()),
  ready_to_deliver: async () => move(await placePaidOrder(), 'pack'),
  shipped: async () => move(await placePaidOrder(), 'pack', 'ship'),
  being_delivered: async () => move(await placePaidOrder(), 'pack', 'dispatch'),
  delivered: deliver,
  returned: async () => move(await placePaidOrder(), 'pack', 'dispatch', 'fail', 'take_back'),
  waiting_vat_receipt: async () => {
    await shop.beginWith()
    user = await shop.user()
    staff = await shop.user({ role: 'staff' })
    await shop.setMode('down')
    const number = await deliver()
    await shop.work()
    return number
  },
  completed: async () => {
    await shop.beginWith()
    user = await shop.user()
    staff = await shop.user({ role: 'staff' })
    const number = await deliver()
    await shop.work()
    return number
  }
}

test.each(Object.entries(PATHS))('an order becomes %s', async (status, reach) => {
  const number = await reach()
  expect(requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`)).status).toBe(status)
})
