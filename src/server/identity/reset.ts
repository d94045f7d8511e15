import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import type { Server } from '../kernel/server.ts'
import { readSiteTranslator } from '../site/index.ts'
import { checkCode, type Guesser, limitCodeRequests, RESEND_SECONDS, sendCode, toSessionRequester, useCode } from './codes.ts'
import { type MergeGuest, startSession } from './log-in.ts'
import { type LoginSource, notifyOfPassword } from './login-notice.ts'
import { refuseCommonPassword, refuseOwnLogin } from './new-password.ts'
import { hashPassword, hashToken } from './passwords.ts'
import type { Session } from '../kernel/http/session.ts'
import { endOtherSessions } from './sessions.ts'
import { users, verificationCodes as codes } from './tables.ts'

const LINK_SECONDS = 3600

/**
 * Sends a code to the phone of an account. An unknown phone gets the same responses, also to a wrong code, and no message.
 * @returns seconds until another can be requested
 */
export async function resetByPhone(
  server: Server,
  mobile: string,
  request: { session: Session; address: string; locale: Locale },
  now: Date
): Promise<number> {
  const { db, config } = server
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  return sendCode(
    db,
    {
      target: mobile,
      purpose: 'reset',
      requester: toSessionRequester(request.session),
      address: request.address,
      locale: request.locale,
      factor: config.rateLimitFactor,
      isSent: user !== undefined
    },
    now
  )
}

/**
 * Sends a link to a verified mailbox; an unverified one may be another person's. An unknown address gets the same response in
 * about the same time, and no message.
 */
export async function resetByEmail(server: Server, email: string, address: string, locale: Locale, now: Date): Promise<number> {
  const { db, config } = server
  const token = randomBytes(32).toString('base64url')
  const link = `${config.publicUrl}${toLocalPath(locale, '/password/reset')}?token=${token}`
  await db.transaction(async tx => {
    await limitCodeRequests(tx, email, address, config.rateLimitFactor, now)
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
    const t = await readSiteTranslator(tx, locale)
    const validUntil = new Date(now.getTime() + LINK_SECONDS * 1000)
    await tx.insert(codes).values({
      target: email,
      purpose: 'reset',
      codeHash: hashToken(token),
      createdAt: now,
      expiresAt: validUntil
    })
    const message = {
      channel: 'email',
      recipient: email,
      locale,
      subject: t('message:reset_subject'),
      body: t('message:reset_body', { link }),
      validUntil
    } as const
    if (user) await queueMessage(tx, message, now)
  })
  return RESEND_SECONDS
}

type ResetProof = { token: string } | { mobile: string; code: string }

/**
 * Sets the password, ends every session of the account and starts a new one, unless that needs a second step.
 * @throws ShopError validation, token_invalid, code_wrong, code_expired, code_too_many, too_many_requests
 */
export async function setPassword(
  server: Server,
  input: { proof: ResetProof; password: string; session: Session; source: LoginSource; mergeGuest: MergeGuest }
): Promise<{ userId: number; started: { token: string } | null }> {
  const { db, config } = server
  const now = server.now()
  refuseCommonPassword(input.password)
  await limitAttempts(db, 'code_tries_from', input.source.address, config.rateLimitFactor, now)
  const proved =
    'token' in input.proof
      ? await checkLink(db, input.proof.token, now)
      : await checkPhone(
          db,
          { ...input.proof, session: input.session, guesser: { address: input.source.address, factor: config.rateLimitFactor } },
          now
        )
  refuseOwnLogin(input.password, proved)
  const passwordHash = await hashPassword(input.password)
  return transact(db, async tx => {
    await useCode(tx, proved.codeId, now)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, proved.userId))
    await notifyOfPassword(tx, proved.userId, { source: input.source, isPhoneProven: 'mobile' in input.proof }, now)
    const started = await startSession(
      tx,
      { before: input.session, userId: proved.userId, source: input.source, isProven: true, mergeGuest: input.mergeGuest },
      now
    )
    await endOtherSessions(tx, proved.userId, started?.session.id ?? input.session.id)
    return { userId: proved.userId, started }
  })
}

interface ProvedAccount {
  codeId: string
  userId: number
  mobile: string | null
  email: string | null
}

async function checkLink(db: Db, token: string, now: Date): Promise<ProvedAccount> {
  const [link] = await db
    .select({ codeId: codes.id, userId: users.id, mobile: users.mobile, email: users.email })
    .from(codes)
    .innerJoin(users, and(eq(users.email, codes.target), isNotNull(users.emailVerifiedAt)))
    .where(and(eq(codes.codeHash, hashToken(token)), eq(codes.purpose, 'reset'), gt(codes.expiresAt, now), isNull(codes.usedAt)))
  if (!link) throw new ShopError('token_invalid')
  return link
}

async function checkPhone(
  db: Db,
  proof: { mobile: string; code: string; session: Session; guesser: Guesser },
  now: Date
): Promise<ProvedAccount> {
  const requester = toSessionRequester(proof.session)
  const { id } = await checkCode(
    db,
    { target: proof.mobile, purposes: ['reset'], requester, code: proof.code, guesser: proof.guesser },
    now
  )
  const [user] = await db
    .select({ userId: users.id, mobile: users.mobile, email: users.email })
    .from(users)
    .where(eq(users.mobile, proof.mobile))
  if (!user) throw new ShopError('code_expired')
  return { codeId: id, ...user }
}
