import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../kernel/db/columns.ts'
import { images } from '../kernel/images/tables.ts'

/** Progress of an import, written in the transaction of its rows, so that a killed run can be continued. */
export const importRuns = pgTable('import_runs', {
  /** Hash of the file and the options. */
  key: text('key').primaryKey(),
  /** Number of processed products, including rejected ones. */
  done: integer('done').notNull(),
  updatedAt: timestamptz('updated_at').notNull()
})

/** Sources of images, so that none is fetched or decoded twice. */
export const imageSources = pgTable(
  'image_sources',
  {
    /** An address, `sha256:…` of a file's bytes, or the id of the image in another Delguur shop. */
    source: text('source').primaryKey(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' })
  },
  table => [index('image_sources_image').on(table.imageId)]
)
