import type { Context, MiddlewareHandler } from 'hono'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/site.ts'
import { ShopError } from '#domain/errors.ts'
import { isEditor, isStaff } from '#domain/permission.ts'
import type { Server } from '../server.ts'
import { toErrorBody } from './errors.ts'
import { PEER_HEADER, toAddressBlock } from './address-block.ts'
import { limitAttempts } from './rate-limit.ts'
import type { Session, SessionStore } from './session.ts'

/**
 * The browser's session in this header between the front server and the shop. Only the front server converts it to a cookie, so
 * that a remote shop works like the embedded one.
 */
export const SESSION_HEADER = 'x-customer-session'
/** The customer's IP address as sent by a storefront; accepted only from a trusted OAuth client. */
export const ADDRESS_HEADER = 'x-customer-address'
/** Origin of the storefront that the customer's browser displays; accepted only from a trusted OAuth client. */
export const ORIGIN_HEADER = 'x-customer-origin'

export interface ShopEnv {
  Bindings: { local?: LocalCall }
  Variables: {
    server: Server
    locale: Locale
    session: Session | null
    sessions: SessionStore
    /** The network for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
    address: string
    /** Origin of the pages in the customer's browser. */
    origin: string
  }
}
export type ShopContext = Context<ShopEnv>

/** A call by a page of this process. It reads the value of the response here: a body would be encoded, streamed and decoded. */
export interface LocalCall {
  readValue: (() => unknown) | null
}

export const findLocalCall = (c: ShopContext): LocalCall | undefined => (c.env as ShopEnv['Bindings'] | undefined)?.local

/** The language of an API response: `?locale=`, else the first of the header. */
export function parseLocale(request: Request): Locale {
  const find = (requested: string | null | undefined) => LOCALES.find(locale => locale === requested)
  const accepted = request.headers.get('accept-language')?.slice(0, 2)
  return find(new URL(request.url).searchParams.get('locale')) ?? find(accepted) ?? DEFAULT_LOCALE
}

/**
 * The requester and the language. Rejects only an unknown or expired bearer token, as RFC 6750 requires, so that a client
 * requests a new one; routes check the permissions of guests.
 */
export function identifyRequester(server: Server, sessions: SessionStore): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    c.set('locale', parseLocale(c.req.raw))
    c.set('server', server)
    c.set('sessions', sessions)
    c.set('address', toAddressBlock(c.req.header(PEER_HEADER) ?? 'unknown'))
    c.set('origin', server.config.publicUrl)
    c.set('session', null)
    const bearer = findBearer(c)
    const holder = bearer ? await sessions.find(server.db, bearer, server.now()) : null
    if (bearer && !holder) {
      c.header('WWW-Authenticate', 'Bearer realm="shop", error="invalid_token"')
      return c.json(toErrorBody(new ShopError('token_invalid'), c.get('locale')), 401)
    }
    if (holder?.kind === 'client') {
      const [claimed, origin] = [c.req.header(ADDRESS_HEADER), c.req.header(ORIGIN_HEADER)]
      if ((claimed || origin) && (await sessions.isTrustedClient(holder.clientId))) {
        if (claimed) c.set('address', toAddressBlock(claimed))
        if (origin && URL.canParse(origin)) c.set('origin', new URL(origin).origin)
      }
    } else if (holder) {
      c.set('session', holder)
      return next()
    }
    const token = c.req.header(SESSION_HEADER)
    const session = token ? await sessions.find(server.db, token, server.now()) : null
    if (session?.kind !== 'client') c.set('session', session)
    return next()
  }
}

/** Outside /api the header belongs to another protocol: the token request itself, the QPay sandbox. */
const findBearer = (c: ShopContext): string | undefined =>
  c.req.path.startsWith('/api/') ? /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] : undefined

/** Whether the session of a long response still exists, with the role and permissions that it had. */
export async function isSessionCurrent(c: ShopContext): Promise<boolean> {
  const [session, server] = [c.get('session'), c.get('server')]
  const token = findBearer(c) ?? c.req.header(SESSION_HEADER)
  const current = token ? await c.get('sessions').find(server.db, token, server.now()) : null
  return current?.id === session?.id && current?.role === session?.role && String(current?.permissions) === String(session?.permissions)
}

/** The session of the request; created for a guest without one. */
export async function ensureSession(c: ShopContext): Promise<Session> {
  const session = c.get('session')
  if (session) return session
  const server = c.get('server')
  await limitAttempts(server.db, 'guests_from', c.get('address'), server.config.rateLimitFactor, server.now())
  const created = await c.get('sessions').createGuest(server.db, server.now())
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

/** @throws ShopError login_required, or forbidden for a role that does not edit */
export function requireEditor(c: ShopContext): { session: Session; userId: number } {
  const user = requireUser(c)
  if (!isEditor(user.session)) throw new ShopError('forbidden')
  return user
}

/** @throws ShopError login_required, or forbidden for customers and editors */
export function requireStaff(c: ShopContext): { session: Session; userId: number } {
  const user = requireUser(c)
  if (!isStaff(user.session)) throw new ShopError('forbidden')
  return user
}
