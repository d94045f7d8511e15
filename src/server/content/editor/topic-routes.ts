import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { isSlug } from '#domain/slug.ts'
import { invalidate as announce } from '../../kernel/cache/invalidation.ts'
import { check, describe } from '../../kernel/http/route.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { named } from '../routes.ts'
import { series, tags } from '../tables.ts'
import { requireEditor } from '../writer.ts'
import { localizedLine } from '#contract/document.ts'

const input = z.object({ name: localizedLine(80).refine(name => Boolean(name.mn ?? name.en), 'blank') })
const nameSchema = z.object({ code: z.string(), name: z.object({ mn: z.string().optional(), en: z.string().optional() }) })

/** Tags and series, edited by editors. */
export function topicRoutes({ db, database }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  for (const [path, table, what] of [
    ['content_tags', tags, 'a topic'],
    ['series', series, 'a series']
  ] as const) {
    routes.put(
      `/api/v2/${path}/:code`,
      describe('editor', `Editors: names ${what}, or names it anew`, nameSchema, [401, 403, 404, 422]),
      check('json', input),
      async c => {
        requireEditor(c)
        const code = named(c.req.param('code'))
        if (!isSlug(code)) throw new ShopError('validation', { fields: { code: 'slug_wrong' } })
        const { name } = c.req.valid('json')
        await db.insert(table).values({ code, name }).onConflictDoUpdate({ target: table.code, set: { name } })
        announce(database, ['tags', 'articles', 'news', 'lookbooks', 'media'])
        return c.json({ code, name })
      }
    )
  }
  return routes
}
