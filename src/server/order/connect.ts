import { eq } from 'drizzle-orm'
import type { Server } from '../kernel/server.ts'
import { applyRecorded } from './apply-payments.ts'
import { notifyCustomer } from './messages.ts'
import { lockOrder, recordEvent, updateStatus } from './status.ts'
import { orders } from './tables.ts'

/** Gives payments the orders that they pay for. */
export function connectOrders(parts: Omit<Server, 'orders'>): Server {
  const server: Server = {
    ...parts,
    orders: {
      find: async (db, orderId) => {
        const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
        return order ? { number: order.number, phone: order.address.phone, expiresAt: order.expiresAt } : null
      },
      lock: lockOrder,
      recordEvent,
      updateStatus,
      applyPayments: orderId => applyRecorded(server, orderId),
      notifyRefunded: async (tx, orderId, amount, now) =>
        notifyCustomer(tx, await lockOrder(tx, orderId), 'refunded', parts.config.publicUrl, now, { amount })
    }
  }
  return server
}
