import { boolean, doublePrecision, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { Localized } from '#domain/site.ts'
import { instant, text2 } from '../db/columns.ts'
import { images } from '../image/tables.ts'

/** A block as it is stored; products are named by slug and joined when the article is read. */
export type StoredInline = { text: string; bold?: boolean; italic?: boolean; href?: string }
export type StoredBlock =
  | { type: 'paragraph'; text: StoredInline[]; drop?: boolean }
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'list'; ordered: boolean; items: StoredInline[][] }
  | { type: 'quote'; text: string; cite: string }
  | { type: 'image'; imageId: string; alt: string; caption: string }
  | { type: 'product'; slug: string; note: string }
  | { type: 'products'; title: string; slugs: string[] }

export const authors = pgTable('authors', {
  id: serial('id').primaryKey(),
  name: text2('name').notNull(),
  bio: text2('bio'),
  avatar: text('avatar').notNull()
})

export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text2('title').notNull(),
    summary: text2('summary').notNull(),
    lead: text2('lead').notNull(),
    tagCode: text('tag_code').notNull(),
    tag: text2('tag').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id),
    imageId: text('image_id').references(() => images.id),
    imageAlt: text2('image_alt'),
    body: jsonb('body').$type<{ mn?: StoredBlock[]; en?: StoredBlock[] }>().notNull(),
    published: boolean('published').notNull().default(true),
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow()
  },
  table => [index('articles_newest').on(table.publishedAt), index('articles_tag').on(table.tagCode, table.publishedAt)]
)

export const contentPages = pgTable('content_pages', {
  slug: text('slug').primaryKey(),
  title: text2('title').notNull(),
  summary: text2('summary').notNull(),
  body: jsonb('body').$type<{ mn?: StoredBlock[]; en?: StoredBlock[] }>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow()
})

export const branches = pgTable('branches', {
  code: text('code').primaryKey(),
  name: text2('name').notNull(),
  address: text2('address').notNull(),
  phone: text('phone').notNull(),
  hours: jsonb('hours').$type<Localized>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull().default(0)
})
