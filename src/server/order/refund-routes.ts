import { asc, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { RefundDue } from '#domain/staff.ts'
import type { Db } from '../kernel/db/open.ts'
import { idOf, pageNumber } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireStaff, type ShopEnv } from '../kernel/http/customer.ts'
import { refundByHand, refundByProvider } from '../payment/refund.ts'
import { ledgerEntries, paymentAttempts, refundCases } from '../payment/tables.ts'
import type { Server } from '../kernel/server.ts'
import { methodCode } from './schema.ts'
import { orders } from './tables.ts'

const PER_PAGE = 20
const tugrik = z.int().min(0)
const listQuery = z.object({ page: pageNumber.optional(), state: z.enum(['open', 'done'], 'validation').default('open') })
const refundInput = z.discriminatedUnion('by', [
  z.object({ by: z.literal('provider') }),
  /** The bank's number of the transaction that sent the money back: the same one is counted once. */
  z.object({ by: z.literal('bank_transfer'), ref: z.string('blank').trim().min(1, 'blank').max(100, 'too_long') })
])
const refundSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  amount: tugrik,
  reason: z.enum(['late_payment', 'double_payment', 'amount_differs', 'sold_out', 'canceled', 'returned', 'overpaid']),
  state: z.enum(['open', 'done']),
  method: methodCode,
  payment_ref: z.string(),
  paid_at: z.string().nullable(),
  receiver: z.string(),
  phone: z.string(),
  by_provider: z.boolean(),
  running: z.boolean(),
  created_at: z.string(),
  due_on: z.string(),
  done_at: z.string().nullable()
}) satisfies z.ZodType<RefundDue>
const refundsSchema = z.object({ refunds: z.array(refundSchema), more: z.boolean() })

/** Money that came but pays for nothing goes back by these. */
export function refundRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, now } = server

  routes.get(
    '/api/v2/staff/refund_cases',
    describe('payment', 'Staff: money that is to go back, the most urgent first, or what went back', refundsSchema, [401, 403, 422]),
    check('query', listQuery),
    async c => {
      requireStaff(c)
      const { page = 1, state } = c.req.valid('query')
      return c.json(await listRefunds(db, state, page, now()))
    }
  )

  routes.post(
    '/api/v2/refund_cases/:id/refunds',
    describe(
      'payment',
      'Staff: sends the money back by the provider, or writes down a bank transfer; repeating it changes nothing',
      refundSchema,
      [401, 403, 404, 409, 422, 502]
    ),
    check('json', refundInput),
    async c => {
      const { userId } = requireStaff(c)
      const id = idOf(c.req.param('id'))
      if (id === undefined) throw new ShopError('refund_not_found')
      const input = c.req.valid('json')
      if (input.by === 'provider') await refundByProvider(server, id, userId)
      else await refundByHand(server, id, input.ref, userId)
      const [refund] = await selectRefunds(db).where(eq(refundCases.id, id))
      if (!refund) throw new ShopError('refund_not_found')
      return c.json(view(refund, now()))
    }
  )
  return routes
}

async function listRefunds(db: Db, state: 'open' | 'done', page: number, now: Date): Promise<{ refunds: RefundDue[]; more: boolean }> {
  const rows = await selectRefunds(db)
    .where(eq(refundCases.state, state))
    .orderBy(...(state === 'open' ? [asc(refundCases.dueOn), asc(refundCases.id)] : [desc(refundCases.doneAt), desc(refundCases.id)]))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  return { refunds: rows.slice(0, PER_PAGE).map(row => view(row, now)), more: rows.length > PER_PAGE }
}

function selectRefunds(db: Db) {
  return db
    .select({ refund: refundCases, charge: ledgerEntries, method: paymentAttempts.method, number: orders.number, address: orders.address })
    .from(refundCases)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, refundCases.entryId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, ledgerEntries.attemptId))
    .innerJoin(orders, eq(orders.id, refundCases.orderId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectRefunds>>[number]

function view({ refund, charge, method, number, address }: Row, now: Date): RefundDue {
  return {
    id: refund.id,
    order_number: number,
    amount: refund.amount,
    reason: refund.reason,
    state: refund.state,
    method,
    payment_ref: charge.providerRef,
    paid_at: charge.paidAt?.toISOString() ?? null,
    receiver: address.receiver,
    phone: address.phone,
    by_provider: method !== 'bank_transfer' && refund.amount === charge.amount,
    running: refund.state === 'open' && refund.claimedUntil !== null && refund.claimedUntil > now,
    created_at: refund.createdAt.toISOString(),
    due_on: refund.dueOn,
    done_at: refund.doneAt?.toISOString() ?? null
  }
}
