import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { toAppAddress, applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import { findInvoice, insertInvoice, readPayments } from '../../sandbox/store.ts'
import { issueToken, isTokenValid } from '../../sandbox/tokens.ts'
import type { PocketAccount } from './pocket.ts'

const PATH = '/dev/pocket'
const TOKEN_SECONDS = 600
const invoiceInput = z.strictObject({
  terminalId: z.int(),
  amount: z.int().min(501),
  info: z.string().min(1),
  orderNumber: z.string().regex(/^\w{1,45}$/),
  invoiceType: z.literal('ZERO'),
  channel: z.literal('ecommerce')
})
const checkInput = z.strictObject({ terminalId: z.int(), invoiceId: z.string() })
const configInput = z.strictObject({ fallBackUrl: z.url() })

/** Pocket's invoices with its app. It calls the address that the merchant has registered. */
export function createPocketSandbox(server: Server, account: Omit<PocketAccount, 'url' | 'authUrl'>): Hono<ShopEnv> {
  const { db, now } = server
  const { clientId, clientSecret, terminal } = account
  let callbackUrl = `${server.config.publicUrl}/api/v2/payments/pocket/callback`
  const refuse = (c: Context, status: 400 | 401 | 404, message: string): Response => c.json({ message }, status)

  return new Hono<ShopEnv>()
    .post(`${PATH}/protocol/openid-connect/token`, async c => {
      const { client_id: id, client_secret: secret, grant_type: grant } = await c.req.parseBody()
      if (id !== clientId || secret !== clientSecret || grant !== 'client_credentials') return c.json({ error: 'invalid_client' }, 401)
      const until = Math.floor(now().getTime() / 1000) + TOKEN_SECONDS
      return c.json({ access_token: issueToken('access', until, clientSecret), token_type: 'Bearer', expires_in: TOKEN_SECONDS })
    })
    .use(`${PATH}/merchant/*`, async (c, next) => {
      const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
      return token && isTokenValid(token, 'access', clientSecret, now()) ? next() : refuse(c, 401, 'Unauthorized')
    })
    .post(`${PATH}/merchant/pg/config`, async c => {
      const parsed = configInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return refuse(c, 400, 'Invalid address')
      callbackUrl = parsed.data.fallBackUrl
      return c.json({ message: 'OK' })
    })
    .post(`${PATH}/merchant/v2/invoicing/generate-invoice`, async c => {
      const parsed = invoiceInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success || parsed.data.terminalId !== terminal) return refuse(c, 400, 'Invalid invoice')
      const { amount, info: description, orderNumber: merchantRef } = parsed.data
      const invoice = await insertInvoice(db, { provider: 'pocket', merchantRef, amount, description, createdAt: now() })
      if (!invoice) return refuse(c, 400, 'Duplicate order number')
      const link = toAppAddress(server, 'pocket', merchantRef)
      return c.json({ id: invoice.id, qr: link, deeplink: link, orderNumber: merchantRef })
    })
    .post(`${PATH}/merchant/v2/invoicing/invoices/invoice-id`, async c => {
      const parsed = checkInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success || parsed.data.terminalId !== terminal) return refuse(c, 400, 'Invalid request')
      const invoice = await findInvoice(db, 'pocket', parsed.data.invoiceId)
      if (!invoice) return refuse(c, 404, 'Invoice not found')
      const fault = await applyFault(c, invoice)
      if (fault) return fault
      const { id, description: info, merchantRef: orderNumber } = invoice
      const payment = (await readPayments(db, id)).at(-1)
      const state = payment ? (payment.status === 'FAILED' ? payment.reason : 'paid') : 'pending'
      return c.json({ id, state, amount: payment?.amount ?? invoice.amount, info, orderNumber, terminalId: terminal })
    })
    .route(
      '/',
      createSandboxApp(server, {
        provider: 'pocket',
        declined: 'rejected',
        failures: { canceled_by_customer: 'cancelled' },
        report: ({ id }) => ({ url: `${callbackUrl}?invoiceId=${id}`, method: 'GET' })
      })
    )
}
