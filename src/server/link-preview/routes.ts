import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { LOCALES } from '#domain/site.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { OG_KINDS, ogFacts, siteFacts } from './subject.ts'
import { drawOg, OG_VERSION, type OgFacts } from './draw.ts'
import { once } from '../kernel/images/render.ts'
import { pictureResponse } from '../kernel/images/routes.ts'
import { originalKey } from '../kernel/images/store.ts'

/** The URL outlives the price in the picture, so it is revalidated; a current copy gets a 304. */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/** Pictures of links in chats: `/og/product/{slug}.{locale}.png`, `/og/site.{locale}.png`. */
export function ogRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get('/og/:file{site(\\.(mn|en))?\\.png}', async c =>
    answer(server, c.req.raw, await siteFacts(server.db, c.req.param('file') === 'site.en.png' ? 'en' : 'mn'))
  )
  routes.get('/og/:kind/:file', async c => {
    const [, slug, language] = /^(.{1,200})\.(\w\w)\.png$/.exec(c.req.param('file')) ?? []
    const kind = OG_KINDS.find(known => known === c.req.param('kind'))
    const locale = LOCALES.find(known => known === language)
    const facts = kind && slug && locale ? await ogFacts(server.db, kind, slug, locale, server.now()) : null
    if (!facts) throw new ShopError('not_found')
    return answer(server, c.req.raw, facts)
  })
  return routes
}

/** Stored under a hash of its content: a new price is a new picture. */
async function answer({ storage }: Server, request: Request, facts: OgFacts): Promise<Response> {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24)
  const key = `og/v${OG_VERSION}/${hash}.png`
  const picture = await once(key, async () => {
    const known = await storage.read(key)
    if (known) return known
    const original = facts.picture ? await storage.read(originalKey(facts.picture)) : null
    const drawn = await drawOg(facts, original)
    // A picture that storage lacks for a while must not be missing for ever.
    if (original || !facts.picture) await storage.write(key, drawn)
    return drawn
  })
  if (!picture) throw new ShopError('not_found')
  return pictureResponse(request, picture, { type: 'image/png', etag: `"${hash}-${OG_VERSION}"`, cacheControl: AN_HOUR })
}
