import { and, desc, eq, exists, gte, ilike, lt, sql } from 'drizzle-orm'
import { contract } from '#contract/contract.ts'
import type { RouteDefinition } from '#contract/route.ts'
import type { RecordedAction } from '#contract/staff.ts'
import { startOfDay } from '#domain/day.ts'
import { formatFullName } from '#domain/account.ts'
import { hasPermission, type Permission } from '#domain/permission.ts'
import { type StaffAction, toRouteAction } from '#domain/staff-action.ts'
import { staffActions } from '../kernel/audit/tables.ts'
import type { Db } from '../kernel/db/open.ts'
import { formatName } from './staff-members.ts'
import { users } from './tables.ts'

const PER_PAGE = 50

interface ActionFilter {
  before?: number | undefined
  by?: number | undefined
  action?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface ActionList {
  actions: RecordedAction[]
  next: number | null
  people: { id: number; name: string }[]
  kinds: string[]
}

const FEATURE_PERMISSIONS: Record<StaffAction, Permission> = {
  'setting.save': 'setting.edit',
  'staff.invite': 'staff.manage',
  'staff.cancel_invitation': 'staff.manage',
  'staff.accept': 'staff.manage',
  'staff.role': 'staff.manage',
  'staff.block': 'staff.manage',
  'staff.end_sessions': 'staff.manage',
  'staff.two_step': 'staff.manage',
  'customer.two_step': 'customer.edit',
  'role.save': 'staff.manage',
  'role.delete': 'staff.manage',
  'roulette.draw': 'roulette.manage',
  'comment.state': 'review.moderate'
}
const ACTION_PERMISSIONS: readonly (readonly [action: string, permission: Permission | undefined])[] = [
  ...Object.entries(FEATURE_PERMISSIONS),
  ...(Object.entries(contract) as [string, RouteDefinition][]).map(([key, { permission }]) => [toRouteAction(key), permission] as const)
]

/** Actions whose values the holder may not read: they contain what only some of the staff see, such as addresses or codes of tickets. */
function listHiddenActions(holder: { permissions: readonly Permission[] }): Set<string> {
  return new Set(ACTION_PERMISSIONS.flatMap(([action, permission]) => (permission && !hasPermission(holder, permission) ? [action] : [])))
}

/** Recorded actions, newest first, with the values that the filters can have; without the values that the reader may not see. */
export async function listActions(db: Db, filter: ActionFilter, reader: { permissions: readonly Permission[] }): Promise<ActionList> {
  const hidden = listHiddenActions(reader)
  const rows = await db
    .select({ action: staffActions, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile, email: users.email })
    .from(staffActions)
    .leftJoin(users, eq(users.id, staffActions.userId))
    .where(
      and(
        filter.before === undefined ? undefined : lt(staffActions.id, filter.before),
        filter.by === undefined ? undefined : eq(staffActions.userId, filter.by),
        filter.action ? eq(staffActions.action, filter.action) : undefined,
        filter.subject ? ilike(staffActions.subject, `%${filter.subject.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
        filter.from ? gte(staffActions.createdAt, startOfDay(filter.from)) : undefined,
        filter.to ? lt(staffActions.createdAt, startOfDay(filter.to, 1)) : undefined
      )
    )
    .orderBy(desc(staffActions.id))
    .limit(PER_PAGE + 1)
  const actions = rows.slice(0, PER_PAGE).map(({ action, ...by }) => ({
    id: action.id,
    action: action.action,
    subject: action.subject,
    by: formatFullName(by.firstName ?? '', by.lastName ?? '') || by.mobile || by.email || String(action.userId),
    user_id: action.userId,
    ...(hidden.has(action.action) ? { before: null, after: null } : { before: action.before, after: action.after }),
    created_at: action.createdAt.toISOString()
  }))
  const people = await db
    .select()
    .from(users)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(staffActions)
          .where(eq(staffActions.userId, users.id))
      )
    )
    .orderBy(users.firstName, users.id)
  const kinds = await db.selectDistinct({ action: staffActions.action }).from(staffActions).orderBy(staffActions.action)
  return {
    actions,
    next: rows.length > PER_PAGE ? (actions.at(-1)?.id ?? null) : null,
    people: people.map(user => ({ id: user.id, name: formatName(user) })),
    kinds: kinds.map(({ action }) => action)
  }
}
