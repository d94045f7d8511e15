import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import {
  type CounterMethod,
  isProviderCode,
  type PaymentFailure,
  type PaymentMethodCode,
  type ProviderCode
} from '#domain/payment-method.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import type { CallbackReference, PaymentInput, ProviderInvoice } from './provider.ts'
import { paymentSessions } from './tables.ts'

/**
 * A process that requests an invoice renews its claim every `RENEW_MS`. A claim older than `CLAIM_MS` belongs to a stopped
 * process and can be taken over: the provider accepts a session's number only once, so a session never has two invoices.
 */
export const RENEW_MS = 1000
const CLAIM_MS = 4000
const CHECKED_SESSIONS = 5
/** Invoices that one run of the job requests. */
const MAX_REQUESTED = 20
const OPEN = ['created', 'waiting'] as const

export type PaymentSession = typeof paymentSessions.$inferSelect

/** An invoice that should no longer be paid. */
export interface VoidedInvoice {
  method: ProviderCode
  invoiceId: string
  amount: Tugrik
}

export async function findPaymentSession(db: Db, sessionId: string): Promise<PaymentSession | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(sessionId)) return null
  const [session] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, sessionId))
  return session ?? null
}

/** The session that a provider's callback is about; null for another provider's. */
export async function findCallbackSession(db: Db, provider: ProviderCode, reference: CallbackReference): Promise<PaymentSession | null> {
  if ('sessionId' in reference) {
    const session = await findPaymentSession(db, reference.sessionId)
    return session?.method === provider ? session : null
  }
  const [session] = await db
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.method, provider), eq(paymentSessions.invoiceId, reference.invoiceId)))
  return session ?? null
}

const readSessions = compileQuery(['orderId'], (db, { orderId }) =>
  db.select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId)).orderBy(asc(paymentSessions.sequence))
)

/** An order's sessions, oldest first. */
export async function readPaymentSessions(db: Db, orderId: number): Promise<PaymentSession[]> {
  return readSessions(db, { orderId })
}

interface NewSession {
  method: ProviderCode | CounterMethod | 'lease'
  amount: Tugrik
  input?: PaymentInput
  /** Where no provider has to make one. */
  invoice?: ProviderInvoice
}

export async function createPaymentSession(tx: Db, { orderId, ...session }: NewSession & { orderId: number }, now: Date): Promise<string> {
  const { id, part } = createSessionPart(session, now)
  await tx.execute(sql`WITH created AS (SELECT ${orderId}::int AS id), ${part} SELECT`)
  return id
}

/** `createPaymentSession` as a part of `createOrder`. */
export function createSessionPart({ method, amount, input = {}, invoice }: NewSession, now: Date): { id: string; part: SQL } {
  const id = randomUUID()
  const part = sql`requested AS (
    INSERT INTO ${paymentSessions} (id, order_id, method, state, amount, input, invoice, created_at)
    SELECT ${id}::uuid, created.id, ${method}, ${invoice ? 'waiting' : 'created'}, ${amount}::bigint, ${JSON.stringify(input)}::jsonb,
      ${invoice ? JSON.stringify(invoice) : null}::jsonb, ${now.toISOString()}::timestamptz FROM created
  )`
  return { id, part }
}

/** The session of this method that can still be paid. */
export async function openPaymentSession(tx: Db, orderId: number, method: PaymentMethodCode): Promise<PaymentSession | null> {
  const [session] = await tx
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.method, method), inArray(paymentSessions.state, [...OPEN])))
  return session ?? null
}

/**
 * Ends the sessions that could still be paid, those whose amount a bank only reserves too; `releaseReservations` ends those of a wallet.
 * @returns invoices to cancel at the provider after the commit
 */
export async function endPaymentSessions(tx: Db, orderId: number, state: 'canceled' | 'expired'): Promise<VoidedInvoice[]> {
  const ended = await tx
    .update(paymentSessions)
    .set({ state })
    .where(
      and(
        eq(paymentSessions.orderId, orderId),
        inArray(paymentSessions.state, [...OPEN, 'authorized']),
        isNull(paymentSessions.reservationId)
      )
    )
    .returning({ method: paymentSessions.method, invoiceId: paymentSessions.invoiceId, amount: paymentSessions.amount })
  return ended.flatMap(({ method, invoiceId, amount }) => (invoiceId && isProviderCode(method) ? [{ method, invoiceId, amount }] : []))
}

/** Sessions that may have an unrecorded payment, newest first. */
export async function listUnpaidSessions(tx: Db, orderId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(and(eq(paymentSessions.orderId, orderId), isNotNull(paymentSessions.invoiceId), ne(paymentSessions.state, 'captured')))
    .orderBy(desc(paymentSessions.sequence))
    .limit(CHECKED_SESSIONS)
  return rows.map(row => row.id)
}

/** Sessions created before this time that have no invoice: the process that was to request it has stopped. */
export async function listSessionsWithoutInvoice(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(and(eq(paymentSessions.state, 'created'), ne(paymentSessions.method, 'lease'), lt(paymentSessions.createdAt, before)))
    .orderBy(asc(paymentSessions.createdAt))
    .limit(MAX_REQUESTED)
  return rows.map(row => row.id)
}

/**
 * Claims the request for a session's invoice.
 * @returns null where it exists, or another process is requesting it
 */
export async function claimInvoice(db: Db, sessionId: string, now: Date): Promise<PaymentSession | null> {
  const [session] = await db
    .update(paymentSessions)
    .set({ requestedAt: now })
    .where(
      and(
        eq(paymentSessions.id, sessionId),
        eq(paymentSessions.state, 'created'),
        or(isNull(paymentSessions.requestedAt), lt(paymentSessions.requestedAt, new Date(now.getTime() - CLAIM_MS)))
      )
    )
    .returning()
  return session ?? null
}

/**
 * Claims the message with the account to which a transfer is sent.
 * @returns null where it was sent, or the transfer is not waited for any more
 */
export async function claimTransferDetails(tx: Db, sessionId: string, now: Date): Promise<PaymentSession | null> {
  const [session] = await tx
    .update(paymentSessions)
    .set({ requestedAt: now })
    .where(and(eq(paymentSessions.id, sessionId), eq(paymentSessions.state, 'waiting'), isNull(paymentSessions.requestedAt)))
    .returning()
  return session ?? null
}

export async function renewClaim(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(paymentSessions)
    .set({ requestedAt: now })
    .where(and(eq(paymentSessions.id, sessionId), eq(paymentSessions.state, 'created')))
}

/**
 * Stores a session's invoice, also after the session has ended, so that a payment of it can be found.
 * @returns the state
 */
export async function saveInvoice(tx: Db, sessionId: string, invoice: ProviderInvoice): Promise<PaymentSession['state'] | undefined> {
  const [row] = await tx
    .update(paymentSessions)
    .set({
      invoice,
      invoiceId: invoice.invoiceId,
      state: sql`CASE WHEN ${paymentSessions.state} = 'created' THEN 'waiting' ELSE ${paymentSessions.state} END`
    })
    .where(eq(paymentSessions.id, sessionId))
    .returning({ state: paymentSessions.state })
  return row?.state
}

/**
 * Moves a session where it is in one of these states; a captured one stays captured.
 * @returns whether it moved
 */
export async function movePaymentSession(
  tx: Db,
  sessionId: string,
  from: readonly PaymentSession['state'][],
  to: 'waiting' | 'authorized' | 'failed',
  failure: PaymentFailure | null = null
): Promise<boolean> {
  const moved = await tx
    .update(paymentSessions)
    .set({ state: to, failure })
    .where(and(eq(paymentSessions.id, sessionId), inArray(paymentSessions.state, [...from])))
    .returning({ id: paymentSessions.id })
  return moved.length > 0
}
