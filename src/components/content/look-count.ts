import type { Translate } from '#i18n/translator.ts'

/** `4 looks`, `1 look`. */
export function formatLookCount(n: number, t: Translate): string {
  return n === 1 ? t('reading:looks_single') : t('reading:looks', { n })
}
