import type { TextKey } from '#i18n/text-keys.ts'
import { isTextKey, type Translate } from '#i18n/translator.ts'

const ACCOUNTS: Readonly<Record<string, TextKey>> = {
  order: 'ledger:account_order',
  refunds_due: 'ledger:account_refunds_due',
  wallet: 'ledger:account_wallet',
  gift_wallet: 'ledger:account_gift_wallet',
  gift_card: 'ledger:account_gift_card',
  bonus: 'ledger:account_bonus',
  points: 'ledger:account_points',
  clearing: 'ledger:account_clearing',
  revenue: 'ledger:account_revenue',
  expense: 'ledger:account_expense'
}

/** The name of a ledger account; a kind without a text of its own is shown as it is. */
export function formatAccount({ kind, provider }: { kind: string; provider: string | null }, t: Translate): string {
  const method = `payment:${provider}`
  if (provider !== null && isTextKey(method)) return t(method)
  const key = ACCOUNTS[kind]
  return key ? t(key) : kind
}
