import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { VISIT_STEPS } from '#domain/report.ts'

/** What visitors searched for, a row per phrase and day. Nothing in it is about a person. */
export const searchStatistics = pgTable(
  'search_statistics',
  {
    /** In Ulaanbaatar. */
    day: date('day').notNull(),
    /** See `toCountedPhrase`. */
    phrase: text('phrase').notNull(),
    searches: integer('searches').notNull().default(0),
    /** Results of the last search; null where only a click was counted on that day. */
    results: integer('results'),
    /** Pages opened from the results. */
    clicks: integer('clicks').notNull().default(0)
  },
  table => [primaryKey({ columns: [table.day, table.phrase] })]
)

/** Steps of visitors to an order, a row per step and day. Orders themselves are counted in `orders`. */
export const visitStatistics = pgTable(
  'visit_statistics',
  {
    /** In Ulaanbaatar. */
    day: date('day').notNull(),
    step: text('step', { enum: VISIT_STEPS }).notNull(),
    count: integer('count').notNull()
  },
  table => [primaryKey({ columns: [table.day, table.step] })]
)
