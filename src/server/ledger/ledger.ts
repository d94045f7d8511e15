import { and, asc, eq, inArray, isNull, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { ledgerAccounts, ledgerTransfers, SHOP_ACCOUNTS } from './tables.ts'

/*
 * A double-entry ledger in the terms of TigerBeetle's documentation: a transfer debits one account and credits another; a balance is
 * credits less debits; a pending transfer reserves an amount that is posted, in part or whole, or voided, once. The database checks
 * that no limited account is debited beyond its credits, that currencies match and that a pending transfer ends once.
 */

export const CURRENCY = 'MNT'

type Customer = 'wallet' | 'gift_wallet' | 'bonus' | 'points'
interface Currency {
  currency?: string
}
export type LimitedAccount = Currency &
  ({ kind: Customer; userId: number } | { kind: 'order' | 'refunds_due'; orderId: number } | { kind: 'gift_card'; giftCardId: number })
export type Account = LimitedAccount | (Currency & ({ kind: 'clearing'; provider: string } | { kind: 'revenue' | 'expense' }))

export interface Transfer {
  debit: Account
  credit: Account
  amount: Tugrik
  /** Why. */
  code: string
  /** The order that caused it, where neither account is the order's. */
  orderId?: number
}

/** Posted credits less posted debits, and what pending transfers would add and take. */
export interface Balance {
  posted: Tugrik
  incoming: Tugrik
  reserved: Tugrik
}

function toOwnerColumns(account: Account): Record<'userId' | 'orderId' | 'giftCardId', number | null> & { provider: string | null } {
  return {
    userId: 'userId' in account ? account.userId : null,
    orderId: 'orderId' in account ? account.orderId : null,
    giftCardId: 'giftCardId' in account ? account.giftCardId : null,
    provider: 'provider' in account ? account.provider : null
  }
}

function isAccount(account: Account): SQL | undefined {
  const { userId, orderId, giftCardId, provider } = toOwnerColumns(account)
  return and(
    eq(ledgerAccounts.kind, account.kind),
    eq(ledgerAccounts.currency, account.currency ?? CURRENCY),
    userId === null ? isNull(ledgerAccounts.userId) : eq(ledgerAccounts.userId, userId),
    orderId === null ? isNull(ledgerAccounts.orderId) : eq(ledgerAccounts.orderId, orderId),
    giftCardId === null ? isNull(ledgerAccounts.giftCardId) : eq(ledgerAccounts.giftCardId, giftCardId),
    provider === null ? isNull(ledgerAccounts.provider) : eq(ledgerAccounts.provider, provider)
  )
}

const KEY = {
  kind: ledgerAccounts.kind,
  currency: ledgerAccounts.currency,
  userId: ledgerAccounts.userId,
  orderId: ledgerAccounts.orderId,
  giftCardId: ledgerAccounts.giftCardId,
  provider: ledgerAccounts.provider
}
type AccountKey = Pick<typeof ledgerAccounts.$inferSelect, keyof typeof KEY>

const toKey = (account: Account): AccountKey => ({ kind: account.kind, currency: account.currency ?? CURRENCY, ...toOwnerColumns(account) })
const toText = ({ kind, currency, userId, orderId, giftCardId, provider }: AccountKey): string =>
  [kind, currency, userId, orderId, giftCardId, provider].join(' ')

/**
 * Finds accounts, opens those that do not exist, and locks them where concurrent transfers could lock them in another order.
 * @returns the id of an account
 */
async function openAccounts(tx: Db, accounts: readonly Account[]): Promise<(account: Account) => number> {
  const ids = new Map<string, number>()
  const shared = new Set<number>()
  const wanted = new Map(accounts.map(account => [toText(toKey(account)), account]))
  const find = async (missing: readonly Account[]): Promise<void> => {
    const rows = await tx
      .select({ id: ledgerAccounts.id, ...KEY })
      .from(ledgerAccounts)
      .where(or(...missing.map(isAccount)))
    for (const row of rows) {
      ids.set(toText(row), row.id)
      if (!isShopAccount(row.kind)) shared.add(row.id)
    }
  }
  await find([...wanted.values()])
  const missing = [...wanted].filter(([text]) => !ids.has(text)).map(([, account]) => account)
  const opened = missing.length
    ? await tx
        .insert(ledgerAccounts)
        .values(missing.map(toKey))
        .onConflictDoNothing()
        .returning({ id: ledgerAccounts.id, ...KEY })
    : []
  for (const row of opened) ids.set(toText(row), row.id)
  // Another transaction has opened the rest meanwhile.
  if (opened.length < missing.length) await find(missing.filter(account => !ids.has(toText(toKey(account)))))
  if (shared.size > 1) await lockAccounts(tx, [...shared])
  return account => {
    const id = ids.get(toText(toKey(account)))
    if (id === undefined) throw new Error('A ledger account was not opened.')
    return id
  }
}

const isShopAccount = (kind: AccountKey['kind']): boolean => SHOP_ACCOUNTS.some(each => each === kind)

/** Locks limited accounts in the order of their ids, which prevents deadlocks. */
async function lockAccounts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.id, [...ids]), notInArray(ledgerAccounts.kind, [...SHOP_ACCOUNTS])))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
}

/** Makes transfers atomically. */
export async function postTransfers(tx: Db, transfers: readonly Transfer[], now: Date): Promise<number[]> {
  return insertTransfers(tx, transfers, { createdAt: now })
}

/** Reserves an amount until `expiresAt`. @returns the pending transfer, for `postPending` or `voidPending` */
export async function reserveAmount(tx: Db, transfer: Transfer, expiresAt: Date, now: Date): Promise<number> {
  const [id] = await insertTransfers(tx, [transfer], { kind: 'pending', expiresAt, createdAt: now })
  if (id === undefined) throw new Error('A pending transfer was not written.')
  return id
}

async function insertTransfers(
  tx: Db,
  transfers: readonly Transfer[],
  values: Pick<typeof ledgerTransfers.$inferInsert, 'kind' | 'expiresAt' | 'createdAt'>
): Promise<number[]> {
  const idOf = await openAccounts(
    tx,
    transfers.flatMap(({ debit, credit }) => [debit, credit])
  )
  const ids: number[] = []
  for (const { debit, credit, amount, code, orderId } of transfers) {
    const [row] = await tx
      .insert(ledgerTransfers)
      .values({
        ...values,
        debitAccountId: idOf(debit),
        creditAccountId: idOf(credit),
        amount,
        code,
        orderId: orderId ?? null,
        currency: debit.currency ?? CURRENCY,
        linkedTo: ids[0] ?? null
      })
      .returning({ id: ledgerTransfers.id })
    if (row) ids.push(row.id)
  }
  return ids
}

/**
 * Posts a pending transfer, whole or in part; the rest is released.
 * @returns false where it is posted or voided already, or its time is over
 */
export async function postPending(tx: Db, pendingId: number, now: Date, amount?: Tugrik): Promise<boolean> {
  const [pending] = await tx.select().from(ledgerTransfers).where(eq(ledgerTransfers.id, pendingId))
  if (pending?.kind !== 'pending' || !pending.expiresAt || pending.expiresAt <= now) return false
  return endPending(tx, pending, { kind: 'post_pending', amount: amount ?? pending.amount }, now)
}

/** Releases a pending transfer. @returns false where it is posted or voided already */
export async function voidPending(tx: Db, pendingId: number, now: Date): Promise<boolean> {
  const [pending] = await tx.select().from(ledgerTransfers).where(eq(ledgerTransfers.id, pendingId))
  return pending?.kind === 'pending' && endPending(tx, pending, { kind: 'void_pending', amount: pending.amount }, now)
}

async function endPending(
  tx: Db,
  pending: typeof ledgerTransfers.$inferSelect,
  end: { kind: 'post_pending' | 'void_pending'; amount: Tugrik },
  now: Date
): Promise<boolean> {
  const { id: pendingId, debitAccountId, creditAccountId, currency, code } = pending
  await lockAccounts(tx, [debitAccountId, creditAccountId])
  const written = await tx
    .insert(ledgerTransfers)
    .values({ ...end, pendingId, debitAccountId, creditAccountId, currency, code, createdAt: now })
    .onConflictDoNothing({ target: ledgerTransfers.pendingId })
    .returning({ id: ledgerTransfers.id })
  return written.length > 0
}

/** Voids expired pending transfers and releases their amounts. */
export async function voidExpiredTransfers(db: Db, now: Date): Promise<void> {
  const ended = alias(ledgerTransfers, 'ended')
  const rows = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.kind, 'pending'),
        lte(ledgerTransfers.expiresAt, now),
        notExists(db.select({ id: ended.id }).from(ended).where(eq(ended.pendingId, ledgerTransfers.id)))
      )
    )
    .limit(100)
  for (const { id } of rows) await db.transaction(tx => voidPending(tx, id, now))
}

/** The balance of a limited account, from the totals that the database keeps with each transfer; zero where it was never opened. */
export async function readBalance(db: Db, account: LimitedAccount): Promise<Balance> {
  const { creditsPosted, debitsPosted, creditsPending, debitsPending } = ledgerAccounts
  const [row] = await db
    .select({ posted: sql<number>`(${creditsPosted} - ${debitsPosted})::float8`, incoming: creditsPending, reserved: debitsPending })
    .from(ledgerAccounts)
    .where(isAccount(account))
  return row ?? { posted: 0, incoming: 0, reserved: 0 }
}

/** The posted balance of a limited account, for use inside a query. */
export function selectPostedBalance(account: LimitedAccount): SQL<number> {
  const { creditsPosted, debitsPosted } = ledgerAccounts
  return sql<number>`coalesce((SELECT ${creditsPosted} - ${debitsPosted} FROM ${ledgerAccounts} WHERE ${isAccount(account)}), 0)::float8`
}
