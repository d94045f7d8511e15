import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/kernel/db/open.ts'
import { runLane, type Worker } from '#server/kernel/jobs/lane.ts'
import { claimJob, extendClaim, finishJob, listFailedJobs, retryFailedJob, runAgain, scheduleJob } from '#server/kernel/jobs/queue.ts'
import { runForEach } from '#server/kernel/jobs/run-for-each.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { log } from '#server/kernel/log/log.ts'
import { KINDS, openTestDatabase, type TestDatabase } from '../../database.ts'

/** Extended after a part of it: a busy machine delays that by a second. */
/** Its owner extends it in time also where the machine is busy. */
const CLAIM_MS = 2500

describe.each(KINDS)('jobs on %s', kind => {
  let origin: TestDatabase
  let other: OpenDatabase
  let now: Date
  beforeAll(async () => {
    origin = await openTestDatabase(kind)
    other = origin.url ? await openDatabase(origin.url, '') : origin.database
    return async () => {
      if (origin.url) await other.close()
      await origin.close()
    }
  })
  beforeEach(async () => {
    now = new Date('2026-11-22T02:00:00Z')
    await origin.db.delete(jobs)
    log.level = 'silent'
  })

  const claim = (node: OpenDatabase) => claimJob(node.db, { kinds: ['work'], except: [], ms: CLAIM_MS }, now)
  const run = (node: OpenDatabase, workers: Record<string, Worker>) => runLane({ db: node.db, now: () => now, workers, claimMs: CLAIM_MS })

  test('an owner with an expired claim changes nothing', async () => {
    await scheduleJob(origin.db, { kind: 'work', runAt: now })
    const expired = await claim(origin.database)
    const next = await vi.waitFor(async () => (await claim(other)) ?? Promise.reject(new Error('still claimed')), { timeout: 15_000 })
    if (!expired) throw new Error('The job was not claimed.')
    expect(next.owner).not.toBe(expired.owner)
    expect(await extendClaim(origin.db, expired, CLAIM_MS)).toBe(false)
    expect(await runAgain(origin.db, expired, { runAt: now })).toBe(false)
    expect(await finishJob(origin.db, expired)).toBe(false)
    expect(await origin.db.select().from(jobs)).toHaveLength(1)
    expect(await finishJob(other.db, next)).toBe(true)
    expect(await origin.db.select().from(jobs)).toHaveLength(0)
  })

  test('a job does its work for every item, and fails where one of them did', async () => {
    await scheduleJob(origin.db, { kind: 'work', runAt: now })
    const done: number[] = []
    const one = async (item: number): Promise<void> => {
      if (item % 2) throw new Error(`item ${item}`)
      done.push(item)
    }
    await run(origin.database, { work: async () => (await runForEach([1, 2, 3, 4], one), null) })
    expect([done, (await listFailedJobs(origin.db, 10, 0)).map(({ error }) => error)]).toEqual([
      [2, 4],
      [expect.stringContaining('item 3')]
    ])
    const gone = runForEach([1, 2], () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })))
    await expect(gone).rejects.toThrow('gone')
  })

  test('a job slower than its claim runs on one node only', async () => {
    await scheduleJob(origin.db, { kind: 'work', runAt: now })
    let finish = (): void => {}
    const finished = new Promise<void>(resolve => (finish = resolve))
    const workers: Record<string, Worker> = { work: vi.fn<Worker>(async () => (await finished, null)) }
    const first = run(origin.database, workers)
    await expect.poll(() => workers['work']).toHaveBeenCalled()
    const until = performance.now() + 2 * CLAIM_MS
    let attempts = 0
    while (performance.now() < until) {
      expect(await run(other, workers)).toBe(0)
      attempts++
      // Without a pause the attempts keep the timer of the extension waiting.
      await delay(50)
    }
    expect(attempts).toBeGreaterThan(3)
    finish()
    expect(await first).toBe(1)
    expect(workers['work']).toHaveBeenCalledTimes(1)
    expect(await origin.db.select().from(jobs)).toHaveLength(0)
  })

  test('two nodes share the jobs and run none twice', async () => {
    for (let n = 0; n < 40; n++) await scheduleJob(origin.db, { kind: 'work', subject: String(n), runAt: now })
    const seen: string[] = []
    const workers: Record<string, Worker> = { work: async job => (seen.push(job.subject), null) }
    for (let ran = 1; ran > 0;) ran = (await Promise.all([run(origin.database, workers), run(other, workers)])).reduce((a, b) => a + b)
    expect(seen.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => String(n)).toSorted())
  })

  test('a failure is stored for staff, retried with backoff, and cleared after a success', async () => {
    await scheduleJob(origin.db, { kind: 'work', subject: '7', runAt: now })
    let broken = true
    const workers: Record<string, Worker> = {
      work: async () => {
        if (broken) throw new Error('Out of order')
        return new Date(now.getTime() + 1000)
      }
    }
    const waits: number[] = []
    for (let n = 0; n < 9; n++) {
      expect(await run(origin.database, workers)).toBe(1)
      const [failed] = await listFailedJobs(origin.db, 10, 0)
      expect(failed).toMatchObject({
        kind: 'work',
        subject: '7',
        attempts: n + 1,
        error: expect.stringContaining('Out of order'),
        failedAt: now
      })
      waits.push(((failed?.runAt.getTime() ?? 0) - now.getTime()) / 1000)
      expect(await run(origin.database, workers)).toBe(0)
      now = failed?.runAt ?? now
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600])
    broken = false
    expect(await run(origin.database, workers)).toBe(1)
    expect(await listFailedJobs(origin.db, 10, 0)).toEqual([])
    expect(await origin.db.select().from(jobs)).toMatchObject([{ attempts: 0, error: null, failedAt: null, owner: null }])
  })

  test('staff make a failed job due at once', async () => {
    await scheduleJob(origin.db, { kind: 'work', runAt: now })
    const [job] = await origin.db.select().from(jobs)
    expect(await retryFailedJob(origin.db, job?.id ?? 0, now)).toBe(false)
    await run(origin.database, { work: () => Promise.reject(new Error('Out of order')) })
    expect(await retryFailedJob(origin.db, job?.id ?? 0, now)).toBe(true)
    expect(await run(origin.database, { work: async () => null })).toBe(1)
  })
})
