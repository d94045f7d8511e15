import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { LOCALES } from '#domain/site.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { listOgContent, loadOgContent, OG_KINDS, readSiteOgContent } from './subject.ts'
import { drawOg, OG_VERSION, type OgContent } from './draw.ts'
import { coalesceRender } from '../kernel/images/render.ts'
import { createPictureResponse } from '../kernel/images/routes.ts'
import { toOriginalKey } from '../kernel/images/keys.ts'

/** The URL outlives the price in the picture, so it is revalidated; a current copy gets a 304. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'

/** A list may be shared no longer. */
const LIST_CACHE_CONTROL = 'public, max-age=60'

/** Pictures of links in chats: `/og/product/{slug}.{locale}.png`, `/og/list/{hash}.{locale}.png`, `/og/site.{locale}.png`. */
export function createOgRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get('/og/:file{site(\\.(mn|en))?\\.png}', async c =>
    createResponse(server, c.req.raw, await readSiteOgContent(server.db, c.req.param('file') === 'site.en.png' ? 'en' : 'mn'))
  )
  routes.get('/og/:kind/:file', async c => {
    const [, slug, language] = /^(.{1,200})\.(\w\w)\.png$/.exec(c.req.param('file')) ?? []
    const name = c.req.param('kind')
    const kind = OG_KINDS.find(value => value === name)
    const locale = LOCALES.find(value => value === language)
    if (!slug || !locale) throw new ShopError('not_found')
    const now = server.now()
    if (name === 'list') return createResponse(server, c.req.raw, await listOgContent(server.db, slug, locale, now), LIST_CACHE_CONTROL)
    return createResponse(server, c.req.raw, kind ? await loadOgContent(server.db, kind, slug, locale, now) : null)
  })
  return routes
}

/** Stored under a hash of its content: a new price is a new picture. */
async function createResponse(
  { storage }: Server,
  request: Request,
  context: OgContent | null,
  cacheControl = CACHE_CONTROL
): Promise<Response> {
  if (!context) throw new ShopError('not_found')
  const hash = createHash('sha256').update(JSON.stringify(context)).digest('hex').slice(0, 24)
  const key = `og/v${OG_VERSION}/${hash}.png`
  const picture = await coalesceRender(key, async () => {
    const existing = await storage.read(key)
    if (existing) return existing
    const original = context.picture ? await storage.read(toOriginalKey(context.picture)) : null
    const logo = context.logo && (await storage.read(toOriginalKey(context.logo.id)))
    const goods = (await Promise.all((context.pictures ?? []).map(id => storage.read(toOriginalKey(id))))).filter(each => each !== null)
    const drawn = await drawOg(context, original, logo, goods)
    // A picture that storage lacks temporarily must not be cached as missing.
    const isComplete = (original || !context.picture) && goods.length === (context.pictures?.length ?? 0) && (logo || !context.logo)
    if (isComplete) await storage.write(key, drawn)
    return drawn
  })
  if (!picture) throw new ShopError('not_found')
  return createPictureResponse(request, picture, { type: 'image/png', etag: `"${hash}-${OG_VERSION}"`, cacheControl })
}
