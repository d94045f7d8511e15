import { coalesce, type SharedResponses } from '#client/data-cache.ts'
import { createClient, type Client } from '#client/client.ts'
import { createRemoteTransport, type Transport } from '#client/transport.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { createKeyedCache } from './kernel/cache/data-cache.ts'
import { readConfig, type Config } from './kernel/config.ts'
import { eventStreams } from './kernel/http/event-stream.ts'
import { toErrorBody, RETRY_SECONDS, toStatus } from './kernel/http/errors.ts'
import { PEER_HEADER } from './kernel/http/address-block.ts'
import { ADDRESS_HEADER, type LocalCall, ORIGIN_HEADER, parseLocale, SESSION_HEADER } from './kernel/http/customer.ts'
import { logSlowQueries } from './kernel/db/slow-queries.ts'
import { configureLog, log } from './kernel/log/log.ts'
import { measureShop } from './measure-shop.ts'
import { openShop } from './open-shop.ts'
import type { Visit } from './report/index.ts'

const COOKIE = 'delguur_session'
/** Base URL of requests that only the transport receives. */
const INTERNAL_ORIGIN = 'http://shop.internal'
const MAX_SHARED_RESPONSES = 500
const COOKIE_SECONDS = 90 * 24 * 60 * 60

export interface Gateway {
  config: Config
  /** The transport of the client of pages. */
  transport: Transport
  shared: SharedResponses
  api: (request: Request) => Promise<Response>
  dev: (request: Request) => Promise<Response | undefined>
  /** Pictures, videos and other stored files. */
  file: (request: Request) => Promise<Response>
  /** Counts a page that was sent. A storefront of a remote shop counts none. */
  countVisit: (visit: Visit) => void
  health: () => Promise<Response>
  /** Link of an invitation for the owner of a live shop that has none. */
  ownerInvitation: string | null
  /** Rejects a cross-site write before the page runs. */
  guard: (request: Request, next: () => Promise<Response>) => Promise<Response>
  /** Ends event streams, before a stop waits for running requests. */
  endStreams: () => void
  close: () => Promise<void>
}

/** Opens the shop that pages and `/api` use: embedded, or remote where the environment names one. */
export async function openGateway(env: Record<string, string | undefined>): Promise<Gateway> {
  const config = readConfig(env)
  configureLog(config)
  logSlowQueries(config.slowQueryMs)
  const embedded = config.remote ? null : await openShop(config)
  if (embedded && config.metricsPort !== null) measureShop(embedded.server.database)
  const transport: Transport = config.remote
    ? withUnavailable(createRemoteTransport(config.remote))
    : async request => embedded?.app.fetch(request) ?? new Response(null, { status: 503 })
  const pageTransport = embedded ? createLocalTransport((request, local) => embedded.app.fetch(request, { local })) : transport
  const cache = createKeyedCache(MAX_SHARED_RESPONSES)
  const shared = coalesce(cache.get, locale => createClient({ baseUrl: INTERNAL_ORIGIN, locale, fetch: pageTransport }))
  const guard: Gateway['guard'] = async (request, next) => (isForeignWrite(request) ? refuseForeign(request) : next())
  return {
    config,
    transport: pageTransport,
    shared,
    api: request => guard(request, async () => toBrowser(await transport(fromBrowser(request, config)), request, config)),
    dev: async request => (config.mode === 'demo' ? transport(request) : undefined),
    file: request => transport(request),
    ownerInvitation: embedded?.ownerInvitation ? `${config.publicUrl}/admin/invitation?token=${embedded.ownerInvitation}` : null,
    countVisit: visit => embedded?.countVisit(visit),
    health: async () => (embedded ? embedded.health() : Response.json({ status: 'ok', shop: config.remote?.url })),
    guard,
    endStreams: () => eventStreams.endAll(),
    close: async () => {
      cache.close()
      await embedded?.close()
    }
  }
}

function createLocalTransport(call: (request: Request, local: LocalCall) => Response | Promise<Response>): Transport {
  return async request => {
    const local: LocalCall = { readValue: null }
    const response = await call(request, local)
    const { readValue } = local
    return readValue ? Object.assign(response, { json: async (): Promise<unknown> => readValue() }) : response
  }
}

/** An unavailable remote shop is treated like an unavailable database: 503 with Retry-After. */
function withUnavailable(ask: Transport): Transport {
  return async request => {
    try {
      return await ask(request)
    } catch (error) {
      const { message, cause } = error as Error
      log.error(`The shop at SHOP_API_URL could not be asked: ${cause instanceof Error ? cause.message : message}`)
      const body = toErrorBody(new ShopError('unavailable'), parseLocale(request))
      return Response.json(body, { status: toStatus('unavailable'), headers: { 'retry-after': String(RETRY_SECONDS) } })
    }
  }
}

/** The client of a page, with the session of the request; a session that a call starts is returned as a cookie. */
export function createPageClient(
  gateway: Gateway,
  request: Request,
  locale: Locale
): { client: Client; withCookie: (response: Response) => Response } {
  let started: string | null = null
  const own = createClient({
    baseUrl: INTERNAL_ORIGIN,
    locale,
    headers: createCustomerHeaders(request, gateway.config),
    fetch: async inner => {
      if (started) inner.headers.set(SESSION_HEADER, started)
      const response = await gateway.transport(inner)
      started = response.headers.get(SESSION_HEADER) ?? started
      return response
    }
  })
  return {
    client: gateway.shared.over(own, locale),
    withCookie: response => {
      if (started !== null) response.headers.append('set-cookie', formatCookie(started, gateway.config))
      return response
    }
  }
}

function createCustomerHeaders(request: Request, config: Config): Record<string, string> {
  const token = findCookie(request, config)
  const userAgent = request.headers.get('user-agent')
  return {
    ...(token && { [SESSION_HEADER]: token }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...createAddressHeaders(request, config)
  }
}

/** The embedded shop uses the peer address; for a remote shop this process is the peer and sends the customer's address. */
function createAddressHeaders(request: Request, { publicUrl }: Config): Record<string, string> {
  const peer = findPeer(request)
  return { [PEER_HEADER]: peer, [ADDRESS_HEADER]: peer, [ORIGIN_HEADER]: publicUrl }
}

/** The peer address: set by the front server, and by Astro during development. */
export function findPeer(request: Request): string {
  const clientAddress: unknown = Reflect.get(request, Symbol.for('astro.clientAddress'))
  return request.headers.get(PEER_HEADER) ?? (typeof clientAddress === 'string' ? clientAddress : 'unknown')
}

/**
 * Converts the cookie to the session header. An API client has its own token instead, possibly of a storefront that sends its
 * customer's address and session; where this process is the storefront, the client's token is the session, because the remote
 * shop gets the storefront's token.
 */
function fromBrowser(request: Request, config: Config): Request {
  const headers = new Headers(request.headers)
  const token = findBearer(request) ? (config.remote ? findBearer(request) : undefined) : findCookie(request, config)
  headers.delete('cookie')
  headers.set(PEER_HEADER, findPeer(request))
  if (config.remote || !findBearer(request)) {
    headers.set(ADDRESS_HEADER, findPeer(request))
    headers.set(ORIGIN_HEADER, config.publicUrl)
  }
  if (token) headers.set(SESSION_HEADER, token)
  return new Request(request, { headers })
}

function toBrowser(response: Response, request: Request, config: Config): Response {
  const token = response.headers.get(SESSION_HEADER)
  if (token === null || findBearer(request)) return response
  const headers = new Headers(response.headers)
  headers.delete(SESSION_HEADER)
  headers.append('set-cookie', formatCookie(token, config))
  return new Response(response.body, { status: response.status, headers })
}

function findBearer(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** Browsers accept a cookie with the prefix `__Host-` only from the shop's own host: a page of a subdomain cannot set a session. */
const toCookieName = ({ publicUrl }: Config): string => (publicUrl.startsWith('https:') ? `__Host-${COOKIE}` : COOKIE)

function findCookie(request: Request, config: Config): string | undefined {
  return new RegExp(`(?:^|;\\s*)${toCookieName(config)}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
}

/** An empty token ends the session. */
function formatCookie(token: string, config: Config): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${toCookieName(config)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token ? COOKIE_SECONDS : 0}${secure}`
}

function refuseForeign(request: Request): Response {
  return Response.json(toErrorBody(new ShopError('bad_origin'), parseLocale(request)), { status: toStatus('bad_origin') })
}

/**
 * CSRF protection: a browser's write must come from our own pages, with or without a cookie, because a foreign form could log the
 * customer in to the attacker's account. Callbacks of providers and API clients have no browser headers.
 */
function isForeignWrite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS' || findBearer(request)) return false
  // A provider's page may return by a form: the route reads no cookie, and believes nothing that is posted.
  if (/^\/api\/v2\/payments\/\w+\/return\//.test(new URL(request.url).pathname)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return (
    origin !== null &&
    origin !== new URL(request.url).origin &&
    origin !== `http://${request.headers.get('host')}` &&
    origin !== `https://${request.headers.get('host')}`
  )
}
