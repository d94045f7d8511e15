import { randomInt } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { MAX_UNPAID_ORDERS } from '#domain/order.ts'
import { orderStatus } from '#domain/order-status.ts'
import type { PaymentMethodCode } from '#domain/payment-method.ts'
import type { Db } from '../kernel/db/open.ts'
import { scheduleJob } from '../kernel/jobs/queue.ts'
import { isTransfer } from '../payment/index.ts'
import { recordEvent } from './status.ts'
import { orderLines, orders } from './tables.ts'

type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'state' | 'status' | 'createdAt' | 'expiresAt'>
type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>

export interface CreatedOrder {
  id: number
  number: string
  expiresAt: Date
  /** Of the lines, in their order. */
  lineIds: number[]
}

/** Makes an order that waits for its payment until a deadline. The caller holds its stock and starts the payment. */
export async function createOrder(
  tx: Db,
  values: NewOrder,
  lines: readonly NewLine[],
  { paymentMinutes, method }: { paymentMinutes: number; method: PaymentMethodCode },
  now: Date
): Promise<CreatedOrder> {
  const expiresAt = new Date(now.getTime() + paymentMinutes * 60_000)
  const payment = isTransfer(method) ? 'waiting' : 'none'
  const states = { state: 'awaiting_payment', payment, fulfilment: 'none', receipt: 'none', lease: values.lease ?? 'none' } as const
  const order = await insertOrder(tx, { ...values, ...states, status: orderStatus(states), expiresAt, createdAt: now })
  const inserted = await tx
    .insert(orderLines)
    .values(lines.map(line => ({ ...line, orderId: order.id })))
    .returning({ id: orderLines.id })
  await scheduleJob(tx, { kind: 'expire_order', subject: String(order.id), runAt: expiresAt })
  await recordEvent(tx, order.id, 'created', now, { total: values.total, method })
  return { ...order, expiresAt, lineIds: inserted.map(({ id }) => id) }
}

/** Limits the orders of one customer that wait for their payment. @throws ShopError unpaid_orders_many */
export function refuseManyUnpaid(unpaid: number): void {
  if (unpaid >= MAX_UNPAID_ORDERS) throw new ShopError('unpaid_orders_many', { most: MAX_UNPAID_ORDERS })
}

async function insertOrder(tx: Db, values: Omit<typeof orders.$inferInsert, 'number'>): Promise<{ id: number; number: string }> {
  for (;;) {
    // Digits that can be read out on the phone, and are not sequential.
    const number = `DG${randomInt(10_000_000, 100_000_000)}`
    const [order] = await tx
      .insert(orders)
      .values({ ...values, number })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id, number: orders.number })
    if (order) return order
  }
}
