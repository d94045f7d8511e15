import type { Context, MiddlewareHandler } from 'hono'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/site.ts'
import { ShopError } from '#domain/errors.ts'
import { createSession, type Session, sessionOf } from '../auth/sessions.ts'
import type { Server } from '../server.ts'

/**
 * A browser's session travels in this header between the front door and the shop, both ways. The front
 * door alone turns it into a cookie, so that a shop behind HTTP works as the one in the process does.
 */
export const SESSION_HEADER = 'x-shopper-session'
/** The shopper's address, believed only from the front door in this process or from a trusted OAuth client. */
export const ADDRESS_HEADER = 'x-shopper-address'

export interface ShopEnv {
  Variables: {
    server: Server
    locale: Locale
    session: Session | null
    address: string
  }
}
export type ShopContext = Context<ShopEnv>

/** Who is asking and in which language. Never refuses: routes decide what a guest may do. */
export function identify(server: Server): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const asked = c.req.query('locale') ?? c.req.header('accept-language')?.slice(0, 2)
    c.set('locale', LOCALES.find(locale => locale === asked) ?? DEFAULT_LOCALE)
    c.set('server', server)
    c.set('address', c.req.header(ADDRESS_HEADER) ?? 'unknown')
    const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    const token = c.req.header(SESSION_HEADER) ?? bearer
    const session = token ? await sessionOf(server.db, token, server.now()) : null
    c.set('session', session?.kind === 'client' ? null : session)
    await next()
  }
}

/** The asker's session; a guest without one gets one, and with it a place for a cart. */
export async function ensureSession(c: ShopContext): Promise<Session> {
  const session = c.get('session')
  if (session) return session
  const server = c.get('server')
  const created = await createSession(server.db, { kind: 'browser', now: server.now() })
  c.set('session', created.session)
  c.header(SESSION_HEADER, created.token)
  return created.session
}

/** @throws ShopError login_required */
export function requireUser(c: ShopContext): { session: Session; userId: number } {
  const session = c.get('session')
  if (!session?.userId) throw new ShopError('login_required')
  return { session, userId: session.userId }
}
