import { Hono } from 'hono'
import { z } from 'zod'
import { ENTRY_KINDS, ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { idOf, LARGEST_ID, pageNumber, plainText, wholeNumber, yesOrNo } from '../http/input.ts'
import { check, describe } from '../http/route.ts'
import type { ShopEnv } from '../http/shopper.ts'
import type { Server } from '../server.ts'
import { openEntry, writerOf } from './desk/access.ts'
import { editedEntry } from './desk/read.ts'
import { editedEntrySchema } from './desk/schema.ts'
import { findEntry } from './find.ts'
import { entriesByIds, findTag, listEntries, listTags } from './list.ts'
import { findPage } from './pages.ts'
import { entryPageSchema, entrySchema, pageSchema, tagSchema } from './schema.ts'

const PER_PAGE = 12
const MOST_PER_PAGE = 100
const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
  .transform(text => text.split(',').map(Number))
  .pipe(z.array(z.number().max(LARGEST_ID)))
export const listQuery = z.object({
  tag: plainText(100).optional(),
  author: plainText(100).optional(),
  series: plainText(100).optional(),
  q: plainText(200).optional(),
  /** These, in this order, also where they are published in the other language only. */
  ids: ids.optional(),
  page: pageNumber.default(1),
  per_page: wholeNumber(1, MOST_PER_PAGE).default(PER_PAGE)
})
const editQuery = z.object({ edit: yesOrNo.optional() })
const code = z.object({ code: plainText(100) })
const NAMES: Record<EntryKind, { many: string; one: string }> = {
  article: { many: 'Articles', one: 'An article' },
  news: { many: 'News', one: 'A piece of news' },
  lookbook: { many: 'Look books', one: 'A look book' },
  media: { many: 'Pictures and videos', one: 'A picture story or video' }
}

/** What readers ask for, alike for every kind: `/api/v2/articles`, `/news`, `/lookbooks`, `/media`. */
export function contentRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  for (const kind of ENTRY_KINDS) {
    const base = `/api/v2/${ENTRY_LISTS[kind]}`
    const { many, one } = NAMES[kind]

    routes.get(base, describe('content', `${many}, the newest first`, entryPageSchema, [422]), check('query', listQuery), async c => {
      const { ids: wanted, per_page: perPage, ...question } = c.req.valid('query')
      const locale = c.get('locale')
      if (!wanted) return c.json(await listEntries(db, { ...question, kind, perPage }, locale))
      const found = (await entriesByIds(db, wanted, locale)).filter(entry => entry.kind === kind)
      return c.json({ entries: found, page: 1, per_page: MOST_PER_PAGE, more: false })
    })

    routes.get(`${base}/tags`, describe('content', `What ${many.toLowerCase()} are about`, z.array(tagSchema)), async c =>
      c.json(await listTags(db, kind, c.get('locale')))
    )

    routes.get(
      `${base}/tag_info`,
      describe('content', `A tag of ${many.toLowerCase()}`, tagSchema, [404, 422]),
      check('query', code),
      async c => c.json(await findTag(db, kind, c.req.valid('query').code, c.get('locale')))
    )

    routes.get(
      `${base}/:slug`,
      describe(
        'content',
        `${one} by its slug or id; with \`edit\` as it is at the desk, by its id`,
        z.union([entrySchema, editedEntrySchema]),
        [401, 404, 422]
      ),
      check('query', editQuery),
      async c => {
        const name = named(c.req.param('slug'))
        if (!c.req.valid('query').edit) return c.json(await findEntry(db, kind, name, now(), c.get('locale')))
        const writer = writerOf(c)
        return c.json(await editedEntry(db, await openEntry(db, kind, idOf(name), writer), writer))
      }
    )
  }

  routes.get('/api/v2/pages/:slug', describe('content', 'A page such as delivery or returns', pageSchema, [404]), async c =>
    c.json(await findPage(db, named(c.req.param('slug')), now(), c.get('locale')))
  )
  return routes
}

const name = plainText(200)

/** @throws ShopError not_found for what cannot be a name */
export function named(text: string): string {
  const known = name.safeParse(text)
  if (!known.success) throw new ShopError('not_found')
  return known.data
}
