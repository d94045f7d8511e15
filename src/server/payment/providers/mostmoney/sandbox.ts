import { MINUTE_MS } from '#domain/day.ts'
import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { isSameText } from '../../checksum.ts'
import { toAppAddress, applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import { createSandboxKeys } from '../../sandbox/keys.ts'
import {
  cancelOpenInvoice,
  findInvoice,
  insertInvoice,
  payInvoice,
  readPayments,
  type SandboxInvoice,
  updateInvoice
} from '../../sandbox/store.ts'
import { renderTanForm } from '../../sandbox/tan-form.ts'
import { openFields } from './envelope.ts'
import { type MostMoneyAccount, TAN_MINUTES } from './mostmoney.ts'

const PATH = '/dev/mostmoney'
/** After so many wrong codes, the customer needs a new one. */
const TAN_TRIES = 3

const sealed = z.looseObject({
  srcInstId: z.string(),
  payeeId: z.string(),
  posNo: z.string(),
  SD: z.string(),
  EK: z.string(),
  SG: z.string()
})
const amount = z.string().regex(/^[1-9]\d{0,11}$/)
const billId = z.string().regex(/^[\da-f]{32}$/)
const billInput = z.looseObject({
  billId,
  tranAmount: amount,
  tranCur: z.literal('MNT'),
  tranDesc: z.string().min(1),
  qrPaidLimit: z.literal('1'),
  traceNo: z.string().regex(/^\d{16}$/)
})
const checkInput = z.looseObject({ billId, qrCode: z.string(), isCheckQr: z.enum(['0', '1']) })
const tanInput = z.looseObject({ billId, tranAmount: amount, srcMsisdn: z.string().regex(/^\d{8}$/), tan: z.string() })
const inAppInput = z.looseObject({ billId, tranAmount: amount, custtkn: z.string(), txntkn: z.string() })

/** Most Money's merchant API with its app, which issues TAN codes. The tokens of its app are `customer-…` and `transaction-…`. */
export function createMostMoneySandbox(server: Server, account: Omit<MostMoneyAccount, 'url' | 'publicKey'>): Hono<ShopEnv> {
  const { db } = server

  const respond = (c: Context, code: string, data: object | null, text: string): Response =>
    c.json({ responseCode: code, responseData: data && JSON.stringify(data), responseDesc: text })

  /** A call with its decrypted fields: refused where the account, the envelope or a field is wrong. */
  const on =
    <Schema extends z.ZodType>(schema: Schema, work: (c: Context, input: z.output<Schema>) => Promise<Response>) =>
    async (c: Context): Promise<Response> => {
      const parsed = sealed.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success || c.req.header('TT') !== c.req.path.slice(-4)) return respond(c, '2', null, 'Bad request')
      const { srcInstId, payeeId, posNo, SD, EK, SG, ...plain } = parsed.data
      if (srcInstId !== account.institution || payeeId !== account.payee || posNo !== account.pos)
        return respond(c, '3', null, 'Unknown merchant')
      const fields = openFields({ SD, EK, SG }, createSandboxKeys().privateKey, account.iv)
      const input = schema.safeParse({ ...plain, ...fields })
      return fields && input.success ? work(c, input.data) : respond(c, '2', null, 'Bad request')
    }
  const billOf = async (id: string, sum?: string): Promise<SandboxInvoice | null> => {
    const bill = await findInvoice(db, 'mostmoney', id)
    return bill && (sum === undefined || String(bill.amount) === sum) ? bill : null
  }
  const paymentData = async ({ id, merchantRef, amount: sum }: SandboxInvoice): Promise<object | null> => {
    const payment = (await readPayments(db, id)).at(-1)
    if (payment?.status !== 'PAID') return null
    return {
      paymentId: String(payment.id),
      bankTxnId: String(payment.id),
      bankTxnDate: payment.createdAt.toISOString(),
      amount: sum,
      billId: merchantRef
    }
  }

  return new Hono<ShopEnv>()
    .post(
      `${PATH}/TT3051`,
      on(billInput, async (c, { billId: number, tranAmount, tranDesc }) => {
        const values = {
          provider: 'mostmoney',
          merchantRef: number,
          amount: Number(tranAmount),
          description: tranDesc,
          createdAt: server.now()
        }
        if (!(await insertInvoice(db, values))) return respond(c, '4', null, 'The bill exists')
        return respond(
          c,
          '0',
          { qpay_account_id: account.payee, qr_image: '', qr_code: toAppAddress(server, 'mostmoney', number) },
          'QR code is generated.'
        )
      })
    )
    .post(
      `${PATH}/TT3065`,
      on(checkInput, async (c, { billId: number, qrCode, isCheckQr }) => {
        const bill = await billOf(number)
        if (!bill || qrCode !== toAppAddress(server, 'mostmoney', number)) return respond(c, '5', null, 'Unknown bill')
        const fault = await applyFault(c, bill)
        if (fault) return fault
        if (isCheckQr === '0') return respond(c, (await cancelOpenInvoice(db, bill.id)) ? '0' : '6', null, 'Canceled')
        const data = await paymentData(bill)
        return respond(c, data ? '0' : '1', data, data ? 'Paid' : 'Not paid')
      })
    )
    .post(
      `${PATH}/TT1608`,
      on(tanInput, async (c, { billId: number, tranAmount, tan }) => {
        const bill = await billOf(number, tranAmount)
        if (bill?.status !== 'OPEN') return respond(c, '5', null, 'Unknown bill')
        const fault = await applyFault(c, bill)
        if (fault) return fault
        const { tan: issued, tanUntil, tanTries } = parseTan(bill)
        if (!issued || tanUntil <= server.now().getTime() || tanTries >= TAN_TRIES) return respond(c, '7', null, 'The TAN code is too old')
        if (!isSameText(issued, tan)) {
          await updateInvoice(db, bill.id, { data: { ...bill.data, tanTries: tanTries + 1 } })
          return respond(c, '7', null, 'The TAN code is wrong')
        }
        await updateInvoice(db, bill.id, { data: { ...bill.data, tan: null } })
        await payInvoice(db, bill, bill.amount, server.now())
        return respond(c, '0', await paymentData(bill), 'Paid')
      })
    )
    .post(
      `${PATH}/TT${account.inAppCall}`,
      on(inAppInput, async (c, { billId: number, tranAmount, custtkn, txntkn }) => {
        const bill = await billOf(number, tranAmount)
        if (bill?.status !== 'OPEN' || !/^customer-\w{8,}$/.test(custtkn) || !/^transaction-\w{8,}$/.test(txntkn))
          return respond(c, '5', null, 'Unknown token')
        await payInvoice(db, bill, bill.amount, server.now())
        return respond(c, '0', await paymentData(bill), 'Paid')
      })
    )
    .route(
      '/',
      createSandboxApp(server, {
        provider: 'mostmoney',
        declined: 'DECLINED',
        report: (invoice, payment) => ({
          url: `${server.config.publicUrl}/api/v2/payments/mostmoney/callback`,
          method: 'POST',
          headers: { 'content-type': 'application/xml' },
          body: `<data><retType>${payment.status === 'PAID' ? 0 : 1}</retType><retDesc></retDesc><paymentId>${payment.id}</paymentId><bankTxnId>${payment.id}</bankTxnId><bankTxnDate>${payment.createdAt.toISOString()}</bankTxnDate><amount>${payment.amount}</amount><billId>${invoice.merchantRef}</billId></data>`
        }),
        details: (t, locale, bill) => renderTanForm(t, locale, 'mostmoney', bill, parseTan(bill)),
        actions: {
          tan: async bill => {
            const tan = String(randomInt(1_000_000)).padStart(6, '0')
            const tanUntil = server.now().getTime() + TAN_MINUTES * MINUTE_MS
            await updateInvoice(db, bill.id, { data: { ...bill.data, tan, tanUntil, tanTries: 0 } })
          }
        }
      })
    )
}

const tanSchema = z.object({ tan: z.string().nullish(), tanUntil: z.number().default(0), tanTries: z.number().default(0) })

const parseTan = ({ data }: SandboxInvoice): z.output<typeof tanSchema> => tanSchema.parse(data)
