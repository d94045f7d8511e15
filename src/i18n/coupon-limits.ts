import type { Tugrik } from '#domain/money.ts'
import { formatMoney } from './format.ts'
import type { Translate } from './translator.ts'

/** The least that a coupon needs and the most that it takes off, as sentences. */
export function listCouponLimits(
  { minimum, max_reduction: most }: { minimum: Tugrik; max_reduction: Tugrik | null },
  t: Translate
): string[] {
  return [
    ...(minimum > 0 ? [t('coupon:minimum', { amount: formatMoney(minimum) })] : []),
    ...(most === null ? [] : [t('coupon:most', { amount: formatMoney(most) })])
  ]
}
