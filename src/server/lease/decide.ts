import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import type { LeaseState } from '#domain/order.ts'
import type { Db } from '../kernel/db/open.ts'
import { redactValues } from '../kernel/db/failures.ts'
import { transact } from '../kernel/db/transact.ts'
import { type Job, scheduleJob } from '../kernel/jobs/queue.ts'
import { log } from '../kernel/log/log.ts'
import type { Server } from '../kernel/server.ts'
import {
  approveLease,
  findOrderById,
  lockOrder,
  orderEvents,
  type OrderRow,
  orders,
  recordEvent,
  rejectLease,
  runEffects,
  sendRefunds,
  WITHDRAW_LEASE
} from '../order/index.ts'
import { isChecksum, readDecision, sendApplication, withdrawApplication } from '../payment/index.ts'
import { leases } from './tables.ts'

const MAX_PAUSE_MS = 60 * MINUTE_MS

type Decision = { decision: 'approved' } | { decision: 'rejected'; reason: string }

/**
 * Decides on a lease. The same decision again changes nothing.
 * @param by null for the lender @throws ShopError lease_decided where the order does not wait for this decision any more
 */
export async function decideLease(server: Server, orderId: number, decision: Decision, by: number | null): Promise<LeaseState> {
  const { publicUrl } = server.config
  const result = await transact(server.db, async tx => {
    const now = server.now()
    const order = await lockOrder(tx, orderId)
    const lease = await findLease(tx, orderId)
    if (order.lease === decision.decision) return null
    const who = { ref: lease.ref ?? `staff-${order.number}`, staffId: by }
    const done =
      decision.decision === 'approved'
        ? await approveLease(tx, orderId, who, publicUrl, now).then(effects => effects && { effects, refunds: [] })
        : await rejectLease(tx, orderId, { ...who, reason: decision.reason }, publicUrl, now)
    if (!done) throw new ShopError('lease_decided')
    const reason = decision.decision === 'rejected' ? decision.reason : null
    await tx.update(leases).set({ applicant: null, decidedAt: now, decidedBy: by, reason }).where(eq(leases.orderId, orderId))
    return done
  })
  if (result) {
    await runEffects(server, result.effects)
    await sendRefunds(server, result.refunds, by)
  }
  return (await findOrderById(server.db, orderId)).lease
}

/** @throws ShopError order_not_found for an order without a lease */
export async function findLease(db: Db, orderId: number): Promise<typeof leases.$inferSelect> {
  const [lease] = await db.select().from(leases).where(eq(leases.orderId, orderId))
  if (!lease) throw new ShopError('order_not_found')
  return lease
}

/**
 * Sends the application of an order to the lender, then looks for its decision, ever more rarely.
 * @returns the time of the next call; null where the order does not wait, or staff decide
 */
export async function checkLease(server: Server, { subject }: Pick<Job, 'subject'>): Promise<Date | null> {
  const orderId = Number(subject)
  const order = await findOrderById(server.db, orderId)
  if (!server.config.lender || !isWaiting(order)) return null
  try {
    if (await sendOnce(server, order)) await readAndDecide(server, order)
  } catch (error) {
    log.warn({ order: order.number }, `the lender failed: ${redactValues(error)}`)
  }
  if (!isWaiting(await findOrderById(server.db, orderId))) return null
  const waited = server.now().getTime() - (await findLease(server.db, orderId)).createdAt.getTime()
  return new Date(server.now().getTime() + Math.min(MAX_PAUSE_MS, Math.max(MINUTE_MS, waited / 2)))
}

const isWaiting = ({ state, lease }: OrderRow): boolean => state === 'awaiting_payment' && lease === 'waiting_bank'

/** @returns whether it was sent before */
async function sendOnce(server: Server, order: OrderRow): Promise<boolean> {
  const { lender, publicUrl } = server.config
  const { ref, applicant, financed, months } = await findLease(server.db, order.id)
  if (ref || !lender || !applicant) return ref !== null
  const { agreed: _, ...customer } = applicant
  const sent = await sendApplication(lender, {
    number: order.number,
    amount: financed,
    down: order.total - financed,
    months,
    customer,
    callbackUrl: `${publicUrl}/api/v2/leases/callback`
  })
  await transact(server.db, async tx => {
    const current = await lockOrder(tx, order.id)
    const now = server.now()
    await tx.update(leases).set({ ref: sent, sentAt: now }).where(eq(leases.orderId, order.id))
    await recordEvent(tx, order.id, 'lease_sent', now, { ref: sent })
    // The order may have ended during the call.
    if (!isWaiting(current)) await scheduleJob(tx, { kind: WITHDRAW_LEASE, subject: String(order.id), runAt: now })
  })
  return false
}

/**
 * Notifies the lender that the order of an application has ended without its decision.
 * @throws where the lender is unavailable: the job runs again
 */
export async function withdrawLease({ db, config, now }: Server, { subject }: Pick<Job, 'subject'>): Promise<null> {
  const orderId = Number(subject)
  const { lender } = config
  const { ref } = await findLease(db, orderId)
  if (!lender || !ref || (await findOrderById(db, orderId)).lease !== 'canceled') return null
  await withdrawApplication(lender, ref)
  await recordEvent(db, orderId, 'lease_withdrawn', now(), { ref })
  return null
}

/** @throws ShopError lease_amount_differs, lease_decided */
async function readAndDecide(server: Server, order: OrderRow): Promise<LeaseState> {
  const { ref } = await findLease(server.db, order.id)
  const { lender } = server.config
  if (!lender || !ref) return order.lease
  const found = await readDecision(lender, ref)
  if (found.order !== order.number || found.ref !== ref) throw new Error('The lender’s response is about another application.')
  if (found.decision === 'pending' || found.decision === 'canceled') return order.lease
  if (found.decision === 'approved') await refuseOtherAmount(server, order, found.amount)
  return decideLease(
    server,
    order.id,
    found.decision === 'approved' ? { decision: 'approved' } : { decision: 'rejected', reason: found.reason ?? '' },
    null
  )
}

async function refuseOtherAmount({ db, now }: Server, { id, financedTotal }: OrderRow, amount: Tugrik): Promise<void> {
  if (amount === financedTotal) return
  const kind = 'lease_amount_differs'
  await transact(db, async tx => {
    await lockOrder(tx, id)
    const recorded = await tx
      .select({ data: orderEvents.data })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, kind)))
    // Every poll reads the same amount.
    if (recorded.every(({ data }) => data['amount'] !== amount)) await recordEvent(tx, id, kind, now(), { amount, expected: financedTotal })
  })
  throw new ShopError('lease_amount_differs')
}

/**
 * A lender's callback: its checksum is checked, and the decision read from the lender.
 * @throws ShopError forbidden, order_not_found, lease_decided, lease_amount_differs, lender_unavailable
 */
export async function receiveCallback(
  server: Server,
  body: { order: string; ref: string; decision: string; amount: Tugrik; checksum: string }
): Promise<LeaseState> {
  const { lender } = server.config
  if (!lender || !isChecksum(lender.key, [body.order, body.ref, body.decision, body.amount], body.checksum))
    throw new ShopError('forbidden')
  const [order] = await server.db.select().from(orders).where(eq(orders.number, body.order))
  if (!order || (await findLease(server.db, order.id)).ref !== body.ref) throw new ShopError('order_not_found')
  if (!isWaiting(order) && order.lease !== body.decision) {
    await recordEvent(server.db, order.id, 'lease_late', server.now(), { decision: body.decision })
    throw new ShopError('lease_decided')
  }
  try {
    return await readAndDecide(server, order)
  } catch (error) {
    if (error instanceof ShopError) throw error
    log.warn({ order: order.number }, `the lender failed: ${redactValues(error)}`)
    throw new ShopError('lender_unavailable')
  }
}

/** Erases the applicants of orders that no longer await payment. */
export async function purgeApplicants(db: Db): Promise<void> {
  const open = db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'awaiting_payment'))
  await db
    .update(leases)
    .set({ applicant: null })
    .where(and(isNotNull(leases.applicant), notInArray(leases.orderId, open)))
}
