import { eq } from 'drizzle-orm'
import { transact } from '../db/transact.ts'
import { unpaidAttempts } from '../payment/attempts.ts'
import { answer, findAttempt, settle } from '../payment/settle.ts'
import type { Server } from '../server.ts'
import { finish } from './aftermath.ts'
import { HOLD_GRACE_MS } from './grace.ts'
import { expireOrder } from './place.ts'
import { orders } from './tables.ts'

const AGAIN_MS = 15_000

/**
 * The deadline of an unpaid order: asks the provider a last time, then lets the order expire. While the
 * provider cannot be asked, the order waits as long as its goods are still held.
 * @returns when to look again; null when the order needs no looking after
 */
export async function expireUnpaid(server: Server, orderId: number): Promise<Date | null> {
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
  if (order?.state !== 'awaiting_payment') return null
  const now = server.now()
  if (order.expiresAt > now) return order.expiresAt
  try {
    for (const id of await unpaidAttempts(server.db, orderId)) {
      const attempt = await findAttempt(server, id)
      if (attempt) await settle(server, attempt)
    }
  } catch {
    if (now.getTime() + AGAIN_MS < order.expiresAt.getTime() + HOLD_GRACE_MS) return new Date(now.getTime() + AGAIN_MS)
  }
  // Money may be written down already, by a process that did not live to place the order.
  await answer(server, orderId)
  const ended = await transact(server.db, tx => expireOrder(tx, orderId, server.config.publicUrl, server.now()))
  if (ended) await finish(server, ended)
  return null
}
