import type { Config } from './config.ts'
import type { Db, OpenDatabase } from './db/open.ts'
import type { Locale } from '#domain/site.ts'
import type { Storage } from './images/storage.ts'
import type { MailShop } from './messages/mail.ts'

/**
 * Dependencies of every route. A feature adds its own by declaration merging, as `payment` does.
 * Domain functions take `db` (or a transaction) and `now` instead.
 */
export interface Server {
  config: Config
  db: Db
  database: OpenDatabase
  storage: Storage
  /** Whom e-mails come from, by the settings. */
  mailShop: (locale: Locale) => Promise<MailShop>
  now: () => Date
}
