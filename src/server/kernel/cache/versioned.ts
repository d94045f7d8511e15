import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/open.ts'
import { remember } from './remember.ts'

/** What a narrow query finds: which rows, and at which version. */
export interface Found {
  id: number
  version: string
}

/** The columns of `Found`. Postgres gives a row another `xmin` with every change of it. */
export function foundIn(table: PgTable & { id: AnyColumn }): { id: SQL<number>; version: SQL<string> } {
  return { id: sql<number>`${table.id}`, version: sql<string>`${table}.xmin::text` }
}

/**
 * Keeps wide rows in memory by the version they were read at. Every question still asks the database which
 * rows it is about, and their versions, so a change is seen at once; `tags` and `remember`'s minute bound how
 * long a change of what was joined to a row goes unnoticed. At most `most` rows of one database are kept.
 */
export function versioned<Row>(
  tags: readonly string[],
  most: number,
  read: (db: Db, ids: number[]) => Promise<(Found & { row: Row })[]>
): (db: Db, found: readonly Found[]) => Promise<Row[]> {
  const keptRows = remember(tags, async () => new Map<number, { version: string; row: Row }>())
  return async (db, found) => {
    const kept = await keptRows(db)
    const rows = new Map<number, Row>()
    const missing: number[] = []
    for (const { id, version } of found) {
      const known = kept.get(id)
      if (known?.version === version) rows.set(id, known.row)
      else missing.push(id)
    }
    if (kept.size > most) kept.clear()
    for (const { id, version, row } of missing.length ? await read(db, missing) : []) {
      rows.set(id, row)
      kept.set(id, { version, row })
    }
    return found.flatMap(({ id }) => rows.get(id) ?? [])
  }
}
