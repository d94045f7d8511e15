import { and, eq, isNotNull, or } from 'drizzle-orm'
import { normalizePhone } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { toNetwork } from '../kernel/http/address-block.ts'
import { resetAccountAttempts, limitAccountAttempts, limitAttempts, removeAttempt } from '../kernel/http/rate-limit.ts'
import { verifyPassword, verifyDummyPassword } from './passwords.ts'
import { type LoginSource, recordLogin } from './login-notice.ts'
import type { Session } from '../kernel/http/session.ts'
import { moveDevices } from './push/devices.ts'
import { createSession, endSession } from './sessions.ts'
import { users } from './tables.ts'
import { findTwoStep, saveFirstStep } from './two-step.ts'

/**
 * Authenticates by password. An unknown login and a wrong password give the same response in the same time.
 * @returns the user's id, and the hash that the password was checked against @throws ShopError password_wrong, too_many_requests
 */
export async function authenticate(
  db: Db,
  input: { login: string; password: string; address: string; factor: number },
  now: Date
): Promise<{ userId: number; passwordHash: string }> {
  const login = normalizePhone(input.login) ?? input.login.trim().toLowerCase()
  const network = toNetwork(input.address)
  await limitAttempts(db, 'logins_from', input.address, input.factor, now)
  await limitAccountAttempts(db, 'logins', login, network, input.factor, now)
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(or(eq(users.mobile, login), and(eq(users.email, login), isNotNull(users.emailVerifiedAt))))
    .limit(1)
  const matches = user?.passwordHash ? await verifyPassword(input.password, user.passwordHash) : await verifyDummyPassword(input.password)
  if (!user?.passwordHash || !matches) throw new ShopError('password_wrong')
  await removeAttempt(db, 'logins_from', input.address)
  await resetAccountAttempts(db, 'logins', login, network)
  return { userId: user.id, passwordHash: user.passwordHash }
}

/**
 * A change of the password or the second step waits for a login that is under way and ends its session, or the login waits for the change.
 * @param passwordHash of a login by password: the hash that it was checked against @throws ShopError password_wrong
 */
export async function lockAccount(tx: Db, userId: number, passwordHash?: string): Promise<void> {
  const [user] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)).for('share')
  if (passwordHash !== undefined && user?.passwordHash !== passwordHash) throw new ShopError('password_wrong')
}

/** Moves data of a guest's session, such as a cart, to the user who logs in. */
export type MergeGuest = (tx: Db, sessionId: string, userId: number, now: Date) => Promise<void>

interface Login {
  /** The session of the request. */
  before: Session
  userId: number
  /** As for `lockAccount`. */
  passwordHash?: string
  source: LoginSource
  /** As for `recordLogin`. */
  isProven: boolean
  /** Whether the login needs no second step any more. */
  hasSecondStep?: boolean
  mergeGuest: MergeGuest
}

/**
 * Starts the user's session in place of the guest's: a token planted before the login becomes invalid.
 * @returns the new token, to be sent after the commit; null where the account needs a second step, for which the guest's session waits
 */
export async function startSession(tx: Db, login: Login, now: Date): Promise<{ token: string; session: Session } | null> {
  const { before, userId, passwordHash, source, isProven, mergeGuest } = login
  await lockAccount(tx, userId, passwordHash)
  if (!login.hasSecondStep && (await findTwoStep(tx, userId))) {
    await saveFirstStep(tx, { sessionId: before.id, userId, isProven }, now)
    return null
  }
  const started = await createSession(tx, { kind: 'browser', userId, userAgent: source.userAgent, now })
  await recordLogin(tx, userId, source, isProven, now)
  if (before.kind === 'browser') {
    await moveDevices(tx, before.id, started.session.id)
    if (before.userId === null) await mergeGuest(tx, before.id, userId, now)
    await endSession(tx, before.id)
  }
  return started
}

/** To be called after the commit. @returns the token of a started session @throws ShopError second_step_required */
export function readToken(started: { token: string } | null): string {
  if (!started) throw new ShopError('second_step_required')
  return started.token
}
