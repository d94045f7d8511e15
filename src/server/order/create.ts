import { randomInt } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { MAX_UNPAID_ORDERS } from '#domain/order.ts'
import { toOrderStatus } from '#domain/order-status.ts'
import type { PaymentMethodCode } from '#domain/payment-method.ts'
import { carts } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { jobs } from '../kernel/jobs/tables.ts'
import { isTransfer } from '../payment/index.ts'
import { calculateUnpaidDeadline } from './deadline.ts'
import { orderAdjustments, orderEvents, orderLines, orders } from './tables.ts'

type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'state' | 'status' | 'createdAt' | 'expiresAt'>
type NewLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>
export type NewAdjustment = Omit<typeof orderAdjustments.$inferInsert, 'id' | 'orderId' | 'lineId'> & {
  /** Index of its line; null where it is of the whole order. */
  line: number | null
}

interface Creation {
  paymentMinutes: number
  method: PaymentMethodCode
  adjustments?: NewAdjustment[]
  /** Rows of other features, such as the holds of its stock, as common table expressions that read the order's `id` from `created`. */
  parts?: readonly SQL[]
}

export interface CreatedOrder {
  id: number
  number: string
  expiresAt: Date
  /** The ids of the lines, in their order. */
  lineIds: number[]
}

/**
 * Makes an order that waits for its payment until a deadline, and completes its cart. One statement writes all rows, also those of `parts`: at this point
 * other orders of the same products wait for the lock of their stock, and each round trip extends it.
 */
export async function createOrder(
  tx: Db,
  values: NewOrder,
  lines: readonly NewLine[],
  { paymentMinutes, method, adjustments = [], parts = [] }: Creation,
  now: Date
): Promise<CreatedOrder> {
  const expiresAt = calculateUnpaidDeadline(now, paymentMinutes)
  const payment = isTransfer(method) ? 'waiting' : 'none'
  const states = { state: 'awaiting_payment', payment, fulfilment: 'none', receipt: 'none', lease: values.lease ?? 'none' } as const
  const row = { ...values, ...states, status: toOrderStatus(states), expiresAt, createdAt: now }
  for (;;) {
    // Digits that can be read out on the phone, and are not sequential.
    const number = `DG${randomInt(10_000_000, 100_000_000)}`
    const inserted = tx
      .insert(orders)
      .values({ ...row, number })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id, cartId: orders.cartId })
    const { rows } = (await tx.execute(sql`
      WITH created AS (${inserted.getSQL()}), lines AS (
        INSERT INTO ${orderLines} (order_id, kind, product_id, variant_id, quantity, price, total, product, gift_variant_id, entry_id, gift_card)
        SELECT created.id, kind, product_id, variant_id, quantity, price, total, product, gift_variant_id, entry_id, gift_card
        FROM created, ROWS FROM (jsonb_to_recordset(${JSON.stringify(lines.map(toLineRow))}::jsonb) AS (
          kind text, product_id int, variant_id int, quantity int, price bigint, total bigint, product jsonb, gift_variant_id int, entry_id int,
          gift_card jsonb
        )) WITH ORDINALITY AS line
        ORDER BY ordinality RETURNING id
      ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS line FROM lines), adjusted AS (
        INSERT INTO ${orderAdjustments} (order_id, line_id, kind, amount, included, reason)
        SELECT created.id, numbered.id, kind, amount, coalesce(included, false), reason
        FROM created, jsonb_to_recordset(${JSON.stringify(adjustments)}::jsonb) AS adjustment (line int, kind text, amount bigint, included boolean, reason text)
        LEFT JOIN numbered USING (line)
      ), scheduled AS (
        INSERT INTO ${jobs} (kind, subject, run_at) SELECT 'expire_order', id::text, ${expiresAt.toISOString()}::timestamptz FROM created ON CONFLICT DO NOTHING
      ), recorded AS (
        INSERT INTO ${orderEvents} (order_id, kind, data, at)
        SELECT id, 'created', ${JSON.stringify({ total: values.total, method })}::jsonb, ${now.toISOString()}::timestamptz FROM created
      ), completed AS (
        UPDATE ${carts} SET state = 'completed', completing_at = NULL, updated_at = ${now.toISOString()}::timestamptz FROM created WHERE carts.id = created.cart_id
      )${sql.join(parts.map(part => sql`, ${part}`))}
      SELECT id, ARRAY(SELECT id FROM lines ORDER BY id) AS "lineIds" FROM created`)) as { rows: { id: number; lineIds: number[] }[] }
    const [order] = rows
    if (order) return { ...order, number, expiresAt }
  }
}

/** Names of the columns; a missing value is null. */
function toLineRow({ kind, productId, variantId, quantity, price, total, product, giftVariantId, entryId, giftCard }: NewLine) {
  return {
    kind: kind ?? 'goods',
    product_id: productId,
    variant_id: variantId,
    quantity,
    price,
    total,
    product,
    gift_variant_id: giftVariantId,
    entry_id: entryId,
    gift_card: giftCard ?? undefined
  }
}

/** Limits the orders of one customer that wait for their payment. @throws ShopError unpaid_orders_many */
export function refuseManyUnpaid(unpaid: number): void {
  if (unpaid >= MAX_UNPAID_ORDERS) throw new ShopError('unpaid_orders_many', { most: MAX_UNPAID_ORDERS })
}
