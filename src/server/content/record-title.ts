import type { RecordUse } from '#contract/library.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'

const NAMED_SETTINGS = ['banners', 'home', 'menus', 'notifications'] as const

/** What lists of uses call a record. Settings have no title. */
export function formatRecordTitle({ kind, key }: Pick<RecordUse, 'kind' | 'key'>, title: Localized | null, locale: Locale): string {
  if (kind !== 'setting') return localize(title ?? {}, locale)
  return createTranslator(locale)(`library:setting_${NAMED_SETTINGS.find(name => name === key) ?? 'other'}`)
}
