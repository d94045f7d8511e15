import { sql } from 'drizzle-orm'
import { users } from './tables.ts'

/** The mailbox of an account. Null until it is verified: anybody can type that of another person, who would get the messages. */
export const verifiedEmail = sql<string | null>`CASE WHEN ${users.emailVerifiedAt} IS NOT NULL THEN ${users.email} END`

/** The phone of an account, null until it is verified. */
export const verifiedMobile = sql<string | null>`CASE WHEN ${users.phoneVerifiedAt} IS NOT NULL THEN ${users.mobile} END`
