import { type Placeholder, sql } from 'drizzle-orm'
import { PgDatabase, PgDialect, type PgSession } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

type Prepare = PgSession['prepareQuery']

interface Preparable<Rows> extends PromiseLike<Rows> {
  prepare: (name: string) => unknown
}

/**
 * A query whose SQL is built once, for queries of every request: building takes longer than sending it. Drizzle's own prepared queries
 * belong to one connection.
 * @param names of the values, which no column converts: pass dates as ISO texts
 * @param build must return the same query each time
 */
export function compileQuery<const Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Db, placeholders: Record<Name, Placeholder>) => Preparable<Rows>
): (db: Db, values: Record<Name, unknown>) => Promise<Rows> {
  let built: { call: Parameters<Prepare>; prepared: object } | null = null
  return async (db, values) => {
    built ??= recordCall(recorder =>
      build(recorder, Object.fromEntries(names.map(name => [name, sql.placeholder<string>(name)])) as Record<Name, Placeholder>)
    )
    // Drizzle keeps which joins are optional beside the arguments.
    const statement = Object.assign(db._.session.prepareQuery(...built.call), built.prepared)
    return (await statement.execute(values)) as Rows
  }
}

/** The same for a query with parts of another feature, `sources`, which are the same object for the whole process. */
export function compileQueryWith<Sources extends object, const Name extends string, Rows>(
  names: readonly Name[],
  build: (sources: Sources, db: Db, placeholders: Record<Name, Placeholder>) => Preparable<Rows>
): (sources: Sources, db: Db, values: Record<Name, unknown>) => Promise<Rows> {
  const queries = new WeakMap<Sources, ReturnType<typeof compileQuery<Name, Rows>>>()
  return (sources, db, values) => {
    const query = queries.get(sources) ?? compileQuery(names, (recorder, placeholders) => build(sources, recorder, placeholders))
    queries.set(sources, query)
    return query(db, values)
  }
}

function recordCall(build: (recorder: Db) => Preparable<unknown>): { call: Parameters<Prepare>; prepared: object } {
  const prepared = {}
  let call: Parameters<Prepare> | undefined
  const session = {
    prepareQuery: (...values: Parameters<Prepare>) => {
      call = values
      return Object.defineProperty(prepared, 'setToken', { value: () => prepared })
    }
  }
  build(new PgDatabase(new PgDialect(), session as unknown as PgSession, undefined)).prepare('')
  if (!call) throw new Error('The query was not prepared.')
  call[2] = undefined
  return { call, prepared }
}
