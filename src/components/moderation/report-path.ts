import type { Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'

/** The form that reports a comment or review. @param from where it was read */
export const toReportPath = (locale: Locale, id: number, from: string): string =>
  `${toLocalPath(locale, `/report/${id}`)}?from=${encodeURIComponent(from)}`
