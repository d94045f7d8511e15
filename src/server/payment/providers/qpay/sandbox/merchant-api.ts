import { randomUUID, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { ShopEnv } from '../../../../kernel/http/customer.ts'
import type { Server } from '../../../../kernel/server.ts'
import { toBankLinks, toPaymentRow, renderQrImage } from './responses.ts'
import {
  insertInvoice,
  cancelInvoice,
  findInvoiceById,
  listPayments,
  findPaymentById,
  refundPayment,
  type SandboxInvoice,
  type SandboxPayment
} from './store.ts'
import { cancelPaymentReceipt, createPaymentReceipt } from './receipts.ts'
import { ACCESS_SECONDS, issueToken, REFRESH_SECONDS, type TokenKind, isTokenValid } from '../../../sandbox/tokens.ts'
import { log } from '../../../../kernel/log/log.ts'
import { redactValues } from '../../../../kernel/db/failures.ts'

/** QPay's error format: `{ error, message }`. */
class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly key: string
  constructor(status: ContentfulStatusCode, key: string, message: string) {
    super(message)
    this.status = status
    this.key = key
  }
}

const page = z.object({ page_number: z.int().min(1), page_limit: z.int().min(1).max(100) }).default({ page_number: 1, page_limit: 100 })
const invoiceInput = z.object({
  invoice_code: z.string().min(1).max(45),
  sender_invoice_no: z.string().regex(/^[A-Za-z0-9]{1,45}$/, 'sender_invoice_no must have no special characters'),
  invoice_receiver_code: z.string().min(1).max(45),
  invoice_description: z.string().min(1).max(255),
  sender_branch_code: z.string().max(45).optional(),
  amount: z.number().positive().max(999_999_999_999),
  callback_url: z.url().max(255)
})
const checkInput = z.object({ object_type: z.literal('INVOICE'), object_id: z.string().min(1), offset: page })
const listInput = z.object({
  object_type: z.enum(['MERCHANT', 'INVOICE']),
  object_id: z.string().min(1),
  start_date: z.coerce.date().optional(),
  end_date: z.coerce.date().optional(),
  offset: page
})

const receiptInput = z.discriminatedUnion('ebarimt_receiver_type', [
  z.strictObject({
    payment_id: z.string().regex(/^\d+$/),
    ebarimt_receiver_type: z.literal('CITIZEN'),
    district_code: z.string().regex(/^\d{4}$/),
    classification_code: z.string().regex(/^\d{7}$/)
  }),
  z.strictObject({
    payment_id: z.string().regex(/^\d+$/),
    ebarimt_receiver_type: z.literal('COMPANY'),
    ebarimt_receiver: z.string().regex(/^\d{7}$/),
    district_code: z.string().regex(/^\d{4}$/),
    classification_code: z.string().regex(/^\d{7}$/)
  })
])

export interface MerchantAccount {
  username: string
  password: string
  invoiceCode: string
}

/** QPay's merchant API, version 2, for merchants. */
export function createMerchantApi(server: Server, { username, password, invoiceCode }: MerchantAccount): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, config } = server

  routes.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.key, message: error.message }, error.status)
    log.error(`payment sandbox: ${redactValues(error)}`)
    return c.json({ error: 'INTERNAL_ERROR', message: 'Internal error' }, 500)
  })

  const tokens = (now: Date) => {
    const seconds = Math.floor(now.getTime() / 1000)
    const until = seconds + ACCESS_SECONDS
    const refreshUntil = seconds + REFRESH_SECONDS
    return {
      token_type: 'bearer',
      access_token: issueToken('access', until, password),
      expires_in: until,
      refresh_token: issueToken('refresh', refreshUntil, password),
      refresh_expires_in: refreshUntil,
      scope: 'profile email',
      'not-before-policy': '0',
      session_state: randomUUID()
    }
  }
  const requireToken = (c: Context, kind: TokenKind = 'access'): void => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token || !isTokenValid(token, kind, password, server.now()))
      throw new Refusal(401, 'NO_CREDENDIALS', 'The token is missing, wrong or too old')
  }

  routes.post('/auth/token', c => {
    const basic = /^Basic +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!isSame(Buffer.from(basic, 'base64').toString(), `${username}:${password}`))
      throw new Refusal(401, 'NO_CREDENDIALS', 'Incorrect user name or password')
    return c.json(tokens(server.now()))
  })

  routes.post('/auth/refresh', c => {
    requireToken(c, 'refresh')
    return c.json(tokens(server.now()))
  })

  routes.post('/invoice', async c => {
    requireToken(c)
    const input = await parseBody(c, invoiceInput)
    if (input.invoice_code !== invoiceCode) throw new Refusal(400, 'INVOICE_CODE_INVALID', 'invoice_code is not one of this merchant')
    const invoice = await insertInvoice(
      db,
      {
        invoiceCode: input.invoice_code,
        senderInvoiceNo: input.sender_invoice_no,
        receiverCode: input.invoice_receiver_code,
        description: input.invoice_description,
        amount: input.amount,
        callbackUrl: input.callback_url
      },
      server.now()
    )
    if (!invoice) throw new Refusal(409, 'UNIQUE_ERROR', 'sender_invoice_no was used before')
    return c.json({
      invoice_id: invoice.id,
      qr_text: invoice.qrText,
      qr_image: await renderQrImage(invoice.qrText),
      qPay_shortUrl: `${config.publicUrl}/dev/bank?invoice=${invoice.id}`,
      urls: toBankLinks(config.publicUrl, invoice)
    })
  })

  routes.get('/invoice/:id', async c => {
    requireToken(c)
    const invoice = await knownInvoice(c.req.param('id'))
    const { rows } = await listPayments(db, { invoiceId: invoice.id }, { number: 1, limit: 100 })
    return c.json({
      invoice_id: invoice.id,
      invoice_status: invoice.status === 'CANCELED' ? 'CANCELLED' : invoice.status,
      sender_invoice_no: invoice.senderInvoiceNo,
      invoice_description: invoice.description,
      gross_amount: invoice.amount.toFixed(2),
      total_amount: invoice.amount.toFixed(2),
      callback_url: invoice.callbackUrl,
      payments: rows.map(row => toPaymentRow(row))
    })
  })

  routes.delete('/invoice/:id', async c => {
    requireToken(c)
    const invoice = await knownInvoice(c.req.param('id'))
    const obstacle = await cancelInvoice(db, invoice.id)
    if (obstacle === 'CLOSED') throw new Refusal(400, 'INVOICE_PAID', 'The invoice is paid')
    if (obstacle) throw new Refusal(400, 'INVOICE_ALREADY_CANCELED', 'The invoice is cancelled already')
    return c.json({})
  })

  routes.post('/payment/check', async c => {
    requireToken(c)
    const input = await parseBody(c, checkInput)
    const invoice = await findInvoiceById(db, input.object_id)
    if (!invoice) return c.json({ count: 0, paid_amount: 0, rows: [] })
    const { count, paid, rows } = await listPayments(
      db,
      { invoiceId: invoice.id },
      { number: input.offset.page_number, limit: input.offset.page_limit }
    )
    return c.json({ count, paid_amount: paid, rows: rows.map(row => toPaymentRow(row)) })
  })

  routes.post('/payment/list', async c => {
    requireToken(c)
    const input = await parseBody(c, listInput)
    const invoiceId = input.object_type === 'INVOICE' ? (await knownInvoice(input.object_id)).id : undefined
    const filter = {
      ...(invoiceId ? { invoiceId } : {}),
      ...(input.start_date ? { from: input.start_date } : {}),
      ...(input.end_date ? { to: input.end_date } : {})
    }
    const { count, rows } = await listPayments(db, filter, { number: input.offset.page_number, limit: input.offset.page_limit })
    return c.json({ count, rows: rows.map(row => toPaymentRow(row)) })
  })

  routes.get('/payment/:id', async c => {
    requireToken(c)
    const payment = await knownPayment(c.req.param('id'))
    return c.json({ ...toPaymentRow(payment), object_type: 'INVOICE', object_id: payment.invoiceId })
  })

  for (const path of ['/payment/cancel/:id', '/payment/refund/:id'] as const) {
    routes.delete(path, async c => {
      requireToken(c)
      const payment = await knownPayment(c.req.param('id'))
      if (await refundPayment(db, payment.id)) return c.json({})
      if (payment.status === 'FAILED') throw new Refusal(400, 'PAYMENT_NOT_PAID', 'The payment was not made')
      throw new Refusal(400, 'PAYMENT_ALREADY_CANCELED', 'The payment went back already')
    })
  }
  routes.post('/ebarimt_v3/create', async c => {
    requireToken(c)
    const input = await parseBody(c, receiptInput)
    const payment = await knownPayment(input.payment_id)
    if (payment.status !== 'PAID') throw new Refusal(400, 'PAYMENT_NOT_PAID', 'The payment was not made')
    const receiver = input.ebarimt_receiver_type === 'COMPANY' ? input.ebarimt_receiver : null
    const now = server.now()
    const receipt = await createPaymentReceipt(db, { paymentId: payment.id, receiverType: input.ebarimt_receiver_type, receiver }, now)
    if (!receipt) throw new Refusal(409, 'UNIQUE_ERROR', 'The payment has a receipt already')
    return c.json({
      id: String(payment.id),
      ebarimt_receiver_type: receipt.receiverType,
      ebarimt_receiver: receipt.receiver,
      ebarimt_qr_data: `${receipt.number}${receipt.lottery ?? ''}${payment.amount.toFixed(2)}`,
      ebarimt_lottery: receipt.lottery,
      ebarimt_receipt_id: receipt.number,
      barimt_status: 'REGISTERED',
      barimt_status_date: now.toISOString(),
      status: true
    })
  })

  routes.delete('/ebarimt_v3/:id', async c => {
    requireToken(c)
    const payment = await knownPayment(c.req.param('id'))
    if (await cancelPaymentReceipt(db, payment.id, server.now())) return c.json({})
    throw new Refusal(400, 'EBARIMT_NOT_REGISTERED', 'The payment has no receipt that can be canceled')
  })

  routes.all('*', c => c.json({ error: 'NOT_FOUND_ERROR', message: 'No such call' }, 404))
  return routes

  async function knownInvoice(id: string): Promise<SandboxInvoice> {
    const invoice = await findInvoiceById(db, id)
    if (!invoice) throw new Refusal(422, 'INVOICE_NOTFOUND', 'No such invoice')
    return invoice
  }
  async function knownPayment(id: string): Promise<SandboxPayment> {
    const payment = await findPaymentById(db, id)
    if (!payment) throw new Refusal(422, 'PAYMENT_NOTFOUND', 'No such payment')
    return payment
  }
}

async function parseBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const given: unknown = await c.req.json().catch(() => null)
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refusal(400, 'VALIDATION_ERROR', issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'The body is wrong')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
