import { eq, inArray, lte, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../db/open.ts'
import { toIpv6Network } from './address-block.ts'
import { rateLimits } from './tables.ts'

export interface Limit {
  times: number
  seconds: number
}

/** Rate limits, where guessing or flooding is a risk. Multiplied by the configuration's `rateLimitFactor`. */
const LIMITS = {
  /** Many customers of a mobile operator share one address. */
  codes_from: { times: 60, seconds: 3600 },
  code_tries_from: { times: 120, seconds: 600 },
  logins_from: { times: 100, seconds: 900 },
  /** Every visit of the login page asks for a challenge. */
  passkeys_from: { times: 600, seconds: 900 },
  subscriptions_from: { times: 120, seconds: 3600 },
  clients_from: { times: 60, seconds: 600 },
  reviews_of: { times: 30, seconds: 3600 },
  comments_of: { times: 30, seconds: 3600 },
  draft_comments_of: { times: 120, seconds: 3600 },
  /** Visitors who get a session: each can fill a cart and lists. Many of a mobile operator share one address. */
  guests_from: { times: 3000, seconds: 3600 },
  contacts_from: { times: 10, seconds: 3600 },
  views_from: { times: 600, seconds: 3600 },
  entries_of: { times: 60, seconds: 3600 },
  uploads_of: { times: 300, seconds: 3600 },
  /** Each calls another site. */
  link_previews_of: { times: 60, seconds: 3600 },
  /** Back-in-stock notices: the phone or mailbox may be another person's. */
  notices_from: { times: 20, seconds: 3600 },
  notices_to: { times: 20, seconds: 86_400 },
  /** Each sends a message to the shop. */
  suggestions_of: { times: 20, seconds: 3600 },
  quotes_of: { times: 10, seconds: 3600 },
  /** Each calls the tax authority. */
  organisations_of: { times: 30, seconds: 3600 },
  returns_of: { times: 20, seconds: 3600 },
  /** Guesses of a shipment's pick-up code. */
  pickup_codes_of: { times: 20, seconds: 3600 },
  /** Attempts at the number and password of gift cards. */
  gift_cards_from: { times: 20, seconds: 3600 },
  gift_cards_of: { times: 10, seconds: 3600 },
  /** Tries of a ticket's code, which has 78 bits: against floods. */
  ticket_codes_from: { times: 300, seconds: 3600 },
  gift_card_tries: { times: 5, seconds: 3600 },
  /** Guesses of coupon codes. */
  coupon_codes_from: { times: 60, seconds: 3600 },
  coupon_codes_of: { times: 10, seconds: 3600 },
  /** Each sends an e-mail. */
  coupon_emails_of: { times: 10, seconds: 3600 },
  /** Each sends a message to the phone of an order. */
  transfer_details_of: { times: 10, seconds: 3600 },
  /** Each calls the payment provider, which may send a code or a request to any phone. */
  payment_starts_of: { times: 30, seconds: 600 },
  /** Each calls the payment provider. */
  payment_checks_of: { times: 30, seconds: 60 },
  payment_callbacks_of: { times: 30, seconds: 60 },
  /** Guesses of a payment's code. */
  payment_codes_of: { times: 10, seconds: 600 }
} satisfies Record<string, Limit>
type LimitName = keyof typeof LIMITS

/**
 * The limit of an IPv6 /48, as a multiple of that of one /64. A tunnel gives one customer a /48, which is 65,536 of them, while a mobile
 * operator serves many customers from one /48.
 */
const NETWORK_FACTOR = 50

/**
 * Limits of one account, phone or mailbox. A network that exceeds `perNetwork` is limited alone. Once all networks together
 * exceed `total`, each is limited to `perNetworkBeyond`, which slows down distributed attacks without blocking the owner.
 */
const ACCOUNT_LIMITS = {
  /** Wrong passwords. */
  logins: { perNetwork: { times: 10, seconds: 900 }, total: { times: 60, seconds: 3600 }, perNetworkBeyond: { times: 3, seconds: 3600 } },
  /** Wrong codes of a phone or mailbox: a code is one of a million, and anybody can ask for one, to log in or to claim the phone. */
  code_guesses: {
    perNetwork: { times: 30, seconds: 3600 },
    total: { times: 100, seconds: 86_400 },
    perNetworkBeyond: { times: 3, seconds: 86_400 }
  },
  /** Wrong codes of the second step of a login, after a right password: three of a million codes are valid at a time. */
  second_steps: {
    perNetwork: { times: 10, seconds: 900 },
    total: { times: 50, seconds: 86_400 },
    perNetworkBeyond: { times: 3, seconds: 86_400 }
  },
  /** Messages with a code or a link. */
  codes: { perNetwork: { times: 6, seconds: 3600 }, total: { times: 12, seconds: 3600 }, perNetworkBeyond: { times: 2, seconds: 3600 } }
} satisfies Record<string, Record<'perNetwork' | 'total' | 'perNetworkBeyond', Limit>>
type AccountLimitName = keyof typeof ACCOUNT_LIMITS

/**
 * Counts an attempt in a fixed window, across nodes.
 * @returns seconds until the window ends when the limit is exceeded, else 0
 */
export async function countRequest(db: Db, key: string, limit: Limit, now: Date): Promise<number> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const over = sql`${rateLimits.endsAt} <= ${sql.param(now, rateLimits.endsAt)}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${rateLimits.count} + 1 END`,
        endsAt: sql`CASE WHEN ${over} THEN ${sql.param(endsAt, rateLimits.endsAt)} ELSE ${rateLimits.endsAt} END`
      }
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
  if (!row || row.count <= limit.times) return 0
  return Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000))
}

/**
 * Called before the work and outside its transaction, so that a rejected attempt stays counted.
 * @param factor the configuration's `rateLimitFactor` @throws ShopError too_many_requests, with `seconds`
 */
export async function limitAttempts(db: Db, name: LimitName, who: string, factor: number, now: Date): Promise<void> {
  const { times, seconds } = LIMITS[name]
  const network = toIpv6Network(who)
  const wait =
    (await countRequest(db, `${name}:${who}`, { times: times * factor, seconds }, now)) ||
    (network && (await countRequest(db, `${name}:${network}`, { times: times * factor * NETWORK_FACTOR, seconds }, now)))
  if (wait) throw new ShopError('too_many_requests', { seconds: wait })
}

/** Removes the failed attempts of a client that has succeeded. */
export async function resetAttempts(db: Db, name: LimitName, who: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, `${name}:${who}`))
}

const toAccountKeys = (name: AccountLimitName, account: string, network: string) => ({
  perNetwork: `${name}_of:${account} ${network}`,
  total: `${name}_of:${account}`,
  perNetworkBeyond: `${name}_beyond:${account} ${network}`
})

/**
 * Counts an attempt on an account. A rejected one does not count towards the account's total.
 * @param network result of `toNetwork` @throws ShopError too_many_requests, with `seconds`
 */
export async function limitAccountAttempts(
  db: Db,
  name: AccountLimitName,
  account: string,
  network: string,
  factor: number,
  now: Date
): Promise<void> {
  const keys = toAccountKeys(name, account, network)
  const count = (part: keyof typeof keys) => {
    const { times, seconds } = ACCOUNT_LIMITS[name][part]
    return countRequest(db, keys[part], { times: times * factor, seconds }, now)
  }
  const wait = (await count('perNetwork')) || ((await count('total')) && (await count('perNetworkBeyond')))
  if (wait) throw new ShopError('too_many_requests', { seconds: wait })
}

/** Removes the network's failed attempts after a success, which does not count towards the account's total either. */
export async function resetAccountAttempts(db: Db, name: AccountLimitName, account: string, network: string): Promise<void> {
  const { perNetwork, total, perNetworkBeyond } = toAccountKeys(name, account, network)
  await db.delete(rateLimits).where(inArray(rateLimits.key, [perNetwork, perNetworkBeyond]))
  await decrementCount(db, total)
}

/** Reverts one attempt counted by `limitAttempts`, where only failures count. */
export async function removeAttempt(db: Db, name: LimitName, who: string): Promise<void> {
  const network = toIpv6Network(who)
  await decrementCount(db, `${name}:${who}`)
  if (network) await decrementCount(db, `${name}:${network}`)
}

async function decrementCount(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

export async function purgeRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}
