import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import { CREDIT_KINDS, type CreditKind, type CreditPart, sumWallet, type WalletBalances, type WalletKind } from '#domain/wallet.ts'
import type { Db } from '../kernel/db/open.ts'
import { readBalance, CURRENCY, ledgerAccounts, ledgerTransfers, postPending, reserveAmount, voidPending } from '../ledger/index.ts'
import { paymentSessions } from './tables.ts'

/** Reserves money of a wallet or points for an order, each kind in a session that is authorized until it is posted or voided. */
export async function authorizeWallet(
  tx: Db,
  { orderId, userId, parts, expiresAt }: { orderId: number; userId: number; parts: readonly CreditPart[]; expiresAt: Date },
  now: Date
): Promise<void> {
  for (const { kind, amount } of parts) {
    const transfer = { debit: { kind, userId }, credit: { kind: 'order', orderId }, amount, code: 'payment' } as const
    const reservationId = await reserveAmount(tx, transfer, expiresAt, now)
    const method = kind === 'points' ? 'points' : 'wallet'
    await tx.insert(paymentSessions).values({ orderId, method, state: 'authorized', amount, reservationId, createdAt: now })
  }
}

const listAccounts = (userId: number) =>
  and(eq(ledgerAccounts.userId, userId), inArray(ledgerAccounts.kind, [...CREDIT_KINDS]), eq(ledgerAccounts.currency, CURRENCY))

const AVAILABLE = {
  kind: ledgerAccounts.kind,
  available: sql<number>`(${ledgerAccounts.creditsPosted} - ${ledgerAccounts.debitsPosted} - ${ledgerAccounts.debitsPending})::float8`
}

/**
 * Locks the accounts of a wallet, and of points, in the order of their ids. Call it before their balances are read for a decision, and before
 * several of them are debited or credited one after another.
 * @returns as `readWalletBalances`
 */
export async function lockWallet(tx: Db, userId: number): Promise<WalletBalances> {
  return toBalances(
    await tx.select(AVAILABLE).from(ledgerAccounts).where(listAccounts(userId)).orderBy(asc(ledgerAccounts.id)).for('no key update')
  )
}

/** The money of a customer's wallet that is not reserved, by its kind. */
export async function readWalletBalances(db: Db, userId: number): Promise<WalletBalances> {
  return toBalances(await db.select(AVAILABLE).from(ledgerAccounts).where(listAccounts(userId)))
}

function toBalances(rows: readonly { kind: string; available: Tugrik }[]): WalletBalances {
  const of = (kind: WalletKind): Tugrik => rows.find(row => row.kind === kind)?.available ?? 0
  return { wallet: of('wallet'), gift_wallet: of('gift_wallet'), bonus: of('bonus') }
}

/** Points of a customer that are not reserved. */
export async function readAvailablePoints(db: Db, userId: number): Promise<number> {
  const { posted, reserved } = await readBalance(db, { kind: 'points', userId })
  return posted - reserved
}

export async function readAvailableInWallet(db: Db, userId: number): Promise<Tugrik> {
  return sumWallet(await readWalletBalances(db, userId))
}

/** The account that a reservation took from: its refund goes back there. */
export async function readCreditKind(db: Db, reservationId: number): Promise<CreditKind> {
  const [row] = await db
    .select({ kind: ledgerAccounts.kind })
    .from(ledgerTransfers)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.debitAccountId))
    .where(eq(ledgerTransfers.id, reservationId))
  return CREDIT_KINDS.find(kind => kind === row?.kind) ?? 'wallet'
}

export interface Reservation {
  sessionId: string
  amount: Tugrik
  reservationId: number
  kind: CreditKind
}

/** Money of a wallet and points that are reserved for an order at `now`, oldest first. */
export async function readReservations(tx: Db, orderId: number, now: Date): Promise<Reservation[]> {
  const all = await readAllReservations(tx, orderId)
  return all.filter(({ expiresAt }) => expiresAt !== null && expiresAt > now)
}

async function readAllReservations(tx: Db, orderId: number): Promise<(Reservation & { expiresAt: Date | null })[]> {
  const rows = await tx
    .select({
      sessionId: paymentSessions.id,
      amount: paymentSessions.amount,
      reservationId: ledgerTransfers.id,
      expiresAt: ledgerTransfers.expiresAt,
      kind: ledgerAccounts.kind
    })
    .from(paymentSessions)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, paymentSessions.reservationId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.debitAccountId))
    .where(and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, 'authorized')))
    .orderBy(asc(paymentSessions.sequence))
  return rows.map(row => ({ ...row, kind: CREDIT_KINDS.find(kind => kind === row.kind) ?? 'wallet' }))
}

/**
 * Captures part or all of a reservation; the rest is released.
 * @returns false for an expired one, which is not captured
 */
export async function captureReservation(tx: Db, { sessionId, reservationId }: Reservation, amount: Tugrik, now: Date): Promise<boolean> {
  const captured = amount > 0 && (await postPending(tx, reservationId, now, amount))
  if (!captured) await voidPending(tx, reservationId, now)
  const values = captured ? ({ state: 'captured', amount, capturedAt: now } as const) : ({ state: 'canceled' } as const)
  await tx.update(paymentSessions).set(values).where(eq(paymentSessions.id, sessionId))
  return captured
}

/** Releases the reservations of an order that ends, or is paid otherwise. @param kinds all where it is missing */
export async function releaseReservations(
  tx: Db,
  orderId: number,
  state: 'canceled' | 'expired',
  now: Date,
  kinds: readonly CreditKind[] = CREDIT_KINDS
): Promise<void> {
  for (const { sessionId, reservationId, kind } of await readAllReservations(tx, orderId)) {
    if (!kinds.includes(kind)) continue
    await voidPending(tx, reservationId, now)
    await tx.update(paymentSessions).set({ state }).where(eq(paymentSessions.id, sessionId))
  }
}
