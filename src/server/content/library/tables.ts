import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables.ts'
import { localizedText, timestamptz } from '../../kernel/db/columns.ts'
import { images } from '../../kernel/images/tables.ts'

/** Pictures that writers uploaded or used, for reuse. Pictures of reviews and returns are never in it. */
export const libraryPictures = pgTable(
  'library_pictures',
  {
    imageId: text('image_id')
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** Name of the uploaded file, or what the editors call it. */
    name: text('name').notNull().default(''),
    /** Suggested where the picture is reused; every use has its own. */
    alt: localizedText('alt').notNull().default({}),
    /** Size of the stored original; null where it is unknown. */
    bytes: integer('bytes'),
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at')
      .notNull()
      .default(sql`now()`)
  },
  table => [index('library_pictures_newest').on(table.createdAt, table.imageId), index('library_pictures_user').on(table.uploadedBy)]
)
