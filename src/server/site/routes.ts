import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { yesOrNo } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { listBranches } from './branches.ts'
import { badgeSchema, branchSchema, siteSchema } from './schema.ts'
import { readSite, siteJson, type SiteSources } from './site-data.ts'

const siteQuery = z.object({
  /** Date or time to preview the site at, for instance before a campaign; the default is now. */
  date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  load_zones: yesOrNo.optional()
})

export function siteRoutes({ db, config, now }: Server, sources: SiteSources): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get(
    '/api/v2/site_data',
    describe('site', 'What the shell of every page needs', siteSchema, [422]),
    check('query', siteQuery),
    async c => {
      const { date, load_zones: loadZones = false } = c.req.valid('query')
      const question = { locale: c.get('locale'), loadZones, demo: config.mode === 'demo' }
      if (date) return c.json((await readSite(db, sources, { ...question, now: new Date(date) })).site)
      return c.body(await siteJson(db, sources, { ...question, now: now() }), 200, { 'content-type': 'application/json' })
    }
  )

  routes.get('/api/v2/branches', describe('site', 'Where the shop has its branches', z.array(branchSchema)), async c =>
    c.json(await listBranches(db, c.get('locale')))
  )

  routes.get('/api/v2/badges', describe('site', 'Badges that products may wear', z.array(badgeSchema)), async c =>
    c.json(await sources.readBadges(db, c.get('locale')))
  )

  routes.get('/api/v2/badges/:code', describe('site', 'A badge by its code', badgeSchema, [404]), async c => {
    const badge = (await sources.readBadges(db, c.get('locale'))).find(({ code }) => code === c.req.param('code'))
    if (!badge) throw new ShopError('not_found')
    return c.json(badge)
  })
  return routes
}
