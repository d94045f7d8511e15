import { eq } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteTranslator } from '../site/index.ts'
import { checkCode, type Guesser, sendCode, useCode } from './codes.ts'
import { endOtherSessions } from './sessions.ts'
import { users } from './tables.ts'

/** What proves the account beside the new phone: its present phone or, where that is lost, its verified mailbox. */
type MobileProof = 'mobile' | 'email'

/**
 * Days after its verification from which a mailbox can replace the present phone as a proof: a person who has taken over a session may have
 * added it. The owner, who is notified by text message, has this time to remove it.
 */
const MAILBOX_DAYS = 3

interface MobileChange {
  userId: number
  /** Eight digits. */
  mobile: string
  proof: MobileProof
}

/**
 * Sends codes to the new phone and to the account's present phone or mailbox. Whether the new one has an account is not shown before its
 * owner has proved it.
 * @returns seconds until others can be requested @throws ShopError validation, code_wait, too_many_requests
 */
export async function sendMobileCodes(
  db: Db,
  { userId, mobile, proof }: MobileChange,
  { address, locale, factor }: { address: string; locale: Locale; factor: number },
  now: Date
): Promise<number> {
  const current = await findCurrentTarget(db, { userId, mobile, proof }, now)
  const from = { requester: `user:${userId}`, address, locale, factor } as const
  if (current) await sendCode(db, { ...from, target: current, purpose: 'mobile_current' }, now)
  return sendCode(db, { ...from, target: mobile, purpose: 'mobile_new' }, now)
}

/**
 * Changes the account's phone by both codes, notifies the former one, and ends the other sessions.
 * @param sessionId the session that stays
 * @throws ShopError validation (with the fields `code` and `current_code`), code_wrong, code_expired, code_too_many, mobile_taken,
 * too_many_requests
 */
export async function changeMobile(
  db: Db,
  { userId, mobile, proof }: MobileChange,
  typed: { code: string; currentCode: string; guesser: Guesser; sessionId: string; locale: Locale },
  now: Date
): Promise<void> {
  const { code, currentCode, guesser, sessionId, locale } = typed
  const current = await findCurrentTarget(db, { userId, mobile, proof }, now)
  const from = { requester: `user:${userId}`, guesser } as const
  if (current && !currentCode) throw new ShopError('validation', { fields: { current_code: 'code_required' } })
  const proofs = [await checkCode(db, { ...from, target: mobile, purposes: ['mobile_new'], code }, now)]
  if (current)
    proofs.push(
      await checkCode(db, { ...from, target: current, purposes: ['mobile_current'], code: currentCode }, now).catch((error: unknown) => {
        throw error instanceof ShopError && error.code === 'code_wrong'
          ? new ShopError('code_wrong', { ...error.details, fields: { current_code: 'code_wrong' } })
          : error
      })
    )
  await transact(db, async tx => {
    for (const { id } of proofs) await useCode(tx, id, now)
    const [former] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId)).for('update')
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
    if (owner) throw new ShopError('mobile_taken', { fields: { mobile: 'mobile_taken' } })
    await tx.update(users).set({ mobile, phoneVerifiedAt: now }).where(eq(users.id, userId))
    await endOtherSessions(tx, userId, sessionId)
    if (!former?.mobile) return
    const t = await readSiteTranslator(tx, locale)
    await queueMessage(tx, { channel: 'sms', recipient: former.mobile, body: t('message:mobile_changed') }, now)
  })
}

/** Where the present owner of the account gets a code; null where the account has neither a phone nor a verified mailbox. */
async function findCurrentTarget(db: Db, { userId, mobile, proof }: MobileChange, now: Date): Promise<string | null> {
  const [user] = await db
    .select({ mobile: users.mobile, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.mobile === mobile) throw new ShopError('validation', { fields: { mobile: 'mobile_same' } })
  const mailbox = user?.emailVerifiedAt ? user.email : null
  if (proof === 'mobile') return user?.mobile ?? mailbox
  if (!user?.emailVerifiedAt || !mailbox) throw new ShopError('validation', { fields: { proof: 'email_required' } })
  const isRecent = now.getTime() - user.emailVerifiedAt.getTime() < MAILBOX_DAYS * DAY_MS
  if (user.mobile && isRecent) throw new ShopError('validation', { fields: { proof: 'email_recent' }, days: MAILBOX_DAYS })
  return mailbox
}
