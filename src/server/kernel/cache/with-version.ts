import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/open.ts'
import { cached } from './data-cache.ts'

/** Id and version of a row, as a narrow query selects them. */
export interface RowVersion {
  id: number
  version: string
}

/** The columns of `RowVersion`. Postgres changes a row's `xmin` with every update. */
export function selectRowVersion(table: PgTable & { id: AnyColumn }): { id: SQL<number>; version: SQL<string> } {
  return { id: sql<number>`${table.id}`, version: sql<string>`${table}.xmin::text` }
}

/**
 * Caches wide rows by the version they were read at. Every call selects ids and versions from the database, so a changed row is
 * never served from the cache; changes of joined rows apply when one of `tags` is invalidated, or after a minute. At most
 * `maxRows` rows of one database are cached.
 */
export function withVersion<Row>(
  tags: readonly string[],
  maxRows: number,
  read: (db: Db, ids: number[]) => Promise<(RowVersion & { row: Row })[]>
): (db: Db, versions: readonly RowVersion[]) => Promise<Row[]> {
  const cachedRows = cached(tags, async () => new Map<number, { version: string; row: Row }>())
  return async (db, versions) => {
    const current = await cachedRows(db)
    const rows = new Map<number, Row>()
    const missing: number[] = []
    for (const { id, version } of versions) {
      const existing = current.get(id)
      if (existing?.version === version) rows.set(id, existing.row)
      else missing.push(id)
    }
    if (current.size > maxRows) current.clear()
    for (const { id, version, row } of missing.length ? await read(db, missing) : []) {
      rows.set(id, row)
      current.set(id, { version, row })
    }
    return versions.flatMap(({ id }) => rows.get(id) ?? [])
  }
}
