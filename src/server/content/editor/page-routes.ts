import type { Hono } from 'hono'
import { pageContract } from '#contract/page.ts'
import { ShopError } from '#domain/errors.ts'
import { isSlug, RESERVED_PATHS } from '#domain/slug.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { DONE, implement } from '../../kernel/http/implement.ts'
import type { Server } from '../../kernel/server.ts'
import { findPage } from '../pages.ts'
import { resolveSlug } from '../../kernel/slugs/former-slugs.ts'
import { listPageRevisions } from '../page-history.ts'
import { deleteRecord, discardDraft, restoreRecord } from '../page-record.ts'
import { readEditedPage, listEditedPages, listPages, savePage } from './pages.ts'

export function createPageRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  return implement(pageContract, {
    'GET /api/v2/pages': ({ locale }) => listPages(db, locale),

    'GET /api/v2/pages?edit=true': ({ locale }) => listEditedPages(db, locale),

    'GET /api/v2/pages/{slug}': ({ params, locale }) => findPage(db, params.slug, now(), locale, { hidden: false }),

    'GET /api/v2/pages/{slug}?edit=true': ({ params }) => readEditedPage(db, params.slug),

    'GET /api/v2/pages/{slug}?hidden=true': ({ params, locale }) => findPage(db, params.slug, now(), locale, { hidden: true }),

    'PUT /api/v2/pages/{slug}': async ({ params: { slug }, body, userId }) => {
      for (const each of [slug, body.slug ?? slug]) {
        if (!isSlug(each)) throw new ShopError('validation', { fields: { slug: 'slug_wrong' } })
        if (RESERVED_PATHS.has(each)) throw new ShopError('validation', { fields: { slug: 'slug_taken' } })
      }
      const { page, listed } = await transact(db, tx => savePage(tx, slug, body, userId, now()))
      invalidate(database, ['pages', `page:${slug}`, `page:${page.slug}`, ...(listed ? ['site'] : [])])
      return page
    },

    'DELETE /api/v2/pages/{slug}/draft': async ({ params: { slug } }) => {
      await discardDraft(db, 'page', slug)
      return DONE
    },

    'GET /api/v2/pages/{slug}/revisions': async ({ params: { slug } }) =>
      listPageRevisions(db, 'page', await resolveSlug(db, 'page', slug)),

    'GET /api/v2/pages/{slug}/revisions/{version}': ({ params: { slug, version } }) => readEditedPage(db, slug, version),

    'DELETE /api/v2/pages/{slug}': async ({ params: { slug } }) => {
      await deleteRecord(db, 'page', slug, now())
      invalidate(database, ['pages', `page:${slug}`, 'site'])
      return DONE
    },

    'POST /api/v2/pages/{slug}/undelete': async ({ params: { slug } }) => {
      await restoreRecord(db, 'page', slug)
      return DONE
    }
  })
}
