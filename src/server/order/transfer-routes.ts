import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { AMOUNT_MOST } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireStaff, type ShopEnv } from '../kernel/http/customer.ts'
import { createAttempt } from '../payment/attempts.ts'
import type { Attempt } from '../ledger/ledger.ts'
import { recordFacts } from '../payment/record-facts.ts'
import { ledgerEntries, paymentAttempts } from '../payment/tables.ts'
import type { Server } from '../kernel/server.ts'
import { CURRENCY } from './apply-payments.ts'
import { orderSchema } from './schema.ts'
import { lockOrder } from './status.ts'
import { findOrder, viewOrder } from './view.ts'

const input = z.object({
  amount: z.int('amount_wrong').min(1, 'amount_wrong').max(AMOUNT_MOST, 'amount_wrong'),
  /** The bank's number of the transaction: the same one is counted once. */
  ref: z.string('blank').trim().min(1, 'blank').max(100, 'too_long'),
  paid_at: z.iso.datetime({ offset: true, error: 'validation' }).optional()
})

/** Where staff record that a transfer has reached the shop's account. */
export function transferRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db } = server

  routes.post(
    '/api/v2/orders/:number/transfer_received',
    describe(
      'payment',
      'Staff: a transfer for this order has arrived; repeating it changes nothing',
      orderSchema,
      [401, 403, 404, 409, 422]
    ),
    check('json', input),
    async c => {
      requireStaff(c)
      const { amount, ref, paid_at } = c.req.valid('json')
      const now = server.now()
      const order = await findOrder(db, c.req.param('number'))
      await requireFreeRef(db, order.id, ref, amount)
      const attempt = await transact(db, tx => transferAttempt(tx, order, now))
      await recordFacts(server, attempt, [{ ref, amount, currency: CURRENCY, status: 'paid', paidAt: paid_at ? new Date(paid_at) : now }])
      // Two people may have booked one transfer to two orders at once: the ledger took it for one of them.
      await requireFreeRef(db, order.id, ref, amount)
      return c.json(await viewOrder(db, await findOrder(db, order.number), c.get('locale'), now))
    }
  )
  return routes
}

/** @throws ShopError transfer_booked when this transaction was written down for another order or sum */
async function requireFreeRef(db: Db, orderId: number, ref: string, amount: number): Promise<void> {
  const [booked] = await db
    .select({ orderId: ledgerEntries.orderId, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.provider, 'bank_transfer'), eq(ledgerEntries.providerRef, ref), eq(ledgerEntries.kind, 'charge')))
  if (booked && (booked.orderId !== orderId || booked.amount !== amount)) throw new ShopError('transfer_booked')
}

/** The order's attempt by transfer, or a new one: a customer who chose another way may still send a transfer. */
async function transferAttempt(tx: Db, order: { id: number; total: number }, now: Date): Promise<Attempt> {
  await lockOrder(tx, order.id)
  const known = await newestTransfer(tx, order.id)
  if (known) return known
  await createAttempt(tx, { orderId: order.id, method: 'bank_transfer', amount: order.total }, now)
  const made = await newestTransfer(tx, order.id)
  if (!made) throw new Error('A payment attempt was not written.')
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
