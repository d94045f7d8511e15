import { and, eq } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { checkCode, sendCode, useCode } from './codes.ts'
import { type LoginSource, notifyOfSignInMethod } from './login-notice.ts'
import { users } from './tables.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'

/**
 * Sends a code that verifies the user's mailbox.
 * @returns the address, and seconds until another code can be requested @throws ShopError email_required, email_verified_already,
 * code_wait, too_many_requests
 */
export async function sendEmailCode(
  db: Db,
  userId: number,
  { address, locale, factor }: { address: string; locale: Locale; factor: number },
  now: Date
): Promise<{ email: string; seconds: number }> {
  const { email, verified } = await readMailbox(db, userId)
  if (verified) throw new ShopError('email_verified_already')
  return {
    email,
    seconds: await sendCode(db, { target: email, purpose: 'email', requester: `user:${userId}`, address, locale, factor }, now)
  }
}

/**
 * Verifies the mailbox by a code, and notifies the phone of the account. A mailbox changed after the code was sent stays unverified.
 * @throws ShopError email_required, code_wrong (with `left`), code_expired, code_too_many, too_many_requests, email_taken where it is
 * verified for another account
 */
export async function verifyEmail(db: Db, userId: number, code: string, source: LoginSource, factor: number, now: Date): Promise<void> {
  const { email, verified } = await readMailbox(db, userId)
  if (verified) return
  const guesser = { address: source.address, factor }
  const { id } = await checkCode(db, { target: email, purposes: ['email'], requester: `user:${userId}`, code, guesser }, now)
  await transact(db, async tx => {
    await useCode(tx, id, now)
    const others = await tx
      .select({ id: users.id, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.email, email))
      .orderBy(users.id)
      .for('update')
    if (others.some(user => user.id !== userId && user.verifiedAt)) throw new ShopError('email_taken', { fields: { email: 'email_taken' } })
    const proved = await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, userId), eq(users.email, email)))
      .returning({ id: users.id })
    if (!proved.length) throw new ShopError('code_expired')
    await notifyOfSignInMethod(tx, userId, { notice: 'mailbox_notice', name: email }, source, now)
  })
}

async function readMailbox(db: Db, userId: number): Promise<{ email: string; verified: boolean }> {
  const [user] = await db.select({ email: users.email, verifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, userId))
  if (!user?.email) throw new ShopError('validation', { fields: { email: 'email_required' } })
  return { email: user.email, verified: user.verifiedAt !== null }
}
