import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { StoredBlock } from '#domain/document.ts'
import type { EditedPage } from '#domain/editing.ts'
import { ShopError } from '#domain/errors.ts'
import { isSlug } from '#domain/slug.ts'
import { announce } from '../../announce.ts'
import { pictureSchema } from '../../cart/schema.ts'
import { transact } from '../../db/transact.ts'
import { LARGEST_ID } from '../../http/input.ts'
import { check, describe } from '../../http/route.ts'
import type { ShopEnv } from '../../http/shopper.ts'
import type { Server } from '../../server.ts'
import { findPage } from '../pages.ts'
import { editQuery, named } from '../routes.ts'
import { pageSchema } from '../schema.ts'
import { requireEditor } from './access.ts'
import { documentSchema, localizedLine, storedBlockSchema } from './document-schema.ts'
import { editedPage, listPages, savePage } from './pages.ts'

const PAGE_BYTES = 4_000_000
const localizedSchema = z.object({ mn: z.string().optional(), en: z.string().optional() })
const blocks = z.array(storedBlockSchema) as unknown as z.ZodType<StoredBlock[]>
const editedSchema = z.object({
  slug: z.string(),
  title: localizedSchema,
  summary: localizedSchema,
  body: z.object({ mn: blocks, en: blocks }),
  version: z.int(),
  updated_at: z.string(),
  pictures: z.array(pictureSchema)
}) as z.ZodType<EditedPage>
const input = z.object({
  version: z.int().min(0).max(LARGEST_ID),
  title: localizedLine(300).refine(title => Boolean(title.mn ?? title.en), 'blank'),
  summary: localizedLine(500),
  body: z.object({ mn: documentSchema, en: documentSchema })
})
const listSchema = z.array(z.object({ slug: z.string(), title: z.string(), updated_at: z.string() }))

/** Pages such as delivery or returns: read by everybody, written by editors. */
export function pageRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get('/api/v2/pages', describe('content', 'Pages by their addresses', listSchema), async c =>
    c.json(await listPages(db, c.get('locale')))
  )

  routes.get(
    '/api/v2/pages/:slug',
    describe(
      'content',
      'A page such as delivery or returns; with `edit`, for editors, as it is written in both languages',
      z.union([pageSchema, editedSchema]),
      [401, 403, 404, 422]
    ),
    check('query', editQuery),
    async c => {
      const slug = named(c.req.param('slug'))
      if (!c.req.valid('query').edit) return c.json(await findPage(db, slug, now(), c.get('locale')))
      requireEditor(c)
      return c.json(await editedPage(db, slug))
    }
  )

  routes.put(
    '/api/v2/pages/:slug',
    describe('content', 'Editors: writes a page; version 0 makes a new one', editedSchema, [401, 403, 404, 409, 413, 422]),
    bodyLimit({
      maxSize: PAGE_BYTES,
      onError: () => {
        throw new ShopError('body_too_large')
      }
    }),
    check('json', input),
    async c => {
      requireEditor(c)
      const slug = named(c.req.param('slug'))
      if (!isSlug(slug)) throw new ShopError('validation', { fields: { slug: 'slug_wrong' } })
      const page = await transact(db, tx => savePage(tx, slug, c.req.valid('json'), now()))
      announce(database, ['pages', `page:${slug}`])
      return c.json(page)
    }
  )
  return routes
}
