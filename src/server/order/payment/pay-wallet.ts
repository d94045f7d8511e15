import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import {
  canWalletPay,
  type CreditKind,
  type CreditPart,
  isWalletPart,
  splitWalletPayment,
  sumWallet,
  limitToUsable,
  WALLET_KINDS,
  type WalletBalances,
  type WalletKind,
  type WalletPart,
  type WalletRules
} from '#domain/wallet.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../../kernel/db/open.ts'
import {
  authorizeWallet,
  lockWallet,
  readPaidTotal,
  releaseReservations,
  readReservations,
  type VoidedInvoice,
  readWalletBalances
} from '../../payment/index.ts'
import { HOLD_GRACE_MS } from '../deadline.ts'
import { type DigitalTotals, readDigitalTotals } from '../digital/digital.ts'
import { lockPayable, requestRestAgain } from './request-payment.ts'
import { type OrderRow, recordEvent } from '../status.ts'

/** The amounts of a wallet for an order; an amount reserved for this order counts as available. */
export interface StoreCredit {
  balances: WalletBalances
  usable: WalletBalances
  /** The largest amount. */
  most: Tugrik
  /** The unpaid rest, including the reserved amount. */
  due: Tugrik
  /** The reserved amount. */
  used: readonly WalletPart[]
}

export async function readStoreCredit(db: Db, order: OrderRow, rules: WalletRules, now: Date): Promise<StoreCredit> {
  const reservations = await readReservations(db, order.id, now)
  const used = reservations.filter(isWalletPart)
  const free = await readWalletBalances(db, order.userId)
  const reserved = (kind: WalletKind): Tugrik => used.reduce((sum, part) => (part.kind === kind ? sum + part.amount : sum), 0)
  const balances = Object.fromEntries(WALLET_KINDS.map(kind => [kind, free[kind] + reserved(kind)])) as unknown as WalletBalances
  const due = await calculateDueBesidePoints(db, order, reservations)
  return { balances, used, due, ...calculateUsable({ ...order, due, ...(await readDigitalTotals(db, order.id)) }, balances, rules) }
}

async function calculateDueBesidePoints(db: Db, { id, total }: OrderRow, reservations: readonly CreditPart[]): Promise<Tugrik> {
  const points = reservations.reduce((sum, part) => (isWalletPart(part) ? sum : sum + part.amount), 0)
  return total - (await readPaidTotal(db, id)) - points
}

/** An order with the rest of its total that wallet money can pay, and what its digital goods cost. */
interface WalletOrder extends Pick<OrderRow, 'id' | 'userId' | 'total' | 'expiresAt'>, DigitalTotals {
  due: Tugrik
}

function calculateUsable(
  { total, due, recharges, giftCards }: Omit<WalletOrder, 'id' | 'userId' | 'expiresAt'>,
  balances: WalletBalances,
  rules: WalletRules
): Pick<StoreCredit, 'usable' | 'most'> {
  const usable = recharges > 0 ? NO_MONEY : limitToUsable(balances, { total, giftCardTotal: giftCards, due }, rules)
  return { usable, most: Math.min(due, sumWallet(usable)) }
}

const NO_MONEY: WalletBalances = { wallet: 0, gift_wallet: 0, bonus: 0 }

/**
 * Reserves wallet money for an unpaid order that has none reserved. It is captured when the rest is paid, and released when
 * the order ends.
 * @param amount null for the most that can be used
 * @throws ShopError wallet_not_for_recharge, wallet_total_low for an order that is too small, wallet_empty, wallet_exceeded with the
 *   largest amount
 */
export async function reserveWallet(tx: Db, order: WalletOrder, amount: Tugrik | null, rules: WalletRules, now: Date): Promise<void> {
  if (order.recharges > 0) throw new ShopError('wallet_not_for_recharge')
  if (!canWalletPay(order.total, rules)) throw new ShopError('wallet_total_low', { least: formatMoney(rules.minTotal) })
  const { usable, most } = calculateUsable(order, await lockWallet(tx, order.userId), rules)
  if (most <= 0) throw new ShopError('wallet_empty')
  const parts = splitWalletPayment(usable, amount ?? most)
  if (!parts || (amount ?? 0) > most)
    throw new ShopError('wallet_exceeded', { fields: { amount: 'wallet_exceeded' }, most: formatMoney(most), most_amount: most })
  const expiresAt = new Date(order.expiresAt.getTime() + HOLD_GRACE_MS)
  await authorizeWallet(tx, { orderId: order.id, userId: order.userId, parts, expiresAt }, now)
  await recordEvent(tx, order.id, 'payment_started', now, { method: 'wallet', amount: amount ?? most })
}

/**
 * As `reserveWallet`, in place of the wallet money that is reserved for the order; a provider's session is replaced by one for the rest.
 * @throws also order_not_payable
 */
export async function payFromWallet(
  tx: Db,
  orderId: number,
  amount: Tugrik | null,
  rules: WalletRules,
  now: Date
): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  await lockWallet(tx, order.userId)
  await releaseReservations(tx, orderId, 'canceled', now, WALLET_KINDS)
  const due = await calculateDueBesidePoints(tx, order, await readReservations(tx, orderId, now))
  await reserveWallet(tx, { ...order, due, ...(await readDigitalTotals(tx, orderId)) }, amount, rules, now)
  return requestRestAgain(tx, order, now)
}

/** Releases what is reserved in the wallet, or as points, for an unpaid order. @throws ShopError order_not_payable */
export async function withdrawCredit(
  tx: Db,
  orderId: number,
  method: 'wallet' | 'points',
  now: Date
): Promise<{ sessionId: string | null; voided: VoidedInvoice[] }> {
  const order = await lockPayable(tx, orderId, now)
  const kinds: readonly CreditKind[] = method === 'wallet' ? WALLET_KINDS : ['points']
  await lockWallet(tx, order.userId)
  if (!(await readReservations(tx, orderId, now)).some(({ kind }) => kinds.includes(kind))) return { sessionId: null, voided: [] }
  await releaseReservations(tx, orderId, 'canceled', now, kinds)
  await recordEvent(tx, orderId, `${method}_withdrawn`, now)
  return requestRestAgain(tx, order, now)
}
