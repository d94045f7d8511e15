import type { Locale } from '#domain/site.ts'

/** Each in its own language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { mn: 'Монгол', en: 'English' }
