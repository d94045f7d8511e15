import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { runDueJobs, scheduleRepeated } from '../../../src/server/jobs.ts'
import { LONG } from '../../long.ts'
import { log } from '../../../src/server/kernel/log/log.ts'
import { orders } from '../../../src/server/order/tables.ts'
import { createProviders, sandboxRoutes } from '../../../src/server/payment/providers.ts'
import { newestInvoices, paymentsOf } from '../../../src/server/payment/sandbox/store.ts'
import { sandboxProviderInvoices } from '../../../src/server/payment/sandbox/tables.ts'
import { charges, refundCases, refunds } from '../../../src/server/payment/tables.ts'
import { listen } from '../auth-harness.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { COMPLETE, type Customer, fillCart, MINUTE, must, openTestShop, orderPath, type TestShop } from '../shop.ts'

/*
 * A process that ends at any call to a provider: the request is not sent, or its response is not read, and nothing of the process runs
 * any more. A new process on the same database finds every payment, and places the order or refunds it.
 */

const TOTAL = 26_000
const PHONE = '88112345'

let database: TestDatabase
let http: { url: string; close: () => Promise<void> }
let fetchApp: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
/** How many calls are left before the process ends; null where it never does. */
let callsLeft: number | null = null
let ending: 'before' | 'after' = 'before'
let ended: () => void = () => {}

const realFetch = globalThis.fetch
const never = () => new Promise<never>(() => {})

beforeAll(async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  http = await listen(request => fetchApp(request))
  database = await openTestDatabase('pglite')
  vi.stubGlobal('fetch', async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    if (callsLeft === null || !address.startsWith(`${http.url}/dev/`)) return realFetch(input, init)
    callsLeft -= 1
    if (callsLeft > 0) return realFetch(input, init)
    if (callsLeft === 0) {
      const end = ended
      if (ending === 'after') await realFetch(input, init)
      end()
    }
    return never()
  })
})
afterEach(() => (callsLeft = null))
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await http?.close()
  await database?.close()
})

/** A process on the database. */
function startShop(clock?: TestShop['clock']): TestShop {
  const shop = openTestShop(
    database,
    undefined,
    [
      server => {
        server.config.publicUrl = http.url
        server.config.providers = { variables: {}, sandboxUrl: `${http.url}/dev` }
        return sandboxRoutes(server)
      }
    ],
    clock
  )
  shop.server.payments = { ...createProviders(shop.server.config, () => shop.clock.now.getTime()), qpay: shop.bank }
  fetchApp = request => shop.app.fetch(request)
  return shop
}

const press = async (shop: TestShop, method: string, action: string): Promise<void> => {
  for (const { merchantRef } of (await newestInvoices(database.db, method, 1)).values())
    await shop.app.request(`/dev/${method}?locale=en`, { method: 'POST', body: new URLSearchParams({ invoice: merchantRef, action }) })
}
const tanOf = async (shop: TestShop, { payment }: Order): Promise<string> => {
  const page = await (await shop.app.request(`/dev/candy?invoice=${payment?.id}&locale=en`)).text()
  return /<b class="numeric">(\d{6})<\/b>/.exec(page)?.[1] ?? ''
}

/** What customers do, with every call that it makes. */
const FLOWS: Record<string, { input?: Record<string, unknown>; pay: (shop: TestShop, user: Customer, order: Order) => Promise<unknown> }> =
  {
    monpay: { pay: shop => press(shop, 'monpay', 'pay') },
    socialpay: { pay: shop => press(shop, 'socialpay', 'pay') },
    memepay: { input: { phone: PHONE, register_number: 'УБ90010112' }, pay: shop => press(shop, 'memepay', 'pay') },
    candy: {
      input: { phone: PHONE },
      pay: async (shop, user, order) => user.call('POST', orderPath(order.number, '/payments/confirm'), { code: await tanOf(shop, order) })
    }
  }

/** Money that the sandbox has taken and not paid back. */
async function heldByProvider(method: string): Promise<number> {
  let held = 0
  for (const invoice of await database.db.select().from(sandboxProviderInvoices).where(eq(sandboxProviderInvoices.provider, method)))
    for (const { status, amount, refundedTotal } of await paymentsOf(database.db, invoice.id)) {
      const paid = status === 'FAILED' ? 0 : amount - refundedTotal
      held += invoice.data['kind'] === 'reward' ? -paid : paid
    }
  return held
}

async function expectSettled(method: string): Promise<void> {
  const { db } = database
  const [order] = await db.select().from(orders)
  const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)
  const charged = sum(await db.select({ amount: charges.amount }).from(charges))
  const refunded = sum(await db.select({ amount: refunds.amount }).from(refunds))
  const open = await db.select({ amount: refundCases.amount }).from(refundCases).where(eq(refundCases.state, 'open'))
  const held = await heldByProvider(method)
  expect(charged - refunded).toBe(held)
  expect(held).toBe((order?.state === 'placed' ? TOTAL : 0) + sum(open))
  expect(await db.select().from(orders).where(eq(orders.state, 'awaiting_payment'))).toEqual([])
}

/** In a long run, all of them. */
const TESTED = Object.entries(FLOWS).filter(([method]) => LONG || ['socialpay', 'candy'].includes(method))

describe.each(TESTED)('a payment by %s', (method, { input, pay }) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = startShop()
    await shop.begin()
  })

  const buyAndCancel = async (): Promise<void> => {
    const user = await shop.user()
    const cart = await fillCart(user, [{ variantId: await shop.sell({}), quantity: 2 }])
    const body = { payment_method: method, expected_total: cart.total, ...(input && { payment_input: input }) }
    const order = must(await user.call<Order>('POST', COMPLETE, body))
    await pay(shop, user, order)
    must(await user.call('POST', orderPath(order.number, '/check_payment')))
    must(await user.call('PUT', orderPath(order.number, '/cancel')))
  }

  test('is settled or refunded after the process has ended at any call', async () => {
    let interrupted = 0
    for (const when of ['before', 'after'] as const)
      for (let call = 1; ; call++) {
        shop = startShop()
        await shop.begin()
        await database.db.delete(sandboxProviderInvoices)
        ending = when
        callsLeft = call
        const end = new Promise<'ended'>(resolve => (ended = () => resolve('ended')))
        const outcome = await Promise.race([buyAndCancel().then(() => 'finished' as const), end])
        callsLeft = null
        if (outcome === 'finished') break
        interrupted += 1
        const next = startShop(shop.clock)
        await scheduleRepeated(next.server)
        next.clock.pass(5 * MINUTE)
        await runDueJobs(next.server)
        next.clock.pass(3 * 24 * 60 * MINUTE)
        while (await runDueJobs(next.server));
        await expectSettled(method).catch((error: unknown) => {
          throw new Error(`Not settled when the process ended ${when} call ${call}.`, { cause: error })
        })
      }
    expect(interrupted).toBeGreaterThan(4)
  })
})
