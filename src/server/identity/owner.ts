import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { log } from '../kernel/log/log.ts'
import { useCode } from './codes.ts'
import { hashToken } from './passwords.ts'
import { users, verificationCodes as codes } from './tables.ts'

/** Target of all owner invitations: using one voids the others. */
const TARGET = 'owner'
const INVITATION_DAYS = 7

async function hasOwner(db: Db): Promise<boolean> {
  return (await db.$count(users, eq(users.role, 'owner'))) > 0
}

/**
 * Creates an invitation with which a logged-in user becomes the owner of a shop that has none.
 * @returns its token, of which only the hash is stored; null where the shop has an owner
 */
export async function createOwnerInvitation(db: Db, now: Date): Promise<string | null> {
  if (await hasOwner(db)) return null
  const token = randomBytes(32).toString('base64url')
  await db.insert(codes).values({
    target: TARGET,
    purpose: 'owner_invitation',
    codeHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  })
  return token
}

async function findOwnerInvitation(db: Db, token: string, now: Date): Promise<string | null> {
  const [invitation] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.codeHash, hashToken(token)), eq(codes.purpose, 'owner_invitation'), gt(codes.expiresAt, now), isNull(codes.usedAt)))
  return invitation && !(await hasOwner(db)) ? invitation.id : null
}

export async function isOwnerInvitationValid(db: Db, token: string, now: Date): Promise<boolean> {
  return (await findOwnerInvitation(db, token, now)) !== null
}

/** Two concurrent requests make one owner, because both lock the same invitations. @throws ShopError token_invalid */
export async function acceptOwnerInvitation(db: Db, token: string, userId: number, now: Date): Promise<void> {
  await transact(db, async tx => {
    await tx.select({ id: codes.id }).from(codes).where(eq(codes.target, TARGET)).orderBy(codes.id).for('update')
    const id = await findOwnerInvitation(tx, token, now)
    if (!id) throw new ShopError('token_invalid')
    await useCode(tx, id, now)
    await tx
      .update(codes)
      .set({ requester: `user:${userId}` })
      .where(eq(codes.id, id))
    await tx.update(users).set({ role: 'owner' }).where(eq(users.id, userId))
  })
  log.info({ user: userId }, 'owner by invitation')
}

/** Makes the account of a phone an owner's, creates it where there is none, and voids the invitations. */
export async function makeOwner(db: Db, mobile: string, now: Date): Promise<'created' | 'promoted' | 'unchanged'> {
  return transact(db, async tx => {
    const [existing] = await tx.select({ id: users.id, role: users.role }).from(users).where(eq(users.mobile, mobile)).for('update')
    await tx
      .insert(users)
      .values({ mobile, role: 'owner', createdAt: now })
      .onConflictDoUpdate({ target: users.mobile, set: { role: sql`excluded.role` } })
    await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(eq(codes.target, TARGET), isNull(codes.usedAt)))
    if (!existing) return 'created'
    return existing.role === 'owner' ? 'unchanged' : 'promoted'
  })
}

/** The phones or e-mails of the owners. */
export async function listOwners(db: Db): Promise<string[]> {
  const rows = await db.select({ mobile: users.mobile, email: users.email }).from(users).where(eq(users.role, 'owner')).orderBy(users.id)
  return rows.map(({ mobile, email }) => mobile ?? email ?? '')
}
