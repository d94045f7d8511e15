import { and, eq, isNull } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { canRefund } from '#domain/payment-method.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { redactValues } from '../../kernel/db/failures.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import { type Job, scheduleJob } from '../../kernel/jobs/queue.ts'
import { log } from '../../kernel/log/log.ts'
import type { Server } from '../../kernel/server.ts'
import { claimRefundCase, findRefusal, isUnanswered, readRefundCase, refundCases, releaseRefundCase } from '../../payment/index.ts'
import { ORDERS_TAG } from '../effects.ts'
import { settleSession } from '../payment/settle.ts'
import { findProvider, findRefund, toRefundFact, toRequestId } from './check-refund.ts'
import { refundToWallet } from './close.ts'

/*
 * Refunds by a provider. A refund is committed first, with a job that sends it should this process end; then it is sent. Where no answer
 * comes, the provider may have refunded it, now or later: the request is repeated, which a provider refunds once, until it answers.
 * Meanwhile staff pay it by hand only at a risk that they confirm.
 */

/** The job that sends what is committed and asks about what was not answered. Its subject is the id of a refund case. */
export const CONTINUE_REFUND = 'continue_refund'
/** When the job sends what the process that committed it has not. */
const UNSENT_MS = MINUTE_MS
/** How long a provider is asked whether it has refunded late what staff refunded another way. */
const WATCHED_MS = 30 * DAY_MS

/** Schedules the sending of refund cases in the transaction that opens them. */
export async function scheduleRefunds(tx: Db, caseIds: readonly number[], now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + UNSENT_MS)
  for (const id of caseIds) await scheduleJob(tx, { kind: CONTINUE_REFUND, subject: String(id), runAt })
}

/** Refunds cases at providers that support it; the others stay open for staff. Call it after the commit. */
export async function sendRefunds(server: Server, caseIds: readonly number[], staffId: number | null): Promise<void> {
  invalidate(server.database, [ORDERS_TAG])
  for (const id of caseIds) await refundByProvider(server, id, staffId).catch(ignoreShopError)
}

/**
 * Sends a committed refund, and repeats one that the provider has not answered. Of one that staff refunded meanwhile, it only asks.
 * @returns the time of the next run; null where the provider has answered
 */
export async function continueRefund(server: Server, { subject }: Job): Promise<Date | null> {
  const caseId = Number(subject)
  const { refund } = await readRefundCase(server.db, caseId)
  const now = server.now()
  if (refund.claimedUntil && refund.claimedUntil > now) return refund.claimedUntil
  if (refund.state === 'done') {
    const sentMs = now.getTime() - (refund.sentAt ?? now).getTime()
    if (!refund.sentAt || refund.doubledAt || sentMs > WATCHED_MS) return null
    await findRefund(server, caseId).catch(ignoreShopError)
    return new Date(now.getTime() + (sentMs < DAY_MS ? HOUR_MS : DAY_MS))
  }
  // The provider has said no: staff decide.
  if (refund.refusal !== null && !isUnanswered(refund)) return null
  await refundByProvider(server, caseId, null).catch(ignoreShopError)
  const { refund: after } = await readRefundCase(server.db, caseId)
  if (after.state === 'done' || !after.sentAt) return null
  return new Date(now.getTime() + toPauseMs(now.getTime() - after.sentAt.getTime()))
}

/** @param sentMs since when there is no answer */
const toPauseMs = (sentMs: number): number => (sentMs < 10 * MINUTE_MS ? MINUTE_MS : sentMs < 2 * HOUR_MS ? 10 * MINUTE_MS : HOUR_MS)

/**
 * Refunds a case at its provider. Of concurrent calls only one does; a closed case stays unchanged. @throws ShopError
 * refund_not_found, refund_by_hand, refund_running; payment_provider_failed where it was refused, or not answered
 */
export async function refundByProvider(server: Server, caseId: number, staffId: number | null): Promise<void> {
  const { refund, charge, session, isPart } = await readRefundCase(server.db, caseId)
  if (refund.state === 'done') return
  if (charge.provider === 'wallet') return refundToWallet(server, caseId, { staffId, isRiskAccepted: false })
  const provider = findProvider(server, session)
  if (!provider || isPart || !canRefund(provider.refundSupport, refund.amount, charge.amount)) throw new ShopError('refund_by_hand')
  if (!(await claimToSend(server, caseId))) {
    if ((await readRefundCase(server.db, caseId)).refund.state === 'done') return
    throw new ShopError('refund_running')
  }
  let refusal: string | null = null
  try {
    const refundRef = await provider.refund(charge.providerRef, refund.amount, toRequestId(caseId))
    await settleSession(server, session, { facts: [toRefundFact(charge, refund.amount, refundRef)], staffId })
  } catch (error) {
    // An earlier call may have succeeded without being recorded: a refusal counts only where the provider says that it has not.
    const isChecked = await settleSession(server, session).then(
      () => true,
      () => false
    )
    if ((await readRefundCase(server.db, caseId)).refund.state !== 'done') {
      refusal = isChecked ? findRefusal(error) : null
      throw toProviderError(error)
    }
  } finally {
    await releaseRefundCase(server.db, caseId, refusal)
  }
  await server.db
    .update(refundCases)
    .set({ doneBy: staffId })
    .where(and(eq(refundCases.id, caseId), isNull(refundCases.doneBy)))
}

/** Claims a case, with the job that takes over should this process end. */
const claimToSend = (server: Server, caseId: number): Promise<boolean> =>
  transact(server.db, async tx => {
    const runAt = await claimRefundCase(tx, caseId, 'send', server.now())
    if (runAt) await scheduleJob(tx, { kind: CONTINUE_REFUND, subject: String(caseId), runAt })
    return runAt !== null
  })

function toProviderError(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  log.error(`refund failed: ${redactValues(error)}`)
  return new ShopError('payment_provider_failed')
}

function ignoreShopError(error: unknown): void {
  if (!(error instanceof ShopError)) throw error
}
