import { randomInt } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { UTC_OFFSET_MS } from '#domain/day.ts'
import { TAX_TYPES } from '#domain/receipt.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import { sandboxReceipts } from './tables.ts'
import { TAXPAYERS, UNKNOWN_CONSUMER } from './taxpayers.ts'

/** A request that PosAPI rejects, with its message. */
export class PosApiRefusal extends Error {}

const amount = z
  .number()
  .min(0)
  .refine(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, 'an amount has two decimals')
const sums = { totalAmount: amount, totalVAT: amount.default(0), totalCityTax: amount.default(0) }
const tin = z.string().regex(/^\d{11,14}$/)

const item = z.strictObject({
  name: z.string().min(1),
  barCode: z.string(),
  barCodeType: z.enum(['UNDEFINED', 'GS1', 'ISBN']),
  classificationCode: z.string().regex(/^\d{7}$/, 'classificationCode has seven digits'),
  taxProductCode: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  measureUnit: z.string().min(1),
  qty: z.number().positive(),
  unitPrice: amount,
  ...sums
})
const section = z.strictObject({
  taxType: z.enum(TAX_TYPES),
  merchantTin: tin,
  bankAccountNo: z.string().optional(),
  iBan: z.string().optional(),
  ...sums,
  items: z.array(item).min(1)
})
const payment = z.strictObject({
  code: z.enum(['CASH', 'PAYMENT_CARD']),
  status: z.enum(['PAID', 'PAY', 'REVERSED', 'ERROR']),
  paidAmount: amount,
  data: z.record(z.string(), z.unknown()).optional()
})
const receipt = z.strictObject({
  branchNo: z.string().regex(/^\d{3}$/),
  ...sums,
  districtCode: z.string().regex(/^\d{4}$/),
  merchantTin: tin,
  posNo: z.string().min(1),
  customerTin: tin.optional(),
  consumerNo: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  type: z.enum(['B2C_RECEIPT', 'B2B_RECEIPT', 'B2C_INVOICE', 'B2B_INVOICE', 'STOCK_QR']),
  inactiveId: z.string().optional(),
  reportMonth: z.string().optional(),
  billIdSuffix: z.string().regex(/^\d{1,6}$/),
  invoiceId: z.string().optional(),
  receipts: z.array(section).min(1),
  payments: z.array(payment).min(1)
})
type Receipt = z.infer<typeof receipt>
type Sums = Pick<Receipt, 'totalAmount' | 'totalVAT' | 'totalCityTax'>

const CITY_TAX_PERCENTS = [0, 1, 2]
const toCents = (value: number): number => Math.round(value * 100)
const isNear = (one: number, other: number): boolean => Math.abs(toCents(one) - toCents(other)) <= 1

/** Validates everything that does not depend on other receipts. @throws PosApiRefusal */
function parseReceipt(body: unknown): Receipt {
  const parsed = receipt.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new PosApiRefusal(issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'The body is wrong')
  }
  const { data } = parsed
  const isTaxpayer = (number: string | undefined): boolean => TAXPAYERS.some(taxpayer => taxpayer.tin === number)
  const refuseUnless = (holds: boolean, message: string): void => {
    if (!holds) throw new PosApiRefusal(message)
  }
  const b2b = data.type.startsWith('B2B')
  // The real service answers in Mongolian.
  refuseUnless(isTaxpayer(data.merchantTin), `merchantTin ${data.merchantTin}: бүртгэлгүй татвар төлөгч`)
  refuseUnless(!b2b || isTaxpayer(data.customerTin), `customerTin ${data.customerTin ?? ''}: бүртгэлгүй татвар төлөгч`)
  refuseUnless(data.consumerNo !== UNKNOWN_CONSUMER, `consumerNo ${UNKNOWN_CONSUMER}: бүртгэлгүй хэрэглэгч`)
  refuseUnless(b2b || !data.customerTin, 'customerTin is for B2B only')
  refuseUnless(!b2b || !data.consumerNo, 'consumerNo is for B2C only')
  refuseUnless(new Set(data.receipts.map(({ taxType }) => taxType)).size === data.receipts.length, 'taxType is repeated')
  for (const part of data.receipts) {
    refuseUnless(part.merchantTin === data.merchantTin, 'merchantTin differs')
    for (const each of part.items) {
      const untaxed = part.taxType === 'VAT_FREE' || part.taxType === 'VAT_ZERO'
      refuseUnless(each.classificationCode.slice(0, 2) !== '00', `classificationCode ${each.classificationCode} does not exist`)
      refuseUnless(untaxed === (each.taxProductCode !== undefined), 'taxProductCode is for VAT_FREE and VAT_ZERO, which need it')
      refuseUnless(isNear(each.qty * each.unitPrice, each.totalAmount), `totalAmount of ${each.name} is not qty × unitPrice`)
      refuseUnless(hasTaxes(each, part.taxType === 'VAT_ABLE' ? 10 : 0), `totalVAT or totalCityTax of ${each.name} is wrong`)
    }
    refuseUnless(isSum(part, part.items), `the sums of ${part.taxType} are wrong`)
  }
  refuseUnless(isSum(data, data.receipts), 'the sums of the receipt are wrong')
  const paid = data.payments.reduce((sum, { paidAmount }) => sum + toCents(paidAmount), 0)
  refuseUnless(paid === toCents(data.totalAmount), 'payments do not sum to totalAmount')
  return data
}

function hasTaxes({ totalAmount, totalVAT, totalCityTax }: Sums, vatPercent: number): boolean {
  return CITY_TAX_PERCENTS.some(city => {
    const grossPercent = 100 + vatPercent + city
    return isNear(totalVAT, (totalAmount * vatPercent) / grossPercent) && isNear(totalCityTax, (totalAmount * city) / grossPercent)
  })
}

function isSum(whole: Sums, parts: readonly Sums[]): boolean {
  return (['totalAmount', 'totalVAT', 'totalCityTax'] as const).every(
    name => toCents(whole[name]) === parts.reduce((sum, part) => sum + toCents(part[name]), 0)
  )
}

export type SandboxReceipt = typeof sandboxReceipts.$inferSelect

/** @throws PosApiRefusal */
export async function createReceipt(db: Db, body: unknown, now: Date): Promise<SandboxReceipt> {
  const data = parseReceipt(body)
  const date = formatInUlaanbaatar(now)
  return transact(db, async tx => {
    if (data.inactiveId) {
      const replaced = await tx
        .update(sandboxReceipts)
        .set({ state: 'replaced' })
        .where(
          and(
            eq(sandboxReceipts.id, data.inactiveId),
            eq(sandboxReceipts.merchantTin, data.merchantTin),
            eq(sandboxReceipts.type, data.type),
            eq(sandboxReceipts.state, 'active')
          )
        )
        .returning({ id: sandboxReceipts.id })
      if (!replaced.length) throw new PosApiRefusal(`inactiveId ${data.inactiveId} is no receipt that can be corrected`)
    }
    const [row] = await tx
      .insert(sandboxReceipts)
      .values({
        id: `${data.merchantTin.slice(0, 11)}${Array.from({ length: 22 }, () => randomInt(10)).join('')}`,
        merchantTin: data.merchantTin,
        posNo: data.posNo,
        day: date.slice(0, 10),
        billIdSuffix: data.billIdSuffix,
        type: data.type,
        totalAmount: data.totalAmount,
        body: data,
        // The lottery number of the first receipt of a chain stays valid.
        lottery: data.type === 'B2C_RECEIPT' && !data.inactiveId ? createLotteryNumber() : null,
        date,
        createdAt: now
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new PosApiRefusal(`billIdSuffix ${data.billIdSuffix} was used today`)
    return row
  })
}

const returned = z.strictObject({ id: z.string(), date: z.string() })

/** @throws PosApiRefusal */
export async function returnReceipt(db: Db, body: unknown): Promise<void> {
  const parsed = returned.safeParse(body)
  if (!parsed.success) throw new PosApiRefusal('A return has the fields id and date')
  const { id, date } = parsed.data
  const rows = await db
    .update(sandboxReceipts)
    .set({ state: 'returned' })
    .where(and(eq(sandboxReceipts.id, id), eq(sandboxReceipts.date, date), eq(sandboxReceipts.state, 'active')))
    .returning({ id: sandboxReceipts.id })
  if (!rows.length) throw new PosApiRefusal(`${id} of ${date} is no receipt that can be returned`)
}

export async function sendReceipts(db: Db, now: Date): Promise<void> {
  await db.update(sandboxReceipts).set({ sentAt: now }).where(isNull(sandboxReceipts.sentAt))
}

export function listNewestReceipts(db: Db, limit: number): Promise<SandboxReceipt[]> {
  return db.select().from(sandboxReceipts).orderBy(desc(sandboxReceipts.createdAt), desc(sandboxReceipts.id)).limit(limit)
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function createLotteryNumber(): string {
  const letter = (): string => LETTERS.charAt(randomInt(LETTERS.length))
  return `${letter()}${letter()} ${String(randomInt(100_000_000)).padStart(8, '0')}`
}

/** `yyyy-MM-dd HH:mm:ss`; Mongolia has no summer time. */
function formatInUlaanbaatar(at: Date): string {
  return new Date(at.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
