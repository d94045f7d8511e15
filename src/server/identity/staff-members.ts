import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { StaffMember } from '#contract/staff.ts'
import { formatFullName, normalizePhone } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import { canAssign, type Permission, listPermissions } from '#domain/permission.ts'
import { recordAction } from '../kernel/audit/record.ts'
import type { Db } from '../kernel/db/open.ts'
import { type Assignment, requireAssignable, type StaffManager } from './staff-roles.ts'
import { sessions, staffInvitations, staffRoles, twoSteps, users } from './tables.ts'

export async function listMembers(db: Db, manager: StaffManager, now: Date): Promise<StaffMember[]> {
  const rows = await db
    .select({
      user: users,
      own: staffRoles,
      sessions: db.$count(sessions, and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now))),
      twoStepAt: twoSteps.enabledAt
    })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.id, users.staffRoleId))
    .leftJoin(twoSteps, eq(twoSteps.userId, users.id))
    .where(ne(users.role, 'customer'))
    .orderBy(sql`${users.role} <> 'owner'`, asc(users.firstName), asc(users.id))
  return rows.map(({ user, own, sessions: open, twoStepAt }) => ({
    id: user.id,
    name: formatName(user),
    login: user.mobile ?? user.email ?? '',
    role: user.role,
    role_id: user.staffRoleId,
    role_name: own?.name ?? null,
    blocked: user.blockedAt !== null,
    sessions: open,
    two_step: twoStepAt !== null,
    changeable: canAssign(manager, user.role, listPermissions(user.role, own?.permissions))
  }))
}

export const formatName = (user: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'mobile' | 'email' | 'id'>): string =>
  formatFullName(user.firstName, user.lastName) || user.mobile || user.email || String(user.id)

/** The account of a verified phone or e-mail, with its permissions; null where there is none, or where it is blocked. */
export async function findPermitted(db: Db, typed: string): Promise<{ id: number; permissions: readonly Permission[] } | null> {
  const login = normalizePhone(typed) ?? typed.trim().toLowerCase()
  const [found] = await db
    .select({ user: users, own: staffRoles })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.id, users.staffRoleId))
    .where(and(isNull(users.blockedAt), or(eq(users.mobile, login), and(eq(users.email, login), isNotNull(users.emailVerifiedAt)))))
    .limit(1)
  return found ? { id: found.user.id, permissions: listPermissions(found.user.role, found.own?.permissions) } : null
}

/**
 * Locks a member of staff whose access the caller can change. Owners are locked first, so that two of them cannot remove each other.
 * @throws ShopError member_not_found, role_not_allowed
 */
async function lockMember(tx: Db, manager: StaffManager, id: number) {
  const locked = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), eq(users.role, 'owner')))
    .orderBy(asc(users.id))
    .for('update')
  const member = locked.find(each => each.id === id)
  if (!member || member.role === 'customer') throw new ShopError('member_not_found')
  await requireAssignable(tx, manager, { role: member.role, roleId: member.staffRoleId })
  const hasOtherOwner = locked.some(each => each.id !== id && each.role === 'owner' && each.blockedAt === null)
  return { member, isLastOwner: member.role === 'owner' && !hasOtherOwner }
}

/** @param expected the role when the caller read it @throws ShopError member_changed, last_owner, role_not_allowed */
export async function changeRole(
  tx: Db,
  manager: StaffManager,
  id: number,
  change: { to: Assignment; expected: Assignment },
  now: Date
): Promise<void> {
  const { member, isLastOwner } = await lockMember(tx, manager, id)
  const { to, expected } = change
  if (member.role !== expected.role || member.staffRoleId !== expected.roleId) throw new ShopError('member_changed')
  const name = await requireAssignable(tx, manager, to)
  if (isLastOwner && to.role !== 'owner') throw new ShopError('last_owner')
  await tx.update(users).set({ role: to.role, staffRoleId: to.roleId }).where(eq(users.id, id))
  await cancelInvitations(tx, id, now)
  await recordAction(tx, {
    userId: manager.userId,
    action: 'staff.role',
    subject: formatName(member),
    before: { role: await readRoleName(tx, expected) },
    after: { role: name ?? to.role },
    now
  })
}

/** A blocked account has no sessions. @throws ShopError own_access, last_owner, member_not_found, role_not_allowed */
export async function blockMember(tx: Db, manager: StaffManager, id: number, blocked: boolean, now: Date): Promise<void> {
  const { member, isLastOwner } = await lockMember(tx, manager, id)
  if (id === manager.userId) throw new ShopError('own_access')
  if (blocked && isLastOwner) throw new ShopError('last_owner')
  if (blocked === (member.blockedAt !== null)) return
  await tx
    .update(users)
    .set({ blockedAt: blocked ? now : null })
    .where(eq(users.id, id))
  if (blocked) {
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await cancelInvitations(tx, id, now)
  }
  await recordAction(tx, {
    userId: manager.userId,
    action: 'staff.block',
    subject: formatName(member),
    before: { blocked: !blocked },
    after: { blocked },
    now
  })
}

/** Ends all sessions of a member except the caller's own. @throws ShopError member_not_found, role_not_allowed */
export async function endSessions(tx: Db, manager: StaffManager, id: number, now: Date): Promise<void> {
  const { member } = await lockMember(tx, manager, id)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, id), ne(sessions.id, manager.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) return
  await recordAction(tx, {
    userId: manager.userId,
    action: 'staff.end_sessions',
    subject: formatName(member),
    before: { sessions: ended.length },
    after: null,
    now
  })
}

/** Nobody joins by an invitation of somebody whose own access has changed since. */
async function cancelInvitations(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ canceledAt: now })
    .where(and(eq(staffInvitations.invitedBy, userId), isNull(staffInvitations.acceptedAt), isNull(staffInvitations.canceledAt)))
}

/** The name of a role of the shop's own, or the built-in role. */
export async function readRoleName(db: Db, { role, roleId }: Assignment): Promise<string> {
  const [own] = roleId === null ? [] : await db.select({ name: staffRoles.name }).from(staffRoles).where(eq(staffRoles.id, roleId))
  return own?.name ?? role
}
