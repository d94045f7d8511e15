import type { Hono } from 'hono'
import { passkeyContract } from '#contract/passkey.ts'
import { ShopError } from '#domain/errors.ts'
import { ensureSession, SESSION_HEADER, type ShopEnv } from '../../kernel/http/customer.ts'
import { transact } from '../../kernel/db/transact.ts'
import { implement } from '../../kernel/http/implement.ts'
import { limitAttempts, removeAttempt } from '../../kernel/http/rate-limit.ts'
import { scheduleDelivery } from '../../kernel/messages/delivery.ts'
import type { Server } from '../../kernel/server.ts'
import { readSiteName } from '../../site/index.ts'
import { startSession, readToken } from '../log-in.ts'
import { readLoginSource } from '../login-notice.ts'
import type { IdentitySources } from '../routes.ts'
import { findTwoStep, useSecondStep } from '../two-step.ts'
import { toUser } from '../users.ts'
import { finishRegistration, startLogin, startRegistration, verifyLogin } from './ceremony.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'

export function createPasskeyRoutes(server: Server, sources: IdentitySources): Hono<ShopEnv> {
  const { db, config } = server
  const factor = config.rateLimitFactor
  return implement(passkeyContract, {
    'GET /api/v2/users/passkeys': ({ userId }) => listPasskeys(db, userId),

    'POST /api/v2/users/passkeys/start': async ({ c, body, session, userId, locale }) => {
      const now = server.now()
      // A passkey logs in without the second step, so adding one takes it.
      if (await findTwoStep(db, userId)) {
        const code = body.code.replace(/[\s-]/g, '').toUpperCase()
        if (!code) throw new ShopError('validation', { fields: { code: 'code_required' } })
        await useSecondStep(db, { userId, code, address: c.get('address'), factor }, now)
      }
      const { login, full_name: fullName } = await toUser(db, userId, sources)
      const siteName = await readSiteName(db, locale)
      return startRegistration(db, { userId, sessionId: session.id, origin: c.get('origin'), siteName, login, fullName }, now)
    },

    'POST /api/v2/users/passkeys': async ({ c, body, session, userId }) => {
      const input = {
        userId,
        sessionId: session.id,
        origin: c.get('origin'),
        credential: body.credential,
        source: readLoginSource(c, config)
      }
      await finishRegistration(db, input, server.now())
      scheduleDelivery(server)
      return listPasskeys(db, userId)
    },

    'PUT /api/v2/users/passkeys/{id}': async ({ params, body, userId }) => {
      await renamePasskey(db, userId, params.id, body.name)
      return listPasskeys(db, userId)
    },

    'DELETE /api/v2/users/passkeys/{id}': async ({ params, userId }) => {
      await removePasskey(db, userId, params.id)
      return listPasskeys(db, userId)
    },

    'POST /api/v2/passkeys/start': async ({ c }) => {
      const now = server.now()
      await limitAttempts(db, 'passkeys_from', c.get('address'), factor, now)
      return startLogin(db, await ensureSession(c), c.get('origin'), now)
    },

    'POST /api/v2/passkeys/log_in': async ({ c, body, session }) => {
      const now = server.now()
      const address = c.get('address')
      await limitAttempts(db, 'logins_from', address, factor, now)
      if (!session) throw new ShopError('passkey_expired')
      const userId = await verifyLogin(db, { session, origin: c.get('origin'), credential: body.credential }, now)
      await removeAttempt(db, 'logins_from', address)
      const login = { before: session, userId, source: readLoginSource(c, config), isProven: false, mergeGuest: sources.mergeGuest }
      const started = await transact(db, tx => startSession(tx, { ...login, hasSecondStep: true }, now))
      scheduleDelivery(server)
      c.header(SESSION_HEADER, readToken(started))
      return toUser(db, userId, sources)
    }
  })
}
