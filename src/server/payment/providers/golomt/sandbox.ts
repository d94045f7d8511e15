import { Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { findInvoice, insertInvoice, paymentsOf, type SandboxInvoice } from '../../sandbox/store.ts'
import { appAddress, faultOf, sandboxApp } from '../../sandbox/app-page.ts'
import { golomtChecksum, isGolomtChecksum, PAID } from './golomt.ts'

const invoiceInput = z.strictObject({
  transactionId: z.string().min(1).max(50),
  amount: z.string().regex(/^[1-9]\d{0,11}\.\d{2}$/),
  returnType: z.enum(['GET', 'POST', 'MOBILE']),
  callback: z.url(),
  genToken: z.enum(['Y', 'N']),
  socialDeeplink: z.enum(['Y', 'N']),
  checksum: z.string()
})
const inquiryInput = z.strictObject({ transactionId: z.string().min(1), checksum: z.string() })

/** Golomt's gateway in the demo. It checks tokens and checksums, and accepts a transaction's number once. */
export function golomtSandbox(server: Server, { token, secret }: { token: string; secret: string }): Hono<ShopEnv> {
  const { db, now, config } = server
  const routes = new Hono<ShopEnv>()
  const refuse = (path: string, status: 400 | 401 | 404, message: string): Response =>
    Response.json({ timestamp: now().toISOString(), status, error: 'Error', message, path }, { status })
  const isAuthorized = (header: string | undefined): boolean => header === `Bearer ${token}`

  const view = async ({ id, merchantRef: transactionId, amount: total }: SandboxInvoice) => {
    const newest = (await paymentsOf(db, id)).at(-1)
    const amount = (newest?.amount ?? total).toFixed(2)
    const errorCode = newest ? (newest.status === 'FAILED' ? (newest.reason ?? '101') : PAID) : null
    return {
      amount,
      bank: '150000',
      status: errorCode === PAID ? 'SENT' : 'PENDING',
      errorCode,
      errorDesc: errorCode === PAID ? 'Approved' : '',
      cardHolder: newest ? 'NOMIN' : '',
      cardNumber: newest ? '496666******4417' : '',
      transactionId,
      token: '',
      checksum: golomtChecksum(secret, transactionId, errorCode ?? '', amount, '')
    }
  }

  routes.post('/dev/golomt/api/invoice', async c => {
    if (!isAuthorized(c.req.header('authorization'))) return refuse(c.req.path, 401, 'Unauthorized')
    const parsed = invoiceInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(c.req.path, 400, z.prettifyError(parsed.error))
    const { transactionId, amount, returnType, callback, checksum } = parsed.data
    if (!isGolomtChecksum(checksum, secret, transactionId, amount, returnType, callback)) return refuse(c.req.path, 400, 'Invalid checksum')
    const invoice = await insertInvoice(db, {
      provider: 'golomt',
      merchantRef: transactionId,
      amount: Number(amount),
      description: transactionId.slice(0, 8),
      returnUrl: callback,
      createdAt: now()
    })
    if (!invoice) return refuse(c.req.path, 400, 'Transaction already exists')
    return c.json({ invoice: invoice.id, transactionId, checksum: golomtChecksum(secret, invoice.id, transactionId) })
  })

  routes.post('/dev/golomt/api/inquiry', async c => {
    if (!isAuthorized(c.req.header('authorization'))) return refuse(c.req.path, 401, 'Unauthorized')
    const parsed = inquiryInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(c.req.path, 400, z.prettifyError(parsed.error))
    const { transactionId, checksum } = parsed.data
    if (!isGolomtChecksum(checksum, secret, transactionId, transactionId)) return refuse(c.req.path, 400, 'Invalid checksum')
    const invoice = await findInvoice(db, 'golomt', transactionId)
    if (!invoice) return refuse(c.req.path, 404, 'Transaction not found')
    return (await faultOf(c, invoice)) ?? c.json(await view(invoice))
  })

  routes.get('/dev/golomt/payment/:locale/:invoice', async c => {
    const invoice = await findInvoice(db, 'golomt', c.req.param('invoice'))
    if (!invoice) return refuse(c.req.path, 404, 'Invoice not found')
    return c.redirect(`${appAddress(server, 'golomt', invoice.merchantRef)}&locale=${c.req.param('locale')}`, 302)
  })

  const page = sandboxApp(server, {
    provider: 'golomt',
    declined: '101',
    failures: { insufficient_funds: '116' },
    isBankPage: true,
    // The bank has one address of the shop for its notifications.
    report: async invoice => ({
      url: `${config.publicUrl}/api/v2/payments/golomt/callback`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await view(invoice))
    })
  })
  return routes.route('/', page)
}
