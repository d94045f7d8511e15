import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../../kernel/db/open.ts'
import { formatQrText } from './qr-text.ts'
import { sandboxInvoices as invoices, sandboxPayments as payments } from './tables.ts'

export const MERCHANT = 'DELGUUR DEMO'

export type SandboxInvoice = typeof invoices.$inferSelect
export type SandboxPayment = typeof payments.$inferSelect

interface NewInvoice {
  invoiceCode: string
  senderInvoiceNo: string
  receiverCode: string
  description: string
  amount: number
  callbackUrl: string
}

/** @returns null when the merchant has used this number before */
export async function insertInvoice(db: Db, input: NewInvoice, now: Date): Promise<SandboxInvoice | null> {
  const id = randomUUID()
  const [row] = await db
    .insert(invoices)
    .values({ ...input, id, qrText: formatQrText({ id, amount: input.amount, merchant: MERCHANT }), createdAt: now })
    .onConflictDoNothing({ target: invoices.senderInvoiceNo })
    .returning()
  return row ?? null
}

export async function findInvoiceById(db: Db, id: string): Promise<SandboxInvoice | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row ?? null
}

export async function findInvoiceByQr(db: Db, text: string): Promise<SandboxInvoice | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.qrText, text))
  return row ?? null
}

export async function readNewestInvoices(db: Db, limit: number): Promise<SandboxInvoice[]> {
  return db.select().from(invoices).orderBy(desc(invoices.createdAt)).limit(limit)
}

/** @returns the reason of a failure, or null */
export async function cancelInvoice(db: Db, id: string): Promise<'CANCELED' | 'CLOSED' | null> {
  return db.transaction(async tx => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (!row || row.status !== 'OPEN') return row?.status === 'CLOSED' ? 'CLOSED' : 'CANCELED'
    await tx.update(invoices).set({ status: 'CANCELED' }).where(eq(invoices.id, id))
    return null
  })
}

/** Pays in any state of the invoice, to simulate late and double payments. */
export async function payInvoice(db: Db, invoiceId: string, amounts: number[], bank: string, now: Date): Promise<SandboxPayment[]> {
  return db.transaction(async tx => {
    const paid = await tx
      .insert(payments)
      .values(amounts.map(amount => ({ invoiceId, amount, status: 'PAID' as const, wallet: bank, createdAt: now })))
      .returning()
    await tx.update(invoices).set({ status: 'CLOSED' }).where(eq(invoices.id, invoiceId))
    return paid
  })
}

export async function failPayment(db: Db, invoice: SandboxInvoice, bank: string, now: Date): Promise<void> {
  await db.insert(payments).values({ invoiceId: invoice.id, amount: invoice.amount, status: 'FAILED', wallet: bank, createdAt: now })
}

export async function findPaymentById(db: Db, id: string): Promise<SandboxPayment | null> {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : null
  if (number === null) return null
  const [row] = await db.select().from(payments).where(eq(payments.id, number))
  return row ?? null
}

/** A page of an invoice's payments, or of all, oldest first, with the count and the sum paid of all pages. */
export async function listPayments(
  db: Db,
  filter: { invoiceId?: string; from?: Date; to?: Date },
  page: { number: number; limit: number }
): Promise<{ count: number; paid: number; rows: SandboxPayment[] }> {
  const where = and(
    filter.invoiceId ? eq(payments.invoiceId, filter.invoiceId) : undefined,
    filter.from ? gte(payments.createdAt, filter.from) : undefined,
    filter.to ? lte(payments.createdAt, filter.to) : undefined
  )
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paid: sql<number>`coalesce(sum(${payments.amount}) filter (where ${payments.status} = 'PAID'), 0)::float8`
    })
    .from(payments)
    .where(where)
  const rows = await db
    .select()
    .from(payments)
    .where(where)
    .orderBy(asc(payments.id))
    .limit(page.limit)
    .offset((page.number - 1) * page.limit)
  return { count: sums?.count ?? 0, paid: sums?.paid ?? 0, rows }
}

/** @returns false where the payment is missing or already refunded */
export async function refundPayment(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .update(payments)
    .set({ status: 'REFUNDED' })
    .where(and(eq(payments.id, id), eq(payments.status, 'PAID')))
    .returning({ id: payments.id })
  return row !== undefined
}

export async function saveCallback(db: Db, id: number, callback: string): Promise<void> {
  await db.update(payments).set({ callback }).where(eq(payments.id, id))
}
