import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { ShopError } from '#domain/errors.ts'
import type { Role } from '#domain/permission.ts'
import type { Db } from '../kernel/db/open.ts'
import { toNetwork } from '../kernel/http/address-block.ts'
import { limitAccountAttempts, resetAccountAttempts } from '../kernel/http/rate-limit.ts'
import { readSettings } from '../site/index.ts'
import { hashToken } from './passwords.ts'
import { pendingLogins, twoSteps, users } from './tables.ts'

const PERIOD_SECONDS = 30
/** Clocks of phones may be off by one period. */
const WINDOW = 1
const START_MS = 15 * 60 * 1000
const PENDING_MS = 10 * 60 * 1000
const RECOVERY_CODES = 10
/** 50 bits are ten characters of base32. */
const RECOVERY_BYTES = 7
const RECOVERY_LENGTH = 10

const createTotp = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, algorithm: 'SHA1', label, issuer })

/** Whether the shop requires a second step that the account lacks: until it is set up, the account has no permissions. */
export async function isTwoStepDue(db: Db, role: Role | null, enabledAt: Date | null): Promise<boolean> {
  return role !== null && role !== 'customer' && enabledAt === null && (await readSettings(db)).security.staffTwoStep
}

export async function findTwoStep(db: Db, userId: number) {
  const [row] = await db
    .select()
    .from(twoSteps)
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.enabledAt)))
  return row ?? null
}

/**
 * A secret for the user's authenticator app. A repeated request within a quarter of an hour gets the same one, so that a mistyped code
 * can be tried again. @throws ShopError two_step_on
 */
export async function startTwoStep(db: Db, userId: number, names: { label: string; issuer: string }, now: Date) {
  const fresh = new Secret({ size: 20 }).base32
  const old = lt(twoSteps.createdAt, new Date(now.getTime() - START_MS))
  const [row] = await db
    .insert(twoSteps)
    .values({ userId, secret: fresh, createdAt: now })
    .onConflictDoUpdate({
      target: twoSteps.userId,
      set: {
        secret: sql`CASE WHEN ${old} THEN excluded.secret ELSE ${twoSteps.secret} END`,
        createdAt: sql`CASE WHEN ${old} THEN excluded.created_at ELSE ${twoSteps.createdAt} END`
      },
      setWhere: isNull(twoSteps.enabledAt)
    })
    .returning({ secret: twoSteps.secret })
  if (!row) throw new ShopError('two_step_on')
  return { secret: row.secret, uri: createTotp(row.secret, names.label, names.issuer).toString() }
}

/** @returns recovery codes, of which only hashes are stored @throws ShopError two_step_on, second_step_wrong, code_expired */
export async function confirmTwoStep(tx: Db, userId: number, code: string, now: Date): Promise<string[]> {
  const [row] = await tx.select().from(twoSteps).where(eq(twoSteps.userId, userId)).for('update')
  if (row?.enabledAt) throw new ShopError('two_step_on')
  if (!row || row.createdAt < new Date(now.getTime() - START_MS)) throw new ShopError('code_expired')
  const step = findStep(row.secret, code, now)
  if (step === null) throw createWrongCodeError()
  const codes = createRecoveryCodes()
  await tx
    .update(twoSteps)
    .set({ enabledAt: now, usedStep: step, recoveryHashes: codes.map(hashToken) })
    .where(eq(twoSteps.userId, userId))
  return codes.map(toReadable)
}

/** @returns new recovery codes; the old ones end */
export async function renewRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes()
  await tx
    .update(twoSteps)
    .set({ recoveryHashes: codes.map(hashToken) })
    .where(eq(twoSteps.userId, userId))
  return codes.map(toReadable)
}

export async function endTwoStep(tx: Db, userId: number): Promise<boolean> {
  return (await tx.delete(twoSteps).where(eq(twoSteps.userId, userId)).returning({ userId: twoSteps.userId })).length > 0
}

/** For the one who runs the shop's machine. @returns whether the account of the phone had a second step */
export async function endTwoStepByMobile(db: Db, mobile: string): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  return user !== undefined && endTwoStep(db, user.id)
}

/**
 * Uses a code of the app or a recovery code; each is valid once. Attempts are limited by account and network, and a wrong one stays
 * counted. @throws ShopError two_step_off, second_step_wrong, too_many_requests
 */
export async function useSecondStep(
  db: Db,
  input: { userId: number; code: string; address: string; factor: number },
  now: Date
): Promise<void> {
  const { userId, code } = input
  const key = String(userId)
  const network = toNetwork(input.address)
  await limitAccountAttempts(db, 'second_steps', key, network, input.factor, now)
  const row = await findTwoStep(db, userId)
  if (!row) throw new ShopError('two_step_off')
  const step = findStep(row.secret, code, now)
  const hash = hashToken(code)
  const used = await db
    .update(twoSteps)
    .set(step === null ? { recoveryHashes: sql`array_remove(${twoSteps.recoveryHashes}, ${hash})` } : { usedStep: step })
    .where(
      and(
        eq(twoSteps.userId, userId),
        step === null ? sql`${hash} = ANY(${twoSteps.recoveryHashes})` : or(isNull(twoSteps.usedStep), lt(twoSteps.usedStep, step))
      )
    )
    .returning({ userId: twoSteps.userId })
  if (!used.length) throw createWrongCodeError()
  await resetAccountAttempts(db, 'second_steps', key, network)
}

/** Records that a session has passed the first step of a login. */
export async function saveFirstStep(tx: Db, first: { sessionId: string; userId: number; isProven: boolean }, now: Date): Promise<void> {
  const values = { userId: first.userId, isProven: first.isProven, expiresAt: new Date(now.getTime() + PENDING_MS) }
  await tx
    .insert(pendingLogins)
    .values({ sessionId: first.sessionId, ...values })
    .onConflictDoUpdate({ target: pendingLogins.sessionId, set: values })
}

/** The login that waits in this session for its second step. @throws ShopError second_step_expired */
export async function findFirstStep(db: Db, sessionId: string, now: Date): Promise<{ userId: number; isProven: boolean }> {
  const [row] = await db
    .select({ userId: pendingLogins.userId, isProven: pendingLogins.isProven })
    .from(pendingLogins)
    .where(and(eq(pendingLogins.sessionId, sessionId), gt(pendingLogins.expiresAt, now)))
  if (!row) throw new ShopError('second_step_expired')
  return row
}

export async function purgePendingLogins(db: Db, now: Date): Promise<void> {
  await db.delete(pendingLogins).where(lt(pendingLogins.expiresAt, now))
}

/** The period that a code belongs to; null for a wrong code. */
function findStep(secret: string, code: string, now: Date): number | null {
  const delta = createTotp(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.slice(0, RECOVERY_LENGTH)
  )
const toReadable = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
const createWrongCodeError = (): ShopError => new ShopError('validation', { fields: { code: 'second_step_wrong' } })
