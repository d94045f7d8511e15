import { z } from 'zod'
import { TRANSLATION_STATES, type TranslationContent } from '#domain/editing.ts'
import { entryKind } from './content.ts'
import { framing, localizedText, translationContent } from './document.ts'
import { MAX_ID, locale, picture } from './fields.ts'

/** A text of 20,000 words with a hundred pictures takes half a megabyte. */
export const DOCUMENT_BYTES = 4_000_000

export const version = z.int().min(0).max(MAX_ID)
export const translationState = z.enum(TRANSLATION_STATES)

/** The working copy of one language of an entry. */
export const editedTranslation = translationContent.extend({
  locale,
  state: translationState,
  /** Increases with every save. A save contains the version it changed and fails where another save came first. */
  version: z.int(),
  saved_at: z.string(),
  saved_by: z.string(),
  published_at: z.string().nullable(),
  /** ISO timestamp; set while `scheduled`. */
  scheduled_at: z.string().nullable(),
  /** The working copy differs from the published version. */
  changed: z.boolean(),
  /** The version of the other language that a translation corresponds to. */
  source_version: z.int().nullable()
})

/** The working copy of an entry: its settings, and its translations in both languages. */
export const editedEntry = z.object({
  id: z.int(),
  kind: entryKind,
  /** Version of the settings, as in a translation. */
  version: z.int(),
  slug: z.string(),
  author_id: z.int(),
  image: picture.nullable(),
  image_alt: localizedText,
  image_framing: framing.nullable(),
  tags: z.array(z.string()),
  series: z.string().nullable(),
  comments_open: z.boolean(),
  /** The settings differ from the published ones. They are published with the next publication of a language. */
  settings_changed: z.boolean(),
  texts: z.object({ mn: editedTranslation.nullable(), en: editedTranslation.nullable() }),
  may: z.object({ write: z.boolean(), publish: z.boolean() }),
  /** Pictures of the documents, for the editor's preview. */
  pictures: z.array(picture)
})

/** An entry in the editor's list. */
const editedCard = z.object({
  id: z.int(),
  kind: entryKind,
  slug: z.string(),
  title: z.string(),
  image: picture.nullable(),
  author: z.string(),
  states: z.object({ mn: translationState.nullable(), en: translationState.nullable() }),
  saved_at: z.string(),
  /** Null unless it was deleted. */
  deleted_at: z.string().nullable(),
  views: z.int(),
  cart_additions: z.int()
})

/** A page of the entries that the user may edit. */
export const editedEntryPage = z.object({
  entries: z.array(editedCard),
  page: z.int(),
  per_page: z.int(),
  more: z.boolean(),
  /** Number of entries without a translation, by language. */
  missing: z.object({ mn: z.int(), en: z.int() })
})

export const revision = z.object({
  id: z.int(),
  locale,
  version: z.int(),
  at: z.string(),
  by: z.string(),
  state: translationState,
  title: z.string()
})
export const revisionContent = revision.extend({ text: translationContent })

export type EditedTranslation = z.infer<typeof editedTranslation>
export type EditedEntry = z.infer<typeof editedEntry>
export type EditedEntryList = z.infer<typeof editedEntryPage>
/** Details of a 409 `stale_save` of a translation: nothing was written. */
export interface StaleSave {
  yours: TranslationContent
  theirs: EditedTranslation
}
export type Revision = z.infer<typeof revision>
export type RevisionContent = z.infer<typeof revisionContent>
