import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import { sessions, users } from './tables.ts'

export const BROWSER_SESSION_MS = 90 * 24 * 60 * 60 * 1000
export const BEARER_SESSION_MS = 24 * 60 * 60 * 1000

export type SessionKind = 'browser' | 'bearer' | 'client'
export interface Session {
  id: string
  userId: number | null
  kind: SessionKind
  clientId: string | null
  role: 'customer' | 'editor' | 'staff' | 'owner' | null
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** @returns the session and its token, which is never stored and cannot be shown again */
export async function createSession(
  db: Db,
  input: { kind: SessionKind; userId?: number | null; clientId?: string | null; now: Date; lifetimeMs?: number }
): Promise<{ session: Session; token: string; expiresAt: Date }> {
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
      createdAt: input.now,
      expiresAt
    })
    .returning({ id: sessions.id })
  if (!row) throw new Error('A session was not written.')
  const session = await sessionOf(db, token, input.now)
  if (!session) throw new Error('A session was not read back.')
  return { session, token, expiresAt }
}

export async function sessionOf(db: Db, token: string, now: Date): Promise<Session | null> {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId, kind: sessions.kind, clientId: sessions.clientId, role: users.role })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
  return row ?? null
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}
