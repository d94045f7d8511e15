import { formatPhone } from '#domain/account.ts'
import { chooseShopIcon } from '#domain/logo.ts'
import { type Locale, localize } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db/open.ts'
import type { MailShop } from '../kernel/messages/mail.ts'
import { readSettings } from './settings.ts'
import { readSiteName } from './site-name.ts'

const ICON_SIZE = 192

/** Reads head and foot of the shop's e-mails from its settings. */
export const createMailShop =
  (db: Db, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  (locale: Locale) =>
    readMailShop(db, publicUrl, locale)

async function readMailShop(db: Db, publicUrl: string, locale: Locale): Promise<MailShop> {
  const { contact } = await readSettings(db)
  return {
    name: await readSiteName(db, locale),
    publicUrl,
    url: `${publicUrl}${toLocalPath(locale, '/')}`,
    icon: `${publicUrl}${chooseShopIcon(contact.logo, ICON_SIZE)}`,
    legalName: localize(contact.legal_name, locale),
    phone: contact.phone ? { text: formatPhone(contact.phone), href: `tel:+976${contact.phone.replace(/\D/g, '')}` } : null,
    email: contact.email,
    address: localize(contact.address, locale),
    hours: localize(contact.hours, locale),
    facebook: contact.facebook
  }
}
