import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { desc, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createIdentityRoutes } from '#server/identity/routes.ts'
import { createSessionRoutes } from '#server/identity/session-routes.ts'
import { createPasskeyRoutes } from '#server/identity/passkey/routes.ts'
import { pushRoutes } from '#server/identity/push/routes.ts'
import { createSocialLoginRoutes } from '#server/identity/social/routes.ts'
import { createSocialSandboxRoutes } from '#server/identity/social/sandbox.ts'
import { createStaffRoutes } from '#server/identity/staff-routes.ts'
import { createTwoStepRoutes } from '#server/identity/two-step-routes.ts'
import { createSettingRoutes } from '#server/site/setting-routes.ts'
import { cartSources, identitySources } from '#server/sources.ts'
import { createCartRoutes } from '#server/cart/routes.ts'
import { type Config, readConfig } from '#server/kernel/config.ts'
import { PEER_HEADER } from '#server/kernel/http/address-block.ts'
import { ADDRESS_HEADER, SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { createMemoryStorage } from '#server/kernel/images/storage.ts'
import { createOutboxRoutes } from '#server/kernel/messages/outbox-page.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createProviders, createSandboxRoutes } from '#server/payment/providers.ts'
import { createMailShop } from '#server/site/index.ts'
import { type DatabaseKind, openTestDatabase, USUAL_KIND } from './database.ts'

export interface Asked {
  status: number
  body: Record<string, unknown>
  /** The session started by the response; empty when it was ended; null when it is unchanged. */
  session: string | null
  headers: Headers
}

interface CallOptions {
  body?: unknown
  session?: string
  bearer?: string
  /** Address of the connection. */
  peer?: string
  /** Customer's address as sent by a storefront. */
  claimed?: string
  locale?: 'mn' | 'en'
  userAgent?: string
}

/** A shop in memory with a clock that the test controls. */
export async function openTestShop(change: (config: Config) => Config = config => config, kind: DatabaseKind = USUAL_KIND) {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { database, close } = await openTestDatabase(kind)
  const clock = { now: new Date('2026-11-21T04:00:00Z') }
  const config = change({ ...readConfig({}), rateLimitFactor: 1 })
  const server = {
    config,
    db: database.db,
    database,
    storage: createMemoryStorage(),
    payments: createProviders(config),
    mailShop: createMailShop(database.db, config),
    now: () => new Date(clock.now)
  }
  const openApp = () =>
    createApp(server, [
      server => createIdentityRoutes(server, identitySources),
      server => createSocialLoginRoutes(server, identitySources),
      server => createPasskeyRoutes(server, identitySources),
      pushRoutes,
      createSessionRoutes,
      createSocialSandboxRoutes,
      server => createCartRoutes(server, cartSources),
      createStaffRoutes,
      server => createTwoStepRoutes(server, identitySources),
      server => createSettingRoutes(server),
      createSandboxRoutes,
      createOutboxRoutes
    ])
  const app = openApp()

  const call = (method: string, path: string, options: CallOptions = {}): Promise<Asked> => callApp(app, method, path, options)
  const callApp = async (to: typeof app, method: string, path: string, options: CallOptions): Promise<Asked> => {
    const headers: Record<string, string> = { 'accept-language': options.locale ?? 'en', [PEER_HEADER]: options.peer ?? '10.0.0.1' }
    if (options.session) headers[SESSION_HEADER] = options.session
    if (options.bearer) headers['authorization'] = `Bearer ${options.bearer}`
    if (options.userAgent) headers['user-agent'] = options.userAgent
    if (options.claimed) headers[ADDRESS_HEADER] = options.claimed
    if (options.body !== undefined) headers['content-type'] = 'application/json'
    const body = options.body === undefined ? null : typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
    const response = await to.fetch(new Request(`http://shop${path}`, { method, headers, body }))
    const text = await response.text()
    const parsed: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { text }
    return {
      status: response.status,
      body: parsed as Record<string, unknown>,
      session: response.headers.get(SESSION_HEADER),
      headers: response.headers
    }
  }

  /** Calls with the session in a cookie, as a browser sends it. */
  const browser = (defaults: CallOptions = {}) => {
    let session = defaults.session
    return async (method: string, path: string, options: CallOptions = {}): Promise<Asked> => {
      const response = await call(method, path, { ...defaults, ...(session ? { session } : {}), ...options })
      if (response.session !== null) session = response.session
      return response
    }
  }

  const lastMessage = async (recipient: string): Promise<string> => {
    const [row] = await server.db.select().from(messages).where(eq(messages.recipient, recipient)).orderBy(desc(messages.id)).limit(1)
    return row?.body ?? ''
  }
  const lastCode = async (mobile: string): Promise<string> => /\d{6}/.exec(await lastMessage(mobile))?.[0] ?? ''

  return {
    server,
    app,
    clock,
    call,
    browser,
    /** Calls to the app of another process on the same database. */
    reopen: () => {
      const another = openApp()
      return (method: string, path: string, options: CallOptions = {}) => callApp(another, method, path, options)
    },
    lastMessage,
    lastCode,
    pass: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    /** Logs in with a phone and a code, from the session of the call. */
    logIn: async (mobile: string, options: CallOptions = {}): Promise<Asked> => {
      const visitor = browser(options)
      const requested = await visitor('POST', '/api/v2/mcs_auth/check', { body: { mobile } })
      if (requested.status !== 200) return requested
      return visitor('POST', '/api/v2/mcs_auth/verify', { body: { mobile, code: await lastCode(mobile) } })
    },
    close
  }
}
export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** A real HTTP server on a free port of this machine. */
export async function listen(
  handle: (request: Request) => Response | Promise<Response>
): Promise<{ url: string; http: HttpServer; close: () => Promise<void> }> {
  const http = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const headers = new Headers(
      Object.entries(req.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []))
    )
    const body = chunks.length ? Buffer.concat(chunks) : null
    const response = await handle(new Request(`http://${req.headers.host}${req.url}`, { method: req.method ?? 'GET', headers, body }))
    res.writeHead(response.status, Object.fromEntries(response.headers))
    res.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    http,
    close: () =>
      new Promise(resolve => {
        http.closeAllConnections()
        http.close(() => resolve())
      })
  }
}
