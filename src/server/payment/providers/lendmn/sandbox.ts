import { sign } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { isSameText } from '../../checksum.ts'
import { toAppAddress, applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import { createSandboxKeys } from '../../sandbox/keys.ts'
import { findInvoice, insertInvoice, readPayments, type SandboxInvoice } from '../../sandbox/store.ts'

const PATH = '/dev/lendmn'
const input = z.strictObject({
  amount: z.string().regex(/^[1-9]\d{0,11}$/),
  duration: z.string().regex(/^\d+$/),
  description: z.string().min(1),
  trackingData: z.string().min(1).max(50),
  successUri: z.url()
})

/** LendMN's merchant API with its app. */
export function createLendMnSandbox(server: Server, token: string): Hono<ShopEnv> {
  const { db } = server

  const statusOf = async ({ id, createdAt, data }: SandboxInvoice): Promise<number> => {
    const payment = (await readPayments(db, id)).at(-1)
    if (payment) return payment.status === 'FAILED' ? 2 : 1
    return createdAt.getTime() + Number(data['seconds']) * 1000 < server.now().getTime() ? 3 : 0
  }

  return new Hono<ShopEnv>()
    .use(`${PATH}/w/*`, async (c, next) => {
      if (!isSameText(c.req.header('x-and-auth-token') ?? '', token)) return c.json({ code: 401, response: null }, 401)
      return next()
    })
    .post(`${PATH}/w/invoices`, async c => {
      const parsed = input.safeParse(await c.req.parseBody())
      if (!parsed.success) return c.json({ code: 400, response: null })
      const { amount, duration, description, trackingData, successUri } = parsed.data
      const invoice = await insertInvoice(db, {
        provider: 'lendmn',
        merchantRef: trackingData,
        amount: Number(amount),
        description,
        returnUrl: successUri,
        data: { seconds: Number(duration) },
        createdAt: server.now()
      })
      if (!invoice) return c.json({ code: 409, response: null })
      const link = toAppAddress(server, 'lendmn', trackingData)
      return c.json({ code: 0, response: { invoiceNumber: invoice.id, amount: invoice.amount, qr_string: link, qr_link: link } })
    })
    .get(`${PATH}/w/invoices/:number`, async c => {
      const invoice = await findInvoice(db, 'lendmn', c.req.param('number'))
      if (!invoice) return c.json({ code: 404, response: null })
      const fault = await applyFault(c, invoice)
      if (fault) return fault
      const { id, amount, merchantRef, createdAt } = invoice
      const response = {
        invoiceNumber: id,
        amount,
        status: await statusOf(invoice),
        trackingData: merchantRef,
        createdAt: createdAt.toISOString()
      }
      return c.json({ code: 0, response })
    })
    .all(`${PATH}/w/*`, c => c.json({ code: 404, response: null }, 404))
    .route(
      '/',
      createSandboxApp(server, {
        provider: 'lendmn',
        declined: 'CANCELED',
        // LendMN calls one address for all invoices of a shop.
        report: (invoice, payment) => {
          const event = payment.status === 'PAID' ? 'invoice.paid' : 'invoice.cancelled'
          const body = { event, invoiceNumber: invoice.id, amount: payment.amount, trackingData: invoice.merchantRef }
          const signature = sign('sha256', Buffer.from(JSON.stringify(body)), createSandboxKeys().privateKey).toString('base64')
          return {
            url: `${server.config.publicUrl}/api/v2/payments/lendmn/callback`,
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...body, signature })
          }
        }
      })
    )
}
