import type { Hono } from 'hono'
import { siteContract } from '#contract/site.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement, SerializedJson } from '../kernel/http/implement.ts'
import { storePostedImage } from '../kernel/images/posted-image.ts'
import type { Server } from '../kernel/server.ts'
import { listBranches } from './branches.ts'
import { readSettings } from './settings.ts'
import { readSite, readSiteJson, type SiteSources } from './site-data.ts'
import { listZones } from './zones/find.ts'

export function createSiteRoutes(server: Server, sources: SiteSources): Hono<ShopEnv> {
  const { db, config, payments, now } = server
  return implement(siteContract, {
    'GET /api/v2/site_data': async ({ query, locale }) => {
      const { date, load_zones: loadZones = false } = query
      const about = { locale, loadZones, demo: config.mode === 'demo', payments }
      if (date) return (await readSite(db, sources, { ...about, now: new Date(date) })).site
      return new SerializedJson(await readSiteJson(db, sources, { ...about, now: now() }))
    },

    'POST /api/v2/staff/logo': ({ c }) => storePostedImage(server, c),

    'GET /api/v2/zones': ({ query, locale }) => listZones(db, query.parent || null, locale),

    'GET /api/v2/branches': ({ locale }) => listBranches(db, locale),

    'GET /api/v2/maps/tiles': async () => {
      const { tiles, attribution } = (await readSettings(db)).map
      return tiles ? { url: tiles, attribution } : null
    },

    'GET /api/v2/badges': ({ locale }) => sources.readBadges(db, locale),

    'GET /api/v2/badges/{code}': async ({ params, locale }) => {
      const badge = (await sources.readBadges(db, locale)).find(({ code }) => code === params.code)
      if (!badge) throw new ShopError('not_found')
      return badge
    }
  })
}
