import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { pageNumber, plainText, wholeNumber } from '../http/input.ts'
import { check, describe } from '../http/route.ts'
import type { ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { findArticle, listArticles, listArticleTags } from './articles.ts'
import { findPage } from './pages.ts'
import { articleSchema, articlesSchema, articleTagSchema, pageSchema } from './schema.ts'

const ARTICLES_PER_PAGE = 12
const articleQuery = z.object({
  tag: plainText(100).optional(),
  page: pageNumber.default(1),
  per_page: wholeNumber(1, 100).default(ARTICLES_PER_PAGE)
})
const slug = plainText(200)

export function contentRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.get(
    '/api/v2/articles',
    describe('content', 'Articles, the newest first', articlesSchema, [422]),
    check('query', articleQuery),
    async c => {
      const { tag, page, per_page } = c.req.valid('query')
      return c.json(await listArticles(db, { tag, page, perPage: per_page }, now(), c.get('locale')))
    }
  )

  routes.get('/api/v2/articles/tags', describe('content', 'What articles are about', z.array(articleTagSchema)), async c =>
    c.json(await listArticleTags(db, now(), c.get('locale')))
  )

  routes.get('/api/v2/articles/:slug', describe('content', 'An article by its slug or id', articleSchema, [404]), async c =>
    c.json(await findArticle(db, named(c.req.param('slug')), now(), c.get('locale')))
  )

  routes.get('/api/v2/pages/:slug', describe('content', 'A page such as delivery or returns', pageSchema, [404]), async c =>
    c.json(await findPage(db, named(c.req.param('slug')), now(), c.get('locale')))
  )
  return routes
}

function named(text: string): string {
  const name = slug.safeParse(text)
  if (!name.success) throw new ShopError('not_found')
  return name.data
}
