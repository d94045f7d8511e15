import type { OrderLedger } from '#contract/order-payment.ts'
import type { Db } from '../../kernel/db/open.ts'
import { listTransfersOfOrder } from '../../ledger/index.ts'

/** The transfers of an order's accounts, and the balances that the database's trigger keeps of them. */
export async function viewLedger(db: Db, orderId: number): Promise<OrderLedger> {
  const { accounts, transfers } = await listTransfersOfOrder(db, orderId)
  const toView = ({ kind, provider }: (typeof accounts)[number]) => ({ kind, provider })
  return {
    entries: transfers.map(({ transfer, debit, credit }) => ({
      id: transfer.id,
      kind: transfer.kind,
      code: transfer.code,
      amount: transfer.amount,
      currency: transfer.currency,
      from: toView(debit),
      to: toView(credit),
      at: transfer.createdAt.toISOString()
    })),
    balances: accounts.map(account => ({
      ...toView(account),
      currency: account.currency,
      posted: account.creditsPosted - account.debitsPosted,
      reserved: account.creditsPending
    }))
  }
}
