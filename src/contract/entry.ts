import { z } from 'zod'
import { entry, ENTRY_COLLECTIONS, entryCard, entryKind, entryPage, sitemapEntry, tag, topic } from './content.ts'
import { editedEntry } from './edited-entry.ts'
import { idList, MAX_ID, lineText, pageNumber, pathId, queryNumber } from './fields.ts'
import { defineCollectionRoutes, defineRoutes } from './route.ts'

const ENTRIES_PER_PAGE = 12
export const MAX_ENTRIES_PER_PAGE = 100
const slug = z.object({ slug: lineText(200) })

const entryQuery = z.object({
  tag: lineText(100).optional(),
  /** Slug or id. */
  author: lineText(100).optional(),
  series: lineText(100).optional(),
  /** Permalink: entries that link to its products, those with the most links first. */
  taxon: lineText(200).optional(),
  q: lineText(200).optional(),
  /** Ids in the order of the response; entries published only in the other language are included. */
  ids: idList(100).optional(),
  page: pageNumber.default(1),
  per_page: queryNumber(1, MAX_ENTRIES_PER_PAGE).default(ENTRIES_PER_PAGE)
})

/** Routes of each kind of entry: `/api/v2/articles`, `/news`, `/lookbooks`, `/media`. */
export const entryRoutes = {
  'GET /api/v2/{collection}': {
    summary: 'Published entries, the newest first',
    access: 'public',
    query: entryQuery,
    response: entryPage
  },
  'GET /api/v2/{collection}/tags': { summary: 'Tags of published entries, the most used first', access: 'public', response: z.array(tag) },
  'GET /api/v2/{collection}/tag_info': {
    summary: 'A tag',
    access: 'public',
    query: z.object({ code: lineText(100) }),
    response: tag,
    errors: [404]
  },
  'GET /api/v2/{collection}/{slug}': {
    summary: 'A published entry by its slug or id; `moved_to` is set for an earlier slug',
    access: 'public',
    params: slug,
    response: entry
  },
  'GET /api/v2/{collection}/{slug}?edit=true': {
    summary: 'the working copy, by its id',
    access: 'customer',
    params: z.object({ slug: pathId('entry_not_found') }),
    response: editedEntry
  }
} as const

export const entryContract = defineRoutes('content', {
  ...defineCollectionRoutes(ENTRY_COLLECTIONS, entryRoutes),

  'GET /api/v2/products/{slug}/articles': {
    summary: 'Published entries that mention a product, the newest first',
    access: 'public',
    params: slug,
    response: z.array(entryCard)
  },
  'GET /api/v2/content_tags': { summary: 'All tags by name', access: 'public', response: z.array(topic) },
  'GET /api/v2/series': { summary: 'All series by name', access: 'public', response: z.array(topic) },
  'GET /api/v2/sitemap_entries': {
    summary: 'Published entries of a kind by id, a thousand after `after`, for sitemaps',
    access: 'public',
    query: z.object({ kind: entryKind, after: queryNumber(0, MAX_ID).default(0) }),
    response: z.object({ entries: z.array(sitemapEntry), more: z.boolean() })
  }
})
