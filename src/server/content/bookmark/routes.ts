import type { Hono } from 'hono'
import { bookmarkContract } from '#contract/bookmark.ts'
import { runOnce } from '../../kernel/http/idempotency.ts'
import { implement } from '../../kernel/http/implement.ts'
import { requireUser, type ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { listEntriesByIds } from '../list.ts'
import { addBookmarks, listBookmarkedEntries, listBookmarks, toggleBookmark } from './bookmarks.ts'

export function createBookmarkRoutes({ db }: Server): Hono<ShopEnv> {
  return implement(bookmarkContract, {
    'GET /api/v2/bookmarks': ({ userId }) => listBookmarks(db, userId),

    'POST /api/v2/bookmarks': async ({ c, body, session, userId }) => {
      const bookmarked = await runOnce(c, session, body, async (tx, at) => {
        if (!('bookmarks' in body)) return toggleBookmark(tx, userId, body, at)
        await addBookmarks(tx, userId, body.bookmarks, at)
        return true
      })
      return { bookmarked, bookmarks: await listBookmarks(db, userId) }
    },

    'GET /api/v2/bookmarks/entries': async ({ c, query: { ids, page, per_page: perPage }, locale }) => {
      if (ids) return { entries: await listEntriesByIds(db, ids, locale), page: 1, per_page: ids.length, more: false }
      return listBookmarkedEntries(db, requireUser(c).userId, page, perPage, locale)
    }
  })
}
