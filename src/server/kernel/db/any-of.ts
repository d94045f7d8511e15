import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Passes many values as one array parameter: thousands of placeholders take longer than the query. */
export function isAnyOf(column: AnyColumn, values: readonly string[] | readonly number[], type: 'text' | 'int'): SQL {
  return sql`${column} = ANY(${sql.param([...values])}::${sql.raw(type)}[])`
}
