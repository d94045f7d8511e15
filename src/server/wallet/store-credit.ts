import { eq } from 'drizzle-orm'
import type { StoreCreditView } from '#contract/wallet.ts'
import { ShopError } from '#domain/errors.ts'
import type { Tugrik } from '#domain/money.ts'
import { canWalletPay, splitWalletPayment, sumWallet, limitToUsable, type WalletBalances, type WalletRules } from '#domain/wallet.ts'
import { formatMoney } from '#i18n/format.ts'
import { carts, type CartViewOptions, listCouponsOfCart, readCurrentCart, readPricedLines, calculateTotals } from '../cart/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { type OrderRow, type StoreCredit, readStoreCredit } from '../order/index.ts'
import { listStaysOfCart } from '../hotel/index.ts'
import { readWalletBalances } from '../payment/index.ts'

interface CartCredit extends StoreCredit {
  total: Tugrik
}

/** What a wallet can pay of the customer's cart, and how the chosen amount is divided. */
async function readCreditOfCart(db: Db, userId: number, options: CartViewOptions, rules: WalletRules, now: Date): Promise<CartCredit> {
  const cart = await readCurrentCart(db, { userId })
  const lines = cart ? await readPricedLines(db, cart.id, now) : []
  const totals =
    cart &&
    calculateTotals(
      lines,
      await listStaysOfCart(db, cart.id, now),
      await listCouponsOfCart(db, cart, lines, options, now),
      cart,
      options,
      now
    )
  const total = totals?.total ?? 0
  const giftCardTotal = totals?.giftCardTotal ?? 0
  // Points are used before the wallet.
  const due = Math.max(0, total - (cart?.points ?? 0))
  const balances = await readWalletBalances(db, userId)
  const usable = limitToUsable(balances, { total, giftCardTotal, due }, rules)
  const most = Math.min(due, sumWallet(usable))
  const used = splitWalletPayment(usable, Math.min(cart?.storeCredit ?? 0, most)) ?? []
  return { total, due, balances, usable, most, used }
}

export async function viewCreditOfCart(
  db: Db,
  userId: number,
  options: CartViewOptions,
  rules: WalletRules,
  now: Date
): Promise<StoreCreditView> {
  const credit = await readCreditOfCart(db, userId, options, rules, now)
  return viewCredit(credit, credit.total, credit.due, rules)
}

export async function viewCreditOfOrder(db: Db, order: OrderRow, rules: WalletRules, now: Date): Promise<StoreCreditView> {
  const credit = await readStoreCredit(db, order, rules, now)
  return viewCredit(credit, order.total, credit.due, rules)
}

function viewCredit(
  { balances, usable, most, used }: { balances: WalletBalances; usable: WalletBalances; most: Tugrik; used: StoreCredit['used'] },
  total: Tugrik,
  due: Tugrik,
  { minTotal, bonusShare }: WalletRules
): StoreCreditView {
  return {
    total,
    due,
    balances,
    usable,
    most,
    used: used.map(({ kind, amount }) => ({ kind, amount })),
    used_total: used.reduce((sum, { amount }) => sum + amount, 0),
    min_total: minTotal,
    bonus_share: bonusShare
  }
}

/**
 * Chooses how much of the cart's total is paid from the wallet; nothing is reserved before the order.
 * @param amount 0 for nothing @throws ShopError wallet_total_low, wallet_empty, wallet_exceeded with the largest amount
 */
export async function chooseStoreCredit(
  tx: Db,
  userId: number,
  amount: Tugrik,
  options: CartViewOptions,
  rules: WalletRules,
  now: Date
): Promise<void> {
  const cart = await readCurrentCart(tx, { userId })
  if (!cart) throw new ShopError('cart_empty')
  if (amount > 0) {
    const { total, most } = await readCreditOfCart(tx, userId, options, rules, now)
    if (!canWalletPay(total, rules)) throw new ShopError('wallet_total_low', { least: formatMoney(rules.minTotal) })
    if (most <= 0) throw new ShopError('wallet_empty')
    if (amount > most) throw new ShopError('wallet_exceeded', { fields: { store_credit: 'wallet_exceeded' }, most: formatMoney(most) })
  }
  await tx.update(carts).set({ storeCredit: amount }).where(eq(carts.id, cart.id))
}
