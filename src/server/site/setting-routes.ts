import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { SiteSetting } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import { invalidate as announce } from '../kernel/cache/invalidation.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import { LARGEST_ID } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import { requireEditor, requireStaff, type ShopContext, type ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { safeLinks } from './safe-links.ts'
import { readSettings, settingSchemas } from './settings.ts'
import { siteSettings } from './tables.ts'

/** Settings that editors may change; the rest is for staff. */
const EDITORS: readonly string[] = ['banners', 'menus', 'home', 'notifications']
type Name = keyof typeof settingSchemas
const isName = (name: string): name is Name => Object.hasOwn(settingSchemas, name)

const settingSchema = z.object({ name: z.string(), value: z.unknown(), version: z.int() }) satisfies z.ZodType<SiteSetting>
const input = z.object({ version: z.int().min(0).max(LARGEST_ID), value: z.unknown() })

/** Settings of the site by name, with a permission each. */
export function settingRoutes({ db, database }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get(
    '/api/v2/site_settings/:name',
    describe('site', 'Editors: banners, menus, home, notifications; staff: everything', settingSchema, [401, 403, 404]),
    async c => c.json(await readSetting(db, nameIn(c)))
  )

  routes.put(
    '/api/v2/site_settings/:name',
    describe('site', 'Writes a part of the configuration; version 0 where it is not written yet', settingSchema, [401, 403, 404, 409, 422]),
    check('json', input),
    async c => {
      const name = nameIn(c)
      const { version, value } = c.req.valid('json')
      const setting = await transact(db, tx => writeSetting(tx, name, version, value))
      announce(database, ['site'])
      return c.json(setting)
    }
  )
  return routes
}

/** @throws ShopError login_required, forbidden, not_found */
function nameIn(c: ShopContext): Name {
  requireEditor(c)
  const name = c.req.param('name') ?? ''
  if (!isName(name)) throw new ShopError('not_found')
  if (!EDITORS.includes(name)) requireStaff(c)
  return name
}

async function readSetting(db: Db, name: Name): Promise<SiteSetting> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, name))
  return row ?? { name, value: (await readSettings(db))[name], version: 0 }
}

/** @throws ShopError validation for an invalid setting, stale_save */
async function writeSetting(tx: Db, name: Name, version: number, value: unknown): Promise<SiteSetting> {
  const read = settingSchemas[name].safeParse(value)
  const place = read.success ? safeLinks(read.data) : read.error.issues[0]?.path.map(String).join('.')
  if (!read.success || place !== null) throw new ShopError('document_wrong', { part: [name, place].filter(Boolean).join('.') })
  const [known] = await tx.select({ version: siteSettings.version }).from(siteSettings).where(eq(siteSettings.name, name)).for('update')
  if ((known?.version ?? 0) !== version)
    throw new ShopError('stale_save', { yours: value, theirs: known ? await readSetting(tx, name) : null })
  const row = { name, value: read.data, version: version + 1 }
  const [written] = known
    ? await tx.update(siteSettings).set(row).where(eq(siteSettings.name, name)).returning()
    : await tx.insert(siteSettings).values(row).onConflictDoNothing().returning()
  if (!written) throw new ShopError('stale_save', { yours: value, theirs: await readSetting(tx, name) })
  return written
}
