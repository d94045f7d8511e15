import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { CatalogueImportReport } from '#contract/catalogue-import.ts'
import type { DocumentFields } from '#contract/product-admin.ts'
import { IMPORT_STATES, REVISION_KINDS, IMPORT_TAG_MODES } from '#domain/product-change.ts'
import { products } from '../catalogue/product/tables.ts'
import { users } from '../identity/tables.ts'
import { timestamptz } from '../kernel/db/columns.ts'

/** What staff changed in a product. */
export const productRevisions = pgTable(
  'product_revisions',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The version of the product after the change. */
    version: integer('version').notNull(),
    kind: text('kind', { enum: REVISION_KINDS }).notNull(),
    /** Shared by the products of one bulk edit, or of an import, whose id it is. */
    batch: uuid('batch').notNull(),
    fields: text('fields').array().notNull(),
    /** The changed fields of the product document; null for the creation. A variant has its stock only where that changed. */
    before: jsonb('before').$type<DocumentFields>(),
    after: jsonb('after').$type<DocumentFields>().notNull(),
    /** Why stock was changed, with a note. */
    reason: text('reason'),
    staffId: integer('staff_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull()
  },
  table => [index('product_revisions_product').on(table.productId, table.id), index('product_revisions_batch').on(table.batch)]
)

/** Files of products that staff uploaded; the file itself is in the storage. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  state: text('state', { enum: IMPORT_STATES }).notNull(),
  currency: text('currency').notNull(),
  /** Tugrik for one unit of the currency, as typed. */
  rate: text('rate').notNull(),
  tags: text('tags', { enum: IMPORT_TAG_MODES }).notNull(),
  /** Products of the check or the import that runs. */
  done: integer('done').notNull().default(0),
  percent: integer('percent').notNull().default(0),
  report: jsonb('report').$type<CatalogueImportReport>(),
  error: text('error'),
  staffId: integer('staff_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamptz('created_at').notNull()
})
