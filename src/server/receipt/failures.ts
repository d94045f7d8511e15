import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { FailedReceipt } from '#contract/receipt.ts'
import { HOUR_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Server } from '../kernel/server.ts'
import { orders } from '../order/index.ts'
import { createPosApi } from './posapi.ts'
import { receipts } from './tables.ts'
import { toRefusal } from './view.ts'

const PER_PAGE = 20
/** Shorter outages need no action of staff: the job is repeated. */
const MIN_OUTAGE_MS = HOUR_MS

export async function listFailedReceipts({ db, now }: Server, page: number): Promise<{ receipts: FailedReceipt[]; more: boolean }> {
  const overdue = new Date(now().getTime() - MIN_OUTAGE_MS)
  const rows = await db
    .select({ receipt: receipts, number: orders.number })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(
      or(
        isNotNull(receipts.refusal),
        and(eq(receipts.state, 'requested'), lt(receipts.requestedAt, overdue)),
        and(eq(receipts.state, 'issued'), isNull(receipts.refusal), lt(receipts.returnRequestedAt, overdue))
      )
    )
    .orderBy(asc(receipts.requestedAt), asc(receipts.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  const list = rows.slice(0, PER_PAGE).map(({ receipt, number }): FailedReceipt => ({
    order_number: number,
    call: receipt.state === 'issued' ? 'return' : 'issue',
    total: receipt.total,
    requested_at: (receipt.returnRequestedAt ?? receipt.requestedAt).toISOString(),
    ...toRefusal(receipt)
  }))
  return { receipts: list, more: rows.length > PER_PAGE }
}

/** @throws ShopError posapi_unavailable */
export async function checkPosApi({ config }: Server, url: string) {
  const address = url || config.receipt.posApiUrl
  if (!address) throw new ShopError('posapi_unavailable')
  const info = await createPosApi(address)
    .info()
    .catch(() => {
      throw new ShopError('posapi_unavailable')
    })
  return {
    operator: info.operatorName ?? '',
    pos_number: String(info.posNo ?? ''),
    lotteries_left: info.leftLotteries ?? null,
    last_sent: info.lastSentDate ?? null
  }
}
