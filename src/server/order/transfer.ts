import { and, desc, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { createAttempt, ledgerEntries, paymentAttempts, recordFacts } from '../payment/index.ts'
import type { Attempt } from '../ledger/index.ts'
import type { Server } from '../kernel/server.ts'
import { CURRENCY } from './apply-payments.ts'
import { lockOrder } from './status.ts'
import { findOrder } from './view.ts'

/**
 * Records that a transfer has reached the shop's account. Repeating it changes nothing.
 * @throws ShopError order_not_found, transfer_booked
 */
export async function recordTransfer(
  server: Server,
  number: string,
  { amount, ref, paidAt }: { amount: Tugrik; ref: string; paidAt: Date },
  now: Date
): Promise<void> {
  const { db } = server
  const order = await findOrder(db, number)
  await requireUnusedRef(db, order.id, ref, amount)
  const attempt = await transact(db, tx => transferAttempt(tx, order, now))
  await recordFacts(server, attempt, [{ ref, amount, currency: CURRENCY, status: 'paid', paidAt }])
  // Of two staff members who record one transfer for two orders at once, the ledger accepts one.
  await requireUnusedRef(db, order.id, ref, amount)
}

/** @throws ShopError transfer_booked where the transaction is recorded for another order or amount */
async function requireUnusedRef(db: Db, orderId: number, ref: string, amount: number): Promise<void> {
  const [booked] = await db
    .select({ orderId: ledgerEntries.orderId, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.provider, 'bank_transfer'), eq(ledgerEntries.providerRef, ref), eq(ledgerEntries.kind, 'charge')))
  if (booked && (booked.orderId !== orderId || booked.amount !== amount)) throw new ShopError('transfer_booked')
}

/** The order's attempt by transfer, or a new one: a customer who chose another method may still send a transfer. */
async function transferAttempt(tx: Db, order: { id: number; total: number }, now: Date): Promise<Attempt> {
  await lockOrder(tx, order.id)
  const known = await newestTransfer(tx, order.id)
  if (known) return known
  await createAttempt(tx, { orderId: order.id, method: 'bank_transfer', amount: order.total }, now)
  const made = await newestTransfer(tx, order.id)
  if (!made) throw new Error('A payment attempt was not created.')
  return made
}

async function newestTransfer(tx: Db, orderId: number): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.method, 'bank_transfer')))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return attempt
}
