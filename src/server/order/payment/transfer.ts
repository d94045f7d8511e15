import { and, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Server } from '../../kernel/server.ts'
import { CURRENCY } from '../../ledger/index.ts'
import { charges, createPaymentSession, findPaymentSession, type PaymentSession, readPaymentSessions } from '../../payment/index.ts'
import { settleSession } from './settle.ts'
import { lockOrder } from '../status.ts'
import { findOrder } from '../view.ts'

interface ReceivedTransfer {
  amount: Tugrik
  /** The bank's number of the transaction. */
  ref: string
  paidAt: Date
  /** The account it came from, where a statement names it. */
  payer?: string | null
  /** Who records it. */
  staffId: number
}

/**
 * Records that a transfer has reached the shop's account. Repeating it changes nothing.
 * @throws ShopError order_not_found, transfer_booked
 */
export async function recordTransfer(
  server: Server,
  number: string,
  { amount, ref, paidAt, payer, staffId }: ReceivedTransfer,
  now: Date
): Promise<void> {
  const { db } = server
  const order = await findOrder(db, number)
  await requireUnusedRef(db, order.id, ref, amount)
  const session = await transact(db, tx => findOrCreateTransferSession(tx, order, now))
  await settleSession(server, session, {
    facts: [{ ref, amount, currency: CURRENCY, status: 'paid', paidAt, payer: payer ?? null }],
    staffId
  })
  // When two staff members record one transfer for two orders concurrently, only one charge is accepted.
  await requireUnusedRef(db, order.id, ref, amount)
}

/** @throws ShopError transfer_booked where the transaction is recorded for another order or amount */
async function requireUnusedRef(db: Db, orderId: number, ref: string, amount: number): Promise<void> {
  const [booked] = await db
    .select({ orderId: charges.orderId, amount: charges.amount })
    .from(charges)
    .where(and(eq(charges.provider, 'bank_transfer'), eq(charges.providerRef, ref)))
  if (booked && (booked.orderId !== orderId || booked.amount !== amount)) throw new ShopError('transfer_booked')
}

/** The order's session by transfer, or a new one: a customer who selected another method may still send a transfer. */
async function findOrCreateTransferSession(tx: Db, order: { id: number; total: number }, now: Date): Promise<PaymentSession> {
  await lockOrder(tx, order.id)
  const existing = (await readPaymentSessions(tx, order.id)).findLast(({ method }) => method === 'bank_transfer')
  if (existing) return existing
  const id = await createPaymentSession(tx, { orderId: order.id, method: 'bank_transfer', amount: order.total }, now)
  const created = await findPaymentSession(tx, id)
  if (!created) throw new Error('A payment session was not created.')
  return created
}
