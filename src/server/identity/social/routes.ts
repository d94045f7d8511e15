import type { Hono } from 'hono'
import { socialLoginContract } from '#contract/social-login.ts'
import { ShopError } from '#domain/errors.ts'
import { type SocialProviderCode, SOCIAL_PROVIDERS } from '#domain/account.ts'
import { ensureSession, SESSION_HEADER, type ShopEnv } from '../../kernel/http/customer.ts'
import { implement } from '../../kernel/http/implement.ts'
import { scheduleDelivery } from '../../kernel/messages/delivery.ts'
import { readLoginSource } from '../login-notice.ts'
import { limitAttempts } from '../../kernel/http/rate-limit.ts'
import type { Server } from '../../kernel/server.ts'
import type { IdentitySources } from '../routes.ts'
import { toUser } from '../users.ts'
import { disconnectProvider, finishSocialLogin, listSignInMethods, startSocialLogin } from './log-in.ts'
import { createSocialProviders } from './providers.ts'

export function createSocialLoginRoutes(server: Server, sources: IdentitySources): Hono<ShopEnv> {
  const { db, config } = server
  const factor = config.rateLimitFactor
  return implement(socialLoginContract, {
    'GET /api/v2/social_logins': () => ({
      providers: SOCIAL_PROVIDERS.filter(code => createSocialProviders(config)[code]),
      origin: config.publicUrl
    }),

    'POST /api/v2/social_logins/{provider}/start': async ({ c, params, body, session: before }) => {
      await limitAttempts(db, 'logins_from', c.get('address'), factor, server.now())
      if (body.connect && !before?.userId) throw new ShopError('login_required')
      const session = await ensureSession(c)
      const connectTo = body.connect ? session.userId : null
      return { url: await startSocialLogin(server, params.provider, { session, from: body.from, connectTo }) }
    },

    'POST /api/v2/social_logins/{provider}/finish': async ({ c, params, body, session }) => {
      await limitAttempts(db, 'logins_from', c.get('address'), factor, server.now())
      const { state, code, error } = body
      const finished = await finishSocialLogin(
        server,
        params.provider,
        { session, source: readLoginSource(c, config), state, code, error },
        sources.mergeGuest
      )
      scheduleDelivery(server)
      const { userId, connected, started, from } = finished
      if (!connected && !started) throw new ShopError('second_step_required', { from })
      if (started) c.header(SESSION_HEADER, started.token)
      return { user: await toUser(db, userId, sources), from, connected }
    },

    'GET /api/v2/users/sign_in_methods': ({ userId }) => listSignInMethods(db, userId),

    'DELETE /api/v2/users/sign_in_methods/{provider}': async ({ params, userId }) => {
      await disconnectProvider(db, userId, params.provider satisfies SocialProviderCode)
      return listSignInMethods(db, userId)
    }
  })
}
