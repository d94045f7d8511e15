import { sql, type SQL } from 'drizzle-orm'
import type { Period } from '#domain/period.ts'
import { searchStatistics } from './tables.ts'

/** Searches by phrase, with the results of the last one. */
export const selectSearchRows = (period: Period): SQL => selectPhrases(period, () => sql``)

/** The phrases whose last search found nothing. */
export const selectEmptySearchRows = (period: Period): SQL => selectPhrases(period, last => sql`AND ${last} = 0`)

/** @param having a further condition on the results of the last search */
function selectPhrases({ from, to }: Period, having: (last: SQL) => SQL): SQL {
  const { day, phrase, searches, results, clicks } = searchStatistics
  const last = sql`(array_agg(${results} ORDER BY ${day} DESC) FILTER (WHERE ${results} IS NOT NULL))[1]`
  return sql`
    SELECT ${phrase} AS key, ${phrase} AS label, sum(${searches}) AS searches, ${last} AS results, sum(${clicks}) AS clicks
    FROM ${searchStatistics} WHERE ${day} BETWEEN ${from} AND ${to}
    GROUP BY ${phrase} HAVING sum(${searches}) > 0 ${having(last)}`
}
