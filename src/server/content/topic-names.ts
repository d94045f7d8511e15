import type { Localized } from '#domain/site.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'
import { series, tags } from './tables.ts'

/** The names of tags and series, cached until `tags` or `site` is invalidated. */
export const readTagNames = cached(['tags', 'site'], async (db): Promise<Map<string, Localized>> => {
  const rows = await db.select().from(tags)
  return new Map(rows.map(row => [row.code, row.name]))
})

export const readSeriesNames = cached(['tags', 'site'], async (db): Promise<Map<string, Localized>> => {
  const rows = await db.select().from(series)
  return new Map(rows.map(row => [row.code, row.name]))
})

/** Descriptions by `tag:home` and `series:winter`. */
export const readTopicDescriptions = cached(['tags', 'site'], async (db): Promise<Map<string, Localized>> => {
  const [tagRows, seriesRows] = [await db.select().from(tags), await db.select().from(series)]
  return new Map([
    ...tagRows.map(row => [`tag:${row.code}`, row.description] as const),
    ...seriesRows.map(row => [`series:${row.code}`, row.description] as const)
  ])
})

/** Creates or renames a tag or a series. */
export async function saveTopic(db: Db, table: typeof tags | typeof series, code: string, name: Localized): Promise<void> {
  await db.insert(table).values({ code, name }).onConflictDoUpdate({ target: table.code, set: { name } })
}
