import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleJob } from '#server/kernel/jobs/queue.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { openTestDatabase, toRows, type TestDatabase } from '../../database.ts'

const WORKER = new URL('./worker-process.ts', import.meta.url).pathname
/** Extended four times per claim: a process that gets no processor time for a shorter while keeps its job. */
const CLAIM_MS = 4000
const WAIT = { timeout: 60_000, interval: 50 }

let database: TestDatabase
const processes: ChildProcess[] = []
beforeEach(async () => {
  database = await openTestDatabase('postgres')
})
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  await database.close()
})

/** Another node on the same database. */
function startNode(): { child: ChildProcess; count: (line: string) => number; finish: () => void } {
  const env = { ...process.env, DATABASE_URL: database.url ?? '', CLAIM_MS: String(CLAIM_MS) }
  const child = spawn(process.execPath, [WORKER], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  processes.push(child)
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', line => lines.push(line))
  return { child, count: line => lines.filter(each => each === line).length, finish: () => void child.stdin.write('finish\n') }
}

const readFirstJob = async () => (await database.db.select().from(jobs))[0]
/** Waits until the database's clock has passed a timestamp. */
const waitUntilPassed = (timestamp: Date | null | undefined) =>
  vi.waitFor(async () => {
    const [row] = toRows<{ passed: boolean }>(
      await database.db.execute(sql`SELECT clock_timestamp() > ${timestamp?.toISOString()}::timestamptz AS passed`)
    )
    expect(row?.passed).toBe(true)
  }, WAIT)

test("a slow job runs only on its owner; a killed owner's job runs again once", { timeout: 180_000 }, async () => {
  await scheduleJob(database.db, { kind: 'slow', runAt: new Date(0) })
  const owner = startNode()
  await vi.waitFor(() => expect(owner.count('started')).toBe(1), WAIT)
  const claim = await readFirstJob()

  const other = startNode()
  await vi.waitFor(() => expect(other.count('idle')).toBeGreaterThan(0), WAIT)
  await waitUntilPassed(claim?.claimedUntil)
  const idle = other.count('idle')
  await vi.waitFor(() => expect(other.count('idle')).toBeGreaterThan(idle + 1), WAIT)
  expect(other.count('started')).toBe(0)
  expect((await readFirstJob())?.owner).toBe(claim?.owner)

  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  await vi.waitFor(() => expect(other.count('started')).toBe(1), WAIT)
  const again = await readFirstJob()
  expect(again).toMatchObject({ id: claim?.id, attempts: 2 })
  expect(again?.owner).not.toBe(claim?.owner)
  other.finish()
  await vi.waitFor(async () => expect(await readFirstJob()).toBeUndefined(), WAIT)
  const later = other.count('idle')
  await vi.waitFor(() => expect(other.count('idle')).toBeGreaterThan(later + 1), WAIT)
  expect([owner.count('started'), other.count('started')]).toEqual([1, 1])
})
