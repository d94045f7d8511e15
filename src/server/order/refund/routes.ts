import { asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { refundContract, type StaffRefundCase } from '#contract/refund.ts'
import { ShopError } from '#domain/errors.ts'
import { canRefund, isLoan } from '#domain/payment-method.ts'
import { canSeeAccounts } from '#domain/permission.ts'
import type { Db } from '../../kernel/db/open.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { implement } from '../../kernel/http/implement.ts'
import { charges, findRefundSupport, findUnansweredSince, isPartOfPayment, paymentSessions, refundCases } from '../../payment/index.ts'
import { refundByHand, refundToWallet, settleDouble } from './close.ts'
import { refundOrder } from './refund.ts'
import { refundByProvider, sendRefunds } from './send.ts'
import { runEffects } from '../effects.ts'
import { findOrder, viewOrder } from '../view.ts'
import type { Server } from '../../kernel/server.ts'
import { orders } from '../tables.ts'

const PER_PAGE = 20

/** Routes for refunds and refund cases. */
export function createRefundRoutes(server: Server): Hono<ShopEnv> {
  const { db, now } = server
  return implement(refundContract, {
    'GET /api/v2/staff/refund_cases': async ({ query: { page, state }, session }) => {
      const { refunds, more } = await listRefunds(db, state, page, now())
      return { refunds: canSeeAccounts(session) ? refunds : refunds.map(refund => ({ ...refund, payer: null, account: null })), more }
    },

    'POST /api/v2/orders/{number}/refunds': async ({ c, params: { number }, body, session, userId, locale }) => {
      const { id } = await findOrder(db, number)
      const by = { to: body.to, staffId: userId, publicUrl: server.config.publicUrl, seenRefunds: body.seen_refunds }
      const { effects, refunds } = await runOnce(c, session, body, (tx, at) => refundOrder(tx, id, body, by, at))
      await runEffects(server, effects)
      await sendRefunds(server, refunds, userId)
      return viewOrder(db, await findOrder(db, number), locale, now())
    },

    'POST /api/v2/refund_cases/{id}/refunds': async ({ params: { id }, body, userId }) => {
      if (body.by === 'provider') await refundByProvider(server, id, userId)
      else {
        const by = { staffId: userId, isRiskAccepted: body.risk_accepted }
        await (body.by === 'wallet' ? refundToWallet(server, id, by) : refundByHand(server, id, { ...by, ref: body.ref }))
      }
      return viewCase(db, id, now())
    },

    'POST /api/v2/refund_cases/{id}/double_refund': async ({ params: { id }, body, userId }) => {
      await settleDouble(server, id, body, userId)
      return viewCase(db, id, now())
    }
  })
}

async function viewCase(db: Db, id: number, now: Date): Promise<StaffRefundCase> {
  const [refund] = await selectRefunds(db).where(eq(refundCases.id, id))
  if (!refund) throw new ShopError('refund_not_found')
  return view(refund, now)
}

type ListedState = 'open' | 'done' | 'doubled'

const toOrder = (state: ListedState): SQL[] =>
  state === 'open'
    ? [asc(refundCases.dueOn), asc(refundCases.id)]
    : state === 'done'
      ? [desc(refundCases.doneAt), desc(refundCases.id)]
      : [sql`${refundCases.doubleOutcome} IS NOT NULL`, desc(refundCases.doubledAt), desc(refundCases.id)]

async function listRefunds(db: Db, state: ListedState, page: number, now: Date): Promise<{ refunds: StaffRefundCase[]; more: boolean }> {
  const rows = await selectRefunds(db)
    .where(state === 'doubled' ? isNotNull(refundCases.doubledAt) : eq(refundCases.state, state))
    .orderBy(...toOrder(state))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  return { refunds: rows.slice(0, PER_PAGE).map(row => view(row, now)), more: rows.length > PER_PAGE }
}

function selectRefunds(db: Db) {
  return db
    .select({
      refund: refundCases,
      charge: charges,
      isPart: isPartOfPayment,
      method: paymentSessions.method,
      number: orders.number,
      address: orders.address,
      account: orders.refundAccount
    })
    .from(refundCases)
    .innerJoin(charges, eq(charges.id, refundCases.chargeId))
    .innerJoin(paymentSessions, eq(paymentSessions.id, charges.sessionId))
    .innerJoin(orders, eq(orders.id, refundCases.orderId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectRefunds>>[number]

function view({ refund, charge, isPart, method, number, address, account }: Row, now: Date): StaffRefundCase {
  return {
    id: refund.id,
    order_number: number,
    amount: refund.amount,
    reason: refund.reason,
    state: refund.state,
    method,
    payment_ref: charge.providerRef,
    payer: charge.payer,
    account: method === 'bank_transfer' ? account : null,
    paid_at: charge.paidAt?.toISOString() ?? null,
    receiver: address.receiver,
    phone: address.phone,
    by_provider: !isPart && canRefund(findRefundSupport(method), refund.amount, charge.amount),
    running: refund.state === 'open' && refund.claimedUntil !== null && refund.claimedUntil > now,
    unanswered_since: refund.state === 'open' ? (findUnansweredSince(refund)?.toISOString() ?? null) : null,
    refusal: refund.state === 'open' ? refund.refusal : null,
    doubled:
      refund.doubledAt && refund.doubledAmount !== null
        ? { amount: refund.doubledAmount, at: refund.doubledAt.toISOString(), outcome: refund.doubleOutcome }
        : null,
    created_at: refund.createdAt.toISOString(),
    due_on: refund.dueOn,
    to_lender: isLoan(charge.provider),
    done_at: refund.doneAt?.toISOString() ?? null
  }
}
