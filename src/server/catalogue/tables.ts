import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { BADGE_TONES } from '#domain/site.ts'
import { localizedText } from '../kernel/db/columns.ts'
import { images } from '../kernel/images/tables.ts'

/** A code of eight digits and its title. */
export interface Gpc {
  code: string
  text: string
}

export const taxons = pgTable(
  'taxons',
  {
    id: serial('id').primaryKey(),
    parentId: integer('parent_id'),
    /** `women/knitwear/sweaters`: every prefix is a taxon too. */
    permalink: text('permalink').notNull().unique(),
    name: localizedText('name').notNull(),
    shortName: localizedText('short_name'),
    description: localizedText('description'),
    depth: integer('depth').notNull(),
    position: integer('position').notNull().default(0),
    imageId: text('image_id').references(() => images.id),
    /** Global Product Classification of GS1; a taxon without one has that of its parent. */
    gpc: jsonb('gpc').$type<Gpc>()
  },
  table => [index('taxons_parent').on(table.parentId, table.position)]
)

export const brands = pgTable('brands', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  /** A proper name: the same in both languages unless it has a Mongolian spelling. */
  name: localizedText('name').notNull(),
  description: localizedText('description'),
  /** The logo; without one a product's picture stands for the brand. */
  imageId: text('image_id').references(() => images.id)
})

/** Stores of vendors; official ones are marked. */
export const stores = pgTable('stores', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: localizedText('name').notNull(),
  description: localizedText('description'),
  vendorId: integer('vendor_id').notNull(),
  official: boolean('official').notNull().default(false),
  imageId: text('image_id').references(() => images.id)
})

export const badges = pgTable('badges', {
  code: text('code').primaryKey(),
  label: localizedText('label').notNull(),
  tone: text('tone', { enum: BADGE_TONES }).notNull()
})

/** Labels and colours of option values: `(colour, camel)` is «Тэмээн бор» / "Camel", #C8A06A. */
export const optionValues = pgTable(
  'option_values',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    label: localizedText('label').notNull(),
    hex: text('hex'),
    /** S before M before L. */
    position: integer('position').notNull().default(0)
  },
  table => [index('option_values_key').on(table.key, table.value)]
)
