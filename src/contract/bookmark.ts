import { z } from 'zod'
import { MAX_BOOKMARKS } from '#domain/bookmark.ts'
import type { Bookmark } from '#domain/content.ts'
import { entryKind, entryPage } from './content.ts'
import { id, idList, pageNumber, queryNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

const bookmark = z.object({ id: z.int(), type: entryKind }) satisfies z.ZodType<Bookmark>
const newBookmark = z.strictObject({ id, type: entryKind.default('article') })

export const bookmarkContract = defineRoutes('bookmark', {
  'GET /api/v2/bookmarks': {
    summary: "The customer's bookmarks, the newest first",
    access: 'customer',
    response: z.array(bookmark)
  },
  'POST /api/v2/bookmarks': {
    summary:
      "Adds or removes a bookmark, by `id` and `type`; with `bookmarks` adds all of a guest's list at login; may carry an Idempotency-Key",
    access: 'customer',
    body: z.union([newBookmark, z.strictObject({ bookmarks: z.array(newBookmark).max(MAX_BOOKMARKS, 'too_long') })]),
    response: z.object({ bookmarked: z.boolean(), bookmarks: z.array(bookmark) }),
    errors: [404, 409]
  },
  'GET /api/v2/bookmarks/entries': {
    summary: "Bookmarked entries as cards: a guest's by `ids`, else the customer's",
    access: 'public',
    query: z.object({ ids: idList(MAX_BOOKMARKS).optional(), page: pageNumber.default(1), per_page: queryNumber(1, 100).default(24) }),
    response: entryPage,
    errors: [401]
  }
})
