import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { listPermissions } from '#domain/permission.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Session, SessionStore } from '../kernel/http/session.ts'
import type { Server } from '../kernel/server.ts'
import { isTrustedClient } from './clients.ts'
import { hashToken } from './passwords.ts'
import { pendingLogins, sessions, staffRoles, twoSteps, users } from './tables.ts'
import { isTwoStepDue } from './two-step.ts'

const BROWSER_SESSION_MS = 90 * DAY_MS
/** The time of the last use is written at most this often. */
const USED_STEP_MS = 10 * 60 * 1000
const MAX_USER_AGENT = 300
export const BEARER_SESSION_MS = DAY_MS

/** @returns the session and its token, which is never stored @throws ShopError account_blocked */
export async function createSession(
  db: Db,
  input: { kind: Session['kind']; userId?: number | null; clientId?: string | null; userAgent?: string; now: Date; lifetimeMs?: number }
): Promise<{ session: Session; token: string; expiresAt: Date }> {
  if (input.userId) {
    // The lock makes a concurrent block wait, so that it ends this session, too.
    const [user] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.id, input.userId)).for('share')
    if (user?.blockedAt) throw new ShopError('account_blocked')
  }
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(
    input.now.getTime() + (input.lifetimeMs ?? (input.kind === 'browser' ? BROWSER_SESSION_MS : BEARER_SESSION_MS))
  )
  const [row] = await db
    .insert(sessions)
    .values({
      tokenHash: hashToken(token),
      userId: input.userId ?? null,
      clientId: input.clientId ?? null,
      kind: input.kind,
      userAgent: input.userId ? (input.userAgent ?? '').slice(0, MAX_USER_AGENT) : '',
      createdAt: input.now,
      usedAt: input.now,
      expiresAt
    })
    .returning({ id: sessions.id })
  if (!row) throw new Error('A session was not written.')
  const session = await findSession(db, token, input.now)
  if (!session) throw new Error('A session was not read back.')
  return { session, token, expiresAt }
}

const readSession = compileQuery(['tokenHash', 'now'], (db, { tokenHash, now }) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      kind: sessions.kind,
      clientId: sessions.clientId,
      usedAt: sessions.usedAt,
      role: users.role,
      own: staffRoles.permissions,
      twoStepAt: twoSteps.enabledAt
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staffRoles, eq(staffRoles.id, users.staffRoleId))
    .leftJoin(twoSteps, eq(twoSteps.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
)

export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  const [row] = await readSession(db, { tokenHash: hashToken(token), now: now.toISOString() })
  if (!row) return null
  const { own, usedAt, twoStepAt, ...session } = row
  if (row.userId !== null && now.getTime() - usedAt.getTime() > USED_STEP_MS)
    await db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, row.id))
  const isDue = await isTwoStepDue(db, session.role, twoStepAt)
  return { ...session, permissions: isDue ? [] : listPermissions(session.role, own) }
}

export const createSessionStore = (server: Server): SessionStore => ({
  find: findSession,
  createGuest: (db, now) => createSession(db, { kind: 'browser', now }),
  isTrustedClient: clientId => isTrustedClient(server, clientId)
})

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** The valid sessions of the user, the last used first. */
export async function listSessions(db: Db, userId: number, now: Date) {
  return db
    .select({ id: sessions.id, kind: sessions.kind, userAgent: sessions.userAgent, createdAt: sessions.createdAt, usedAt: sessions.usedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt))
}

/** @throws ShopError session_not_found also for a session of another user */
export async function endOwnSession(db: Db, userId: number, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (!ended.length) throw new ShopError('session_not_found')
}

/** Ends the sessions of the user but one, and logins that wait for their second step. */
export async function endOtherSessions(tx: Db, userId: number, keptId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  await tx.delete(pendingLogins).where(and(eq(pendingLogins.userId, userId), ne(pendingLogins.sessionId, keptId)))
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}
