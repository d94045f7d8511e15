import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { openAPIRouteHandler } from 'hono-openapi'
import { DEFAULT_LOCALE } from '#domain/site.ts'
import { ShopError } from '#domain/errors.ts'
import { isDatabaseGone } from './db/gone.ts'
import { errorBody, statusOf } from './http/errors.ts'
import { identify, type ShopEnv } from './http/shopper.ts'
import type { Server } from './server.ts'

export type Routes = (server: Server) => Hono<ShopEnv>

/** The Shop API: the table of routes. A feature's paths stand in its own `routes.ts`. */
export function createApp(server: Server, features: readonly Routes[]): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  app.onError((error, c) => {
    const locale = c.get('locale') ?? DEFAULT_LOCALE
    const known = asShopError(error)
    if (known.code === 'internal') console.error(error)
    if (known.code === 'unavailable') c.header('Retry-After', '2')
    const seconds = known.details['seconds']
    if (typeof seconds === 'number') c.header('Retry-After', String(seconds))
    return c.json(errorBody(known, locale), statusOf(known.code))
  })
  app.notFound(c => c.json(errorBody(new ShopError('not_found'), c.get('locale') ?? DEFAULT_LOCALE), 404))
  app.use(identify(server))
  for (const routes of features) app.route('/', routes(server))
  app.get('/api/v2/openapi.json', openAPIRouteHandler(app, { documentation: { info: { title: 'Delguur Shop API', version: '2' } } }))
  return app
}

function asShopError(error: Error): ShopError {
  if (error instanceof ShopError) return error
  if (error instanceof HTTPException)
    return new ShopError(error.status === 400 ? 'invalid_json' : error.status === 413 ? 'bad_request' : 'internal')
  if (isDatabaseGone(error)) return new ShopError('unavailable')
  return new ShopError('internal')
}
