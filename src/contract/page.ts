import { z } from 'zod'
import { block } from './content.ts'
import { localizedLine, localizedText, storedDocument } from './document.ts'
import { DOCUMENT_BYTES, version } from './edited-entry.ts'
import { done, lineText, locale, pathId, picture } from './fields.ts'
import { defineRoutes } from './route.ts'

const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  locale,
  blocks: z.array(block),
  notes: z.array(z.string()),
  updated_at: z.string()
})

export const localizedDocument = z.object({ mn: storedDocument, en: storedDocument })

/** A content page as it is edited, in both languages. `version` 0 makes a new one. */
const editedPage = z.object({
  slug: z.string(),
  title: localizedText,
  summary: localizedText,
  body: localizedDocument,
  /** False while only editors see it. */
  published: z.boolean(),
  /** Whether it has changes that readers do not see yet. */
  draft: z.boolean(),
  version: z.int(),
  updated_at: z.string(),
  /** Every picture the documents name. */
  pictures: z.array(picture)
})

const editedPageCard = z.object({
  slug: z.string(),
  title: z.string(),
  /** Languages without a title or a document of their own. */
  missing: z.array(locale),
  published: z.boolean(),
  draft: z.boolean(),
  updated_at: z.string(),
  /** Null unless it was deleted. */
  deleted_at: z.string().nullable()
})

/** Fields that pages and promotions share when saved. */
export const pageFields = {
  version,
  title: localizedLine(300).refine(title => Boolean(title.mn ?? title.en), 'blank'),
  summary: localizedLine(500),
  body: z.strictObject(localizedDocument.shape),
  published: z.boolean().default(true),
  /** Readers keep seeing what is published. */
  draft: z.boolean().default(false),
  /** A new slug; the former one leads to it. */
  slug: lineText(200).optional()
}

const pageRevision = z.object({
  version: z.int(),
  state: z.enum(['draft', 'published', 'hidden']),
  saved_at: z.string(),
  /** Empty for a deleted account. */
  saved_by: z.string()
})
export type PageRevision = z.infer<typeof pageRevision>

export type ContentPage = z.infer<typeof contentPage>
export type EditedPage = z.infer<typeof editedPage>
export type EditedPageCard = z.infer<typeof editedPageCard>

const params = z.object({ slug: lineText(200) })

/** Routes of pages and of promotions. */
export const discardRoute = { summary: 'Discards the changes that are not published', access: 'editor', params, response: done } as const
export const revisionsRoute = {
  summary: 'The saved versions, the newest first',
  access: 'editor',
  params,
  response: z.array(pageRevision)
} as const
export const revisionRoute = {
  summary: 'An earlier version as it would be edited, with the number of the current one',
  access: 'editor',
  params: params.extend({ version: pathId() })
} as const

/** Pages such as delivery or returns. */
export const pageContract = defineRoutes('content', {
  'GET /api/v2/pages': {
    summary: 'Published pages by their addresses',
    access: 'public',
    response: z.array(z.object({ slug: z.string(), title: z.string(), updated_at: z.string() }))
  },
  'GET /api/v2/pages?edit=true': { summary: 'all of them', access: 'editor', response: z.array(editedPageCard) },
  'GET /api/v2/pages/{slug}': { summary: 'A published page', access: 'public', params, response: contentPage },
  'GET /api/v2/pages/{slug}?edit=true': { summary: 'as it is edited', access: 'editor', params, response: editedPage },
  'GET /api/v2/pages/{slug}?hidden=true': { summary: 'also one that is not published', access: 'editor', params, response: contentPage },
  'PUT /api/v2/pages/{slug}': {
    summary: 'Saves a page; version 0 makes a new one',
    access: 'editor',
    params,
    body: z.strictObject(pageFields),
    maxBytes: DOCUMENT_BYTES,
    response: editedPage,
    errors: [409]
  },
  'DELETE /api/v2/pages/{slug}/draft': discardRoute,
  'GET /api/v2/pages/{slug}/revisions': revisionsRoute,
  'GET /api/v2/pages/{slug}/revisions/{version}': { ...revisionRoute, response: editedPage },
  'DELETE /api/v2/pages/{slug}': { summary: 'Deletes a page; it can be restored for 30 days', access: 'editor', params, response: done },
  'POST /api/v2/pages/{slug}/undelete': { summary: 'Restores a deleted page, hidden', access: 'editor', params, response: done }
})
