import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { sessionContract } from '#contract/session.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { describeDevice } from './device.ts'
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts'
import { users } from './tables.ts'

export function createSessionRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(sessionContract, {
    'GET /api/v2/users/sessions': async ({ session, userId }) => {
      const [user] = await db.select({ loginNotices: users.loginNotices }).from(users).where(eq(users.id, userId))
      const rows = await listSessions(db, userId, now())
      return {
        sessions: rows.map(({ id, kind, userAgent, createdAt, usedAt }) => ({
          id,
          device: describeDevice(userAgent),
          is_program: kind !== 'browser',
          is_current: id === session?.id,
          logged_in_at: createdAt.toISOString(),
          used_at: usedAt.toISOString()
        })),
        login_notices: user?.loginNotices ?? false
      }
    },

    'DELETE /api/v2/users/sessions/{id}': async ({ params, userId }) => {
      await endOwnSession(db, userId, params.id)
      return DONE
    },

    'POST /api/v2/users/sessions/end_others': async ({ session, userId }) => {
      if (session) await endOtherSessions(db, userId, session.id)
      return DONE
    },

    'PUT /api/v2/users/login_notices': async ({ body, userId }) => {
      await db.update(users).set({ loginNotices: body.enabled }).where(eq(users.id, userId))
      return DONE
    }
  })
}
