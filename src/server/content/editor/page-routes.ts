import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { isSlug, RESERVED_PATHS } from '#domain/slug.ts'
import { invalidate as announce } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import { check, describe } from '../../kernel/http/route.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { findPage } from '../pages.ts'
import { named } from '../routes.ts'
import { pageSchema } from '../schema.ts'
import { requireEditor } from '../writer.ts'
import { editedPageCardSchema, editedPageSchema, listPagesQuery, pageInput, pageLimit, pageListSchema, pageQuery } from './page-schema.ts'
import { deletePage, editedPage, listEditedPages, listPages, savePage } from './pages.ts'
import { doneSchema } from './schema.ts'

/** Content pages such as delivery or returns: public to read, editors write. */
export function pageRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get(
    '/api/v2/pages',
    describe(
      'content',
      'Pages by their addresses; with `edit`, for editors, also those that are not shown',
      z.union([pageListSchema, z.array(editedPageCardSchema)]),
      [401, 403, 422]
    ),
    check('query', listPagesQuery),
    async c => {
      if (!c.req.valid('query').edit) return c.json(await listPages(db, c.get('locale')))
      requireEditor(c)
      return c.json(await listEditedPages(db, c.get('locale')))
    }
  )

  routes.get(
    '/api/v2/pages/:slug',
    describe(
      'content',
      'A page such as delivery or returns; with `edit`, for editors, as it is written in both languages',
      z.union([pageSchema, editedPageSchema]),
      [401, 403, 404, 422]
    ),
    check('query', pageQuery),
    async c => {
      const slug = named(c.req.param('slug'))
      const { edit = false, hidden = false } = c.req.valid('query')
      if (edit || hidden) requireEditor(c)
      return c.json(edit ? await editedPage(db, slug) : await findPage(db, slug, now(), c.get('locale'), { hidden }))
    }
  )

  routes.put(
    '/api/v2/pages/:slug',
    describe('content', 'Editors: writes a page; version 0 makes a new one', editedPageSchema, [401, 403, 404, 409, 413, 422]),
    pageLimit,
    check('json', pageInput),
    async c => {
      requireEditor(c)
      const slug = named(c.req.param('slug'))
      if (!isSlug(slug)) throw new ShopError('validation', { fields: { slug: 'slug_wrong' } })
      if (RESERVED_PATHS.has(slug)) throw new ShopError('validation', { fields: { slug: 'slug_taken' } })
      const { page, listed } = await transact(db, tx => savePage(tx, slug, c.req.valid('json'), now()))
      announce(database, ['pages', `page:${slug}`, ...(listed ? ['site'] : [])])
      return c.json(page)
    }
  )

  routes.delete('/api/v2/pages/:slug', describe('content', 'Editors: takes a page away', doneSchema, [401, 403, 404]), async c => {
    requireEditor(c)
    const slug = named(c.req.param('slug'))
    await deletePage(db, slug)
    announce(database, ['pages', `page:${slug}`, 'site'])
    return c.json({ done: true })
  })
  return routes
}
