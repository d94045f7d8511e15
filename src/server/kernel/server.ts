import type { Config } from './config.ts'
import type { Db, OpenDatabase } from './db/open.ts'
import type { Storage } from './images/storage.ts'

/**
 * Dependencies of every route. A feature adds its own by declaration merging, as `payment` does.
 * Domain functions take `db` (or a transaction) and `now` instead.
 */
export interface Server {
  config: Config
  db: Db
  database: OpenDatabase
  storage: Storage
  now: () => Date
}
