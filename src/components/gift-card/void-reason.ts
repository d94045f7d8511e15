import type { Translate } from '#i18n/translator.ts'

/** Why the shop itself voids a card; staff write their own reasons. */
const CODES = ['canceled', 'refunded', 'by_provider'] as const

export function formatVoidReason(reason: string | null, t: Translate): string | null {
  const code = CODES.find(each => each === reason)
  return code ? t(`gift_card:void_${code}`) : reason
}
