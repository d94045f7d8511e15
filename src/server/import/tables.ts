import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../kernel/db/columns.ts'
import { images } from '../kernel/images/tables.ts'

/** How far an import came: written in the transaction of its rows, so that a killed one goes on where it was. */
export const importRuns = pgTable('import_runs', {
  /** Hash of the file and of what it was asked to do. */
  key: text('key').primaryKey(),
  /** Products of the file that are done, refused ones included. */
  done: integer('done').notNull(),
  updatedAt: instant('updated_at').notNull()
})

/** Which picture came from where, so that nothing is fetched or decoded twice. */
export const imageSources = pgTable(
  'image_sources',
  {
    /** An address, `sha256:…` of a file's bytes, or the id a picture has in another shop of ours. */
    source: text('source').primaryKey(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' })
  },
  table => [index('image_sources_image').on(table.imageId)]
)
