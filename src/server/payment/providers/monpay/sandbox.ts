import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { toBasicAuth } from '../../access-token.ts'
import { isSameText } from '../../checksum.ts'
import { toAppAddress, applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import {
  cancelOpenInvoice,
  findInvoice,
  findPayment,
  insertInvoice,
  readPayments,
  refundPayment,
  type SandboxInvoice
} from '../../sandbox/store.ts'
import { issueToken, isTokenValid } from '../../sandbox/tokens.ts'
import type { MonPayAccount } from './monpay.ts'

const PATH = '/dev/monpay'
const TOKEN_SECONDS = 60 * 60
const qrInput = z.strictObject({
  amount: z.int().positive(),
  generateUuid: z.literal(true),
  displayName: z.string().min(1),
  callbackUrl: z.url()
})
const linkInput = z.strictObject({
  redirectUri: z.url(),
  amount: z.int().positive(),
  clientServiceUrl: z.url(),
  receiver: z.string(),
  invoiceType: z.literal('P2B'),
  description: z.string().min(1)
})
const refundInput = z.strictObject({ txnNo: z.string().min(1), description: z.string().min(1) })

/** MonPay's APIs of QR purchases and of invoices, with its app. */
export function createMonPaySandbox(server: Server, account: Omit<MonPayAccount, 'url' | 'pageUrl'>): Hono<ShopEnv> {
  const { db, now } = server
  const { branch, clientId, clientSecret } = account
  const basic = toBasicAuth(branch, account.account).authorization

  const insert = (amount: number, description: string, values: { callbackUrl: string; returnUrl?: string; kind: 'qr' | 'link' }) => {
    const { callbackUrl, returnUrl = null, kind } = values
    const invoice = { provider: 'monpay', merchantRef: crypto.randomUUID(), amount, description, callbackUrl, returnUrl, data: { kind } }
    return insertInvoice(db, { ...invoice, createdAt: now() })
  }
  const find = async (kind: 'qr' | 'link', ref: string): Promise<SandboxInvoice | null> => {
    const invoice = await findInvoice(db, 'monpay', ref)
    return invoice?.data['kind'] === kind ? invoice : null
  }
  const refuseQr = (c: Context, code: number, info: string): Response => c.json({ code, info, result: null })
  const refuse = (c: Context, intCode: number, code: string): Response => c.json({ code, intCode, info: code, result: null })
  const respondLink = async (
    c: Context,
    { id, amount, status, merchantRef, description, returnUrl }: SandboxInvoice
  ): Promise<Response> => {
    const payment = (await readPayments(db, id)).at(-1)
    const result = {
      id: merchantRef,
      receiver: branch,
      amount: payment?.amount ?? amount,
      status: payment ? (payment.status === 'FAILED' ? 'FAILED' : 'PAID') : status === 'CANCELED' ? 'CANCELED' : 'NEW',
      description,
      txnId: payment && payment.status !== 'FAILED' ? String(payment.id) : null,
      redirectUri: returnUrl,
      invoiceType: 'P2B'
    }
    return c.json({ code: 'OK', intCode: 0, info: '', result })
  }

  return new Hono<ShopEnv>()
    .use(`${PATH}/rest/*`, async (c, next) =>
      isSameText(c.req.header('authorization') ?? '', basic) ? next() : c.json({ code: 401, info: 'Unauthorized', result: null }, 401)
    )
    .post(`${PATH}/rest/branch/qrpurchase/generate`, async c => {
      const parsed = qrInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return refuseQr(c, 2, 'Invalid request')
      const { amount, displayName, callbackUrl } = parsed.data
      const invoice = await insert(amount, displayName, { callbackUrl, kind: 'qr' })
      if (!invoice) return refuseQr(c, 99, 'Try again')
      return c.json({
        code: 0,
        info: '',
        result: { qrcode: toAppAddress(server, 'monpay', invoice.merchantRef), uuid: invoice.merchantRef }
      })
    })
    .get(`${PATH}/rest/branch/qrpurchase/check`, async c => {
      const invoice = await find('qr', c.req.query('uuid') ?? '')
      if (!invoice) return refuseQr(c, 24, 'QR not found')
      const fault = await applyFault(c, invoice)
      if (fault) return fault
      const payment = (await readPayments(db, invoice.id)).at(-1)
      if (!payment) return refuseQr(c, 23, 'Pending')
      if (payment.status === 'FAILED') return refuseQr(c, Number(payment.reason), 'Failed')
      const { amount, createdAt } = payment
      const result = { uuid: invoice.merchantRef, transactionId: String(payment.id), amount, usedAt: createdAt.getTime() }
      return c.json({ code: 0, info: '', result })
    })
    .post(`${PATH}/v2/oauth/token`, async c => {
      const { client_id: id, client_secret: secret, grant_type: grant } = await c.req.parseBody()
      if (id !== clientId || secret !== clientSecret || grant !== 'client_credentials') return c.json({ error: 'invalid_client' }, 401)
      const until = Math.floor(now().getTime() / 1000) + TOKEN_SECONDS
      return c.json({ access_token: issueToken('access', until, clientSecret), token_type: 'bearer', expires_in: TOKEN_SECONDS })
    })
    .use(`${PATH}/v2/api/*`, async (c, next) => {
      const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
      return token && isTokenValid(token, 'access', clientSecret, now()) ? next() : c.json({ error: 'invalid_token' }, 401)
    })
    .post(`${PATH}/v2/api/oauth/invoice`, async c => {
      const parsed = linkInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return refuse(c, 2, 'INVALID_REQUEST')
      const { amount, description, clientServiceUrl: callbackUrl, redirectUri: returnUrl, receiver } = parsed.data
      if (receiver !== branch) return refuse(c, 5, 'RECEIVER_NOT_FOUND')
      const invoice = await insert(amount, description, { callbackUrl, returnUrl, kind: 'link' })
      return invoice ? respondLink(c, invoice) : refuse(c, 99, 'TRY_AGAIN')
    })
    .get(`${PATH}/v2/api/oauth/invoice/cancel`, async c => {
      const invoice = await find('link', c.req.query('invoiceId') ?? '')
      if (!invoice) return refuse(c, 4, 'INVOICE_NOT_FOUND')
      return (await cancelOpenInvoice(db, invoice.id))
        ? respondLink(c, { ...invoice, status: 'CANCELED' })
        : refuse(c, 6, 'INVOICE_NOT_NEW')
    })
    .get(`${PATH}/v2/api/oauth/invoice/:id`, async c => {
      const invoice = await find('link', c.req.param('id'))
      if (!invoice) return refuse(c, 4, 'INVOICE_NOT_FOUND')
      return (await applyFault(c, invoice)) ?? respondLink(c, invoice)
    })
    .post(`${PATH}/v2/api/oauth/refund`, async c => {
      const parsed = refundInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return refuse(c, 2, 'INVALID_REQUEST')
      const payment = await findPayment(db, 'monpay', parsed.data.txnNo)
      if (!payment || payment.status === 'FAILED') return refuse(c, 7, 'TRANSACTION_NOT_FOUND')
      // A repeated refund responds as the first.
      await refundPayment(db, payment.id, payment.amount)
      const result = { txnId: String(payment.id), refundTxnId: `R${payment.id}`, amount: payment.amount, status: 'REFUNDED' }
      return c.json({ code: 'OK', intCode: 0, info: '', result })
    })
    .get(`${PATH}/v2/invoice/:id`, async c => {
      const invoice = await find('link', c.req.param('id'))
      return invoice ? c.redirect(toAppAddress(server, 'monpay', invoice.merchantRef), 302) : refuse(c, 4, 'INVOICE_NOT_FOUND')
    })
    .route(
      '/',
      createSandboxApp(server, {
        provider: 'monpay',
        declined: '25',
        report: ({ callbackUrl, merchantRef, data }, { id, amount, status }) => {
          const isPaid = status === 'PAID'
          const query = {
            amount: String(amount),
            ...(data['kind'] === 'qr'
              ? { uuid: merchantRef, status: isPaid ? 'SUCCESS' : 'FAILED' }
              : { invoiceId: merchantRef, status: isPaid ? 'PAID' : 'FAILED' }),
            tnxId: isPaid ? String(id) : ''
          }
          return { url: `${callbackUrl}?${new URLSearchParams(query).toString()}`, method: 'GET' }
        }
      })
    )
}
