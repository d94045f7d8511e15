import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localized } from '#domain/site.ts'
import { localizedText } from '../kernel/db/columns.ts'

/** The site's configuration, one row per subject (`configs`, `menus`, `contact`, `bank_accounts`, `banners`, `delivery`, …). */
export const siteSettings = pgTable('site_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  /** Incremented by every change. */
  version: integer('version').notNull().default(1)
})

/** Cities and provinces, districts and soums, khoroos and bags, by the statistics office's codes. */
export const zones = pgTable(
  'zones',
  {
    code: text('code').primaryKey(),
    parent: text('parent'),
    cat: text('cat', { enum: ['city', 'district', 'quarter'] }).notNull(),
    name: localizedText('name').notNull(),
    number: integer('number')
  },
  table => [index('zones_parent').on(table.parent, table.number)]
)

export const branches = pgTable('branches', {
  code: text('code').primaryKey(),
  name: localizedText('name').notNull(),
  address: localizedText('address').notNull(),
  phone: text('phone').notNull(),
  hours: jsonb('hours').$type<Localized>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull().default(0)
})
