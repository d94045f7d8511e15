import type { Locale } from '#domain/site.ts'
import { formatDay } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

/** From when to when it runs, in words. The last moment belongs to it. */
export function period(run: { starts_at: string; ends_at: string | null }, locale: Locale, t: Translate): string {
  const from = formatDay(run.starts_at, locale)
  if (run.ends_at === null) return t('promotion:from', { from })
  return t('promotion:between', { from, to: formatDay(Date.parse(run.ends_at) - 1, locale) })
}
