import type { Hono } from 'hono'
import { type EditedTopic, type TopicBody, topicContract } from '#contract/topic.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db } from '../kernel/db/open.ts'
import { requireUnchanged } from '../kernel/db/require-unchanged.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { resolveSlug } from '../kernel/slugs/former-slugs.ts'
import { series, tags } from './tables.ts'
import {
  deleteTopic,
  listAuthorProfiles,
  listSeriesEntries,
  listTopics,
  mergeAuthor,
  mergeTopic,
  orderSeries,
  renameTopic,
  saveTopicDetails,
  type TopicTable
} from './topics.ts'

/** Pages of every entry show the names of tags and series. */
const LISTS = ['tags', 'articles', 'news', 'lookbooks', 'media']
const ENTRY_PAGES = ['site']

export function createTopicRoutes({ db, database }: Server): Hono<ShopEnv> {
  const change = async <Result>(work: (tx: Db) => Promise<Result>, outdated: readonly string[] = []): Promise<Result> => {
    const result = await transact(db, work)
    invalidate(database, [...LISTS, ...ENTRY_PAGES, ...outdated])
    return result
  }

  const save = (table: TopicTable, code: string, { was, code: newCode, ...details }: TopicBody, locale: Locale): Promise<EditedTopic> =>
    change(async tx => {
      const read = async () => (await listTopics(tx, table, locale)).find(each => each.code === code)
      await requireUnchanged(tx, `${table === tags ? 'tag' : 'series'} ${code}`, was, read)
      const saved = await saveTopicDetails(tx, table, code, details)
      return newCode === undefined || newCode === code ? saved : renameTopic(tx, table, code, newCode)
    })

  return implement(topicContract, {
    'GET /api/v2/former_slugs/{kind}/{slug}': async ({ params: { kind, slug } }) => {
      const current = await resolveSlug(db, kind, slug)
      if (current === slug) throw new ShopError('not_found')
      return { slug: current }
    },

    'GET /api/v2/staff/tags': ({ locale }) => listTopics(db, tags, locale),
    'GET /api/v2/staff/series': ({ locale }) => listTopics(db, series, locale),

    'PUT /api/v2/content_tags/{code}': ({ params, body, locale }) => save(tags, params.code, body, locale),
    'PUT /api/v2/series/{code}': ({ params, body, locale }) => save(series, params.code, body, locale),

    'POST /api/v2/content_tags/{code}/merge': async ({ params, body }) => {
      await change(tx => mergeTopic(tx, tags, params.code, body.into))
      return DONE
    },
    'POST /api/v2/series/{code}/merge': async ({ params, body }) => {
      await change(tx => mergeTopic(tx, series, params.code, body.into))
      return DONE
    },

    'DELETE /api/v2/content_tags/{code}': async ({ params }) => {
      await change(tx => deleteTopic(tx, tags, params.code))
      return DONE
    },
    'DELETE /api/v2/series/{code}': async ({ params }) => {
      await change(tx => deleteTopic(tx, series, params.code))
      return DONE
    },

    'GET /api/v2/staff/series/{code}/entries': ({ params, locale }) => listSeriesEntries(db, params.code, locale),
    'PUT /api/v2/staff/series/{code}/entries': async ({ params, body, locale }) => {
      await change(tx => orderSeries(tx, params.code, body.ids))
      return listSeriesEntries(db, params.code, locale)
    },

    'GET /api/v2/staff/authors': () => listAuthorProfiles(db),

    'POST /api/v2/authors/{id}/merge': async ({ params, body }) => {
      await change(tx => mergeAuthor(tx, params.id, body.into), ['authors', `author:${params.id}`, `author:${body.into}`])
      return DONE
    }
  })
}
