import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { SLUG_KINDS } from '#domain/slug.ts'

/**
 * Former slugs, codes and permalinks with the one that the record has now. Triggers write it (`slug_changed`, `slugs_taken`): a slug in
 * use leads to nothing else. Entries have `entry_redirects`, because the slug of a deleted one can be another's.
 */
export const formerSlugs = pgTable(
  'former_slugs',
  { kind: text('kind', { enum: SLUG_KINDS }).notNull(), slug: text('slug').notNull(), current: text('current').notNull() },
  table => [primaryKey({ columns: [table.kind, table.slug] }), index('former_slugs_current').on(table.kind, table.current)]
)
