import { z } from 'zod'
import { ENTRY_KINDS, ENTRY_LISTS, type EntryCard, type EntryPage } from '#domain/content.ts'
import { locale, picture } from './fields.ts'

/** The names of the kinds in paths: `/api/v2/articles`. */
export const ENTRY_COLLECTIONS = Object.values(ENTRY_LISTS)

export const entryKind = z.enum(ENTRY_KINDS)
export const byline = z.object({ id: z.int(), slug: z.string(), name: z.string(), avatar: z.string() })

const entryCard = z.object({
  id: z.int(),
  kind: entryKind,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  locale,
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
  author: byline,
  image: picture.nullable(),
  published_at: z.string(),
  reading_minutes: z.int(),
  looks: z.int().min(0),
  video: z.object({ seconds: z.int().min(0) }).nullable()
}) satisfies z.ZodType<EntryCard>

export const entryPage = z.object({
  entries: z.array(entryCard),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean()
}) satisfies z.ZodType<EntryPage>
