import { postTransfers } from '#server/ledger/index.ts'
import type { Server } from '#server/kernel/server.ts'

/** Gives a customer money or points of the shop. */
export async function grant(
  { db, now }: Pick<Server, 'db' | 'now'>,
  userId: number | null,
  kind: 'wallet' | 'gift_wallet' | 'bonus' | 'points',
  amount: number
): Promise<void> {
  const code = kind === 'bonus' || kind === 'points' ? kind : 'recharge'
  const transfer = { debit: { kind: 'expense' }, credit: { kind, userId: userId ?? 0 }, amount, code } as const
  await db.transaction(tx => postTransfers(tx, [transfer], now()))
}
