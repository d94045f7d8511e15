import { DEFAULT_SITE_NAME, type Locale, localize } from '#domain/site.ts'
import { type Translate, createTranslator } from '#i18n/translator.ts'
import type { Db } from '../kernel/db/open.ts'
import { readSettings } from './settings.ts'

/** The site's name from the settings' contact, used in pages, messages and documents. */
export async function readSiteName(db: Db, locale: Locale): Promise<string> {
  return localize((await readSettings(db)).contact.name, locale) || DEFAULT_SITE_NAME[locale]
}

/** Message texts with the site's name, in the shop's own words where it has some. */
export async function readSiteTranslator(db: Db, locale: Locale): Promise<Translate> {
  const { translation } = await readSettings(db)
  const own = Object.entries(translation).flatMap(([key, text]) => (text[locale] ? [[key, text[locale]] as const] : []))
  return createTranslator(locale, await readSiteName(db, locale), Object.fromEntries(own))
}
