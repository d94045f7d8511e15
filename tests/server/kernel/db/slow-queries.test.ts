import { sql } from 'drizzle-orm'
import { symbols } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { logSlowQueries } from '../../../../src/server/kernel/db/slow-queries.ts'
import { log, withRequestId } from '../../../../src/server/kernel/log/log.ts'
import { KINDS, openTestDatabase, type TestDatabase } from '../../database.ts'

interface Line {
  level: string
  msg: string
  ms: number
  query: string
  request?: string
}

describe.each(KINDS)('slow queries on %s', kind => {
  let database: TestDatabase
  let lines: Line[]
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())
  beforeEach(() => {
    lines = []
    log.level = 'warn'
    const stream = Reflect.get(log, symbols.streamSym) as { write: (line: string) => void }
    vi.spyOn(stream, 'write').mockImplementation(text => {
      const line = JSON.parse(text) as Line
      // On a busy machine other statements may be slow, too.
      if (line.query.includes('pg_sleep')) lines.push(line)
    })
  })
  afterEach(() => {
    logSlowQueries(0)
    vi.restoreAllMocks()
  })

  const slow = (marker: number) => database.db.execute(sql`SELECT pg_sleep(0.2), ${'s3cr3t'}::text AS ${sql.identifier(`marker${marker}`)}`)

  test('are logged with their text and request, without values', async () => {
    logSlowQueries(100)
    await withRequestId('request-1', async () => await slow(1))
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'warn',
        msg: 'slow query',
        request: 'request-1',
        query: expect.stringContaining('pg_sleep(0.2), $1::text')
      })
    ])
    expect(lines[0]?.ms).toBeGreaterThanOrEqual(100)
    expect(JSON.stringify(lines)).not.toContain('s3cr3t')
  })

  test('are logged inside a transaction, and where they fail', async () => {
    logSlowQueries(100)
    await withRequestId('request-2', () => database.db.transaction(tx => tx.execute(sql`SELECT pg_sleep(0.2) AS inside`)))
    await withRequestId('request-3', () => database.db.execute(sql`SELECT 1 / (length(pg_sleep(0.2)::text)) AS failing`).catch(() => {}))
    const texts = lines.map(({ request, query }) => `${request} ${/inside|failing/.exec(query)?.[0]}`)
    expect(texts).toEqual(['request-2 inside', 'request-3 failing'])
  })

  test('are not logged below the threshold, or where there is none', async () => {
    logSlowQueries(600_000)
    await slow(1)
    logSlowQueries(0)
    await slow(1)
    expect(lines).toEqual([])
  })

  if (kind === 'postgres')
    test('carry the request that sent them, also where it waited for a connection', async () => {
      logSlowQueries(100)
      await Promise.all(Array.from({ length: 25 }, (_, n) => withRequestId(`request-of-${n}`, async () => await slow(n))))
      const pairs = lines.map(({ request, query }) => `${request} ${/marker\d+/.exec(query)?.[0]}`)
      expect(pairs.toSorted()).toEqual(Array.from({ length: 25 }, (_, n) => `request-of-${n} marker${n}`).toSorted())
    })
})
