import { z } from 'zod'
import type { StoredBlock } from '#domain/document.ts'
import {
  type EditedEntryCard,
  type EditedEntry,
  type EditedTranslation,
  type TranslationContent,
  type EditedEntryList,
  type Revision,
  type RevisionContent,
  TRANSLATION_STATES
} from '#domain/editing.ts'
import { isSlug } from '#domain/slug.ts'
import { MAX_TAGS } from '#domain/document.ts'
import { pictureSchema } from '../../cart/index.ts'
import { LARGEST_ID, pageNumber, plainText, wholeNumber, yesOrNo } from '../../kernel/http/input.ts'
import { kindSchema, localeSchema } from '../schema.ts'
import { translationContentSchema, localizedLine, storedBlockSchema } from '#contract/document.ts'

const stateSchema = z.enum(TRANSLATION_STATES)
const version = z.int().min(0).max(LARGEST_ID)
const localizedSchema = z.object({ mn: z.string().optional(), en: z.string().optional() })

// Requests
export const createInput = z.object({ title: plainText(300).default(''), locale: localeSchema.default('mn') })
export const saveTranslationInput = z.object({ version }).and(translationContentSchema)
export const settingsInput = z.object({
  version,
  slug: z.string().refine(isSlug, 'slug_wrong'),
  author_id: z.int().min(1).max(LARGEST_ID),
  image: z.object({ id: z.string().regex(/^\w{1,40}$/, 'image_unknown') }).nullable(),
  image_alt: localizedLine(500),
  tags: z
    .array(plainText(100))
    .max(MAX_TAGS, 'too_long')
    .transform(codes => [...new Set(codes)]),
  series: plainText(100).nullable(),
  comments_open: z.boolean()
})
export const stateInput = z.object({
  state: stateSchema,
  version,
  scheduled_at: z.iso.datetime({ offset: true }).nullish()
})
export const restoreInput = z.object({ version })
export const previewInput = z.object({ locale: localeSchema })
export const mineQuery = z.object({
  kind: kindSchema.optional(),
  state: stateSchema.optional(),
  /** All authors' entries, for editors. */
  all: yesOrNo.default(false),
  page: pageNumber.default(1),
  per_page: wholeNumber(1, 100).default(20)
})
export const revisionsQuery = z.object({ locale: localeSchema.optional() })

// Responses
const textShape = z.object({
  title: z.string(),
  summary: z.string(),
  lead: z.string(),
  blocks: z.array(storedBlockSchema) as unknown as z.ZodType<StoredBlock[]>,
  seo_title: z.string(),
  seo_description: z.string()
}) satisfies z.ZodType<TranslationContent>

export const editedTranslationSchema = textShape.extend({
  locale: localeSchema,
  state: stateSchema,
  version: z.int(),
  saved_at: z.string(),
  saved_by: z.string(),
  published_at: z.string().nullable(),
  scheduled_at: z.string().nullable(),
  changed: z.boolean()
}) satisfies z.ZodType<EditedTranslation>

export const editedEntrySchema = z.object({
  id: z.int(),
  kind: kindSchema,
  version: z.int(),
  slug: z.string(),
  author_id: z.int(),
  image: pictureSchema.nullable(),
  image_alt: localizedSchema,
  tags: z.array(z.string()),
  series: z.string().nullable(),
  comments_open: z.boolean(),
  settings_changed: z.boolean(),
  texts: z.object({ mn: editedTranslationSchema.nullable(), en: editedTranslationSchema.nullable() }),
  may: z.object({ write: z.boolean(), publish: z.boolean() }),
  pictures: z.array(pictureSchema)
}) as z.ZodType<EditedEntry>

const editedCardSchema = z.object({
  id: z.int(),
  kind: kindSchema,
  slug: z.string(),
  title: z.string(),
  image: pictureSchema.nullable(),
  author: z.string(),
  states: z.object({ mn: stateSchema.nullable(), en: stateSchema.nullable() }),
  saved_at: z.string(),
  views: z.int(),
  product_adds: z.int()
}) satisfies z.ZodType<EditedEntryCard>

export const mineSchema = z.object({
  entries: z.array(editedCardSchema),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean(),
  missing: z.object({ mn: z.int(), en: z.int() })
}) satisfies z.ZodType<EditedEntryList>

export const revisionSchema = z.object({
  id: z.int(),
  locale: localeSchema,
  version: z.int(),
  at: z.string(),
  by: z.string(),
  state: stateSchema,
  title: z.string()
}) satisfies z.ZodType<Revision>
export const revisionContentSchema = revisionSchema.extend({ text: textShape }) satisfies z.ZodType<RevisionContent>

export const previewSchema = z.object({ token: z.string(), path: z.string(), expires_at: z.string() })
export const doneSchema = z.object({ done: z.literal(true) })
