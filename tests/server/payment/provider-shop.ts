import { vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { Routes } from '#server/app.ts'
import { log } from '#server/kernel/log/log.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createProviders, createSandboxRoutes } from '#server/payment/index.ts'
import { listen } from '../auth-harness.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { type Answer, COMPLETE, type Customer, fillCart, openTestShop, requireOk, type TestShop, toOrderPath } from '../shop.ts'

/** What `order` costs: two products and the delivery. */
export const TOTAL = 26_000
export const PHONE = { phone: '88112345' }
export const APPLICANT = { ...PHONE, register_number: 'УБ90010112' }

export interface ProviderShop extends TestShop {
  database: TestDatabase
  url: string
  /** While `isDown`, the providers fail. The calls to the paths that it `loses` are done, and not answered. */
  sandbox: { isDown: boolean; loses: RegExp | null }
  /** Orders two products for `TOTAL`, to be paid by a provider. */
  order: (user: Customer, method: ProviderCode, input?: object) => Promise<Answer<Order & ErrorBody>>
  read: (user: Customer, number: string) => Promise<Order>
  /** Presses a button on the page of a provider's sandbox. */
  press: (method: ProviderCode, invoice: string, action: string) => Promise<Response>
  /** The text of that page. */
  readSandbox: (method: ProviderCode, invoice: string) => Promise<string>
  close: () => Promise<void>
}

/** A shop that calls the sandboxes of its payment providers by HTTP, as they call it back. */
export async function openProviderShop(more: readonly Routes[] = []): Promise<ProviderShop> {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const database = await openTestDatabase('postgres')
  const sandbox: ProviderShop['sandbox'] = { isDown: false, loses: null }
  const http = await listen(async request => {
    const { pathname } = new URL(request.url)
    if (sandbox.isDown && pathname.startsWith('/dev/')) return new Response('', { status: 500 })
    const response = await shop.app.fetch(request)
    return sandbox.loses?.test(pathname) ? new Response('', { status: 504 }) : response
  })
  const openSandboxes: Routes = server => {
    Object.assign(server.config, { publicUrl: http.url, providers: { variables: {}, sandboxUrl: `${http.url}/dev` } })
    return createSandboxRoutes(server)
  }
  const shop = openTestShop(database, undefined, [openSandboxes, createRefundRoutes, ...more])
  const { server } = shop
  server.payments = { ...createProviders(server.config, () => shop.clock.now.getTime()), qpay: shop.bank }
  return {
    ...shop,
    database,
    url: http.url,
    sandbox,
    order: async (user, method, input) => {
      const { total } = await fillCart(user, [{ variantId: await shop.sell(), quantity: 2 }])
      return user.call('POST', COMPLETE, { payment_method: method, expected_total: total, ...(input && { payment_input: input }) })
    },
    read: async (user, number) => requireOk(await user.call<Order>('GET', toOrderPath(number))),
    press: async (method, invoice, action) =>
      shop.app.request(`/dev/${method}?locale=en`, { method: 'POST', body: new URLSearchParams({ invoice, action }) }),
    readSandbox: async (method, invoice) => (await shop.app.request(`/dev/${method}?invoice=${invoice}&locale=en`)).text(),
    close: async () => {
      await http.close()
      await database.close()
    }
  }
}

/** The number of an invoice, which a sandbox receives without dashes. */
export const toInvoiceNumber = ({ payment }: Order): string => payment?.id.replaceAll('-', '') ?? ''
