import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { ENTRY_KINDS } from '#domain/content.ts'
import type { StoredBlock } from '#domain/document.ts'
import type { Framing } from '#domain/framing.ts'
import { type TranslationContent, TRANSLATION_STATES } from '#domain/editing.ts'
import { LOCALES, type Localized } from '#domain/site.ts'
import { users } from '../identity/tables.ts'
import { timestamptz, localizedText } from '../kernel/db/columns.ts'
import { images } from '../kernel/images/tables.ts'
import { authors } from './author/tables.ts'

const locales = [...LOCALES] as [(typeof LOCALES)[number], ...(typeof LOCALES)[number][]]
const defineKindColumn = () => text('kind', { enum: ENTRY_KINDS }).notNull()
const defineLocaleColumn = () => text('locale', { enum: locales }).notNull()
const defineEntryColumn = () =>
  integer('entry_id')
    .notNull()
    .references(() => entries.id, { onDelete: 'cascade' })

/** Tags of entries. */
export const tags = pgTable('tags', {
  code: text('code').primaryKey(),
  name: localizedText('name').notNull(),
  description: localizedText('description').notNull().default({})
})

export const series = pgTable('series', {
  code: text('code').primaryKey(),
  name: localizedText('name').notNull(),
  description: localizedText('description').notNull().default({})
})

/** Saved settings of an entry that the next publication applies. */
export interface PendingSettings {
  slug: string
  authorId: number
  imageId: string | null
  imageAlt: { mn?: string; en?: string }
  /** Absent in settings saved by an earlier release. */
  imageFraming?: Framing | null
  tags: string[]
  series: string | null
  commentsOpen: boolean
}

/** An article, news, a look book or media: data shared by its languages. */
export const entries = pgTable(
  'entries',
  {
    id: serial('id').primaryKey(),
    kind: defineKindColumn(),
    slug: text('slug').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id),
    /** The author who may edit it; null for entries that only editors edit. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    imageId: text('image_id').references(() => images.id),
    imageAlt: localizedText('image_alt').notNull().default({}),
    imageFraming: jsonb('image_framing').$type<Framing>(),
    /** Tag codes; the first is the main tag. */
    tags: text('tags').array().notNull().default([]),
    series: text('series').references(() => series.code, { onDelete: 'set null' }),
    /** Place in the series, from 1; entries without one follow by date. */
    seriesPosition: integer('series_position'),
    commentsOpen: boolean('comments_open').notNull().default(true),
    /** Null where there are no pending settings. */
    pendingSettings: jsonb('pending_settings').$type<PendingSettings>(),
    /** Incremented by every save of the settings. */
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** Null unless it was deleted; it can be restored until `purgeDeleted`. */
    deletedAt: timestamptz('deleted_at')
  },
  table => [
    uniqueIndex('entries_slug')
      .on(table.kind, table.slug)
      .where(sql`${table.deletedAt} IS NULL`),
    // A search without the condition of the unique index.
    index('entries_kind_slug').on(table.kind, table.slug),
    index('entries_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    index('entries_author').on(table.authorId),
    index('entries_writer').on(table.createdBy, table.updatedAt),
    index('entries_recent').on(table.kind, table.updatedAt)
  ]
)

/** The published version of one language of an entry; the row exists only while it is published. */
export const entryTranslations = pgTable(
  'entry_translations',
  {
    id: serial('id').primaryKey(),
    entryId: defineEntryColumn(),
    locale: defineLocaleColumn(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    lead: text('lead').notNull().default(''),
    body: jsonb('body').$type<StoredBlock[]>().notNull(),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** Reading time in minutes, computed from the body. */
    minutes: integer('minutes').notNull(),
    /** Number of looks in the document. */
    looks: integer('looks').notNull().default(0),
    /** Duration of a media entry's video in seconds, 0 where it is unknown. */
    videoSeconds: integer('video_seconds'),
    /** Stems of its words, for search. */
    stems: text('stems').array().notNull().default([]),
    publishedAt: timestamptz('published_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull()
  },
  table => [
    unique('entry_translations_locale').on(table.entryId, table.locale),
    index('entry_translations_stems').using('gin', table.stems),
    index('entry_translations_images').using('gin', sql`document_image_ids(${table.body})`)
  ]
)

/**
 * List memberships of published translations, so that a list of any length costs the same: all (``), of a tag (`tag:home`), of an
 * author (`author:7`) and of a series (`series:winter`). Rewritten with every publication.
 */
export const entryListings = pgTable(
  'entry_listings',
  {
    entryId: defineEntryColumn(),
    locale: defineLocaleColumn(),
    kind: defineKindColumn(),
    list: text('list').notNull(),
    publishedAt: timestamptz('published_at').notNull()
  },
  table => [
    primaryKey({ columns: [table.entryId, table.locale, table.list] }),
    index('entry_listings_newest').on(table.locale, table.kind, table.list, table.publishedAt, table.entryId),
    index('entry_listings_any').on(table.locale, table.list, table.publishedAt, table.entryId)
  ]
)

/** The working copy of one language of an entry. */
export const entryDrafts = pgTable(
  'entry_drafts',
  {
    entryId: defineEntryColumn(),
    locale: defineLocaleColumn(),
    state: text('state', { enum: TRANSLATION_STATES }).notNull().default('draft'),
    content: jsonb('content').$type<TranslationContent>().notNull(),
    /** Incremented by every save. */
    version: integer('version').notNull().default(1),
    savedAt: timestamptz('saved_at').notNull(),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    scheduledAt: timestamptz('scheduled_at'),
    /** The scheduled version: an author's later changes are not published with it. */
    scheduledVersion: integer('scheduled_version'),
    /** The version of the other language that a translation corresponds to. */
    sourceVersion: integer('source_version'),
    /** First publication; unchanged by a withdrawal. */
    publishedAt: timestamptz('published_at'),
    /** The published version; null while the translation is not published. */
    publishedVersion: integer('published_version')
  },
  table => [
    primaryKey({ columns: [table.entryId, table.locale] }),
    index('entry_drafts_due')
      .on(table.scheduledAt)
      .where(sql`${table.state} = 'scheduled'`),
    index('entry_drafts_images').using('gin', sql`document_image_ids(${table.content})`)
  ]
)

export const entryRevisions = pgTable(
  'entry_revisions',
  {
    id: serial('id').primaryKey(),
    entryId: defineEntryColumn(),
    locale: defineLocaleColumn(),
    version: integer('version').notNull(),
    state: text('state', { enum: TRANSLATION_STATES }).notNull(),
    content: jsonb('content').$type<TranslationContent>().notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** A milestone: the state was changed at this version. Others are replaced by later saves of the session. */
    milestone: boolean('milestone').notNull().default(false)
  },
  table => [
    uniqueIndex('entry_revisions_version').on(table.entryId, table.locale, table.version),
    index('entry_revisions_images').using('gin', sql`document_image_ids(${table.content})`)
  ]
)

/** Former slugs of entries. */
export const entryRedirects = pgTable(
  'entry_redirects',
  { kind: defineKindColumn(), slug: text('slug').notNull(), entryId: defineEntryColumn() },
  table => [primaryKey({ columns: [table.kind, table.slug] }), index('entry_redirects_entry').on(table.entryId)]
)

/** Products of published translations, by slug. */
export const entryProducts = pgTable(
  'entry_products',
  { entryId: defineEntryColumn(), locale: defineLocaleColumn(), slug: text('slug').notNull() },
  table => [primaryKey({ columns: [table.entryId, table.locale, table.slug] }), index('entry_products_slug').on(table.slug)]
)

/** Statistics for authors: views and products added to a cart from the entry, a row per day. */
export const entryStatistics = pgTable(
  'entry_statistics',
  {
    entryId: defineEntryColumn(),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    cartAdditions: integer('cart_additions').notNull().default(0)
  },
  table => [primaryKey({ columns: [table.entryId, table.day] })]
)

const PAGE_KINDS = ['page', 'promotion'] as const
export type PageKind = (typeof PAGE_KINDS)[number]
const definePageKindColumn = () => text('kind', { enum: PAGE_KINDS }).notNull()

/** What a save of a page writes. */
export interface PageContent {
  title: Localized
  summary: Localized
  body: { mn?: StoredBlock[]; en?: StoredBlock[] }
}

export const contentPages = pgTable('content_pages', {
  slug: text('slug').primaryKey(),
  title: localizedText('title').notNull(),
  summary: localizedText('summary').notNull(),
  body: jsonb('body').$type<PageContent['body']>().notNull(),
  published: boolean('published').notNull().default(true),
  /** Changes that readers do not see yet; only while it is published. */
  draft: jsonb('draft').$type<PageContent>(),
  version: integer('version').notNull().default(1),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  /** Null unless it was deleted, which hides it, too; it can be restored until `purgeDeleted`. */
  deletedAt: timestamptz('deleted_at')
})

/** Saved versions of pages and promotions. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    kind: definePageKindColumn(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    state: text('state', { enum: ['draft', 'published', 'hidden'] }).notNull(),
    content: jsonb('content').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' })
  },
  table => [primaryKey({ columns: [table.kind, table.slug, table.version] })]
)
