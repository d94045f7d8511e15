import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/columns.ts'

/** A stored picture. `id` is the hash of its bytes, so that equal pictures are stored once and URLs never change. */
export const images = pgTable('images', {
  id: text('id').primaryKey(),
  /** Width of the stored original; SVG originals are drawn at any width. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  format: text('format', { enum: ['svg', 'jpeg', 'png', 'webp', 'avif'] }).notNull(),
  /** The picture that took its place everywhere. URLs of this one redirect to it. */
  replacedBy: text('replaced_by'),
  createdAt: timestamptz('created_at').notNull().defaultNow()
})
