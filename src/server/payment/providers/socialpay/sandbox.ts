import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { createHmacText, isHmac } from '../../checksum.ts'
import { toAppAddress, applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import { cancelOpenInvoice, findInvoice, insertInvoice, readPayments, refundPayment, type SandboxInvoice } from '../../sandbox/store.ts'

const PATH = '/dev/socialpay'
const input = z.strictObject({
  amount: z.string().regex(/^[1-9]\d{0,11}$/),
  invoice: z.string().regex(/^\w{1,45}$/),
  terminal: z.string(),
  checksum: z.string()
})
type Input = z.infer<typeof input>

/** SocialPay's in-store API with its app. Every call has a checksum and is refused where the amount is not the invoice's. */
export function createSocialPaySandbox(server: Server, { terminal, key }: { terminal: string; key: string }): Hono<ShopEnv> {
  const { db } = server
  const checksumOf = (invoice: string, amount: string): string => createHmacText(key, `${terminal}${invoice}${amount}`)

  const refuse = (c: Context, code: number, errorType: string): Response =>
    c.json({ header: { status: 'ERROR', code }, body: { response: null, error: { errorType, errorDesc: errorType } } })
  const accept = (c: Context, response: object): Response =>
    c.json({ header: { status: 'SUCCESS', code: 200 }, body: { response, error: null } })

  const read = async (c: Context): Promise<Input | Response> => {
    const parsed = input.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(c, 400, 'VALIDATION')
    const { amount, invoice, terminal: sent, checksum } = parsed.data
    const isAuthentic = sent === terminal && isHmac(key, `${terminal}${invoice}${amount}`, checksum)
    return isAuthentic ? parsed.data : refuse(c, 401, 'CHECKSUM')
  }
  /** A call about an invoice that exists, with its amount. */
  const onInvoice = (work: (c: Context, invoice: SandboxInvoice) => Promise<Response>) => async (c: Context) => {
    const sent = await read(c)
    if (sent instanceof Response) return sent
    const invoice = await findInvoice(db, 'socialpay', sent.invoice)
    if (!invoice || String(invoice.amount) !== sent.amount) return refuse(c, 404, 'INVOICE_NOT_FOUND')
    return (await applyFault(c, invoice)) ?? work(c, invoice)
  }

  return new Hono<ShopEnv>()
    .post(`${PATH}/pos/invoice/qr/deeplink`, async c => {
      const sent = await read(c)
      if (sent instanceof Response) return sent
      const values = { provider: 'socialpay', merchantRef: sent.invoice, amount: Number(sent.amount), createdAt: server.now() }
      if (!(await insertInvoice(db, values))) return refuse(c, 409, 'DUPLICATE_INVOICE')
      return accept(c, { desc: toAppAddress(server, 'socialpay', sent.invoice), status: 'SUCCESS' })
    })
    .post(
      `${PATH}/pos/invoice/check`,
      onInvoice(async (c, { id, amount, merchantRef, status }) => {
        const payment = (await readPayments(db, id)).at(-1)
        const code =
          payment?.status === 'PAID' ? '00' : payment?.status === 'FAILED' ? (payment.reason ?? '05') : status === 'CANCELED' ? '17' : '09'
        return accept(c, {
          resp_code: code,
          resp_desc: payment?.status ?? status,
          approval_code: payment ? String(payment.id).padStart(6, '0') : '',
          amount,
          card_number: payment ? '440000******0000' : '',
          terminal,
          invoice: merchantRef,
          checksum: checksumOf(merchantRef, String(amount))
        })
      })
    )
    .post(
      `${PATH}/pos/invoice/cancel`,
      onInvoice(async (c, { id, status }) => {
        if (status === 'PAID' || (status !== 'CANCELED' && !(await cancelOpenInvoice(db, id)))) return refuse(c, 400, 'INVOICE_NOT_OPEN')
        return accept(c, { desc: 'Invoice canceled', status: 'SUCCESS' })
      })
    )
    .post(
      `${PATH}/pos/payment/cancel`,
      onInvoice(async (c, { id, amount }) => {
        const payment = (await readPayments(db, id)).at(-1)
        if (!payment || !(await refundPayment(db, payment.id, amount))) return refuse(c, 400, 'PAYMENT_NOT_FOUND')
        return accept(c, { desc: 'Payment canceled', status: 'SUCCESS' })
      })
    )
    .all(`${PATH}/pos/*`, c => refuse(c, 404, 'NOT_FOUND'))
    .route(
      '/',
      createSandboxApp(server, {
        provider: 'socialpay',
        declined: '05',
        // SocialPay calls one address for all invoices of a terminal.
        report: (invoice, payment) => ({
          url: `${server.config.publicUrl}/api/v2/payments/socialpay/callback`,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            resp_code: payment.status === 'PAID' ? '00' : (payment.reason ?? '05'),
            amount: String(payment.amount),
            invoice: invoice.merchantRef,
            terminal,
            checksum: checksumOf(invoice.merchantRef, String(payment.amount))
          })
        })
      })
    )
}
