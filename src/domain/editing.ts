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
  /** Title and text for search engines and chats; empty means the title and summary. */
  seo_title: string
  seo_description: string
}

/** The working copy of one language of an entry. */
export interface EditedTranslation extends TranslationContent {
  locale: Locale
  state: TranslationState
  /** Grows with every save: a save names the one it changed, and is refused where another came between. */
  version: number
  saved_at: string
  saved_by: string
  published_at: string | null
  /** ISO instant; set while `scheduled`. */
  scheduled_at: string | null
  /** What readers see differs from what is written here. */
  changed: boolean
}

/** Settings that both languages share. */
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
  /** The settings differ from those that readers see, and go live with the next publication of a language. */
  settings_changed: boolean
  /** `version` of the settings, as of a text. */
  version: number
  texts: Record<Locale, EditedTranslation | null>
  may: { write: boolean; publish: boolean }
  /** Every picture the documents name, so that the editor can show them. */
  pictures: Picture[]
}

/** GET /api/v2/articles/mine and the editor's list. */
export interface EditedCard {
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

/** A page of the entries a writer may edit. */
export interface Mine {
  entries: EditedCard[]
  page: number
  per_page: number
  more: boolean
  /** How many of them all are not begun in a language. */
  missing: Record<Locale, number>
}

/** A content page as it is edited: both languages at once. `version` 0 makes a new one. */
export interface EditedPage {
  slug: string
  title: Localized
  summary: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
  /** False while only editors see it. */
  published: boolean
  version: number
  updated_at: string
  /** Every picture the documents name. */
  pictures: Picture[]
}

/** A page or a promotion in the editors' list. */
export interface EditedPageCard {
  slug: string
  title: string
  /** Languages that have no text of their own. */
  missing: Locale[]
  published: boolean
  updated_at: string
}

/** A promotion as it is edited: both languages at once. `version` 0 makes a new one. */
export interface EditedPromotion {
  slug: string
  title: Localized
  summary: Localized
  image: Picture | null
  image_alt: Localized
  body: { mn: StoredBlock[]; en: StoredBlock[] }
  /** Slugs of the products it is about, in their order. */
  products: string[]
  starts_at: string
  /** null for one without an end. */
  ends_at: string | null
  published: boolean
  version: number
  /** Every picture the documents name. */
  pictures: Picture[]
}

export interface EditedPromotionCard extends Omit<EditedPageCard, 'updated_at'> {
  image: Picture | null
  starts_at: string
  ends_at: string | null
}

/** A part of the site's configuration; `version` 0 where the shop's own is used. */
export interface SiteSetting {
  name: string
  value: unknown
  version: number
}

/** 409 of a stale save: both texts are kept, nothing was written. */
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
