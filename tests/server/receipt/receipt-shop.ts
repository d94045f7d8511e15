import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import type { OrderReceipt, StaffReceipt } from '#contract/receipt.ts'
import type { Order } from '#contract/order.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { runDueJobs } from '#server/jobs.ts'
import type { Routes } from '#server/app.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { lockOrder, updateStatus } from '#server/order/status.ts'
import { orders } from '#server/order/tables.ts'
import { createReceiptRoutes, createReceiptSandboxRoutes } from '#server/receipt/index.ts'
import { listNewestReceipts, type SandboxReceipt } from '#server/receipt/sandbox/receipts.ts'
import type { SettingOf } from '#contract/setting.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import { createSettingRoutes } from '#server/site/setting-routes.ts'
import { listen } from '../auth-harness.ts'
import { type DatabaseKind, openTestDatabase, type TestDatabase } from '../database.ts'
import { type Customer, fillCart, requireOk, openTestShop, placeOrder, toOrderPath, type TestShop } from '../shop.ts'
import { storeSetting } from '../settings.ts'

export const SETTING: SettingOf<'receipt'> = {
  enabled: true,
  merchantTin: '61200123457',
  districtCode: '0105',
  goods: { classificationCode: '2822100' },
  delivery: { classificationCode: '6512300' }
}

export interface ReceiptShop extends TestShop {
  beginWith: (setting?: SettingOf<'receipt'>) => Promise<void>
  /** Sets the behaviour of the tax authority's service. */
  setMode: (mode: 'up' | 'down' | 'slow' | 'lost') => Promise<void>
  /** An order that is paid by bank transfer. */
  place: (customer: Customer, items: readonly { variantId: number; quantity: number }[]) => Promise<Order>
  deliver: (number: string) => Promise<void>
  /** A delivered order of two pieces at 33,000, with its receipt where the service is available. */
  placeDelivered: (customer: Customer, recipient?: Record<string, unknown>) => Promise<string>
  idOf: (number: string) => Promise<number>
  /** Runs the due jobs. */
  work: () => Promise<void>
  /** Receipts of the service, newest first. */
  atService: () => Promise<SandboxReceipt[]>
  receiptOf: (customer: Customer, number: string) => Promise<OrderReceipt | null>
  staffReceiptOf: (number: string) => Promise<StaffReceipt | null>
  staffCall: (method: string, path: string, body?: unknown) => ReturnType<Customer['call']>
  statusOf: (number: string) => Promise<string>
  mailsTo: (recipient: string) => Promise<(typeof messages.$inferSelect)[]>
  stop: () => Promise<void>
}

export async function openReceiptShop(database: TestDatabase, more: readonly Routes[] = []): Promise<ReceiptShop> {
  const { db } = database
  const http = await listen(request => shop.app.fetch(request))
  const shop = openTestShop(database, undefined, [
    createRefundRoutes,
    createReceiptRoutes,
    createReceiptSandboxRoutes,
    createReturnRoutes,
    createSettingRoutes,
    ...more
  ])
  const { server } = shop
  server.config.receipt = { posApiUrl: `${http.url}/dev/ebarimt/pos`, registryUrl: `${http.url}/dev/ebarimt/registry` }
  let staff: Customer
  let transfers = 0
  const setMode: ReceiptShop['setMode'] = async mode => {
    await fetch(`${http.url}/dev/ebarimt`, { method: 'POST', body: new URLSearchParams({ mode }), redirect: 'manual' })
  }
  const staffReceiptOf = async (number: string) =>
    requireOk(await staff.call<{ receipt: StaffReceipt | null }>('GET', `/api/v2/staff/orders/${number}/receipt`)).receipt
  const idOf = async (number: string): Promise<number> => {
    const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    return row?.id ?? 0
  }
  const place: ReceiptShop['place'] = async (customer, items) => {
    const { number, total } = await placeOrder(customer, items, 'bank_transfer')
    return requireOk(await staff.call<Order>('POST', toOrderPath(number, '/transfer_received'), { amount: total, ref: `T${++transfers}` }))
  }
  const deliver = async (number: string): Promise<void> => {
    await db.transaction(async tx => {
      const { id } = await lockOrder(tx, await idOf(number))
      await tx.update(orders).set({ fulfilment: 'delivered', deliveredAt: shop.clock.now }).where(eq(orders.id, id))
      await updateStatus(tx, id)
    })
  }
  const work = async (): Promise<void> => {
    while ((await runDueJobs(server)) > 0);
  }
  return {
    ...shop,
    beginWith: async (setting = SETTING) => {
      await shop.begin()
      await storeSetting(database, 'receipt', setting)
      await setMode('up')
      staff = await shop.user({ role: 'staff' })
    },
    setMode,
    place,
    deliver,
    placeDelivered: async (customer, recipient) => {
      const variantId = await shop.sell({ price: 33_000 })
      if (recipient) {
        await fillCart(customer, [])
        requireOk(await customer.call('PUT', '/api/v2/checkouts/current/receipt', recipient))
      }
      const { number } = await place(customer, [{ variantId, quantity: 2 }])
      await deliver(number)
      await work()
      return number
    },
    idOf,
    work,
    atService: () => listNewestReceipts(db, 50),
    receiptOf: async (customer, number) =>
      requireOk(await customer.call<{ receipt: OrderReceipt | null }>('GET', toOrderPath(number, '/receipt'))).receipt,
    staffReceiptOf,
    staffCall: (method, path, body) => staff.call(method, path, body),
    statusOf: async number => {
      const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.number, number))
      return row?.status ?? ''
    },
    mailsTo: async recipient =>
      db
        .select()
        .from(messages)
        .where(sql`${messages.recipient} = ${recipient}`),
    stop: http.close
  }
}

/** A shop of this suite, in which each test begins with `SETTING`. */
export async function setUpReceiptShop(kind: DatabaseKind): Promise<ReceiptShop> {
  const database = await openTestDatabase(kind)
  const shop = await openReceiptShop(database)
  beforeEach(() => shop.beginWith())
  afterAll(async () => {
    await shop.stop()
    await database.close()
  })
  return shop
}
