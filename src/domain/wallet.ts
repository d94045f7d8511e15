import type { Tugrik } from './money.ts'

/** Money of a wallet by where it comes from. */
export const WALLET_KINDS = ['wallet', 'gift_wallet', 'bonus'] as const
export type WalletKind = (typeof WALLET_KINDS)[number]
/** Accounts of a customer that pay for orders: the wallet's money, and points. */
export const CREDIT_KINDS = [...WALLET_KINDS, 'points'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]
export type WalletBalances = Readonly<Record<WalletKind, Tugrik>>

export interface WalletRules {
  /** A wallet pays only for orders whose total is above this. */
  minTotal: Tugrik
  /** Percent of what is paid for goods that is returned as bonus when they are delivered; 0 turns the bonus off. */
  bonusPercent: number
  /** How much of an order's total without gift cards, in percent, bonus money can pay at most. */
  bonusShare: number
  /** Bounds of one recharge by money. */
  rechargeMin: Tugrik
  rechargeMax: Tugrik
  /** Amounts that are suggested. */
  rechargeAmounts: readonly Tugrik[]
}

export const WALLET_RULES: WalletRules = {
  minTotal: 20_000,
  bonusPercent: 2,
  bonusShare: 50,
  rechargeMin: 5000,
  rechargeMax: 1_000_000,
  rechargeAmounts: [20_000, 50_000, 100_000, 200_000]
}

export interface WalletPart {
  kind: WalletKind
  amount: Tugrik
}

export interface CreditPart {
  kind: CreditKind
  amount: Tugrik
}
export const isWalletPart = <Part extends CreditPart>(part: Part): part is Part & WalletPart => part.kind !== 'points'

/** Bonus first, because it pays only a part of an order; then gift cards; money that the customer recharged last. */
const SPENDING_ORDER: readonly WalletKind[] = ['bonus', 'gift_wallet', 'wallet']

export const sumWallet = (balances: WalletBalances): Tugrik => WALLET_KINDS.reduce((sum, kind) => sum + balances[kind], 0)

/** The order or cart that a wallet pays for. */
interface WalletPurchase {
  total: Tugrik
  /** Part of the total that is for gift cards. Bonus money does not pay for them. */
  giftCardTotal: Tugrik
  /** What is still to be paid. */
  due: Tugrik
}

export const canWalletPay = (total: Tugrik, { minTotal }: Pick<WalletRules, 'minTotal'>): boolean => total > minTotal

/** How much of each kind can pay for a purchase. */
export function limitToUsable(balances: WalletBalances, { total, giftCardTotal, due }: WalletPurchase, rules: WalletRules): WalletBalances {
  if (!canWalletPay(total, rules)) return { wallet: 0, gift_wallet: 0, bonus: 0 }
  const most = { ...balances, bonus: Math.min(balances.bonus, Math.floor(((total - giftCardTotal) * rules.bonusShare) / 100)) }
  return Object.fromEntries(WALLET_KINDS.map(kind => [kind, Math.max(0, Math.min(most[kind], due))])) as unknown as WalletBalances
}

/** Divides an amount among the kinds. @returns null where the usable money does not cover it */
export function splitWalletPayment(usable: WalletBalances, amount: Tugrik): WalletPart[] | null {
  let rest = amount
  const parts = SPENDING_ORDER.flatMap(kind => {
    const part = Math.min(rest, usable[kind])
    rest -= part
    return part > 0 ? [{ kind, amount: part }] : []
  })
  return rest > 0 ? null : parts
}
