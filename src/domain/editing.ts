import { DAY_MS } from './day.ts'
import type { StoredBlock } from './document.ts'
import type { Framing } from './framing.ts'
import type { Localized, Picture } from './site.ts'

/** Deleted entries, pages and promotions can be restored for this time. */
export const DELETED_DAYS = 30

/** The last day on which something deleted at this time can be restored. */
export const calculateLastRestoreDay = (deletedAt: string): Date => new Date(Date.parse(deletedAt) + DELETED_DAYS * DAY_MS)

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

/** Settings shared by both languages. */
export interface EntrySettings {
  slug: string
  author_id: number
  image: Picture | null
  image_alt: Localized
  /** Crop and focal point of the cover; null shows the whole picture. */
  image_framing: Framing | null
  tags: string[]
  series: string | null
  comments_open: boolean
}
