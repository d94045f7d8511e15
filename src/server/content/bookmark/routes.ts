import { Hono } from 'hono'
import { z } from 'zod'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { LARGEST_ID, pageNumber, wholeNumber } from '../../kernel/http/input.ts'
import { check, describe } from '../../kernel/http/route.ts'
import { requireUser, type ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { entriesByIds } from '../list.ts'
import { entryPageSchema, kindSchema } from '../schema.ts'
import { keep, bookmarkedEntries, listBookmarks, toggleBookmark } from './bookmarks.ts'

const MOST_AT_ONCE = 200
const bookmark = z.object({ id: z.int().min(1).max(LARGEST_ID), type: kindSchema.default('article') })
const bookmarksSchema = z.array(bookmark)
const input = z.union([bookmark, z.object({ bookmarks: z.array(bookmark).max(MOST_AT_ONCE, 'too_long') })])
const savedSchema = z.object({ bookmarked: z.boolean(), bookmarks: bookmarksSchema })
const cardsQuery = z.object({
  /** What a guest keeps in his browser; without it what who asks keeps. */
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,199}$/)
    .transform(text => text.split(',').map(Number))
    .pipe(z.array(z.number().max(LARGEST_ID)))
    .optional(),
  page: pageNumber.default(1),
  per_page: wholeNumber(1, 100).default(24)
})

export function bookmarkRoutes({ db }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get('/api/v2/bookmarks', describe('bookmark', 'What who asks keeps, the last kept first', bookmarksSchema, [401]), async c =>
    c.json(await listBookmarks(db, requireUser(c).userId))
  )

  routes.post(
    '/api/v2/bookmarks',
    describe(
      'bookmark',
      'Keeps an entry or lets it go, by `id` and `type`; with `bookmarks` keeps all of a list, for a guest who logs in; may carry an Idempotency-Key',
      savedSchema,
      [401, 404, 409, 422]
    ),
    check('json', input),
    async c => {
      const { session, userId } = requireUser(c)
      const wanted = c.req.valid('json')
      const bookmarked = await runOnce(c, session, wanted, async (tx, at) => {
        if (!('bookmarks' in wanted)) return toggleBookmark(tx, userId, wanted, at)
        await keep(tx, userId, wanted.bookmarks, at)
        return true
      })
      return c.json({ bookmarked, bookmarks: await listBookmarks(db, userId) })
    }
  )

  routes.get(
    '/api/v2/bookmarks/entries',
    describe('bookmark', 'What is kept, as cards: by `ids`, or of who asks', entryPageSchema, [401, 422]),
    check('query', cardsQuery),
    async c => {
      const { ids, page, per_page: perPage } = c.req.valid('query')
      const locale = c.get('locale')
      if (ids) return c.json({ entries: await entriesByIds(db, ids, locale), page: 1, per_page: ids.length, more: false })
      return c.json(await bookmarkedEntries(db, requireUser(c).userId, page, perPage, locale))
    }
  )
  return routes
}
