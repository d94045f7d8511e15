import { and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Account, CURRENCY, selectPostedBalance, postTransfers } from '../ledger/index.ts'
import type { PaymentFact } from './provider.ts'
import type { PaymentSession } from './sessions.ts'
import { charges, paymentSessions, refundCases, refunds } from './tables.ts'
import type { Reservation } from './wallet.ts'

/** For a select of expressions alone. */
const ONE_ROW = sql`(SELECT 1) one_row`

export type Charge = typeof charges.$inferSelect

export const toOrderAccount = ({ orderId, currency }: Pick<Charge, 'orderId' | 'currency'>): Account => ({
  kind: 'order',
  orderId,
  currency
})
export const toClearingAccount = (provider: string, currency: string): Account => ({ kind: 'clearing', provider, currency })

/**
 * Records a payment, in any state of the session and its order; `applyPayments` decides about it. A payment that a provider reports again
 * with a larger amount was paid in parts: what is new of it is a charge of its own. A transfer is one amount.
 * @returns the recorded amount; 0 where it is recorded already
 */
export async function recordCharge(tx: Db, session: PaymentSession, fact: PaymentFact, now: Date): Promise<Tugrik> {
  const { orderId, method: provider } = session
  if (await insertCharge(tx, session, fact, now)) return fact.amount
  if (provider === 'bank_transfer') return 0
  const earlier = await readChargesOfPayment(tx, provider, fact.ref)
  if (earlier.some(charge => charge.orderId !== orderId)) return 0
  const recorded = earlier.reduce((sum, charge) => sum + charge.amount, 0)
  const amount = fact.amount - recorded
  if (!recorded || amount <= 0) return 0
  return (await insertCharge(tx, session, { ...fact, amount, ref: toPartRef(fact.ref, recorded) }, now)) ? amount : 0
}

/** The charges of one payment, newest first: several where it was paid in parts. @param ref the provider's number of the payment */
export async function readChargesOfPayment(tx: Db, provider: string, ref: string): Promise<Charge[]> {
  const isFirst = and(eq(charges.provider, provider), eq(charges.providerRef, ref))
  const [charge] = await tx.select().from(charges).where(isFirst)
  if (!charge) return []
  const isLater = and(
    eq(charges.orderId, charge.orderId),
    eq(charges.provider, provider),
    sql`starts_with(${charges.providerRef}, ${toPartRef(ref, '')})`
  )
  return [...(await tx.select().from(charges).where(isLater).orderBy(desc(charges.id))), charge]
}

/** Whether a charge is one of several of its payment. The provider knows the payment, not its parts. */
export const isPartOfPayment = sql<boolean>`EXISTS (
  SELECT FROM ${charges} other
  WHERE other.order_id = ${charges.orderId} AND other.provider = ${charges.provider}
    AND (starts_with(other.provider_ref, ${charges.providerRef} || '+') OR starts_with(${charges.providerRef}, other.provider_ref || '+')))`

/** Reference of the charge of what a payment grew by. @param paid tugrik that were paid of it before */
const toPartRef = (ref: string, paid: Tugrik | ''): string => `${ref}+${paid}`

/** @returns false where a charge of the provider has this reference */
async function insertCharge(tx: Db, session: PaymentSession, fact: PaymentFact, now: Date): Promise<boolean> {
  const { orderId, id: sessionId, method: provider } = session
  const { ref: providerRef, payer, amount, currency, paidAt } = fact
  const written = await tx
    .insert(charges)
    .values({ orderId, sessionId, provider, providerRef, payer, amount, currency, paidAt, createdAt: now })
    .onConflictDoNothing({ target: [charges.provider, charges.providerRef] })
    .returning({ id: charges.id })
  if (!written.length) return false
  const credit = toOrderAccount({ orderId, currency })
  await postTransfers(tx, [{ debit: toClearingAccount(provider, currency), credit, amount, code: 'charge' }], now)
  await tx.update(paymentSessions).set({ state: 'captured', failure: null, capturedAt: now }).where(eq(paymentSessions.id, sessionId))
  return true
}

/** Records the charge of a posted reservation, so that wallet money is refunded like other payments. */
export async function recordWalletCharge(tx: Db, orderId: number, reservation: Reservation, amount: Tugrik, now: Date): Promise<number> {
  const { sessionId, reservationId } = reservation
  const [charge] = await tx
    .insert(charges)
    .values({
      orderId,
      sessionId,
      provider: 'wallet',
      providerRef: String(reservationId),
      amount,
      currency: CURRENCY,
      paidAt: now,
      createdAt: now,
      appliedAt: now
    })
    .returning({ id: charges.id })
  if (!charge) throw new Error('A charge was not written.')
  return charge.id
}

/** Charges neither applied nor rejected yet, oldest first. */
export async function listUnappliedCharges(tx: Db, orderId: number): Promise<Charge[]> {
  return tx
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, orderId), isNull(charges.appliedAt)))
    .orderBy(asc(charges.id))
}

/** Orders with charges that a stopped process recorded without applying them. */
export async function listOrdersWithUnappliedCharges(db: Db, recordedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: charges.orderId })
    .from(charges)
    .where(and(isNull(charges.appliedAt), lt(charges.createdAt, recordedBefore)))
    .limit(100)
  return rows.map(row => row.id)
}

export async function markApplied(tx: Db, charge: Charge, now: Date): Promise<void> {
  await tx.update(charges).set({ appliedAt: now }).where(eq(charges.id, charge.id))
}

/** What an order's account holds, less charges that are not applied yet, for use inside a query. */
function selectPaid(orderId: number): SQL<number> {
  const waiting = sql`SELECT sum(${charges.amount}) FROM ${charges} WHERE ${charges.orderId} = ${orderId} AND ${charges.appliedAt} IS NULL AND ${charges.currency} = ${CURRENCY}`
  return sql<number>`(${selectPostedBalance({ kind: 'order', orderId })} - coalesce((${waiting}), 0))::float8`
}

/** The paid amount of an order: the balance of its account, less unapplied charges. */
export async function readPaidTotal(tx: Db, orderId: number): Promise<Tugrik> {
  const [row] = await tx.select({ paid: selectPaid(orderId) }).from(ONE_ROW)
  return row?.paid ?? 0
}

interface PaymentSummary {
  /** The balance of the order's account, less unapplied charges. */
  paid: Tugrik
  /** All payments. */
  received: Tugrik
  /** All payments less all refunds. */
  net: Tugrik
  /** Refund cases: none, at least one open, or all done. */
  refunds: 'none' | 'open' | 'done'
  /** A charge waits to be applied. */
  isUnapplied: boolean
  /** The newest session that was not canceled: its state and method. */
  session: PaymentSession['state'] | null
  method: PaymentSession['method'] | null
}

/** The payments of an order in one statement. */
export async function readPaymentSummary(db: Db, orderId: number): Promise<PaymentSummary> {
  const of = (what: SQL, table: PgTable & { orderId: AnyPgColumn }, where = sql`true`): SQL =>
    sql`(SELECT ${what} FROM ${table} WHERE ${table.orderId} = ${orderId} AND ${where})`
  const received = of(sql`coalesce(sum(${charges.amount}), 0)`, charges)
  const refunded = of(sql`coalesce(sum(${refunds.amount}), 0)`, refunds)
  const isOpen = sql`${refundCases.state} = 'open'`
  const newest = sql`${paymentSessions.state} <> 'canceled' ORDER BY ${paymentSessions.sequence} DESC LIMIT 1`
  const [row] = await db
    .select({
      paid: selectPaid(orderId),
      received: sql<number>`${received}::float8`,
      net: sql<number>`(${received} - ${refunded})::float8`,
      refunds: sql<
        PaymentSummary['refunds']
      >`coalesce(${of(sql`CASE WHEN bool_or(${isOpen}) THEN 'open' WHEN count(*) > 0 THEN 'done' END`, refundCases)}, 'none')`,
      isUnapplied: sql<boolean>`EXISTS ${of(sql`1`, charges, sql`${charges.appliedAt} IS NULL`)}`,
      session: sql<PaymentSummary['session']>`${of(sql`${paymentSessions.state}`, paymentSessions, newest)}`,
      method: sql<PaymentSummary['method']>`${of(sql`${paymentSessions.method}`, paymentSessions, newest)}`
    })
    .from(ONE_ROW)
  if (!row) throw new Error('A summary of payments has no row.')
  return row
}

/** What was received by each session of an order. */
export async function readChargedBySession(db: Db, orderId: number): Promise<Map<string | null, Tugrik>> {
  const rows = await db
    .select({ sessionId: charges.sessionId, amount: sql<number>`sum(${charges.amount})::float8` })
    .from(charges)
    .where(eq(charges.orderId, orderId))
    .groupBy(charges.sessionId)
  return new Map(rows.map(({ sessionId, amount }) => [sessionId, amount]))
}

export const calculateRefundable = ({ amount, refundTotal }: Pick<Charge, 'amount' | 'refundTotal'>): Tugrik => amount - refundTotal

/** Charges that pay for their order in part, newest first: the order of refunds. */
export async function readCharges(tx: Db, orderId: number): Promise<Charge[]> {
  const rows = await tx.select().from(charges).where(eq(charges.orderId, orderId)).orderBy(desc(charges.id))
  return rows.filter(charge => charge.appliedAt !== null && calculateRefundable(charge) > 0)
}
