import { and, asc, eq } from 'drizzle-orm'
import { paidForGoods } from '#domain/loyalty.ts'
import type { Tugrik } from '#domain/money.ts'
import { bonusFor, type WalletRules } from '#domain/wallet.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Server } from '../kernel/server.ts'
import { postTransfers } from '../ledger/index.ts'
import { lineTotals, lockOrder, orderEvents, orderLines, type OrderRow, recordEvent } from '../order/index.ts'
import { chargesOf, lockWallet, paidTotal, refundable, walletBalances, walletKindOf } from '../payment/index.ts'
import { readSettings } from '../site/index.ts'

/** An order that was delivered before the shop gave a bonus gets none by a later change. */
const LATEST_MS = 24 * 60 * 60 * 1000

/** Job: the bonus of an order, after its delivery or a refund. */
export async function syncBonus(server: Server, orderId: number): Promise<void> {
  const { configs, wallet: rules } = await readSettings(server.db)
  await transact(server.db, tx => updateBonus(tx, orderId, configs.storeCredit ? rules : null, server.now()))
}

/**
 * Credits the bonus of a delivered order once, and takes it back in proportion when what was paid for goods is refunded, as far as it
 * is not spent.
 * @param rules null where the shop has no wallets
 */
export async function updateBonus(tx: Db, orderId: number, rules: WalletRules | null, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const given = await givenBonus(tx, orderId)
  if (given) return takeBonusBack(tx, order, given, now)
  if (!rules || order.state !== 'placed' || !order.deliveredAt) return
  if (now.getTime() - order.deliveredAt.getTime() > LATEST_MS) return
  const amount = bonusFor(await earningTotal(tx, order), rules)
  if (amount === 0) return
  await lockWallet(tx, order.userId)
  const credit = { kind: 'bonus', userId: order.userId } as const
  await postTransfers(tx, [{ debit: { kind: 'expense' }, credit, amount, code: 'bonus', orderId }], now)
  await recordEvent(tx, orderId, 'bonus', now, { amount, percent: rules.bonusPercent })
}

interface GivenBonus {
  percent: number
  /** What is left of it, less what was taken back. */
  amount: Tugrik
}

async function givenBonus(tx: Db, orderId: number): Promise<GivenBonus | null> {
  const ofOrder = (kind: string) =>
    tx
      .select({ data: orderEvents.data })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)))
      .orderBy(asc(orderEvents.id))
  const [given] = await ofOrder('bonus')
  if (!given) return null
  const returned = (await ofOrder('bonus_return')).reduce((sum, { data }) => sum + Number(data['due']), 0)
  return { percent: Number(given.data['percent']), amount: Number(given.data['amount']) - returned }
}

async function takeBonusBack(tx: Db, order: OrderRow, given: GivenBonus, now: Date): Promise<void> {
  const kept = order.state === 'placed' ? bonusFor(await earningTotal(tx, order), { bonusPercent: given.percent }) : 0
  const due = given.amount - kept
  if (due <= 0) return
  await lockWallet(tx, order.userId)
  const amount = Math.min(due, Math.max(0, (await walletBalances(tx, order.userId)).bonus))
  const debit = { kind: 'bonus', userId: order.userId } as const
  if (amount > 0) await postTransfers(tx, [{ debit, credit: { kind: 'expense' }, amount, code: 'bonus_return', orderId: order.id }], now)
  await recordEvent(tx, order.id, 'bonus_return', now, { amount, due })
}

/** What the customer has paid for goods and not got back, without what bonus money paid. */
async function earningTotal(tx: Db, order: OrderRow): Promise<Tugrik> {
  const kinds = await tx.select({ id: orderLines.id, kind: orderLines.kind }).from(orderLines).where(eq(orderLines.orderId, order.id))
  const goods = new Set(kinds.filter(({ kind }) => kind === 'goods').map(({ id }) => id))
  const goodsTotal = (await lineTotals(tx, order.id)).reduce((sum, { id, total }) => (goods.has(id) ? sum + total : sum), 0)
  const paid = paidForGoods(await paidTotal(tx, order.id), { total: order.total, goodsTotal })
  let byBonus = 0
  for (const charge of await chargesOf(tx, order.id))
    if (charge.provider === 'wallet' && (await walletKindOf(tx, Number(charge.providerRef))) === 'bonus') byBonus += refundable(charge)
  return Math.max(0, paid - byBonus)
}
