import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Wallet } from '#contract/wallet.ts'
import { sumWallet, WALLET_KINDS, type WalletRules } from '#domain/wallet.ts'
import type { Db } from '../kernel/db/open.ts'
import { CURRENCY, ledgerAccounts } from '../ledger/index.ts'
import { readWalletBalances } from '../payment/index.ts'

export async function viewWallet(db: Db, userId: number, rules: WalletRules): Promise<Wallet> {
  const balances = await readWalletBalances(db, userId)
  const [held] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerAccounts.debitsPending}), 0)::float8` })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), inArray(ledgerAccounts.kind, [...WALLET_KINDS]), eq(ledgerAccounts.currency, CURRENCY)))
  return {
    total: sumWallet(balances),
    balances,
    reserved: held?.sum ?? 0,
    rules: {
      min_total: rules.minTotal,
      bonus_percent: rules.bonusPercent,
      bonus_share: rules.bonusShare,
      recharge_min: rules.rechargeMin,
      recharge_max: rules.rechargeMax,
      recharge_amounts: [...rules.rechargeAmounts]
    }
  }
}
