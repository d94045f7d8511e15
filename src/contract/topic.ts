import { z } from 'zod'
import { TOPIC_KINDS } from '#domain/content.ts'
import { isSlug } from '#domain/slug.ts'
import { editedAuthor } from './author.ts'
import { entryKind } from './content.ts'
import { localizedLines, localizedName, localizedText } from './document.ts'
import { done, id, lineText, pathId, was } from './fields.ts'
import { defineRoutes } from './route.ts'

const code = z.object({ code: lineText(200) })

/** A tag or a series with how many entries have it, drafts included. */
const editedTopic = z.object({
  code: z.string(),
  name: localizedText,
  description: localizedText,
  entries: z.int(),
  /** Former codes, whose pages lead to its own. */
  former: z.array(z.string())
})
const topicBody = z.strictObject({
  name: localizedName(80),
  description: localizedLines(1000).optional(),
  /** A new code; pages of the old one lead to those of the new one. */
  code: z.string().trim().refine(isSlug, 'slug_wrong').optional(),
  was
})
const into = z.strictObject({ into: lineText(200) })
const seriesEntry = z.object({ id: z.int(), kind: entryKind, title: z.string(), published: z.boolean() })

const listedAuthor = editedAuthor.extend({
  entries: z.int(),
  published: z.boolean(),
  /** Former slugs, whose pages lead to its own. */
  former: z.array(z.string())
})

export type ListedAuthor = z.infer<typeof listedAuthor>
export type EditedTopic = z.infer<typeof editedTopic>
export type TopicBody = z.output<typeof topicBody>
export type SeriesEntry = z.infer<typeof seriesEntry>

const editor = { access: 'editor' } as const
/** Tags, series and authors keep no versions: who changed them is among the actions of staff. */
const recorded = { ...editor, recorded: true } as const
const save = { ...recorded, params: code, body: topicBody, response: editedTopic, errors: [409] } as const
const merge = { ...recorded, params: code, body: into, response: done, errors: [404] } as const
const remove = { ...recorded, params: code, response: done, errors: [404, 409] } as const

export const topicContract = defineRoutes('editor', {
  'GET /api/v2/former_slugs/{kind}/{slug}': {
    summary: 'The code that a tag or series, or the slug that an author, has now, by one that it had before or that was merged into it',
    access: 'public',
    params: z.object({ kind: z.enum(TOPIC_KINDS), slug: lineText(200) }),
    response: z.object({ slug: z.string() }),
    errors: [404]
  },
  'GET /api/v2/staff/tags': { summary: 'All tags with their descriptions', ...editor, response: z.array(editedTopic) },
  'GET /api/v2/staff/series': { summary: 'All series with their descriptions', ...editor, response: z.array(editedTopic) },
  'PUT /api/v2/content_tags/{code}': { summary: 'Creates, renames or describes a tag, or gives it another code', ...save },
  'PUT /api/v2/series/{code}': { summary: 'Creates, renames or describes a series, or gives it another code', ...save },
  'POST /api/v2/content_tags/{code}/merge': { summary: 'Gives the entries of a tag another one and deletes it', ...merge },
  'POST /api/v2/series/{code}/merge': { summary: 'Moves the entries of a series to another one and deletes it', ...merge },
  'DELETE /api/v2/content_tags/{code}': { summary: 'Deletes a tag that no entry has', ...remove },
  'DELETE /api/v2/series/{code}': { summary: 'Deletes a series without entries', ...remove },
  'GET /api/v2/staff/series/{code}/entries': {
    summary: 'Entries of a series in its order',
    ...editor,
    params: code,
    response: z.array(seriesEntry)
  },
  'PUT /api/v2/staff/series/{code}/entries': {
    summary: 'Orders the entries of a series',
    ...editor,
    params: code,
    body: z.strictObject({ ids: z.array(id).max(500) }),
    response: z.array(seriesEntry)
  },
  'GET /api/v2/staff/authors': { summary: 'All authors with their profiles', ...editor, response: z.array(listedAuthor) },
  'POST /api/v2/authors/{id}/merge': {
    summary: 'Moves the entries and followers of an author to another one and deletes it',
    ...recorded,
    params: z.object({ id: pathId('author_not_found') }),
    body: z.strictObject({ into: id }),
    response: done,
    errors: [404, 409]
  }
})
