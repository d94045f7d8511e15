import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../../kernel/db/open.ts'
import { sandboxProviderInvoices as invoices, sandboxProviderPayments as payments } from './tables.ts'

export type SandboxInvoice = typeof invoices.$inferSelect
export type SandboxPayment = typeof payments.$inferSelect

/** @returns null where the merchant has used this number before */
export async function insertInvoice(db: Db, invoice: typeof invoices.$inferInsert): Promise<SandboxInvoice | null> {
  const [row] = await db
    .insert(invoices)
    .values(invoice)
    .onConflictDoNothing({ target: [invoices.provider, invoices.merchantRef] })
    .returning()
  return row ?? null
}

/** @param id the sandbox's, or the merchant's number with or without dashes */
export async function findInvoice(db: Db, provider: string, id: string): Promise<SandboxInvoice | null> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.provider, provider),
        isId ? or(eq(invoices.id, id), inArray(invoices.merchantRef, [id, id.replaceAll('-', '')])) : eq(invoices.merchantRef, id)
      )
    )
  return row ?? null
}

export async function readNewestInvoices(db: Db, provider: string, limit = 30): Promise<SandboxInvoice[]> {
  return db.select().from(invoices).where(eq(invoices.provider, provider)).orderBy(desc(invoices.createdAt)).limit(limit)
}

export async function updateInvoice(
  db: Db,
  id: string,
  values: Partial<Pick<SandboxInvoice, 'status' | 'data' | 'callbackUrl'>>
): Promise<void> {
  await db.update(invoices).set(values).where(eq(invoices.id, id))
}

/** Cancels an open invoice. @returns false for any other */
export async function cancelOpenInvoice(db: Db, id: string): Promise<boolean> {
  const canceled = await db
    .update(invoices)
    .set({ status: 'CANCELED' })
    .where(and(eq(invoices.id, id), eq(invoices.status, 'OPEN')))
    .returning({ id: invoices.id })
  return canceled.length > 0
}

/** Pays in any state of the invoice, to simulate late and double payments. */
export async function payInvoice(db: Db, invoice: SandboxInvoice, amount: Tugrik, now: Date): Promise<SandboxPayment> {
  return insertPayment(db, { invoiceId: invoice.id, amount, status: 'PAID', createdAt: now }, 'PAID')
}

/** @param reason in the provider's terms */
export async function refusePayment(db: Db, invoice: SandboxInvoice, reason: string, now: Date): Promise<SandboxPayment> {
  return insertPayment(db, { invoiceId: invoice.id, amount: invoice.amount, status: 'FAILED', reason, createdAt: now }, 'FAILED')
}

async function insertPayment(db: Db, values: typeof payments.$inferInsert, status: SandboxInvoice['status']): Promise<SandboxPayment> {
  return db.transaction(async tx => {
    const [payment] = await tx.insert(payments).values(values).returning()
    if (!payment) throw new Error('A payment of the sandbox was not written.')
    await tx.update(invoices).set({ status }).where(eq(invoices.id, values.invoiceId))
    return payment
  })
}

/** Oldest first. */
export async function readPayments(db: Db, invoiceId: string): Promise<SandboxPayment[]> {
  return db.select().from(payments).where(eq(payments.invoiceId, invoiceId)).orderBy(asc(payments.id))
}

/** @param id of the payment, as sent by the shop */
export async function findPayment(db: Db, provider: string, id: string): Promise<SandboxPayment | null> {
  if (!/^\d{1,9}$/.test(id)) return null
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(payments.id, Number(id)), eq(invoices.provider, provider)))
  return row?.payment ?? null
}

/** Refunds part or all of a paid payment. @returns false where less than the amount is left */
export async function refundPayment(db: Db, id: number, amount: Tugrik): Promise<boolean> {
  const total = sql`${payments.refundedTotal} + ${amount}`
  const refunded = await db
    .update(payments)
    .set({ refundedTotal: total, status: sql`CASE WHEN ${total} = ${payments.amount} THEN 'REFUNDED' ELSE ${payments.status} END` })
    .where(and(eq(payments.id, id), eq(payments.status, 'PAID'), sql`${total} <= ${payments.amount}`))
    .returning({ id: payments.id })
  return refunded.length > 0
}

/** Stores the shop's response to the callback of a payment. */
export async function saveResponse(db: Db, paymentId: number, callback: string): Promise<void> {
  await db.update(payments).set({ callback }).where(eq(payments.id, paymentId))
}
