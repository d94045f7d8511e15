import type { EntryKind } from './content.ts'
import type { StoredBlock } from './document.ts'
import type { Locale, Localized, Picture } from './site.ts'

/** Publication state of one language of an entry. */
export const TRANSLATION_STATES = ['draft', 'in_review', 'scheduled', 'published', 'withdrawn'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** The content of an entry in one language. */
export interface TranslationContent {
  title: string
  summary: string
  lead: string
  blocks: StoredBlock[]
  /** For search engines and link previews; empty means the title and the summary. */
  seo_title: string
  seo_description: string
}

/** The working copy of one language of an entry. */
export interface EditedTranslation extends TranslationContent {
  locale: Locale
  state: TranslationState
  /** Incremented by every save. A save states the version it is based on and is refused where that is outdated. */
  version: number
  saved_at: string
  saved_by: string
  published_at: string | null
  /** ISO 8601; set while `scheduled`. */
  scheduled_at: string | null
  /** The working copy differs from the published version. */
  changed: boolean
}

/** Settings shared by both languages. */
export interface EntrySettings {
  slug: string
  author_id: number
  image: Picture | null
  image_alt: { mn?: string; en?: string }
  tags: string[]
  series: string | null
  comments_open: boolean
}

export interface EditedEntry extends EntrySettings {
  id: number
  kind: EntryKind
  /** The settings differ from the published ones and are published with the next publication of a language. */
  settings_changed: boolean
  /** `version` of the settings; works as that of a translation. */
  version: number
  texts: Record<Locale, EditedTranslation | null>
  may: { write: boolean; publish: boolean }
  /** Every picture of the documents, for display in the editor. */
  pictures: Picture[]
}

/** An entry in the editor's lists. */
export interface EditedEntryCard {
  id: number
  kind: EntryKind
  slug: string
  title: string
  image: Picture | null
  author: string
  states: Record<Locale, TranslationState | null>
  saved_at: string
  views: number
  product_adds: number
}

/** A page of the entries that the author may edit. */
export interface EditedEntryList {
  entries: EditedEntryCard[]
  page: number
  per_page: number
  more: boolean
  /** Number of entries without a translation in each language. */
  missing: Record<Locale, number>
}

/** A content page with both languages. `version` 0 creates a new one. */
export interface EditedPage {
  slug: string
  title: Localized
  summary: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
  /** False while only editors can see it. */
  published: boolean
  version: number
  updated_at: string
  /** Every picture of the documents. */
  pictures: Picture[]
}

/** A page or a promotion in the editor's list. */
export interface EditedPageCard {
  slug: string
  title: string
  /** Languages without a translation. */
  missing: Locale[]
  published: boolean
  updated_at: string
}

/** A promotion with both languages. `version` 0 creates a new one. */
export interface EditedPromotion {
  slug: string
  title: Localized
  summary: Localized
  image: Picture | null
  image_alt: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
  /** Slugs of its products, in order. */
  products: string[]
  starts_at: string
  /** null for a promotion without an end. */
  ends_at: string | null
  published: boolean
  version: number
  /** Every picture of the documents. */
  pictures: Picture[]
}

export interface EditedPromotionCard extends Omit<EditedPageCard, 'updated_at'> {
  image: Picture | null
  starts_at: string
  ends_at: string | null
}

/** A part of the site configuration; `version` 0 means the default. */
export interface SiteSetting {
  name: string
  value: unknown
  version: number
}

/** Details of the 409 of a stale save; nothing was written. */
export interface StaleSave {
  yours: TranslationContent
  theirs: EditedTranslation
}

export interface Revision {
  id: number
  locale: Locale
  version: number
  at: string
  by: string
  state: TranslationState
  title: string
}

export interface RevisionContent extends Revision {
  text: TranslationContent
}
