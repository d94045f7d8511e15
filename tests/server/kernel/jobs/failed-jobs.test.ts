import { describe, expect, test, vi } from 'vitest'
import type { FailedJob } from '#contract/job.ts'
import { runLane } from '#server/kernel/jobs/lane.ts'
import { scheduleJob } from '#server/kernel/jobs/queue.ts'
import { createJobRoutes } from '#server/kernel/jobs/routes.ts'
import { USUAL_KINDS } from '../../database.ts'
import { requireOk, setUpShop } from '../../shop.ts'

const PATH = '/api/v2/staff/failed_jobs'

describe.each(USUAL_KINDS)('failed jobs on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createJobRoutes])

  const run = (work: () => Promise<null>) => runLane({ db: database.db, now: shop.server.now, workers: { work } })

  test('are listed for staff with the error, and retried on request', async () => {
    await scheduleJob(database.db, { kind: 'work', subject: '7', runAt: shop.clock.now })
    await run(() => Promise.reject(new Error('Out of order')))
    const staff = await shop.user({ role: 'staff' })
    const { jobs, more } = requireOk(await staff.call<{ jobs: FailedJob[]; more: boolean }>('GET', PATH))
    expect(more).toBe(false)
    expect(jobs).toMatchObject([{ kind: 'work', subject: '7', attempts: 1, failed_at: shop.clock.now.toISOString() }])
    expect(jobs[0]?.error).toContain('Out of order')
    expect(jobs[0]?.error).not.toMatch(/^ {4}at /m)
    const work = vi.fn(async () => null)
    expect(await run(work)).toBe(0)
    requireOk(await staff.call('POST', `${PATH}/${jobs[0]?.id}/retries`))
    expect(await run(work)).toBe(1)
    expect(requireOk(await staff.call<{ jobs: FailedJob[] }>('GET', PATH)).jobs).toEqual([])
    expect((await staff.call('POST', `${PATH}/${jobs[0]?.id}/retries`)).status).toBe(404)
    expect((await staff.call('POST', `${PATH}/x/retries`)).status).toBe(404)
  })

  test('are hidden from others', async () => {
    const guest = await shop.guest()
    const user = await shop.user()
    for (const [method, path] of [
      ['GET', PATH],
      ['POST', `${PATH}/1/retries`]
    ] as const) {
      expect((await guest.call(method, path)).status).toBe(401)
      expect((await user.call(method, path)).status).toBe(403)
    }
  })
})
