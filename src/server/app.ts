import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { DEFAULT_LOCALE } from '#domain/site.ts'
import { ShopError } from '#domain/errors.ts'
import { isDatabaseBusy, isDatabaseGone, isInvalidValue, isStorageFull, redactValues } from './kernel/db/failures.ts'
import { generateOpenApi } from './kernel/http/document.ts'
import { toErrorBody, RETRY_SECONDS, toStatus } from './kernel/http/errors.ts'
import { BODY_BYTES } from './kernel/http/implement.ts'
import { log } from './kernel/log/log.ts'
import { identifyRequester, type ShopEnv } from './kernel/http/customer.ts'
import type { Server } from './kernel/server.ts'
import { createSessionStore } from './identity/index.ts'
import { readSiteName } from './site/index.ts'

export type Routes = (server: Server) => Hono<ShopEnv>

/** The Shop API: the table of routes. Each feature's paths are in its `routes.ts`. */
export function createApp(server: Server, features: readonly Routes[]): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.res) return error.res
    const locale = c.get('locale') ?? DEFAULT_LOCALE
    const shopError = toShopError(error)
    if (shopError.code === 'internal' || isStorageFull(error)) log.error(redactValues(error))
    // The request is invalid, but its contract should have refused it.
    else if (isInvalidValue(error) || isTooDeep(error)) log.warn(redactValues(error))
    if (shopError.code === 'unavailable') c.header('Retry-After', String(RETRY_SECONDS))
    const seconds = shopError.details['seconds']
    if (typeof seconds === 'number') c.header('Retry-After', String(seconds))
    return c.json(toErrorBody(shopError, locale), toStatus(shopError.code))
  })
  app.notFound(c => {
    const allowed = METHODS.filter(method => isRoute(app, method, c.req.path))
    if (allowed.length) c.header('Allow', allowed.join(', '))
    const code = allowed.length ? 'method_wrong' : 'not_found'
    return c.json(toErrorBody(new ShopError(code), c.get('locale') ?? DEFAULT_LOCALE), toStatus(code))
  })
  app.use(identifyRequester(server, createSessionStore(server)))
  app.use((c, next) => (c.req.path.startsWith('/api/') ? next() : limitBody(c, next)))
  for (const routes of features) app.route('/', routes(server))
  let document: ReturnType<typeof generateOpenApi> | undefined
  // The name of the shop is all that changes in it.
  let written: { title: string; text: string } | undefined
  app.get('/api/v2/openapi.json', async c => {
    const openApi = await (document ??= generateOpenApi(app))
    const title = `${await readSiteName(server.db, 'en')} Shop API`
    if (written?.title !== title) written = { title, text: JSON.stringify({ ...openApi, info: { ...openApi.info, title } }) }
    return c.body(written.text, 200, { 'content-type': 'application/json' })
  })
  return app
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

function isRoute(app: Hono<ShopEnv>, method: string, path: string): boolean {
  return app.router.match(method, path)[0].some(([[, route]]) => route.method === method)
}

/** Routes of a contract set their own body limits, because some accept pictures, long documents or whole catalogues. */
const limitBody = bodyLimit({
  maxSize: BODY_BYTES,
  onError: () => {
    throw new ShopError('body_too_large')
  }
})

/** A body is nested deeper than a recursive schema can follow, such as a menu of thousands of levels. */
const isTooDeep = (error: Error): boolean => error instanceof RangeError && error.message.includes('call stack')

function toShopError(error: Error): ShopError {
  if (error instanceof ShopError) return error
  if (error instanceof HTTPException)
    return new ShopError(error.status === 400 ? 'invalid_json' : error.status === 413 ? 'body_too_large' : 'internal')
  if (isDatabaseGone(error) || isDatabaseBusy(error) || isStorageFull(error)) return new ShopError('unavailable')
  if (isInvalidValue(error) || isTooDeep(error)) return new ShopError('bad_request')
  return new ShopError('internal')
}
