import { eq, sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/staff.ts'
import { ShopError } from '#domain/errors.ts'
import { canAssign, type Permission, listPermissions, type Role, withOpening } from '#domain/permission.ts'
import { recordAction } from '../kernel/audit/record.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Session } from '../kernel/http/session.ts'
import { staffRoles, users } from './tables.ts'

/** A member of staff who changes the access of others. */
export interface StaffManager extends Session {
  userId: number
}

/** @throws ShopError login_required */
export function toManager(session: Session): StaffManager {
  if (session.userId === null) throw new ShopError('login_required')
  return { ...session, userId: session.userId }
}

/** A built-in role, or one of the shop's own with its id. */
export interface Assignment {
  role: Role
  roleId: number | null
}

export async function listRoles(db: Db): Promise<StaffRole[]> {
  const rows = await db
    .select({ role: staffRoles, members: db.$count(users, eq(users.staffRoleId, staffRoles.id)) })
    .from(staffRoles)
    .orderBy(staffRoles.name)
  return rows.map(({ role, members }) => ({
    id: role.id,
    name: role.name,
    permissions: role.permissions,
    version: role.version,
    members
  }))
}

/**
 * Checks that a caller can give or take away a role, and locks a role of the shop's own against changes.
 * @returns its name, null for a built-in role @throws ShopError role_not_found, role_not_allowed
 */
export async function requireAssignable(tx: Db, manager: StaffManager, { role, roleId }: Assignment): Promise<string | null> {
  if ((role === 'custom') !== (roleId !== null)) throw new ShopError('role_not_found')
  const [own] = roleId === null ? [] : await tx.select().from(staffRoles).where(eq(staffRoles.id, roleId)).for('share')
  if (roleId !== null && !own) throw new ShopError('role_not_found')
  if (!canAssign(manager, role, listPermissions(role, own?.permissions))) throw new ShopError('role_not_allowed')
  return own?.name ?? null
}

/** @param change null adds a role @throws ShopError role_not_found, role_changed, role_name_taken, role_not_allowed */
export async function saveRole(
  tx: Db,
  manager: StaffManager,
  role: { name: string; permissions: Permission[] },
  change: { id: number; version: number } | null,
  now: Date
): Promise<number> {
  const permissions = withOpening(role.permissions)
  // Two concurrent changes to the same name: the second one finds it taken.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('staff_roles'))`)
  const [before] = change ? await tx.select().from(staffRoles).where(eq(staffRoles.id, change.id)).for('update') : []
  if (change && !before) throw new ShopError('role_not_found')
  if (change && before?.version !== change.version) throw new ShopError('role_changed')
  if (!canAssign(manager, 'custom', [...permissions, ...(before?.permissions ?? [])])) throw new ShopError('role_not_allowed')
  const values = { name: role.name, permissions }
  const [taken] = await tx.select({ id: staffRoles.id }).from(staffRoles).where(eq(staffRoles.name, role.name))
  if (taken && taken.id !== change?.id) throw new ShopError('role_name_taken', { fields: { name: 'role_name_taken' } })
  const [saved] = change
    ? await tx
        .update(staffRoles)
        .set({ ...values, version: change.version + 1 })
        .where(eq(staffRoles.id, change.id))
        .returning({ id: staffRoles.id })
    : await tx
        .insert(staffRoles)
        .values({ ...values, createdAt: now })
        .returning({ id: staffRoles.id })
  if (!saved) throw new Error('A role was not written.')
  await recordAction(tx, {
    userId: manager.userId,
    action: 'role.save',
    subject: role.name,
    before: before ? { name: before.name, permissions: before.permissions } : null,
    after: values,
    now
  })
  return saved.id
}

/** @throws ShopError role_not_found, role_used, role_not_allowed */
export async function deleteRole(tx: Db, manager: StaffManager, id: number, now: Date): Promise<void> {
  const [role] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update')
  if (!role) throw new ShopError('role_not_found')
  if (!canAssign(manager, 'custom', role.permissions)) throw new ShopError('role_not_allowed')
  const [used] = await tx
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.staffRoleId, id))
    .limit(1)
  if (used) throw new ShopError('role_used')
  await tx.delete(staffRoles).where(eq(staffRoles.id, id))
  await recordAction(tx, {
    userId: manager.userId,
    action: 'role.delete',
    subject: role.name,
    before: { name: role.name, permissions: role.permissions },
    after: null,
    now
  })
}
