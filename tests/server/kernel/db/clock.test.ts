import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../../src/server/kernel/db/open.ts'
import { EMPTY, openPostgres, type TestDatabase } from '../../database.ts'

const HOUR_MS = 3_600_000

let origin: TestDatabase
beforeAll(async () => {
  origin = await openPostgres(EMPTY)
  await origin.db.execute(sql`CREATE TABLE clock_offset (hours int NOT NULL)`)
  await origin.db.execute(sql`INSERT INTO clock_offset VALUES (0)`)
  // Precedes the server's own function in the search path below.
  await origin.db.execute(sql`
    CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
    $$SELECT pg_catalog.clock_timestamp() + (SELECT hours FROM public.clock_offset) * interval '1 hour'$$`)
})
afterAll(() => origin.close())

/** A shop's connections to a server whose clock differs by this many hours. */
async function openAt(hours: number): Promise<OpenDatabase> {
  await setClock(hours)
  const url = new URL(origin.url ?? '')
  url.searchParams.set('options', '-c search_path=public,pg_catalog')
  return openDatabase(url.href, '')
}
const setClock = (hours: number) => origin.db.execute(sql`UPDATE clock_offset SET hours = ${hours}`)
const hoursAhead = (database: OpenDatabase): number => (database.now().getTime() - Date.now()) / HOUR_MS

test.each([-3, 0, 5])('a process whose clock differs by %i hours uses the time of the server', async hours => {
  const database = await openAt(hours)
  expect(hoursAhead(database)).toBeCloseTo(hours, 1)
  await database.close()
})

test('the connection that listens notices a clock that is corrected later', async () => {
  const database = await openAt(2)
  await setClock(0)
  await new Promise<void>((resolve, reject) => {
    const stop = database.pool?.listen(
      'clock_test',
      () => {},
      () => {
        // Runs before the comparison of the same connection.
        const wait = setInterval(() => {
          if (hoursAhead(database) > 0.5) return
          clearInterval(wait)
          stop?.().then(resolve, reject)
        }, 5)
      }
    )
  })
  expect(database.pool?.clock.offsetMs).toBeLessThan(HOUR_MS / 2)
  await database.close()
})
