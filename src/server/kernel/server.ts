import type { ProviderCode } from '#domain/order.ts'
import type { Config } from './config.ts'
import type { Db, OpenDatabase } from './db/open.ts'
import type { Storage } from './images/storage.ts'
import type { PaymentProvider } from '../payment/index.ts'

/** Dependencies of every route. Domain functions take `db` (or a transaction) and `now` instead. */
export interface Server {
  config: Config
  db: Db
  database: OpenDatabase
  storage: Storage
  payments: Record<ProviderCode, PaymentProvider>
  now: () => Date
}
