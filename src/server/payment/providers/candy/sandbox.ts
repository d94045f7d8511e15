import { MINUTE_MS } from '#domain/day.ts'
import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { isSameText } from '../../checksum.ts'
import { applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import {
  findInvoice,
  insertInvoice,
  readNewestInvoices,
  payInvoice,
  readPayments,
  type SandboxInvoice,
  updateInvoice
} from '../../sandbox/store.ts'
import { renderTanForm } from '../../sandbox/tan-form.ts'
import { CUSTOMER_SYSTEM, INSUFFICIENT, TAN_MINUTES } from './candy.ts'

const PATH = '/dev/candy'
/** Points of every customer; phones that end with 0 have none. */
const POINTS = 50_000
/** After so many wrong codes, the customer needs a new one. */
const TAN_TRIES = 3
/** How many transactions the sandbox keeps in view. */
const KEPT = 200

const customer = z.strictObject({ value: z.string().regex(/^[5-9]\d{7}$/), system: z.literal(CUSTOMER_SYSTEM) })
const amount = z.int().positive()
const sellInput = z.strictObject({
  customer,
  amount,
  description: z.string().min(1),
  product: z.string().regex(/^[\da-f]{32}$/),
  productType: z.string().min(1)
})
const confirmInput = z.strictObject({ customer, amount, tancode: z.string() })
const rewardInput = z.strictObject({ customer, amount, description: z.string().min(1) })
const listInput = z.strictObject({ limit: z.coerce.number().int().min(1).max(100), offset: z.coerce.number().int().min(0) })

const stored = z.object({
  kind: z.enum(['sell', 'reward']),
  phone: z.string(),
  tan: z.string().nullish(),
  tanUntil: z.number().default(0),
  tanTries: z.number().default(0)
})
const parseStored = ({ data }: SandboxInvoice): z.output<typeof stored> => stored.parse(data)

/** Candy's partner API. Its page shows the TAN codes that customers get as text messages. */
export function createCandySandbox(server: Server, token: string): Hono<ShopEnv> {
  const { db, now } = server

  const respond = (c: Context, code: string, info: string, data: object = {}): Response => c.json({ code, info, ...data })
  const on =
    <Schema extends z.ZodType>(schema: Schema, work: (c: Context, input: z.output<Schema>) => Promise<Response>) =>
    async (c: Context): Promise<Response> => {
      const input = schema.safeParse(await c.req.json().catch(() => null))
      return input.success ? work(c, input.data) : respond(c, '2', 'Invalid request')
    }
  const newTan = () => ({
    tan: String(randomInt(1_000_000)).padStart(6, '0'),
    tanUntil: now().getTime() + TAN_MINUTES * MINUTE_MS,
    tanTries: 0
  })
  const newest = async (): Promise<SandboxInvoice[]> => readNewestInvoices(db, 'candy', KEPT)

  return new Hono<ShopEnv>()
    .use(`${PATH}/:call`, async (c, next) => {
      const sent = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      return isSameText(sent, token) ? next() : c.json({ code: '1', info: 'Unauthorized' }, 401)
    })
    .post(
      `${PATH}/sell`,
      on(sellInput, async (c, { customer: { value: phone }, amount: sum, description, product }) => {
        if (phone.endsWith('0') || sum > POINTS) return respond(c, INSUFFICIENT, 'Not enough points')
        const data = { kind: 'sell', phone, ...newTan() }
        const values = { provider: 'candy', merchantRef: product, amount: sum, description, data, createdAt: now() }
        if (await insertInvoice(db, values)) return respond(c, '0', 'The TAN code was sent')
        const sale = await findInvoice(db, 'candy', product)
        if (sale?.status !== 'OPEN' || sale.amount !== sum) return respond(c, '4', 'The product was sold')
        await updateInvoice(db, sale.id, { data })
        return respond(c, '0', 'The TAN code was sent again')
      })
    )
    .post(
      `${PATH}/sellconfirm`,
      on(confirmInput, async (c, { customer: { value: phone }, amount: sum, tancode }) => {
        const sale = (await newest()).find(
          each => each.status === 'OPEN' && each.amount === sum && parseStored(each).kind === 'sell' && parseStored(each).phone === phone
        )
        if (!sale) return respond(c, '5', 'Unknown sale')
        const fault = await applyFault(c, sale)
        if (fault) return fault
        const { tan, tanUntil, tanTries } = parseStored(sale)
        if (!tan || tanUntil <= now().getTime() || tanTries >= TAN_TRIES) return respond(c, '7', 'The TAN code is too old')
        if (!isSameText(tan, tancode)) {
          await updateInvoice(db, sale.id, { data: { ...sale.data, tanTries: tanTries + 1 } })
          return respond(c, '7', 'The TAN code is wrong')
        }
        await updateInvoice(db, sale.id, { data: { ...sale.data, tan: null } })
        await payInvoice(db, sale, sum, now())
        return respond(c, '0', 'Sold')
      })
    )
    .post(
      `${PATH}/reward`,
      on(rewardInput, async (c, { customer: { value: phone }, amount: sum, description }) => {
        const data = { kind: 'reward', phone }
        const values = { provider: 'candy', merchantRef: description, amount: sum, description, data, createdAt: now() }
        const reward = await insertInvoice(db, values)
        if (!reward) return respond(c, '4', 'The reward exists')
        await payInvoice(db, reward, sum, now())
        return respond(c, '0', 'Rewarded')
      })
    )
    .get(`${PATH}/transaction`, async c => {
      const query = listInput.safeParse(c.req.query())
      if (!query.success) return respond(c, '2', 'Invalid request')
      const invoices = await newest()
      const fault = invoices[0] && (await applyFault(c, invoices[0]))
      if (fault) return fault
      const listed = await Promise.all(
        invoices.map(async invoice => {
          const payment = (await readPayments(db, invoice.id)).find(({ status }) => status === 'PAID')
          if (!payment) return []
          const { kind, phone } = parseStored(invoice)
          const { description, merchantRef } = invoice
          const product = kind === 'sell' ? merchantRef : null
          return [{ id: payment.id, type: kind, customer: phone, amount: payment.amount, description, product }]
        })
      )
      const { limit, offset } = query.data
      return respond(c, '0', 'OK', { transactions: listed.flat().slice(offset, offset + limit) })
    })
    .route(
      '/',
      createSandboxApp(server, {
        provider: 'candy',
        declined: 'DECLINED',
        report: null,
        details(t, locale, invoice) {
          const { kind, tan, tanUntil } = parseStored(invoice)
          if (kind === 'reward') return html``
          return renderTanForm(t, locale, 'candy', invoice, { tan, tanUntil })
        },
        actions: {
          tan: async sale => updateInvoice(db, sale.id, { data: { ...sale.data, ...newTan() } })
        }
      })
    )
}
