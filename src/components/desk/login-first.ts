import type { AstroGlobal } from 'astro'
import type { Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'

/** To the login page, and back here afterwards. */
export function loginFirst(astro: Pick<AstroGlobal, 'redirect'>, locale: Locale, path: string): Response {
  return astro.redirect(`${localPath(locale, '/login')}?required=1&from=${encodeURIComponent(localPath(locale, path))}`, 303)
}
