import type { Hono } from 'hono'
import { twoStepContract } from '#contract/two-step.ts'
import { ShopError } from '#domain/errors.ts'
import { transact } from '../kernel/db/transact.ts'
import { SESSION_HEADER, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import { scheduleDelivery } from '../kernel/messages/delivery.ts'
import type { Server } from '../kernel/server.ts'
import { readSiteName } from '../site/index.ts'
import { startSession, readToken } from './log-in.ts'
import { readLoginSource } from './login-notice.ts'
import type { IdentitySources } from './routes.ts'
import { endOtherSessions } from './sessions.ts'
import { resetTwoStep } from './reset-two-step.ts'
import { confirmTwoStep, endTwoStep, findFirstStep, findTwoStep, renewRecoveryCodes, startTwoStep, useSecondStep } from './two-step.ts'
import { toUser } from './users.ts'

export function createTwoStepRoutes(server: Server, sources: IdentitySources): Hono<ShopEnv> {
  const { db, config } = server
  const useCode = (c: ShopContext, userId: number, code: string) =>
    useSecondStep(db, { userId, code, address: c.get('address'), factor: config.rateLimitFactor }, server.now())
  const reset = async (kind: 'customer' | 'member', userId: number, staffId: number, reason: string) => {
    await transact(db, tx => resetTwoStep(tx, { kind, userId, staffId, reason, publicUrl: config.publicUrl }, server.now()))
    scheduleDelivery(server)
    return DONE
  }

  return implement(twoStepContract, {
    'GET /api/v2/users/two_step': async ({ userId }) => {
      const twoStep = await findTwoStep(db, userId)
      return { enabled_at: twoStep?.enabledAt?.toISOString() ?? null, recovery_codes_left: twoStep?.recoveryHashes.length ?? 0 }
    },

    'POST /api/v2/users/two_step/start': async ({ userId, locale }) => {
      const { login } = await toUser(db, userId, sources)
      return startTwoStep(db, userId, { label: login, issuer: await readSiteName(db, locale) }, server.now())
    },

    'POST /api/v2/users/two_step/confirm': async ({ body, session, userId }) => ({
      recovery_codes: await transact(db, async tx => {
        const codes = await confirmTwoStep(tx, userId, body.code, server.now())
        // The other sessions have had no second step.
        if (session) await endOtherSessions(tx, userId, session.id)
        return codes
      })
    }),

    'POST /api/v2/users/two_step/recovery_codes': async ({ c, body, userId }) => {
      await useCode(c, userId, body.code)
      return { recovery_codes: await renewRecoveryCodes(db, userId) }
    },

    'POST /api/v2/users/two_step/end': async ({ c, body, userId }) => {
      await useCode(c, userId, body.code)
      await endTwoStep(db, userId)
      return DONE
    },

    'POST /api/v2/users/second_step': async ({ c, body, session }) => {
      const now = server.now()
      if (!session) throw new ShopError('second_step_expired')
      const { userId, isProven } = await findFirstStep(db, session.id, now)
      await useCode(c, userId, body.code)
      const login = {
        before: session,
        userId,
        source: readLoginSource(c, config),
        isProven,
        hasSecondStep: true,
        mergeGuest: sources.mergeGuest
      }
      const started = await transact(db, tx => startSession(tx, login, now))
      scheduleDelivery(server)
      c.header(SESSION_HEADER, readToken(started))
      return toUser(db, userId, sources)
    },

    'POST /api/v2/staff/customers/{id}/two_step/end': ({ params, userId, body }) => reset('customer', params.id, userId, body.reason),

    'POST /api/v2/staff/members/{id}/two_step/end': ({ params, userId, body }) => reset('member', params.id, userId, body.reason)
  })
}
