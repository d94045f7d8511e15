import { and, asc, desc, eq, isNull, lt, or, lte, type SQL, sql, inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RefundCase } from '#contract/order-payment.ts'
import { addDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Account, CURRENCY, selectPostedBalance, postTransfers, type Transfer } from '../ledger/index.ts'
import type { PaymentFact } from './provider.ts'
import type { PaymentSession } from './sessions.ts'
import { charges, paymentSessions, refundCases, refunds } from './tables.ts'
import { type Reservation, readCreditKind } from './wallet.ts'

/** Days until a bank refund arrives, as promised. */
const REFUND_DAYS = 5
/** Exceeds the time limit of a provider's refund, including a new token. */
const CLAIM_MS = 90_000
/** For a select of expressions alone. */
const ONE_ROW = sql`(SELECT 1) one_row`

export type Charge = typeof charges.$inferSelect
export type RefundCaseRow = typeof refundCases.$inferSelect

const toOrderAccount = ({ orderId, currency }: { orderId: number; currency: string }): Account => ({ kind: 'order', orderId, currency })
const toRefundsDueAccount = ({ orderId, currency }: { orderId: number; currency: string }): Account => ({
  kind: 'refunds_due',
  orderId,
  currency
})
const toClearingAccount = (provider: string, currency: string): Account => ({ kind: 'clearing', provider, currency })

/**
 * Records a payment, in any state of the session and its order; `applyPayments` decides about it.
 * @returns false where it is recorded already
 */
export async function recordCharge(tx: Db, session: PaymentSession, fact: PaymentFact, now: Date): Promise<boolean> {
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
  await tx.update(paymentSessions).set({ state: 'captured', capturedAt: now }).where(eq(paymentSessions.id, sessionId))
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

export interface PaymentSummary {
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

/** Moves an amount of a charge from its order to the refunds that are due. */
export async function openRefundCase(
  tx: Db,
  charge: Charge,
  { reason, amount }: { reason: RefundCase['reason']; amount: Tugrik },
  now: Date
): Promise<number> {
  const { orderId, id: chargeId } = charge
  await postTransfers(tx, [{ debit: toOrderAccount(charge), credit: toRefundsDueAccount(charge), amount, code: 'refund_due' }], now)
  await tx
    .update(charges)
    .set({ refundTotal: sql`${charges.refundTotal} + ${amount}`, appliedAt: charge.appliedAt ?? now })
    .where(eq(charges.id, chargeId))
  const [made] = await tx
    .insert(refundCases)
    .values({ orderId, chargeId, amount, reason, createdAt: now, dueOn: addDays(toDayInUlaanbaatar(now), REFUND_DAYS) })
    .returning({ id: refundCases.id })
  if (!made) throw new Error('A refund case was not written.')
  return made.id
}

/**
 * Records a refund by the provider. It closes the open cases of the charge that it covers; an excess is debited from the order,
 * and beyond the charge from the shop. A refund without a payment is impossible.
 * @returns the part without an open case; null where it is already recorded
 */
export async function recordProviderRefund(tx: Db, session: PaymentSession, fact: PaymentFact, now: Date): Promise<Tugrik | null> {
  const { method: provider } = session
  const providerRef = fact.refundRef ?? fact.ref
  const [charge] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.provider, provider), eq(charges.providerRef, fact.ref)))
  if (!charge) return null
  const [known] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.provider, provider), eq(refunds.providerRef, providerRef)))
  if (known) return null
  const open = await tx
    .select()
    .from(refundCases)
    .where(and(eq(refundCases.chargeId, charge.id), eq(refundCases.state, 'open')))
    .orderBy(desc(eq(refundCases.amount, fact.amount)), asc(refundCases.id))
  const credit = toClearingAccount(provider, charge.currency)
  const transfers: Transfer[] = []
  let rest = fact.amount
  let caseId: number | null = null
  const close = async (id: number, amount: Tugrik): Promise<void> => {
    transfers.push({ debit: toRefundsDueAccount(charge), credit, amount, code: 'refund' })
    await tx.update(refundCases).set({ state: 'done', doneAt: now, claimedUntil: null }).where(eq(refundCases.id, id))
    rest -= amount
    caseId ??= id
  }
  for (const { id, amount } of open) if (amount <= rest) await close(id, amount)
  const unasked = Math.min(rest, calculateRefundable(charge))
  if (unasked > 0) await close(await openRefundCase(tx, charge, { reason: 'by_provider', amount: unasked }, now), unasked)
  if (rest > 0) transfers.push({ debit: { kind: 'expense', currency: charge.currency }, credit, amount: rest, code: 'refund' })
  await postTransfers(tx, transfers, now)
  const { orderId, id: chargeId, currency } = charge
  const values = { orderId, chargeId, caseId, provider, providerRef, amount: fact.amount, currency, createdAt: now }
  await tx.insert(refunds).values(values)
  return unasked
}

/**
 * Closes a case that was refunded by bank transfer or to the customer's wallet: what the wallet paid goes back to the kind of money it
 * was. @throws ShopError transfer_booked where that
 * transfer is recorded for another refund
 */
export async function closeRefundCase(
  tx: Db,
  { refund, charge }: { refund: RefundCaseRow; charge: Charge },
  to: { ref: string; staffId: number | null; walletOf?: number },
  now: Date
): Promise<void> {
  const { orderId, amount, id: caseId } = refund
  const { currency, id: chargeId } = charge
  const provider = to.walletOf === undefined ? 'bank_transfer' : 'wallet'
  const written = await tx
    .insert(refunds)
    .values({ orderId, chargeId, caseId, provider, providerRef: to.ref, amount, currency, createdAt: now })
    .onConflictDoNothing({ target: [refunds.provider, refunds.providerRef] })
    .returning({ id: refunds.id })
  if (!written.length) throw new ShopError('transfer_booked')
  const kind = charge.provider === 'wallet' ? await readCreditKind(tx, Number(charge.providerRef)) : 'wallet'
  const credit: Account = to.walletOf === undefined ? toClearingAccount(provider, currency) : { kind, userId: to.walletOf, currency }
  await postTransfers(tx, [{ debit: toRefundsDueAccount(charge), credit, amount, code: 'refund' }], now)
  const values = { state: 'done', doneAt: now, doneBy: to.staffId, claimedUntil: null } as const
  await tx.update(refundCases).set(values).where(eq(refundCases.id, caseId))
}

/** Claims an open case that is not being refunded. */
export async function claimRefundCase(db: Db, caseId: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(refundCases)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(
      and(
        eq(refundCases.id, caseId),
        eq(refundCases.state, 'open'),
        or(isNull(refundCases.claimedUntil), lte(refundCases.claimedUntil, now))
      )
    )
    .returning({ id: refundCases.id })
  return taken.length > 0
}

/** Cases whose process ended while it refunded them: whether the provider has is unknown. */
export async function listInterruptedRefunds(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: refundCases.id })
    .from(refundCases)
    .where(and(eq(refundCases.state, 'open'), lte(refundCases.claimedUntil, now)))
    .orderBy(refundCases.id)
  return rows.map(({ id }) => id)
}

/** @throws ShopError refund_not_found */
export async function readRefundCase(db: Db, caseId: number): Promise<{ refund: RefundCaseRow; charge: Charge; session: PaymentSession }> {
  const [row] = await db
    .select({ refund: refundCases, charge: charges, session: paymentSessions })
    .from(refundCases)
    .innerJoin(charges, eq(charges.id, refundCases.chargeId))
    .innerJoin(paymentSessions, eq(paymentSessions.id, charges.sessionId))
    .where(eq(refundCases.id, caseId))
  if (!row) throw new ShopError('refund_not_found')
  return row
}

/** The refund cases of orders, oldest first, with the provider that paid what they refund. */
export async function readRefundCases(db: Db, orderIds: readonly number[]): Promise<(RefundCaseRow & { provider: Charge['provider'] })[]> {
  const rows = await db
    .select({ refund: refundCases, provider: charges.provider })
    .from(refundCases)
    .innerJoin(charges, eq(charges.id, refundCases.chargeId))
    .where(inArray(refundCases.orderId, [...orderIds]))
    .orderBy(asc(refundCases.id))
  return rows.map(({ refund, provider }) => ({ ...refund, provider }))
}
