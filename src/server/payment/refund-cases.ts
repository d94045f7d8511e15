import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { RefundCase } from '#contract/order-payment.ts'
import { addDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { DOUBLE_REFUND_OUTCOMES } from '#domain/payment-method.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Account, postTransfers, type Transfer } from '../ledger/index.ts'
import { calculateRefundable, type Charge, isPartOfPayment, readChargesOfPayment, toClearingAccount, toOrderAccount } from './charges.ts'
import type { PaymentFact } from './provider.ts'
import type { PaymentSession } from './sessions.ts'
import { charges, paymentSessions, refundCases, refunds } from './tables.ts'
import { readCreditKind } from './wallet.ts'

/** Days until a bank refund arrives, as promised. */
const REFUND_DAYS = 5
/** Exceeds the time limit of a provider's refund, including a new token. */
const CLAIM_MS = 90_000

type RefundCaseRow = typeof refundCases.$inferSelect

const toRefundsDueAccount = ({ orderId, currency }: Pick<Charge, 'orderId' | 'currency'>): Account => ({
  kind: 'refunds_due',
  orderId,
  currency
})

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

interface RecordedRefund {
  /** The part without an open case. */
  unasked: Tugrik
  /** The part that the shop has refunded another way, too, or that exceeds the payment. */
  doubled: Tugrik
}

/**
 * Records a refund by the provider. It closes the open cases that it covers of the charges of the payment, the newest first; an excess is
 * debited from the order, and beyond the payment from the shop. A refund without a payment is impossible.
 * @returns null where it is already recorded
 */
export async function recordProviderRefund(tx: Db, session: PaymentSession, fact: PaymentFact, now: Date): Promise<RecordedRefund | null> {
  const { method: provider } = session
  const providerRef = fact.refundRef ?? fact.ref
  const payment = await readChargesOfPayment(tx, provider, fact.ref)
  if (!payment.length) return null
  const [known] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.provider, provider), eq(refunds.providerRef, providerRef)))
  if (known) return null
  let rest = fact.amount
  const recorded: RecordedRefund = { unasked: 0, doubled: 0 }
  for (const charge of payment) {
    const isLast = charge === payment.at(-1)
    const open = await readOpenCases(tx, charge.id)
    const held = open.reduce((sum, refund) => sum + refund.amount, calculateRefundable(charge))
    const amount = isLast ? rest : Math.min(rest, held)
    if (amount === 0) continue
    const ref = rest === fact.amount ? providerRef : `${providerRef}+${fact.amount - rest}`
    const { unasked, doubled } = await recordChargeRefund(tx, { charge, open }, { ref, amount }, now)
    recorded.unasked += unasked
    recorded.doubled += doubled
    rest -= amount
  }
  return recorded
}

const readOpenCases = (tx: Db, chargeId: number): Promise<RefundCaseRow[]> =>
  tx
    .select()
    .from(refundCases)
    .where(and(eq(refundCases.chargeId, chargeId), eq(refundCases.state, 'open')))
    .orderBy(asc(refundCases.id))

async function recordChargeRefund(
  tx: Db,
  { charge, open }: { charge: Charge; open: readonly RefundCaseRow[] },
  refund: { ref: string; amount: Tugrik },
  now: Date
): Promise<RecordedRefund> {
  const { orderId, id: chargeId, currency, provider } = charge
  const credit = toClearingAccount(provider, currency)
  const transfers: Transfer[] = []
  let rest = refund.amount
  let caseId: number | null = null
  const close = async (id: number, amount: Tugrik): Promise<void> => {
    transfers.push({ debit: toRefundsDueAccount(charge), credit, amount, code: 'refund' })
    await tx.update(refundCases).set({ state: 'done', doneAt: now, claimedUntil: null, sentAt: null }).where(eq(refundCases.id, id))
    rest -= amount
    caseId ??= id
  }
  const isWhole = ({ amount }: RefundCaseRow): boolean => amount === refund.amount
  const isLate = !open.some(isWhole) && (await markDoubled(tx, chargeId, { amount: refund.amount, of: 'unanswered' }, now))
  if (!isLate)
    for (const { id, amount } of [...open.filter(isWhole), ...open.filter(row => !isWhole(row))])
      if (amount <= rest) await close(id, amount)
  const unasked = isLate ? 0 : Math.min(rest, calculateRefundable(charge))
  if (unasked > 0) await close(await openRefundCase(tx, charge, { reason: 'by_provider', amount: unasked }, now), unasked)
  const doubled = rest
  if (doubled > 0) transfers.push({ debit: { kind: 'expense', currency }, credit, amount: doubled, code: 'refund' })
  if (doubled > 0 && !isLate) await markDoubled(tx, chargeId, { amount: doubled, of: 'any' }, now)
  await postTransfers(tx, transfers, now)
  const values = { orderId, chargeId, caseId, provider, providerRef: refund.ref, amount: refund.amount, currency, createdAt: now }
  await tx.insert(refunds).values(values)
  return { unasked, doubled }
}

/**
 * Marks the newest case that was refunded another way, for staff: the provider has refunded it, too.
 * @param late the amount, of any case or of one whose request the provider had not answered by then
 * @returns whether there is one
 */
async function markDoubled(tx: Db, chargeId: number, late: { amount: Tugrik; of: 'any' | 'unanswered' }, now: Date): Promise<boolean> {
  const { amount } = late
  const isLate = late.of === 'unanswered' ? and(isNotNull(refundCases.sentAt), eq(refundCases.amount, amount)) : undefined
  const [found] = await tx
    .select({ id: refundCases.id })
    .from(refundCases)
    .where(and(eq(refundCases.chargeId, chargeId), eq(refundCases.state, 'done'), isNull(refundCases.doubledAt), isLate))
    .orderBy(desc(refundCases.doneAt))
    .limit(1)
  if (!found) return false
  await tx.update(refundCases).set({ doubledAt: now, doubledAmount: amount }).where(eq(refundCases.id, found.id))
  return true
}

/**
 * Settles a case that was refunded twice. What came back is the shop's again.
 * @returns false where it is settled already @throws ShopError refund_not_doubled
 */
export async function settleDoubleRefund(
  tx: Db,
  caseId: number,
  { outcome, staffId }: { outcome: (typeof DOUBLE_REFUND_OUTCOMES)[number]; staffId: number },
  now: Date
): Promise<boolean> {
  const { refund, charge } = await readRefundCase(tx, caseId)
  if (refund.doubledAmount === null) throw new ShopError('refund_not_doubled')
  const settled = await tx
    .update(refundCases)
    .set({ doubleOutcome: outcome, doubleSettledBy: staffId })
    .where(and(eq(refundCases.id, caseId), isNull(refundCases.doubleOutcome)))
    .returning({ amount: refundCases.amount })
  const { currency } = charge
  if (settled.length && outcome === 'recovered') {
    const debit = toClearingAccount('bank_transfer', currency)
    await postTransfers(tx, [{ debit, credit: { kind: 'expense', currency }, amount: refund.doubledAmount, code: 'refund_returned' }], now)
  }
  return settled.length > 0
}

/**
 * Closes a case that was refunded by bank transfer or to the customer's wallet: what the wallet paid goes back to the kind of money it
 * was. @throws ShopError transfer_booked where that transfer is recorded for another refund
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

/**
 * Claims an open case that is not being refunded.
 * @param to a request to the provider counts as unanswered from here on, should the process end
 * @returns the end of the claim; null where another process has it
 */
export async function claimRefundCase(db: Db, caseId: number, to: 'send' | 'close', now: Date): Promise<Date | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const sent = { refusal: null, sentAt: sql`coalesce(${refundCases.sentAt}, ${now.toISOString()}::timestamptz)` }
  const taken = await db
    .update(refundCases)
    .set({ claimedUntil, ...(to === 'send' && sent) })
    .where(
      and(
        eq(refundCases.id, caseId),
        eq(refundCases.state, 'open'),
        or(isNull(refundCases.claimedUntil), lte(refundCases.claimedUntil, now))
      )
    )
    .returning({ id: refundCases.id })
  return taken.length > 0 ? claimedUntil : null
}

/** Releases a case after a request to its provider. @param refusal why the provider refused it; null where it did not say no */
export async function releaseRefundCase(db: Db, caseId: number, refusal: string | null): Promise<void> {
  await db
    .update(refundCases)
    .set({ claimedUntil: null, ...(refusal !== null && { sentAt: null, refusal }) })
    .where(eq(refundCases.id, caseId))
}

/** Since when the provider has not answered a request for a refund; null where none waits. A claim of an earlier release has no `sentAt`. */
export const findUnansweredSince = ({ sentAt, claimedUntil }: RefundCaseRow): Date | null => sentAt ?? claimedUntil
export const isUnanswered = (refund: RefundCaseRow): boolean => findUnansweredSince(refund) !== null

/** @throws ShopError refund_not_found */
export async function readRefundCase(
  db: Db,
  caseId: number
): Promise<{ refund: RefundCaseRow; charge: Charge; session: PaymentSession; isPart: boolean }> {
  const [row] = await db
    .select({ refund: refundCases, charge: charges, session: paymentSessions, isPart: isPartOfPayment })
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
