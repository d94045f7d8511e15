import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { Localized } from '#domain/site.ts'
import { timestamptz, localizedText } from '../../kernel/db/columns.ts'
import { images } from '../../kernel/images/tables.ts'
import type { PageContent } from '../tables.ts'

/** What a save of a promotion writes. The names of pictures are those that the library looks for. */
export interface PromotionContent extends PageContent {
  imageId: string | null
  imageAlt: Localized
  products: string[]
  startsAt: string
  endsAt: string | null
}

export const promotions = pgTable(
  'promotions',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: localizedText('title').notNull(),
    summary: localizedText('summary').notNull(),
    imageId: text('image_id').references(() => images.id),
    imageAlt: localizedText('image_alt').notNull().default({}),
    body: jsonb('body').$type<PageContent['body']>().notNull().default({}),
    /** Slugs of the promoted products, in display order. */
    products: text('products').array().notNull().default([]),
    startsAt: timestamptz('starts_at').notNull(),
    /** Null where it has no end. */
    endsAt: timestamptz('ends_at'),
    published: boolean('published').notNull().default(true),
    draft: jsonb('draft').$type<PromotionContent>(),
    version: integer('version').notNull().default(1),
    /** As of a deleted page. */
    deletedAt: timestamptz('deleted_at')
  },
  table => [index('promotions_newest').on(table.startsAt)]
)
