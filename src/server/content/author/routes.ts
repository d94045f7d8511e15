import type { Hono } from 'hono'
import { authorContract } from '#contract/author.ts'
import type { Locale } from '#domain/site.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import { implement } from '../../kernel/http/implement.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { requirePublisher, requireWriter } from '../writer.ts'
import {
  findAuthorOfUser,
  listAuthorsByIds,
  createAuthor,
  findAuthor,
  setFollowed,
  listFollowedIds,
  listAuthors,
  updateAuthor
} from './authors.ts'

export function createAuthorRoutes({ db, database, now }: Server): Hono<ShopEnv> {
  const invalidatePages = (id: number): void => invalidate(database, ['authors', `author:${id}`, 'articles', 'news', 'lookbooks', 'media'])

  const setFollowing = async (id: number, userId: number, following: boolean, locale: Locale) => {
    await transact(db, tx => setFollowed(tx, id, userId, following, now()))
    invalidate(database, [`author:${id}`])
    return { following, followers: (await findAuthor(db, String(id), locale)).followers }
  }

  return implement(authorContract, {
    'GET /api/v2/authors': ({ c, query, locale }) => {
      if (query.all) requirePublisher(c)
      return listAuthors(db, query, locale)
    },

    'GET /api/v2/authors/mine': ({ userId }) => findAuthorOfUser(db, userId),

    'GET /api/v2/authors/followed': async ({ userId, locale }) => listAuthorsByIds(db, await listFollowedIds(db, userId), locale),

    'POST /api/v2/authors': async ({ body }) => {
      const author = await transact(db, tx => createAuthor(tx, body, now()))
      invalidatePages(author.id)
      return author
    },

    'GET /api/v2/authors/{slug}': ({ params, locale }) => findAuthor(db, params.slug, locale),

    'PUT /api/v2/authors/{id}': async ({ c, params, body }) => {
      const author = await transact(db, tx => updateAuthor(tx, params.id, body, requireWriter(c)))
      invalidatePages(author.id)
      return author
    },

    'PUT /api/v2/authors/{id}/follow': ({ params, userId, locale }) => setFollowing(params.id, userId, true, locale),

    'PUT /api/v2/authors/{id}/unfollow': ({ params, userId, locale }) => setFollowing(params.id, userId, false, locale)
  })
}
