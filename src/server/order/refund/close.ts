import { and, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { isLoan } from '#domain/payment-method.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Server } from '../../kernel/server.ts'
import { claimRefundCase, closeRefundCase, isUnanswered, readRefundCase, refunds, settleDoubleRefund } from '../../payment/index.ts'
import { notifyCustomer } from '../messages.ts'
import { lockOrder, recordEvent, updateStatus } from '../status.ts'
import { findRefund, toRequestId } from './check-refund.ts'

/** Who refunds a case without its provider. */
interface ManualRefund {
  staffId: number | null
  /** Staff know that the provider has not answered, and that the customer may get the money twice. It is recorded. */
  isRiskAccepted: boolean
}

/**
 * Records that a staff member has refunded a case by bank transfer.
 * @param by `ref` is the bank's transaction number
 * @throws ShopError refund_not_found, refund_done, refund_running, transfer_booked; refund_unanswered where the provider may still refund it
 */
export async function refundByHand(server: Server, caseId: number, { ref, ...by }: ManualRefund & { ref: string }): Promise<void> {
  await checkBefore(server, caseId, by)
  await transact(server.db, tx => closeCase(server, tx, caseId, { ...by, ref }))
}

/** Refunds a case into the wallet of the order's customer. @throws as `refundByHand` */
export async function refundToWallet(server: Server, caseId: number, by: ManualRefund): Promise<void> {
  if (isLoan((await readRefundCase(server.db, caseId)).charge.provider)) throw new ShopError('refund_by_hand')
  await checkBefore(server, caseId, by)
  await transact(server.db, tx => closeCase(server, tx, caseId, { ...by, ref: toRequestId(caseId), toWallet: true }))
}

async function checkBefore(server: Server, caseId: number, { isRiskAccepted }: ManualRefund): Promise<void> {
  try {
    await findRefund(server, caseId)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (!isRiskAccepted) throw new ShopError('refund_unanswered')
  }
}

async function closeCase(
  { config, now: clock }: Server,
  tx: Db,
  caseId: number,
  to: ManualRefund & { ref: string; toWallet?: true }
): Promise<void> {
  const now = clock()
  const { orderId, amount } = (await readRefundCase(tx, caseId)).refund
  const order = await lockOrder(tx, orderId)
  const { refund, charge } = await readRefundCase(tx, caseId)
  const { ref, staffId, isRiskAccepted } = to
  if (refund.state === 'done') {
    // A repeated call keeps the recorded refund.
    const [same] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.caseId, caseId), eq(refunds.providerRef, ref)))
    if (same) return
    throw new ShopError('refund_done')
  }
  if (!(await claimRefundCase(tx, caseId, 'close', now))) throw new ShopError('refund_running')
  const by = staffId === null ? {} : { staff: staffId }
  if (isUnanswered(refund)) {
    if (!isRiskAccepted) throw new ShopError('refund_unanswered')
    await recordEvent(tx, orderId, 'refund_risk_accepted', now, { ref, amount, ...by })
  }
  await closeRefundCase(tx, { refund, charge }, { ref, staffId, ...(to.toWallet && { walletOf: order.userId }) }, now)
  await recordEvent(tx, orderId, 'refunded', now, { ref, amount, ...by })
  if (!isLoan(charge.provider)) await notifyCustomer(tx, order, 'refunded', config.publicUrl, now, { amount })
  await updateStatus(tx, orderId)
}

/**
 * Settles a case that the provider has refunded, too.
 * @param how `ref` is the bank's number of the transfer by which the customer gave it back @throws ShopError refund_not_found, refund_not_doubled
 */
export async function settleDouble(
  { db, now }: Server,
  caseId: number,
  how: { outcome: 'recovered'; ref: string } | { outcome: 'written_off' },
  staffId: number
): Promise<void> {
  await transact(db, async tx => {
    const { refund } = await readRefundCase(tx, caseId)
    await lockOrder(tx, refund.orderId)
    if (!(await settleDoubleRefund(tx, caseId, { outcome: how.outcome, staffId }, now()))) return
    await recordEvent(tx, refund.orderId, `double_refund_${how.outcome}`, now(), {
      amount: refund.doubledAmount,
      staff: staffId,
      ...('ref' in how && { ref: how.ref })
    })
  })
}
