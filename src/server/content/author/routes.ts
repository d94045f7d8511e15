import { Hono } from 'hono'
import { z } from 'zod'
import type { Author } from '#domain/content.ts'
import { isSlug } from '#domain/slug.ts'
import { invalidate as announce } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import { idOf, pageNumber, yesOrNo } from '../../kernel/http/input.ts'
import { check, describe } from '../../kernel/http/route.ts'
import { requireUser, type ShopEnv } from '../../kernel/http/customer.ts'
import type { Server } from '../../kernel/server.ts'
import { requireEditor, writerOf } from '../editor/access.ts'
import { localizedLine } from '../editor/document-schema.ts'
import { named } from '../routes.ts'
import { bylineSchema } from '../schema.ts'
import { authorOfUser, authorsByIds, createAuthor, findAuthor, follow, followed, listAuthors, updateAuthor } from './authors.ts'

const authorSchema = bylineSchema.extend({ bio: z.string(), followers: z.int(), articles: z.int() }) satisfies z.ZodType<Author>
const authorPageSchema = z.object({ authors: z.array(authorSchema), page: z.int(), per_page: z.int(), more: z.boolean() })
const localizedSchema = z.object({ mn: z.string().optional(), en: z.string().optional() })
const editedSchema = z.object({ id: z.int(), slug: z.string(), name: localizedSchema, bio: localizedSchema, avatar: z.string() })
const followingSchema = z.object({ following: z.boolean(), followers: z.int() })

/** Pictures of authors are the shop's own files. */
const avatar = z.string().regex(/^(|\/art\/avatars\/[\w-]+\.svg|\/img\/[0-9a-f]{20}\/\d{2,4}\.(avif|webp|jpg))$/)
const facts = {
  name: localizedLine(100).refine(name => Boolean(name.mn ?? name.en), 'blank'),
  bio: localizedLine(1000),
  avatar: avatar.default('')
}
const createInput = z.object({ slug: z.string().refine(isSlug, 'slug_wrong'), ...facts })
const updateInput = z.object(facts)
const listQuery = z.object({
  page: pageNumber.default(1),
  /** Also those who have nothing published: for editors. */
  all: yesOrNo.default(false)
})

export function authorRoutes(server: Server): Hono<ShopEnv> {
  const { db, database, now } = server
  const routes = new Hono<ShopEnv>()
  const told = (id: number): void => announce(database, ['authors', `author:${id}`, 'articles', 'news', 'lookbooks', 'media'])

  routes.get(
    '/api/v2/authors',
    describe('author', 'Who writes, the most first', authorPageSchema, [401, 403, 422]),
    check('query', listQuery),
    async c => {
      const query = c.req.valid('query')
      if (query.all) requireEditor(c)
      return c.json(await listAuthors(db, query, c.get('locale')))
    }
  )

  routes.get(
    '/api/v2/authors/mine',
    describe('author', 'The author who asks writes as, or null', editedSchema.nullable(), [401]),
    async c => c.json(await authorOfUser(db, requireUser(c).userId))
  )

  routes.get('/api/v2/authors/followed', describe('author', 'Authors that who asks follows', z.array(authorSchema), [401]), async c =>
    c.json(await authorsByIds(db, await followed(db, requireUser(c).userId), c.get('locale')))
  )

  routes.post(
    '/api/v2/authors',
    describe('author', 'Editors: a new author', editedSchema, [401, 403, 422]),
    check('json', createInput),
    async c => {
      requireEditor(c)
      const author = await transact(db, tx => createAuthor(tx, c.req.valid('json'), now()))
      told(author.id)
      return c.json(author)
    }
  )

  routes.get('/api/v2/authors/:slug', describe('author', 'An author by slug or id', authorSchema, [404]), async c =>
    c.json(await findAuthor(db, named(c.req.param('slug')), c.get('locale')))
  )

  routes.put(
    '/api/v2/authors/:id',
    describe('author', 'Changes an author: oneself, or anybody for editors', editedSchema, [401, 404, 422]),
    check('json', updateInput),
    async c => {
      const writer = writerOf(c)
      const author = await transact(db, tx => updateAuthor(tx, idOf(c.req.param('id')), c.req.valid('json'), writer))
      told(author.id)
      return c.json(author)
    }
  )

  for (const [path, on] of [
    ['follow', true],
    ['unfollow', false]
  ] as const) {
    routes.put(
      `/api/v2/authors/:id/${path}`,
      describe('author', on ? 'Follows an author' : 'Follows an author no more', followingSchema, [401, 404]),
      async c => {
        const { userId } = requireUser(c)
        const id = idOf(c.req.param('id'))
        await transact(db, tx => follow(tx, id, userId, on, now()))
        announce(database, [`author:${id}`])
        return c.json({ following: on, followers: (await findAuthor(db, String(id), c.get('locale'))).followers })
      }
    )
  }
  return routes
}
