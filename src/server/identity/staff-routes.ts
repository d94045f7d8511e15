import { desc, eq, lt } from 'drizzle-orm'
import type { Hono } from 'hono'
import { staffContract } from '#contract/staff.ts'
import { fullName } from '#domain/account.ts'
import type { StaffAction } from '#domain/staff-action.ts'
import { staffActions } from '../kernel/audit/tables.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { users } from './tables.ts'

const ACTIONS_PER_PAGE = 50

export function staffRoutes({ db }: Server): Hono<ShopEnv> {
  return implement(staffContract, {
    'GET /api/v2/staff/actions': async ({ query }) => {
      const rows = await db
        .select({ action: staffActions, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile, email: users.email })
        .from(staffActions)
        .leftJoin(users, eq(users.id, staffActions.userId))
        .where(query.before === undefined ? undefined : lt(staffActions.id, query.before))
        .orderBy(desc(staffActions.id))
        .limit(ACTIONS_PER_PAGE + 1)
      const actions = rows.slice(0, ACTIONS_PER_PAGE).map(({ action, firstName, lastName, mobile, email }) => ({
        id: action.id,
        action: action.action as StaffAction,
        subject: action.subject,
        by: fullName(firstName ?? '', lastName ?? '') || mobile || email || String(action.userId),
        before: action.before,
        after: action.after,
        created_at: action.createdAt.toISOString()
      }))
      return { actions, next: rows.length > ACTIONS_PER_PAGE ? (actions.at(-1)?.id ?? null) : null }
    }
  })
}
