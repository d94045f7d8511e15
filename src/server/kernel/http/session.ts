import type { Permission, Role } from '#domain/permission.ts'
import type { Db } from '../db/open.ts'

export interface Session {
  id: string
  userId: number | null
  /** `browser` by cookie, `bearer` by a user's API token, `client` by the token of an OAuth client. */
  kind: 'browser' | 'bearer' | 'client'
  clientId: string | null
  role: Role | null
  permissions: readonly Permission[]
}

/** The sessions of requests; `identity` implements it. */
export interface SessionStore {
  find: (db: Db, token: string, now: Date) => Promise<Session | null>
  createGuest: (db: Db, now: Date) => Promise<{ session: Session; token: string }>
  /** Whether the `x-customer-address` of this OAuth client is trusted. */
  isTrustedClient: (clientId: string | null) => Promise<boolean>
}
