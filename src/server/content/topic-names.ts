import type { Localized } from '#domain/site.ts'
import { remember } from '../kernel/cache/remember.ts'
import { series, tags } from './tables.ts'

/** The names of tags and series, remembered until `tags` or `site` is announced. */
export const readTagNames = remember(['tags', 'site'], async (db): Promise<Map<string, Localized>> => {
  const rows = await db.select().from(tags)
  return new Map(rows.map(row => [row.code, row.name]))
})

export const readSeriesNames = remember(['tags', 'site'], async (db): Promise<Map<string, Localized>> => {
  const rows = await db.select().from(series)
  return new Map(rows.map(row => [row.code, row.name]))
})
