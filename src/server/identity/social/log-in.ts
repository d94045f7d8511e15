import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { SignInMethod } from '#contract/social-login.ts'
import { formatPhone, type SocialProviderCode } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Session } from '../../kernel/http/session.ts'
import type { Server } from '../../kernel/server.ts'
import { type MergeGuest, startSession } from '../log-in.ts'
import { notifyOfSignInMethod, type LoginSource } from '../login-notice.ts'
import { hashToken } from '../passwords.ts'
import { passkeys, signInMethods, socialAttempts, users } from '../tables.ts'
import {
  toAuthorizationUrl,
  toCallbackUrl,
  fetchProfile,
  type SocialProfile,
  type SocialProvider,
  createSocialProviders
} from './providers.ts'

const ATTEMPT_MS = 10 * 60 * 1000

function findProvider({ config }: Server, code: SocialProviderCode): SocialProvider {
  const provider = createSocialProviders(config)[code]
  if (!provider) throw new ShopError('not_found')
  return provider
}

/**
 * Begins a login at a provider. The attempt belongs to the session, and another session cannot finish it.
 * @param connectTo the account to connect the provider to; null to log in @returns the provider's address for the browser
 */
export async function startSocialLogin(
  server: Server,
  code: SocialProviderCode,
  { session, from, connectTo }: { session: Session; from: string; connectTo: number | null }
): Promise<string> {
  const provider = findProvider(server, code)
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const now = server.now()
  await server.db.insert(socialAttempts).values({
    stateHash: hashToken(state),
    provider: code,
    sessionId: session.id,
    userId: connectTo,
    verifier,
    from,
    expiresAt: new Date(now.getTime() + ATTEMPT_MS)
  })
  return toAuthorizationUrl(provider, { state, verifier, redirectUri: toCallbackUrl(server.config, code) })
}

interface Finished {
  userId: number
  /** Whether the provider was connected to the account of a customer who was logged in already. */
  connected: boolean
  /** Null also where the login needs a second step. */
  started: { token: string } | null
  from: string
}

/**
 * Ends a login with the parameters of the provider's redirect; an attempt can be used once.
 * @throws ShopError with `from` after the attempt was found: token_invalid, social_declined, social_failed, social_taken, social_connected, email_taken, account_blocked
 */
export async function finishSocialLogin(
  server: Server,
  provider: SocialProviderCode,
  input: { session: Session | null; source: LoginSource; state: string; code: string | undefined; error: string | undefined },
  mergeGuest: MergeGuest
): Promise<Finished> {
  const { db } = server
  const now = server.now()
  const { session } = input
  const [attempt] = session
    ? await db
        .update(socialAttempts)
        .set({ usedAt: now })
        .where(
          and(
            eq(socialAttempts.stateHash, hashToken(input.state)),
            eq(socialAttempts.provider, provider),
            eq(socialAttempts.sessionId, session.id),
            isNull(socialAttempts.usedAt),
            gt(socialAttempts.expiresAt, now)
          )
        )
        .returning()
    : []
  if (!session || !attempt) throw new ShopError('token_invalid')
  return finishAttempt(
    server,
    provider,
    { session, source: input.source, attempt, code: input.code, error: input.error },
    mergeGuest
  ).catch((error: unknown) => {
    throw error instanceof ShopError ? new ShopError(error.code, { ...error.details, from: attempt.from }) : error
  })
}

async function finishAttempt(
  server: Server,
  provider: SocialProviderCode,
  input: {
    session: Session
    source: LoginSource
    attempt: typeof socialAttempts.$inferSelect
    code: string | undefined
    error: string | undefined
  },
  mergeGuest: MergeGuest
): Promise<Finished> {
  const { db, config } = server
  const now = server.now()
  const { session, attempt } = input
  if (input.error === 'access_denied') throw new ShopError('social_declined')
  if (!input.code) throw new ShopError('social_failed')
  const redirectUri = toCallbackUrl(config, provider)
  const profile = await fetchProfile(findProvider(server, provider), { code: input.code, verifier: attempt.verifier, redirectUri })
  const connectTo = attempt.userId
  if (connectTo !== null) {
    if (session.userId !== connectTo) throw new ShopError('token_invalid')
    await transact(db, async tx => {
      const isNew = await connectAccount(tx, connectTo, provider, profile, now)
      const name = createTranslator(input.source.locale)(`auth:${provider}`)
      if (isNew) await notifyOfSignInMethod(tx, connectTo, { notice: 'provider_notice', name }, input.source, now)
    })
    return { userId: connectTo, connected: true, started: null, from: attempt.from }
  }
  return transact(db, async tx => {
    const userId = await findOrCreateAccount(tx, provider, profile, now)
    const started = await startSession(tx, { before: session, userId, source: input.source, isProven: false, mergeGuest }, now)
    return { userId, connected: false, started, from: attempt.from }
  })
}

async function findMethod(tx: Db, provider: SocialProviderCode, { subject }: SocialProfile) {
  const [method] = await tx
    .select()
    .from(signInMethods)
    .where(and(eq(signInMethods.provider, provider), eq(signInMethods.subject, subject)))
    .for('update')
  return method ?? null
}

/**
 * The account of a provider's customer. A mailbox that another account has verified is that account's: it is joined only where the
 * provider vouches for the mailbox, too, else its owner has to connect the provider.
 */
async function findOrCreateAccount(tx: Db, provider: SocialProviderCode, profile: SocialProfile, now: Date): Promise<number> {
  const method = await findMethod(tx, provider, profile)
  if (method) {
    await tx.update(signInMethods).set({ usedAt: now, email: profile.email }).where(eq(signInMethods.id, method.id))
    return method.userId
  }
  const [owner] = profile.email
    ? await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, profile.email), isNotNull(users.emailVerifiedAt)))
        .for('update')
    : []
  if (owner && !profile.emailVerified) throw new ShopError('email_taken')
  const userId = owner?.id ?? (await createAccount(tx, profile, now))
  await connectAccount(tx, userId, provider, profile, now)
  return userId
}

async function createAccount(tx: Db, { email, emailVerified, firstName, lastName }: SocialProfile, now: Date): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ email, emailVerifiedAt: emailVerified ? now : null, firstName, lastName, consentedAt: now, createdAt: now })
    .returning({ id: users.id })
  if (!user) throw new Error('An account was not written.')
  return user.id
}

/**
 * @returns whether it was not connected before
 * @throws ShopError social_taken where another account has this customer, social_connected where the account has another one
 */
async function connectAccount(tx: Db, userId: number, provider: SocialProviderCode, profile: SocialProfile, now: Date): Promise<boolean> {
  const { subject, email } = profile
  const [added] = await tx
    .insert(signInMethods)
    .values({ userId, provider, subject, email, createdAt: now, usedAt: now })
    .onConflictDoNothing()
    .returning({ id: signInMethods.id })
  if (added) return true
  const existing = await findMethod(tx, provider, profile)
  if (!existing) throw new ShopError('social_connected')
  if (existing.userId !== userId) throw new ShopError('social_taken')
  return false
}

/** The ways to log in beside passkeys: the phone or the mailbox by code, the password with a verified phone or mailbox, and the providers. */
export async function listSignInMethods(db: Db, userId: number): Promise<SignInMethod[]> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new ShopError('login_required')
  const { mobile, phoneVerifiedAt, email, emailVerifiedAt, passwordHash } = user
  const own: SignInMethod[] = []
  const hasPhone = mobile !== null && phoneVerifiedAt !== null
  if (hasPhone) own.push({ kind: 'phone', label: formatPhone(mobile), removable: false })
  if (email !== null && emailVerifiedAt !== null) own.push({ kind: 'email', label: email, removable: false })
  const hasPassword = passwordHash !== null && (mobile !== null || emailVerifiedAt !== null)
  if (hasPassword) own.push({ kind: 'password', label: mobile === null ? (email ?? '') : formatPhone(mobile), removable: false })
  const connected = await db.select().from(signInMethods).where(eq(signInMethods.userId, userId)).orderBy(signInMethods.id)
  const removable = own.length + connected.length + (await db.$count(passkeys, eq(passkeys.userId, userId))) > 1
  return [...own, ...connected.map(({ provider, email: label }) => ({ kind: provider, label: label ?? '', removable }))]
}

/** Passkeys included. */
export async function countSignInMethods(db: Db, userId: number): Promise<number> {
  return (await listSignInMethods(db, userId)).length + (await db.$count(passkeys, eq(passkeys.userId, userId)))
}

/** A changed e-mail is unverified: another way to log in has to remain. @throws ShopError validation */
export async function refuseLastEmail(db: Db, userId: number, email: string | null): Promise<void> {
  const methods = await listSignInMethods(db, userId)
  if (!methods.some(({ kind, label }) => kind === 'email' && label !== email)) return
  const depending = methods.filter(({ kind, label }) => kind === 'email' || (kind === 'password' && label.includes('@')))
  if (depending.length === (await countSignInMethods(db, userId))) throw new ShopError('validation', { fields: { email: 'sign_in_last' } })
}

/** @throws ShopError not_found, sign_in_last */
export async function disconnectProvider(db: Db, userId: number, provider: SocialProviderCode): Promise<void> {
  await transact(db, async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const method = (await listSignInMethods(tx, userId)).find(({ kind }) => kind === provider)
    if (!method) throw new ShopError('not_found')
    if (!method.removable) throw new ShopError('sign_in_last')
    await tx.delete(signInMethods).where(and(eq(signInMethods.userId, userId), eq(signInMethods.provider, provider)))
  })
}

export async function purgeSocialAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(socialAttempts).where(lt(socialAttempts.expiresAt, now))
}
