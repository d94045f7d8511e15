import { and, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { transact } from '../kernel/db/transact.ts'
import { toNetwork } from '../kernel/http/address-block.ts'
import { limitAccountAttempts, resetAccountAttempts } from '../kernel/http/rate-limit.ts'
import type { Session } from '../kernel/http/session.ts'
import type { Server } from '../kernel/server.ts'
import { type MergeGuest, startSession } from './log-in.ts'
import { type LoginSource, notifyOfPassword } from './login-notice.ts'
import { refuseCommonPassword, refuseOwnLogin } from './new-password.ts'
import { hashPassword, verifyDummyPassword, verifyPassword } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'
import { users } from './tables.ts'

/**
 * Changes a password by the current one, and ends the other sessions of the account. A browser's session gets a new token, too: whoever
 * copied the old one is logged out.
 * @returns the browser's new token; null for another kind of session, which stays
 * @throws ShopError validation, too_many_requests
 */
export async function changePassword(
  server: Server,
  input: { userId: number; current: string; password: string; session: Session | null; source: LoginSource; mergeGuest: MergeGuest }
): Promise<string | null> {
  const { db, config } = server
  const { userId, session } = input
  const now = server.now()
  if (!session) throw new ShopError('login_required')
  refuseCommonPassword(input.password)
  const key = `user:${userId}`
  const network = toNetwork(input.source.address)
  await limitAccountAttempts(db, 'logins', key, network, config.rateLimitFactor, now)
  const [user] = await db
    .select({ mobile: users.mobile, email: users.email, stored: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const matches = user?.stored ? await verifyPassword(input.current, user.stored) : await verifyDummyPassword(input.current)
  if (!user?.stored || !matches) throw createWrongPasswordError()
  const { stored } = user
  await resetAccountAttempts(db, 'logins', key, network)
  refuseOwnLogin(input.password, user)
  const passwordHash = await hashPassword(input.password)
  return transact(db, async tx => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, stored)))
      .returning({ id: users.id })
    // Another change came first.
    if (!changed.length) throw createWrongPasswordError()
    await notifyOfPassword(tx, userId, { source: input.source, isPhoneProven: false }, now)
    const started =
      session.kind === 'browser'
        ? await startSession(
            tx,
            { before: session, userId, source: input.source, isProven: true, hasSecondStep: true, mergeGuest: input.mergeGuest },
            now
          )
        : null
    await endOtherSessions(tx, userId, started?.session.id ?? session.id)
    return started?.token ?? null
  })
}

const createWrongPasswordError = (): ShopError => new ShopError('validation', { fields: { current_password: 'password_current_wrong' } })
