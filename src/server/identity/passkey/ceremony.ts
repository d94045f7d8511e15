import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { assertion, registration } from '#contract/passkey.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../../kernel/db/open.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Session } from '../../kernel/http/session.ts'
import { describeDevice } from '../device.ts'
import { notifyOfSignInMethod, type LoginSource } from '../login-notice.ts'
import { passkeyChallenges, passkeys, users } from '../tables.ts'

const CHALLENGE_MS = 5 * 60 * 1000
const MAX_PASSKEYS = 20

/** Loaded at the first use: it parses certificates of device makers, which few requests need. */
const loadWebAuthn = () => import('@simplewebauthn/server')

const toHost = (origin: string): string => new URL(origin).hostname
/** What a device stores about the account, and returns at a login. */
const toHandle = (userId: number): Buffer<ArrayBuffer> => Buffer.from(`user-${userId}`)

async function createChallenge(db: Db, sessionId: string, userId: number | null, now: Date): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(32))
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await db.insert(passkeyChallenges).values({ challenge: challenge.toString('base64url'), sessionId, userId, expiresAt })
  return challenge
}

/** Consumes the challenge that a device has signed, before the signature is checked. @throws ShopError passkey_expired, passkey_failed */
async function useChallenge(db: Db, clientData: string, sessionId: string, userId: number | null, now: Date): Promise<string> {
  const challenge = parseChallenge(clientData)
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.sessionId, sessionId),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now)
      )
    )
    .returning({ challenge: passkeyChallenges.challenge })
  if (!used.length) throw new ShopError('passkey_expired')
  return challenge
}

function parseChallenge(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown }
    if (typeof challenge === 'string') return challenge
  } catch {
    // No JSON.
  }
  throw new ShopError('passkey_failed')
}

/** @returns options for the browser, which makes the passkey @throws ShopError passkeys_full */
export async function startRegistration(
  db: Db,
  input: { userId: number; sessionId: string; origin: string; siteName: string; login: string; fullName: string },
  now: Date
): Promise<Record<string, unknown>> {
  const { userId, origin } = input
  const existing = await db.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (existing.length >= MAX_PASSKEYS) throw new ShopError('passkeys_full')
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: input.siteName,
    rpID: toHost(origin),
    userID: toHandle(userId),
    userName: input.login,
    userDisplayName: input.fullName || input.login,
    challenge: await createChallenge(db, input.sessionId, userId, now),
    timeout: CHALLENGE_MS,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports: transports as never[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
  })
  return { ...options }
}

/** Stores a new passkey under the name of its device. @throws ShopError passkey_expired, passkey_failed, passkeys_full */
export async function finishRegistration(
  db: Db,
  input: { userId: number; sessionId: string; origin: string; credential: z.output<typeof registration>; source: LoginSource },
  now: Date
): Promise<void> {
  const { userId, origin, credential, source } = input
  const challenge = await useChallenge(db, credential.response.clientDataJSON, input.sessionId, userId, now)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: toHost(origin)
  }).catch(refuse)
  if (!registrationInfo) throw new ShopError('passkey_failed')
  const made = registrationInfo.credential
  await transact(db, async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS) throw new ShopError('passkeys_full')
    const name = describeDevice(source.userAgent) || toHost(origin)
    const added = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: credential.response.transports ?? [],
        host: toHost(origin),
        name,
        createdAt: now
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (!added.length) throw new ShopError('passkey_failed')
    await notifyOfSignInMethod(tx, userId, { notice: 'passkey_notice', name }, source, now)
  })
}

/** @returns options for the browser, which lets the customer choose one of the site's passkeys */
export async function startLogin(db: Db, session: Session, origin: string, now: Date): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: toHost(origin),
    challenge: await createChallenge(db, session.id, null, now),
    timeout: CHALLENGE_MS,
    userVerification: 'required'
  })
  return { ...options }
}

/**
 * Checks the signature of a device. A counter that does not grow is that of a copied device.
 * @returns the owner's id @throws ShopError passkey_expired, passkey_unknown, passkey_failed
 */
export async function verifyLogin(
  db: Db,
  input: { session: Session; origin: string; credential: z.output<typeof assertion> },
  now: Date
): Promise<number> {
  const { session, origin, credential } = input
  const challenge = await useChallenge(db, credential.response.clientDataJSON, session.id, null, now)
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id))
  if (!passkey) throw new ShopError('passkey_unknown')
  const handle = credential.response.userHandle
  if (handle && !Buffer.from(handle, 'base64url').equals(toHandle(passkey.userId))) throw new ShopError('passkey_failed')
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: toHost(origin),
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter
    }
  }).catch(refuse)
  if (!verified) throw new ShopError('passkey_failed')
  const counter = authenticationInfo.newCounter
  const used = await db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.id, passkey.id), or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))))
    .returning({ id: passkeys.id })
  if (!used.length) throw new ShopError('passkey_failed')
  return passkey.userId
}

const refuse = (): never => {
  throw new ShopError('passkey_failed')
}

export async function purgePasskeyChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
