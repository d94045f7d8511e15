import type { Hono } from 'hono'
import { jobContract } from '#contract/job.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../http/customer.ts'
import { DONE, implement } from '../http/implement.ts'
import type { Server } from '../server.ts'
import { listFailedJobs, retryFailedJob } from './queue.ts'

const PER_PAGE = 20

export function createJobRoutes({ db, now }: Server): Hono<ShopEnv> {
  return implement(jobContract, {
    'GET /api/v2/staff/failed_jobs': async ({ query }) => {
      const rows = await listFailedJobs(db, PER_PAGE + 1, (query.page - 1) * PER_PAGE)
      const jobs = rows.slice(0, PER_PAGE).map(({ id, kind, subject, attempts, error, failedAt, runAt }) => ({
        id,
        kind,
        subject,
        attempts,
        error: error ?? '',
        failed_at: (failedAt ?? runAt).toISOString(),
        run_at: runAt.toISOString()
      }))
      return { jobs, more: rows.length > PER_PAGE }
    },

    'POST /api/v2/staff/failed_jobs/{id}/retries': async ({ params }) => {
      if (!(await retryFailedJob(db, params.id, now()))) throw new ShopError('not_found')
      return DONE
    }
  })
}
