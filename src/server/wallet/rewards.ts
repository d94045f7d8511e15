import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { calculatePaidForGoods, calculateReward } from '#domain/loyalty.ts'
import type { Tugrik } from '#domain/money.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { Server } from '../kernel/server.ts'
import { scheduleJob } from '../kernel/jobs/queue.ts'
import { readBalance, postTransfers } from '../ledger/index.ts'
import { readLineTotals, lockOrder, orderEvents, orderLines, type OrderRow, orders, recordEvent } from '../order/index.ts'
import { readCharges, readCreditKind, lockWallet, readPaidTotal, calculateRefundable } from '../payment/index.ts'
import { readSettings, type Settings } from '../site/index.ts'
import { WARN_POINTS } from './points-expiry.ts'

/** An order that was delivered before the shop gave a bonus gets none by a later change. Points are given to every delivered order. */
const LATEST_MS = DAY_MS

/** What a delivered order earns: an account of the customer, and the code of its transfers and events. */
const REWARDS = ['bonus', 'points'] as const
type Reward = (typeof REWARDS)[number]

/** Percent of what is paid for goods; 0 where the shop does not give the reward. */
type RewardPercents = Readonly<Record<Reward, number>>

export const readRewardPercents = ({ configs, wallet, loyalty }: Pick<Settings, 'configs' | 'wallet' | 'loyalty'>): RewardPercents => ({
  bonus: configs.storeCredit ? wallet.bonusPercent : 0,
  points: configs.points ? loyalty.percent : 0
})

/** Job: the rewards of an order, after its delivery or a refund. */
export async function syncRewards(server: Server, orderId: number): Promise<void> {
  const percents = readRewardPercents(await readSettings(server.db))
  await transact(server.db, tx => updateRewards(tx, orderId, percents, server.now()))
}

/**
 * Credits the bonus and points of a delivered order once, and takes them back in proportion when what was paid for goods is refunded.
 * What the customer has spent of them is withheld from later rewards.
 */
export async function updateRewards(tx: Db, orderId: number, percents: RewardPercents, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  await lockWallet(tx, order.userId)
  for (const reward of REWARDS) {
    const given = await readGivenReward(tx, orderId, reward)
    if (given) await takeRewardBack(tx, order, reward, given, now)
    else await giveReward(tx, order, reward, percents[reward], now)
  }
}

async function giveReward(tx: Db, order: OrderRow, reward: Reward, percent: number, now: Date): Promise<void> {
  const { id: orderId, userId, deliveredAt } = order
  if (percent === 0 || order.state !== 'placed' || !deliveredAt) return
  if (reward === 'bonus' && now.getTime() - deliveredAt.getTime() > LATEST_MS) return
  const earned = calculateReward(await readEarningTotal(tx, order), percent)
  if (earned === 0) return
  const withheld = Math.min(earned, await readOwedReward(tx, userId, reward))
  const amount = earned - withheld
  const credit = { kind: reward, userId } as const
  if (amount > 0) await postTransfers(tx, [{ debit: { kind: 'expense' }, credit, amount, code: reward, orderId }], now)
  await recordEvent(tx, orderId, reward, now, { amount, percent, ...(withheld > 0 && { withheld }) })
  if (reward === 'points' && amount > 0) await scheduleJob(tx, { kind: WARN_POINTS, subject: `${userId} ${orderId}`, runAt: now })
}

/**
 * Rewards of refunded purchases that the customer had spent already, less what was withheld since. Otherwise goods could be bought and
 * returned again and again, each time for a reward.
 */
async function readOwedReward(tx: Db, userId: number, reward: Reward): Promise<number> {
  const read = (name: string) => sql`coalesce((${orderEvents.data}->>${name})::bigint, 0)`
  const [row] = await tx
    .select({
      owed: sql<number>`coalesce(sum(CASE WHEN ${orderEvents.kind} = ${reward} THEN -${read('withheld')} ELSE ${read('due')} - ${read('amount')} END), 0)::float8`
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.userId, userId), inArray(orderEvents.kind, [reward, `${reward}_return`])))
  return Math.max(0, row?.owed ?? 0)
}

interface GivenReward {
  percent: number
  /** What was given or withheld, less what was taken back. */
  amount: Tugrik
}

async function readGivenReward(tx: Db, orderId: number, reward: Reward): Promise<GivenReward | null> {
  const ofOrder = (kind: string) =>
    tx
      .select({ data: orderEvents.data })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)))
      .orderBy(asc(orderEvents.id))
  const [given] = await ofOrder(reward)
  if (!given) return null
  const returned = (await ofOrder(`${reward}_return`)).reduce((sum, { data }) => sum + Number(data['due']), 0)
  return { percent: Number(given.data['percent']), amount: Number(given.data['amount']) + Number(given.data['withheld'] ?? 0) - returned }
}

async function takeRewardBack(tx: Db, order: OrderRow, reward: Reward, given: GivenReward, now: Date): Promise<void> {
  const kept = order.state === 'placed' ? calculateReward(await readEarningTotal(tx, order), given.percent) : 0
  const due = given.amount - kept
  if (due <= 0) return
  const debit = { kind: reward, userId: order.userId } as const
  const { posted, reserved } = await readBalance(tx, debit)
  const amount = Math.min(due, Math.max(0, posted - reserved))
  if (amount > 0)
    await postTransfers(tx, [{ debit, credit: { kind: 'expense' }, amount, code: `${reward}_return`, orderId: order.id }], now)
  await recordEvent(tx, order.id, `${reward}_return`, now, { amount, due })
}

/** What the customer has paid for goods and not got back, without what bonus money and points paid. */
async function readEarningTotal(tx: Db, order: OrderRow): Promise<Tugrik> {
  const kinds = await tx.select({ id: orderLines.id, kind: orderLines.kind }).from(orderLines).where(eq(orderLines.orderId, order.id))
  const goods = new Set(kinds.filter(({ kind }) => kind === 'goods').map(({ id }) => id))
  const goodsTotal = (await readLineTotals(tx, order.id)).reduce((sum, { id, total }) => (goods.has(id) ? sum + total : sum), 0)
  const paid = calculatePaidForGoods(await readPaidTotal(tx, order.id), { total: order.total, goodsTotal })
  let byRewards = 0
  for (const charge of await readCharges(tx, order.id)) {
    if (charge.provider !== 'wallet') continue
    const kind = await readCreditKind(tx, Number(charge.providerRef))
    if (REWARDS.some(reward => reward === kind)) byRewards += calculateRefundable(charge)
  }
  return Math.max(0, paid - byRewards)
}
