import type { Translate } from '#i18n/translator.ts'

/** `71 ratings`, `1 rating`. */
export function formatRatingCount(n: number, t: Translate): string {
  return n === 1 ? t('review:count_single') : t('review:count', { n })
}
