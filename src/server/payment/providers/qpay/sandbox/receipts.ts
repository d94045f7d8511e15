import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../kernel/db/open.ts'
import { sandboxPaymentReceipts as receipts } from './tables.ts'

type SandboxPaymentReceipt = typeof receipts.$inferSelect

/** @returns null where the payment has a receipt already, also one that was canceled */
export async function createPaymentReceipt(
  db: Db,
  receipt: Pick<SandboxPaymentReceipt, 'paymentId' | 'receiverType' | 'receiver'>,
  now: Date
): Promise<SandboxPaymentReceipt | null> {
  const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')
  const lottery = receipt.receiverType === 'CITIZEN' ? `HV ${digits(8)}` : null
  const [row] = await db
    .insert(receipts)
    .values({ ...receipt, number: digits(33), lottery, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** @returns false where the payment has no receipt that can be canceled */
export async function cancelPaymentReceipt(db: Db, paymentId: number, now: Date): Promise<boolean> {
  const canceled = await db
    .update(receipts)
    .set({ canceledAt: now })
    .where(and(eq(receipts.paymentId, paymentId), isNull(receipts.canceledAt)))
    .returning({ paymentId: receipts.paymentId })
  return canceled.length > 0
}
