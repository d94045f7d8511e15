import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { LOCALES } from '#domain/site.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { OG_KINDS, loadOgContent, siteOgContent } from './subject.ts'
import { drawOg, OG_VERSION, type OgContent } from './draw.ts'
import { coalesceRender } from '../kernel/images/render.ts'
import { pictureResponse } from '../kernel/images/routes.ts'
import { originalKey } from '../kernel/images/keys.ts'

/** The URL outlives the price in the picture, so it is revalidated; a current copy gets a 304. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'

/** Pictures of links in chats: `/og/product/{slug}.{locale}.png`, `/og/site.{locale}.png`. */
export function ogRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get('/og/:file{site(\\.(mn|en))?\\.png}', async c =>
    response(server, c.req.raw, await siteOgContent(server.db, c.req.param('file') === 'site.en.png' ? 'en' : 'mn'))
  )
  routes.get('/og/:kind/:file', async c => {
    const [, slug, language] = /^(.{1,200})\.(\w\w)\.png$/.exec(c.req.param('file')) ?? []
    const kind = OG_KINDS.find(value => value === c.req.param('kind'))
    const locale = LOCALES.find(value => value === language)
    const context = kind && slug && locale ? await loadOgContent(server.db, kind, slug, locale, server.now()) : null
    if (!context) throw new ShopError('not_found')
    return response(server, c.req.raw, context)
  })
  return routes
}

/** Stored under a hash of its content: a new price is a new picture. */
async function response({ storage }: Server, request: Request, context: OgContent): Promise<Response> {
  const hash = createHash('sha256').update(JSON.stringify(context)).digest('hex').slice(0, 24)
  const key = `og/v${OG_VERSION}/${hash}.png`
  const picture = await coalesceRender(key, async () => {
    const existing = await storage.read(key)
    if (existing) return existing
    const original = context.picture ? await storage.read(originalKey(context.picture)) : null
    const logo = context.logo && (await storage.read(originalKey(context.logo.id)))
    const drawn = await drawOg(context, original, logo)
    // A picture that storage lacks temporarily must not be cached as missing.
    if ((original || !context.picture) && (logo || !context.logo)) await storage.write(key, drawn)
    return drawn
  })
  if (!picture) throw new ShopError('not_found')
  return pictureResponse(request, picture, { type: 'image/png', etag: `"${hash}-${OG_VERSION}"`, cacheControl: CACHE_CONTROL })
}
