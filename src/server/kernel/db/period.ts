import { sql, type Column, type SQL } from 'drizzle-orm'
import { startOfDay } from '#domain/day.ts'
import type { Period } from '#domain/period.ts'

/** Whether a time is in a period of days in Ulaanbaatar. */
export function isWithin(column: SQL | Column, { from, to }: Period): SQL {
  return sql`${column} >= ${startOfDay(from).toISOString()}::timestamptz AND ${column} < ${startOfDay(to, 1).toISOString()}::timestamptz`
}
