import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { TextKey } from '#i18n/text-keys.ts'
import type { Db } from '../kernel/db/open.ts'
import { toNetwork } from '../kernel/http/address-block.ts'
import { countRequest, limitAccountAttempts, resetAccountAttempts } from '../kernel/http/rate-limit.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteTranslator } from '../site/index.ts'
import type { Session } from '../kernel/http/session.ts'
import { type SignUpDetails, verificationCodes as codes } from './tables.ts'

const CODE_SECONDS = 300
export const RESEND_SECONDS = 60
const CODE_TRIES = 5

type CodePurpose = 'login' | 'sign_up' | 'reset' | 'email' | 'mobile_current' | 'mobile_new' | 'deletion'

/** Text messages; an account's new phone number is confirmed from both. */
const TEXTS: Record<Exclude<CodePurpose, 'email'>, TextKey> = {
  login: 'message:login_code',
  sign_up: 'message:login_code',
  reset: 'message:reset_code',
  mobile_current: 'message:mobile_code',
  mobile_new: 'message:mobile_code',
  deletion: 'message:deletion_code'
}

const MAIL_TEXTS = {
  login: 'login_code_mail',
  sign_up: 'login_code_mail',
  reset: 'login_code_mail',
  email: 'email_code',
  mobile_current: 'mobile_code_mail',
  mobile_new: 'mobile_code_mail',
  deletion: 'deletion_code_mail'
} as const satisfies Record<CodePurpose, string>

/**
 * The requester of a code: the session, or the account where only its owner can request one. Only the same requester can use the
 * code, and only that requester's attempts count, so that another person's guesses do not void it.
 */
type RequesterId = `session:${string}` | `user:${number}`

/** Where a code is typed. */
export interface Guesser {
  address: string
  /** The configuration's `rateLimitFactor`. */
  factor: number
}

export const toSessionRequester = (session: Session): RequesterId => `session:${session.id}`

/**
 * Sends a six-digit code to a phone or mailbox; code and message are written together. Only the newest code of a requester is
 * valid.
 * @returns seconds until another can be requested @throws ShopError code_wait, too_many_requests
 */
export async function sendCode(
  db: Db,
  input: {
    target: string
    purpose: CodePurpose
    requester: RequesterId
    address: string
    details?: SignUpDetails
    /** Origin of the page that the code is typed in: phones then offer it there, and nowhere else. */
    origin?: string
    locale: Locale
    factor: number
    /** False stores the code without a message, so that responses do not reveal whether the target has an account. */
    isSent?: boolean
  },
  now: Date
): Promise<number> {
  const { isSent = true } = input
  await db.transaction(async tx => {
    await limitCodeRequests(tx, input.target, input.address, input.factor, now)
    const id = randomUUID()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000)
    await tx.insert(codes).values({
      id,
      target: input.target,
      purpose: input.purpose,
      requester: input.requester,
      codeHash: hashCode(id, code),
      details: input.details ?? null,
      createdAt: now,
      expiresAt
    })
    const t = await readSiteTranslator(tx, input.locale)
    const recipient = input.target
    if (recipient.includes('@')) {
      const text = MAIL_TEXTS[input.purpose]
      const [subject, body] = [t(`message:${text}_subject`), t(`message:${text}_body`, { code })]
      if (isSent) await queueMessage(tx, { channel: 'email', recipient, locale: input.locale, subject, body, validUntil: expiresAt }, now)
    } else if (input.purpose !== 'email') {
      const body = t(TEXTS[input.purpose], { code }) + formatOriginBinding(input.origin, code)
      if (isSent) await queueMessage(tx, { channel: 'sms', recipient, body, validUntil: expiresAt }, now)
    }
  })
  return RESEND_SECONDS
}

/**
 * Limits requests to one message a minute per phone or mailbox and network, and a few an hour. @throws ShopError code_wait,
 * too_many_requests
 */
export async function limitCodeRequests(db: Db, target: string, address: string, factor: number, now: Date): Promise<void> {
  const network = toNetwork(address)
  const wait = await countRequest(db, `code_wait:${target} ${network}`, { times: 1, seconds: RESEND_SECONDS }, now)
  if (wait) throw new ShopError('code_wait', { seconds: wait })
  await limitAccountAttempts(db, 'codes', target, network, factor, now)
}

/**
 * Checks the newest code of the requester. The attempt is counted before the comparison, so that concurrent attempts are limited
 * too. `useCode` consumes the code in the transaction of its purpose.
 * @param guesser whose network is limited, as are guesses of all codes of the target together
 * @throws ShopError code_wrong (with `left`), code_expired, code_too_many (with `seconds`), too_many_requests
 */
export async function checkCode(
  db: Db,
  input: { target: string; purposes: CodePurpose[]; requester: RequesterId; code: string; guesser: Guesser },
  now: Date
): Promise<{ id: string; details: SignUpDetails | null }> {
  const newest = await findNewestCode(db, input)
  if (!newest || newest.usedAt || newest.expiresAt <= now) throw new ShopError('code_expired')
  const { target, guesser } = input
  const network = toNetwork(guesser.address)
  await limitAccountAttempts(db, 'code_guesses', target, network, guesser.factor, now)
  const [counted] = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(eq(codes.id, newest.id), isNull(codes.usedAt), lt(codes.attempts, CODE_TRIES)))
    .returning({ attempts: codes.attempts })
  if (counted && timingSafeEqual(Buffer.from(newest.codeHash), Buffer.from(hashCode(newest.id, input.code)))) {
    await resetAccountAttempts(db, 'code_guesses', target, network)
    return newest
  }
  const remaining = counted ? CODE_TRIES - counted.attempts : 0
  if (remaining > 0) throw new ShopError('code_wrong', { left: remaining, fields: { code: 'code_wrong' } })
  const again = newest.createdAt.getTime() + RESEND_SECONDS * 1000 - now.getTime()
  throw new ShopError('code_too_many', { seconds: Math.max(1, Math.ceil(again / 1000)) })
}

/** Consumes this code and every older one of the phone. @throws ShopError code_expired where it was already used */
export async function useCode(tx: Db, id: string, now: Date): Promise<void> {
  const [used] = await tx
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ target: codes.target })
  if (!used) throw new ShopError('code_expired')
  await tx
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.target, used.target), isNull(codes.usedAt)))
}

async function findNewestCode(
  db: Db,
  { target, purposes, requester }: { target: string; purposes: CodePurpose[]; requester: RequesterId }
) {
  const [row] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.target, target), eq(codes.requester, requester), inArray(codes.purpose, purposes)))
    .orderBy(desc(codes.createdAt))
    .limit(1)
  return row
}

/** The last line of an origin-bound one-time code, as WebOTP and iOS read it. */
const formatOriginBinding = (origin: string | undefined, code: string): string =>
  origin ? `\n\n@${new URL(origin).hostname} #${code}` : ''

/** Salted by the row, so that equal codes have different hashes. */
function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('base64url')
}

/** Codes and links are stored for a day after they expire, so that a replay finds its row. */
export async function purgeCodes(db: Db, now: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, new Date(now.getTime() - DAY_MS)))
}
