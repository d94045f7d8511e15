import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import {
  findInvoice,
  insertInvoice,
  payInvoice,
  readPayments,
  refusePayment,
  type SandboxInvoice,
  updateInvoice
} from '../../sandbox/store.ts'
import { toAppAddress, applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import { createGolomtChecksum, isGolomtChecksum, PAID } from './golomt.ts'

const invoiceInput = z.strictObject({
  transactionId: z.string().min(1).max(50),
  amount: z.string().regex(/^[1-9]\d{0,11}\.\d{2}$/),
  returnType: z.enum(['GET', 'POST', 'MOBILE']),
  callback: z.url(),
  genToken: z.enum(['Y', 'N']),
  socialDeeplink: z.enum(['Y', 'N']),
  checksum: z.string()
})
const payInput = z.strictObject({
  amount: invoiceInput.shape.amount,
  invoice: z.literal(''),
  transactionId: invoiceInput.shape.transactionId,
  token: z.string().min(1),
  lang: z.enum(['MN', 'EN']),
  checksum: z.string()
})
const inquiryInput = z.strictObject({ transactionId: z.string().min(1), checksum: z.string() })

/** Golomt's gateway in the demo. It checks tokens and checksums, and accepts a transaction's number once. */
export function createGolomtSandbox(server: Server, { token, secret }: { token: string; secret: string }): Hono<ShopEnv> {
  const { db, now, config } = server
  const routes = new Hono<ShopEnv>()
  const refuse = (path: string, status: 400 | 401 | 404, message: string): Response =>
    Response.json({ timestamp: now().toISOString(), status, error: 'Error', message, path }, { status })
  const isAuthorized = (header: string | undefined): boolean => header === `Bearer ${token}`

  const tokenOf = (invoice: string): string => `${invoice}.${createGolomtChecksum(secret, 'token', invoice)}`
  const view = async ({ id, merchantRef: transactionId, amount: total, data }: SandboxInvoice) => {
    const newest = (await readPayments(db, id)).at(-1)
    const amount = (newest?.amount ?? total).toFixed(2)
    const errorCode = newest ? (newest.status === 'FAILED' ? (newest.reason ?? '101') : PAID) : null
    const card = errorCode === PAID && data['genToken'] === 'Y' ? tokenOf(id) : ''
    return {
      amount,
      bank: '150000',
      status: errorCode === PAID ? 'SENT' : 'PENDING',
      errorCode,
      errorDesc: errorCode === PAID ? 'Approved' : '',
      cardHolder: newest ? 'NOMIN' : '',
      cardNumber: newest ? '496666******4417' : '',
      transactionId,
      token: card,
      checksum: createGolomtChecksum(secret, transactionId, errorCode ?? '', amount, card)
    }
  }

  routes.post('/dev/golomt/api/invoice', async c => {
    if (!isAuthorized(c.req.header('authorization'))) return refuse(c.req.path, 401, 'Unauthorized')
    const parsed = invoiceInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(c.req.path, 400, z.prettifyError(parsed.error))
    const { transactionId, amount, returnType, callback, genToken, checksum } = parsed.data
    if (!isGolomtChecksum(checksum, secret, transactionId, amount, returnType, callback)) return refuse(c.req.path, 400, 'Invalid checksum')
    const invoice = await insertInvoice(db, {
      provider: 'golomt',
      merchantRef: transactionId,
      amount: Number(amount),
      description: transactionId.slice(0, 8),
      returnUrl: callback,
      data: { genToken },
      createdAt: now()
    })
    if (!invoice) return refuse(c.req.path, 400, 'Transaction already exists')
    return c.json({ invoice: invoice.id, transactionId, checksum: createGolomtChecksum(secret, invoice.id, transactionId) })
  })

  /** Pays with the token of an earlier payment. A card that was blocked on the page of that payment is declined. */
  routes.post('/dev/golomt/api/pay', async c => {
    if (!isAuthorized(c.req.header('authorization'))) return refuse(c.req.path, 401, 'Unauthorized')
    const parsed = payInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(c.req.path, 400, z.prettifyError(parsed.error))
    const { transactionId, amount, token: card, checksum } = parsed.data
    if (!isGolomtChecksum(checksum, secret, amount, transactionId, card)) return refuse(c.req.path, 400, 'Invalid checksum')
    const registration = await findInvoice(db, 'golomt', card.split('.')[0] ?? '')
    if (registration?.status !== 'PAID' || registration.data['genToken'] !== 'Y' || card !== tokenOf(registration.id))
      return refuse(c.req.path, 400, 'Invalid token')
    const invoice = await insertInvoice(db, {
      provider: 'golomt',
      merchantRef: transactionId,
      amount: Number(amount),
      description: transactionId.slice(0, 8),
      createdAt: now()
    })
    if (!invoice) return refuse(c.req.path, 400, 'Transaction already exists')
    if (registration.data['blocked'] === true) await refusePayment(db, invoice, '101', now())
    else await payInvoice(db, invoice, invoice.amount, now())
    // A fault loses the response, not the payment.
    return (await applyFault(c, registration)) ?? c.json(await view(invoice))
  })

  routes.post('/dev/golomt/api/inquiry', async c => {
    if (!isAuthorized(c.req.header('authorization'))) return refuse(c.req.path, 401, 'Unauthorized')
    const parsed = inquiryInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(c.req.path, 400, z.prettifyError(parsed.error))
    const { transactionId, checksum } = parsed.data
    if (!isGolomtChecksum(checksum, secret, transactionId, transactionId)) return refuse(c.req.path, 400, 'Invalid checksum')
    const invoice = await findInvoice(db, 'golomt', transactionId)
    if (!invoice) return refuse(c.req.path, 404, 'Transaction not found')
    return (await applyFault(c, invoice)) ?? c.json(await view(invoice))
  })

  routes.get('/dev/golomt/payment/:locale/:invoice', async c => {
    const invoice = await findInvoice(db, 'golomt', c.req.param('invoice'))
    if (!invoice) return refuse(c.req.path, 404, 'Invoice not found')
    return c.redirect(`${toAppAddress(server, 'golomt', invoice.merchantRef)}&locale=${c.req.param('locale')}`, 302)
  })

  const page = createSandboxApp(server, {
    provider: 'golomt',
    declined: '101',
    failures: { insufficient_funds: '116' },
    isBankPage: true,
    details: (t, locale, { merchantRef, data }) =>
      data['genToken'] === 'Y'
        ? html`<form method="post" action="/dev/golomt?locale=${locale}" class="stack">
            <input type="hidden" name="invoice" value="${merchantRef}" />
            <button name="action" value="block">${t(data['blocked'] === true ? 'dev:card_unblock' : 'dev:card_block')}</button>
          </form>`
        : html``,
    actions: {
      block: ({ id, data }) => updateInvoice(db, id, { data: { ...data, blocked: data['blocked'] !== true } })
    },
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
