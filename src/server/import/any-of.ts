import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** One of many values, as one parameter: a placeholder for each of thousands takes longer than the query. */
export function anyOf(column: AnyColumn, values: readonly string[] | readonly number[], type: 'text' | 'int'): SQL {
  return sql`${column} = ANY(${sql.param([...values])}::${sql.raw(type)}[])`
}
