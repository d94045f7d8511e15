import type { Locale } from '#domain/site.ts'
import { formatDay } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

/** The period of a promotion as text. The end is exclusive. */
export function formatPeriod(run: { starts_at: string; ends_at: string | null }, locale: Locale, t: Translate): string {
  const from = formatDay(run.starts_at, locale)
  if (run.ends_at === null) return t('promotion:from', { from })
  return t('promotion:between', { from, to: formatDay(Date.parse(run.ends_at) - 1, locale) })
}
