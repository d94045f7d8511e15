import { Hono } from 'hono'
import { z } from 'zod'
import { ENTRY_KINDS, ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { idOf, LARGEST_ID, pageNumber, plainText, wholeNumber, yesOrNo } from '../kernel/http/input.ts'
import { check, describe } from '../kernel/http/route.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { openEntry } from './editor/access.ts'
import { writerOf } from './writer.ts'
import { editedEntry } from './editor/drafts.ts'
import { editedEntrySchema } from './editor/schema.ts'
import { type ContentSources, entriesNaming, findEntry } from './find.ts'
import { entriesByIds, findTag, listEntries, listTags } from './list.ts'
import { entryCardSchema, entryPageSchema, entrySchema, kindSchema, sitemapSchema, tagSchema } from './schema.ts'
import { sitemapEntries } from './sitemap.ts'
import { readSeriesNames, readTagNames } from './topic-names.ts'

const PER_PAGE = 12
const MOST_NAMING = 12
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
  /** In this order, including those published only in the other language. */
  ids: ids.optional(),
  page: pageNumber.default(1),
  per_page: wholeNumber(1, MOST_PER_PAGE).default(PER_PAGE)
})
/** Returns the working copy instead of the published version. */
export const editQuery = z.object({ edit: yesOrNo.optional() })
const namesSchema = z.array(z.object({ code: z.string(), name: z.string() }))
const sitemapQuery = z.object({ kind: kindSchema, after: wholeNumber(0, LARGEST_ID).default(0) })
const code = z.object({ code: plainText(100) })
const NAMES: Record<EntryKind, { many: string; one: string }> = {
  article: { many: 'Articles', one: 'An article' },
  news: { many: 'News', one: 'A piece of news' },
  lookbook: { many: 'Look books', one: 'A look book' },
  media: { many: 'Pictures and videos', one: 'A picture story or video' }
}

/** Public routes of every kind: `/api/v2/articles`, `/news`, `/lookbooks`, `/media`. */
export function contentRoutes({ db, now }: Server, sources: ContentSources): Hono<ShopEnv> {
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
        `${one} by its slug or id; with \`edit\` the working copy, by its id`,
        z.union([entrySchema, editedEntrySchema]),
        [401, 404, 422]
      ),
      check('query', editQuery),
      async c => {
        const name = named(c.req.param('slug'))
        if (!c.req.valid('query').edit) return c.json(await findEntry(db, sources, kind, name, now(), c.get('locale')))
        const writer = writerOf(c)
        return c.json(await editedEntry(db, await openEntry(db, kind, idOf(name), writer), writer))
      }
    )
  }

  routes.get(
    '/api/v2/products/:slug/articles',
    describe('content', 'Published texts that name a product, the newest first', z.array(entryCardSchema), [404]),
    async c => c.json(await entriesNaming(db, named(c.req.param('slug')), c.get('locale'), MOST_NAMING))
  )

  routes.get('/api/v2/content_tags', describe('content', 'Everything that texts may be about', namesSchema), async c =>
    c.json(toNames(await readTagNames(db), c.get('locale')))
  )

  routes.get('/api/v2/series', describe('content', 'Series that texts may belong to', namesSchema), async c =>
    c.json(toNames(await readSeriesNames(db), c.get('locale')))
  )

  routes.get(
    '/api/v2/sitemap_entries',
    describe('content', 'Published texts of a kind by their ids, a thousand after `after`, for sitemaps', sitemapSchema, [422]),
    check('query', sitemapQuery),
    async c => {
      const { kind, after } = c.req.valid('query')
      return c.json(await sitemapEntries(db, kind, after))
    }
  )
  return routes
}

function toNames(names: ReadonlyMap<string, Localized>, locale: Locale): { code: string; name: string }[] {
  return [...names]
    .map(([code, name]) => ({ code, name: localize(name, locale) || code }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

const name = plainText(200)

/** @throws ShopError not_found for a malformed name */
export function named(text: string): string {
  const known = name.safeParse(text)
  if (!known.success) throw new ShopError('not_found')
  return known.data
}
