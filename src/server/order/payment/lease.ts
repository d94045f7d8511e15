import { DAY_MS } from '#domain/day.ts'
import type { Db } from '../../kernel/db/open.ts'
import { scheduleJob } from '../../kernel/jobs/queue.ts'
import { notifyCustomer } from '../messages.ts'
import { type OrderRow, recordEvent, updateOrder } from '../status.ts'

/** The job that sends a lease application and reads the lender's decision; its subject is the order's id. */
export const SEND_LEASE = 'send_lease'

/** The job that withdraws the lease application of an order that ended without a decision; its subject is the order's id. */
export const WITHDRAW_LEASE = 'withdraw_lease'

/** How long the goods are held for the lender's decision. */
const DECISION_MS = 7 * DAY_MS

export const calculateLeaseDeadline = (now: Date): Date => new Date(now.getTime() + DECISION_MS)

/** The lease of an order that ends without a decision. */
export const toEndedLease = ({ lease }: OrderRow): OrderRow['lease'] =>
  lease === 'down_payment_due' || lease === 'waiting_bank' ? 'canceled' : lease

/** The down payment is complete: the order waits for the lender until `decideBy`, with its goods held. */
export async function requestLease(tx: Db, order: OrderRow, decideBy: Date, publicUrl: string, now: Date): Promise<OrderRow> {
  const waiting = await updateOrder(tx, order, { lease: 'waiting_bank', expiresAt: decideBy })
  await scheduleJob(tx, { kind: SEND_LEASE, subject: String(order.id), runAt: now })
  await recordEvent(tx, order.id, 'lease_requested', now, { amount: order.financedTotal })
  await notifyCustomer(tx, waiting, 'lease_sent', publicUrl, now)
  return waiting
}
