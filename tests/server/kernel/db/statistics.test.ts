import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshStatistics } from '../../../../src/server/kernel/db/statistics.ts'
import { KINDS, openTestDatabase, type TestDatabase } from '../../database.ts'

describe.each(KINDS)('statistics of tables on %s', kind => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await database.db.execute(sql`CREATE TABLE measured (n int, text text DEFAULT repeat('x', 100), list int[])`)
    await database.db.execute(sql`CREATE INDEX measured_list ON measured USING gin (list)`)
    await database.db.execute(sql`INSERT INTO measured SELECT n FROM generate_series(1, 2000) n`)
    await countChanges()
  })
  afterAll(async () => {
    await database.db.execute(sql`DROP TABLE measured`)
    await database.close()
  })
  const estimatedRows = async (): Promise<number> => {
    const { rows } = (await database.db.execute(sql`SELECT reltuples AS n FROM pg_class WHERE relname = 'measured'`)) as {
      rows: { n: number }[]
    }
    return rows[0]?.n ?? 0
  }
  const countWaitingPages = async (): Promise<number> => {
    const { rows } = (await database.db.execute(sql`SELECT gin_clean_pending_list('measured_list')::int AS n`)) as { rows: { n: number }[] }
    return rows[0]?.n ?? 0
  }
  const refresh = () => refreshStatistics({ db: database.db, kind })
  const insert = async (rows: number): Promise<void> => {
    await database.db.execute(sql`INSERT INTO measured (n, list) SELECT n, ARRAY[n] FROM generate_series(1, ${sql.raw(String(rows))}) n`)
    await countChanges()
  }
  /** Postgres counts them once a second. */
  const countChanges = () => database.db.execute(sql`SELECT pg_stat_force_next_flush()`)

  test(kind === 'pglite' ? 'are read where many rows changed, and not again' : 'are left to the server', async () => {
    expect((await refresh()).includes('measured')).toBe(kind === 'pglite')
    if (kind !== 'pglite') return
    expect(await estimatedRows()).toBe(2000)
    await insert(100)
    expect(await refresh()).toEqual([])
    await insert(400)
    expect(await refresh()).toEqual(['measured'])
    expect(await estimatedRows()).toBe(2500)
    expect(await countWaitingPages()).toBe(0)
  })
})
