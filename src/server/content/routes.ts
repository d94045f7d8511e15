import type { Hono } from 'hono'
import { ENTRY_COLLECTIONS } from '#contract/content.ts'
import { entryContract, entryRoutes, MAX_ENTRIES_PER_PAGE } from '#contract/entry.ts'
import { KIND_OF_LIST } from '#domain/content.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { chooseCatalogueDb } from '../kernel/db/open.ts'
import { createCollectionHandlers, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { openEntry } from './editor/access.ts'
import { requireWriter } from './writer.ts'
import { readEditedEntry } from './editor/drafts.ts'
import { type ContentSources, listEntriesWithProduct, findEntry } from './find.ts'
import { listEntriesByIds, findTag, listEntries, listTags } from './list.ts'
import { readSitemapEntries } from './sitemap.ts'
import { readSeriesNames, readTagNames } from './topic-names.ts'

const MAX_ENTRIES_WITH_PRODUCT = 12

export function createContentRoutes({ db, database, now }: Server, sources: ContentSources): Hono<ShopEnv> {
  const readDb = chooseCatalogueDb(database)
  return implement(entryContract, {
    ...createCollectionHandlers(ENTRY_COLLECTIONS, entryRoutes, collection => {
      const kind = KIND_OF_LIST[collection]
      return {
        'GET /api/v2/{collection}': async ({ query, locale }) => {
          const { ids, per_page: perPage, ...filters } = query
          if (!ids) return listEntries(readDb, { ...filters, kind, perPage }, locale)
          const entries = (await listEntriesByIds(readDb, ids, locale)).filter(entry => entry.kind === kind)
          return { entries, page: 1, per_page: MAX_ENTRIES_PER_PAGE, more: false }
        },
        'GET /api/v2/{collection}/tags': ({ locale }) => listTags(readDb, kind, locale),
        'GET /api/v2/{collection}/tag_info': ({ query, locale }) => findTag(readDb, kind, query.code, locale),
        'GET /api/v2/{collection}/{slug}': ({ params, locale }) => findEntry(readDb, sources, kind, params.slug, now(), locale),
        'GET /api/v2/{collection}/{slug}?edit=true': async ({ c, params }) => {
          const writer = requireWriter(c)
          return readEditedEntry(db, await openEntry(db, kind, params.slug, writer), writer)
        }
      }
    }),

    'GET /api/v2/products/{slug}/articles': ({ params, locale }) =>
      listEntriesWithProduct(readDb, params.slug, locale, MAX_ENTRIES_WITH_PRODUCT),

    'GET /api/v2/content_tags': async ({ locale }) => toNames(await readTagNames(readDb), locale),

    'GET /api/v2/series': async ({ locale }) => toNames(await readSeriesNames(readDb), locale),

    'GET /api/v2/sitemap_entries': ({ query }) => readSitemapEntries(readDb, query.kind, query.after)
  })
}

function toNames(names: ReadonlyMap<string, Localized>, locale: Locale): { code: string; name: string }[] {
  return [...names]
    .map(([code, name]) => ({ code, name: localize(name, locale) || code }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
