import { eq, lte, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { rateLimits } from '../auth/tables.ts'
import type { Db } from '../db/open.ts'

export interface Limit {
  times: number
  seconds: number
}

/** What may be tried how often, where guessing or flooding pays. Multiplied by the configuration's `rateLimitFactor`. */
export const LIMITS = {
  /** Messages to one phone or mailbox, whoever asks. */
  codes_to: { times: 6, seconds: 3600 },
  /** Many shoppers share one address: a mobile operator's. */
  codes_from: { times: 60, seconds: 3600 },
  code_tries_from: { times: 120, seconds: 600 },
  logins_of_from: { times: 10, seconds: 900 },
  logins_of: { times: 60, seconds: 3600 },
  logins_from: { times: 100, seconds: 900 },
  clients_from: { times: 60, seconds: 600 },
  reviews_of: { times: 30, seconds: 3600 },
  comments_of: { times: 30, seconds: 3600 },
  contacts_from: { times: 10, seconds: 3600 },
  views_from: { times: 600, seconds: 3600 },
  entries_of: { times: 60, seconds: 3600 },
  uploads_of: { times: 300, seconds: 3600 },
  /** Asking to be told of stock: a message goes to a phone or mailbox that may be somebody else's. */
  notices_from: { times: 20, seconds: 3600 },
  notices_to: { times: 20, seconds: 86_400 },
  /** Each writes to the shop's owners. */
  suggestions_of: { times: 20, seconds: 3600 },
  quotes_of: { times: 10, seconds: 3600 },
  /** Each asks the payment provider. */
  payment_checks_of: { times: 30, seconds: 60 }
} satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

/**
 * Counts one try in a fixed window, for all nodes at once.
 * @returns seconds until the window ends when the try is one too many, else 0
 */
export async function takeTurn(db: Db, key: string, limit: Limit, now: Date): Promise<number> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const over = sql`${rateLimits.endsAt} <= ${sql.param(now, rateLimits.endsAt)}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, taken: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        taken: sql`CASE WHEN ${over} THEN 1 ELSE ${rateLimits.taken} + 1 END`,
        endsAt: sql`CASE WHEN ${over} THEN ${sql.param(endsAt, rateLimits.endsAt)} ELSE ${rateLimits.endsAt} END`
      }
    })
    .returning({ taken: rateLimits.taken, endsAt: rateLimits.endsAt })
  if (!row || row.taken <= limit.times) return 0
  return Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000))
}

/**
 * Call it before the work and outside its transaction: a refused try must stay counted.
 * @param factor the configuration's `rateLimitFactor`
 * @throws ShopError too_many_requests, with `seconds`
 */
export async function limitTries(db: Db, name: LimitName, who: string, factor: number, now: Date): Promise<void> {
  const { times, seconds } = LIMITS[name]
  const wait = await takeTurn(db, `${name}:${who}`, { times: times * factor, seconds }, now)
  if (wait) throw new ShopError('too_many_requests', { seconds: wait })
}

/** After a success the tries before it are forgiven. */
export async function forgiveTries(db: Db, name: LimitName, who: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, `${name}:${who}`))
}

export async function purgeRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}
