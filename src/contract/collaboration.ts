import { z } from 'zod'
import { ENTRY_COLLECTIONS } from './content.ts'
import { done, lineText, locale, multilineText, pathId } from './fields.ts'
import { defineCollectionRoutes, defineRoutes } from './route.ts'

const MAX_DRAFT_COMMENT = 2000
/** Characters of a block that identify it. */
export const MAX_QUOTE = 200

const draftComment = z.object({
  id: z.int(),
  locale,
  /** Beginning of the block that it is about; empty for the whole draft. */
  quote: z.string(),
  comment: z.string(),
  author: z.string(),
  own: z.boolean(),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
  resolved_by: z.string()
})
const presence = z.object({
  name: z.string(),
  locale,
  /** Beginning of the block with the caret. */
  place: z.string()
})

export type DraftComment = z.infer<typeof draftComment>
export type WriterPresence = z.infer<typeof presence>

/** What changes in an open editor without its own doing. */
export interface CollaborationEvent {
  writers: WriterPresence[]
  comments: DraftComment[]
}

const entry = z.object({ id: pathId('entry_not_found') })
const comment = entry.extend({ comment: pathId('comment_not_found') })

export const collaborationEntryRoutes = {
  'GET /api/v2/{collection}/{id}/draft_comments': {
    summary: "Writers' comments on a draft, which readers never see",
    access: 'customer',
    params: entry,
    response: z.array(draftComment)
  },
  'POST /api/v2/{collection}/{id}/draft_comments': {
    summary: 'Comments on a block of a draft, or on the whole draft',
    access: 'customer',
    params: entry,
    body: z.strictObject({
      locale,
      quote: lineText(MAX_QUOTE).default(''),
      comment: multilineText(MAX_DRAFT_COMMENT).min(1, 'blank')
    }),
    response: z.array(draftComment),
    errors: [429]
  },
  'PUT /api/v2/{collection}/{id}/draft_comments/{comment}': {
    summary: 'Resolves a comment, or opens it again',
    access: 'customer',
    params: comment,
    body: z.strictObject({ resolved: z.boolean() }),
    response: z.array(draftComment)
  },
  'DELETE /api/v2/{collection}/{id}/draft_comments/{comment}': {
    summary: "Deletes one's own comment, or any for editors",
    access: 'customer',
    params: comment,
    response: z.array(draftComment)
  },
  'POST /api/v2/{collection}/{id}/presence': {
    summary: 'Reports where the writer is; repeated every 15 seconds, and with `open` false at the end',
    access: 'customer',
    params: entry,
    body: z.strictObject({ locale, place: lineText(MAX_QUOTE).default(''), open: z.boolean().default(true) }),
    response: done
  },
  'GET /api/v2/{collection}/{id}/presence/stream': {
    summary: 'Other writers and the comments, as server-sent events: at once, then whenever they change',
    access: 'customer',
    params: entry,
    response: { mediaType: 'text/event-stream' }
  }
} as const

export const collaborationContract = defineRoutes('editor', defineCollectionRoutes(ENTRY_COLLECTIONS, collaborationEntryRoutes))
