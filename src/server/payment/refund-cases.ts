import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { RefundCase } from '#contract/order-payment.ts'
import { addDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
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

/**
 * Records a refund by the provider. It closes the open cases that it covers of the charges of the payment, the newest first; an excess is
 * debited from the order, and beyond the payment from the shop. A refund without a payment is impossible.
 * @returns the part without an open case; null where it is already recorded
 */
export async function recordProviderRefund(tx: Db, session: PaymentSession, fact: PaymentFact, now: Date): Promise<Tugrik | null> {
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
  let unasked = 0
  for (const charge of payment) {
    const isLast = charge === payment.at(-1)
    const open = await readOpenCases(tx, charge.id)
    const held = open.reduce((sum, refund) => sum + refund.amount, calculateRefundable(charge))
    const amount = isLast ? rest : Math.min(rest, held)
    if (amount === 0) continue
    const ref = rest === fact.amount ? providerRef : `${providerRef}+${fact.amount - rest}`
    unasked += await recordChargeRefund(tx, { charge, open }, { ref, amount }, now)
    rest -= amount
  }
  return unasked
}

const readOpenCases = (tx: Db, chargeId: number): Promise<RefundCaseRow[]> =>
  tx
    .select()
    .from(refundCases)
    .where(and(eq(refundCases.chargeId, chargeId), eq(refundCases.state, 'open')))
    .orderBy(asc(refundCases.id))

/** @returns the part without an open case */
async function recordChargeRefund(
  tx: Db,
  { charge, open }: { charge: Charge; open: readonly RefundCaseRow[] },
  refund: { ref: string; amount: Tugrik },
  now: Date
): Promise<Tugrik> {
  const { orderId, id: chargeId, currency, provider } = charge
  const credit = toClearingAccount(provider, currency)
  const transfers: Transfer[] = []
  let rest = refund.amount
  let caseId: number | null = null
  const close = async (id: number, amount: Tugrik): Promise<void> => {
    transfers.push({ debit: toRefundsDueAccount(charge), credit, amount, code: 'refund' })
    await tx.update(refundCases).set({ state: 'done', doneAt: now, claimedUntil: null }).where(eq(refundCases.id, id))
    rest -= amount
    caseId ??= id
  }
  const isWhole = ({ amount }: RefundCaseRow): boolean => amount === refund.amount
  for (const { id, amount } of [...open.filter(isWhole), ...open.filter(row => !isWhole(row))]) if (amount <= rest) await close(id, amount)
  const unasked = Math.min(rest, calculateRefundable(charge))
  if (unasked > 0) await close(await openRefundCase(tx, charge, { reason: 'by_provider', amount: unasked }, now), unasked)
  if (rest > 0) transfers.push({ debit: { kind: 'expense', currency }, credit, amount: rest, code: 'refund' })
  await postTransfers(tx, transfers, now)
  const values = { orderId, chargeId, caseId, provider, providerRef: refund.ref, amount: refund.amount, currency, createdAt: now }
  await tx.insert(refunds).values(values)
  return unasked
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
