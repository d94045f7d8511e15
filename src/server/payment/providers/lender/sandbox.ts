import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ProviderCode } from '#domain/payment-method.ts'
import { parseBirthDate } from '#domain/register-number.ts'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { createChecksum, isChecksum, type LenderAccount, listValues } from '../../lender-api.ts'
import { applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import {
  cancelOpenInvoice,
  findInvoice,
  insertInvoice,
  readPayments,
  refundPayment,
  type SandboxInvoice,
  type SandboxPayment,
  updateInvoice
} from '../../sandbox/store.ts'

const application = z.strictObject({
  merchant: z.string(),
  order: z.string().regex(/^[\da-f]{32}$/),
  amount: z.int().positive(),
  down: z.literal(0),
  months: z.literal(0),
  customer: z.strictObject({
    phone: z.string().regex(/^[5-9]\d{7}$/),
    /** Empty where the lender asks for it in its app. */
    register_number: z.string().refine(typed => typed === '' || parseBirthDate(typed) !== null)
  }),
  consent: z.literal(true),
  callback_url: z.url(),
  checksum: z.string()
})
const cancellation = z.strictObject({ merchant: z.string(), checksum: z.string() })
const repayment = z.strictObject({ merchant: z.string(), amount: z.int().positive(), request: z.string().min(1), checksum: z.string() })
const requests = z.record(z.string(), z.number()).catch({})

/** A lender of the demo: its API, and the app in which it decides. */
export function createLenderSandbox(server: Server, provider: ProviderCode, { merchant, key }: LenderAccount): Hono<ShopEnv> {
  const { db } = server
  const path = `/dev/${provider}`

  const decisionOf = (invoice: SandboxInvoice, payment: SandboxPayment | undefined) => {
    const unpaid = invoice.status === 'CANCELED' ? 'canceled' : 'pending'
    const decision = payment ? (payment.status === 'FAILED' ? 'rejected' : 'approved') : unpaid
    const amount = payment?.amount ?? invoice.amount
    const values = [invoice.merchantRef, invoice.id, decision, amount]
    return { ref: invoice.id, order: invoice.merchantRef, decision, amount, checksum: createChecksum(key, values) }
  }
  const refuse = (c: Context, status: 400 | 401 | 404 | 409, error: string): Response => c.json({ error }, status)
  /** A signed message about an application that exists. */
  const onApplication =
    <Schema extends typeof cancellation | typeof repayment>(
      schema: Schema,
      valuesToSign: (ref: string, input: z.output<Schema>) => (string | number)[],
      work: (c: Context, invoice: SandboxInvoice, input: z.output<Schema>) => Promise<Response>
    ) =>
    async (c: Context): Promise<Response> => {
      const ref = c.req.param('ref') ?? ''
      const parsed = schema.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return refuse(c, 400, 'INVALID')
      const input = parsed.data as z.output<Schema>
      if (input.merchant !== merchant || !isChecksum(key, valuesToSign(ref, input), input.checksum)) return refuse(c, 401, 'CHECKSUM')
      const invoice = await findInvoice(db, provider, ref)
      if (!invoice) return refuse(c, 404, 'NOT_FOUND')
      return (await applyFault(c, invoice)) ?? work(c, invoice, input)
    }

  return new Hono<ShopEnv>()
    .post(`${path}/applications`, async c => {
      const parsed = application.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return refuse(c, 400, 'INVALID')
      const { order: number, amount, down, months, customer, callback_url: callbackUrl, checksum } = parsed.data
      const values = listValues(merchant, { number, amount, down, months, customer, callbackUrl })
      if (parsed.data.merchant !== merchant || !isChecksum(key, values, checksum)) return refuse(c, 401, 'CHECKSUM')
      await insertInvoice(db, { provider, merchantRef: number, amount, callbackUrl, createdAt: server.now() })
      const known = await findInvoice(db, provider, number)
      return known?.amount === amount ? c.json({ ref: known.id }) : refuse(c, 409, 'ORDER_USED')
    })
    .get(`${path}/applications/:ref`, async c => {
      const ref = c.req.param('ref')
      const { merchant: sent = '', checksum = '' } = c.req.query()
      if (sent !== merchant || !isChecksum(key, [merchant, ref], checksum)) return refuse(c, 401, 'CHECKSUM')
      const invoice = await findInvoice(db, provider, ref)
      if (!invoice) return refuse(c, 404, 'NOT_FOUND')
      return (await applyFault(c, invoice)) ?? c.json(decisionOf(invoice, (await readPayments(db, invoice.id)).at(-1)))
    })
    .post(
      `${path}/applications/:ref/cancel`,
      onApplication(
        cancellation,
        ref => [merchant, ref, 'cancel'],
        async (c, { id, status }) => {
          if (status === 'PAID') return refuse(c, 409, 'APPROVED')
          await cancelOpenInvoice(db, id)
          return c.json({ ref: id })
        }
      )
    )
    .post(
      `${path}/applications/:ref/refunds`,
      onApplication(
        repayment,
        (ref, { amount, request }) => [merchant, ref, amount, request],
        async (c, invoice, { amount, request }) => {
          const known = requests.parse(invoice.data['refunds'])
          if (known[request] !== undefined) return known[request] === amount ? c.json({ ref: invoice.id }) : refuse(c, 409, 'REQUEST_USED')
          const payment = (await readPayments(db, invoice.id)).at(-1)
          if (!payment || !(await refundPayment(db, payment.id, amount))) return refuse(c, 409, 'AMOUNT')
          await updateInvoice(db, invoice.id, { data: { ...invoice.data, refunds: { ...known, [request]: amount } } })
          return c.json({ ref: invoice.id })
        }
      )
    )
    .route(
      '/',
      createSandboxApp(server, {
        provider,
        declined: 'REJECTED',
        paysPart: true,
        report: (invoice, payment) => ({
          url: invoice.callbackUrl ?? '',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(decisionOf(invoice, payment))
        })
      })
    )
}
